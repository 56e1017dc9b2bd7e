import type { Lender } from './schema.ts';
import { MAIN } from './lenders/main.ts';
import { MAIN_MARKETS_CREDIT } from './lenders/main-markets-credit.ts';
import { MAIN_NY } from './lenders/main-ny.ts';
import { MAIN_WHOLESALE } from './lenders/main-wholesale.ts';
import { PLUMFIELD } from './lenders/plumfield.ts';

/** Every lender served, one row each; a new lender is one file and one row. */
export const LENDERS: readonly Lender[] = [MAIN, MAIN_NY, MAIN_WHOLESALE, MAIN_MARKETS_CREDIT, PLUMFIELD];

/** The primary brand: the lender of the bare host. */
export const PRIMARY: Lender = MAIN;

const byCode = new Map(LENDERS.map((lender) => [lender.orgCode, lender]));

/** The lender of an organization code, or undefined. */
export function lenderByCode(orgCode: string): Lender | undefined {
  return byCode.get(orgCode);
}
