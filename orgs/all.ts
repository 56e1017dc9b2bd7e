import { lenderSet } from './lender-set.ts';
import { MAIN } from './lenders/main.ts';
import { MAIN_MARKETS_CREDIT } from './lenders/main-markets-credit.ts';
import { MAIN_NY } from './lenders/main-ny.ts';
import { MAIN_WHOLESALE } from './lenders/main-wholesale.ts';
import { PLUMFIELD } from './lenders/plumfield.ts';

/**
 * The lenders of the files, one row each: a new one is one file and one row. The sandbox puts them into the database, which is what the product reads
 * (server/organizations/lenders.ts); production has the lenders of its database only.
 */
export const FILE_LENDERS = lenderSet([MAIN, MAIN_NY, MAIN_WHOLESALE, MAIN_MARKETS_CREDIT, PLUMFIELD]);
