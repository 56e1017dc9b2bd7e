import { roundHalfEven, sum } from '../money.ts';
import { evaluate } from './expression.ts';
import type { StateCode } from '../enums.ts';
import { addDays, type IsoDate } from '../dates.ts';
import { bankingDaysAfter } from '../regulation/banking-days.ts';
import { allowsRemoteNotary } from '../regulation/states.ts';
import { mortgageTax } from '../regulation/mortgage-tax.ts';
import { type TexasFee, texasFeeTest } from '../regulation/texas.ts';
import { isTexasHomestead } from './limits.ts';
import type { Cost, FeeType, PriceList, ProductSettings, UnderwriteInput } from './types.ts';

/** The name of a closing cost, on the screen and on every document. */
export const FEE_NAMES: Readonly<Record<FeeType, string>> = {
  AVM_FEE: 'Home valuation (AVM)',
  NOTARY_FEE: 'Notary',
  RECORDING_TAX: 'Recording tax',
  RECORDING_FEE: 'County recording fee',
  TITLE_FEE: 'Title search',
  BPO_FEE: 'Broker price opinion',
  DRIVE_BY_VALUATION_FEE: 'Drive-by (exterior) valuation',
  ONSITE_APPRAISAL_FEE: 'Appraisal inside the home',
};

/** The prices of applications that were created before their lender's were stored with them, dollars. */
const EARLIER_PRICES: PriceList = { avm: 180, bpo: 110, evaluation: 190, appraisal: 550, notary: 300, recording: 315, recordingTax: 1_400 };
export const pricesOf = ({ prices }: Pick<ProductSettings, 'prices'>): PriceList => prices ?? EARLIER_PRICES;

/** When a fee is payable, and by whom, as every disclosure says it (12 CFR 1026.40(d)(7), (8)). */
export const PAYABLE = {
  origination: 'At closing: added to your line',
  avm: 'At closing, from your first draw, if an automated valuation was found',
  broker: 'Never: we pay it',
  appraisal: 'By card before it is ordered; returned if it is not made',
  notary: 'At closing, from your first draw; elsewhere we pay it',
  recording: 'At closing, from your first draw',
} as const;

/** The first day on which a fee may be charged that is not given back: after three business days with the important terms (12 CFR 1026.40(h)). */
export const feesFrom = (termsReceived: IsoDate): IsoDate => addDays(bankingDaysAfter(termsReceived, 3), 1);

/** County recording fee in dollars by state (synthetic); other states have the default. */
const RECORDING_FEE: Partial<Readonly<Record<StateCode, number>>> = {
  AZ: 30,
  CA: 95,
  CO: 43,
  FL: 60,
  GA: 25,
  MD: 60,
  MA: 105,
  MN: 46,
  NJ: 90,
  NY: 75,
  OH: 66,
  OR: 102,
  PA: 85,
  RI: 67,
  TX: 50,
  WA: 115,
};
const USUAL_RECORDING_FEE = 50;

export type CostInput = Pick<UnderwriteInput, 'state' | 'county' | 'occupancy' | 'isEstimated' | 'avmBilled'> & {
  product: Pick<ProductSettings, 'prices' | 'lenderPaysInTexas'>;
};

/**
 * The closing costs of an application, besides the origination fee. An automated value is passed on at what the vendor billed, the disclosed price at
 * most, and not at all when no model answered. The notary in person is the borrower's only where the state allows no other; otherwise we pay.
 */
export function costsFor({ state, county, occupancy, isEstimated = false, avmBilled = Infinity, product }: CostInput): Cost[] {
  const prices = pricesOf(product);
  const texas = isTexasHomestead(state, occupancy);
  // On a Texas homestead a lender may pay what counts toward the 2 % itself, so that more of the borrower's choices stay within it.
  const borrowerPays = (feeType: FeeType, amount: number): Cost =>
    flat(feeType, texas && product.lenderPaysInTexas?.includes(feeType) === true ? 0 : amount);
  const tax = mortgageTax(state, county);
  return [
    ...(isEstimated ? [] : [borrowerPays('AVM_FEE', Math.min(prices.avm, avmBilled))]),
    borrowerPays('RECORDING_FEE', Math.min(RECORDING_FEE[state] ?? USUAL_RECORDING_FEE, prices.recording)),
    // A Texas homestead closes at an office, before a notary who is there (Tex. Const. art. XVI s.50(a)(6)(N)).
    ...(texas || !allowsRemoteNotary(state) ? [borrowerPays('NOTARY_FEE', prices.notary)] : []),
    ...(tax ? [{ feeType: 'RECORDING_TAX', type: 'FORMULA', borrowerPaidAmount: 0, jsCriteria: tax } satisfies Cost] : []),
  ];
}

/** What one cost charges the borrower, dollars. Throws SyntaxError when its formula is outside the language. */
export function costAmount(
  cost: Pick<Cost, 'borrowerPaidAmount' | 'jsCriteria'>,
  inputs: { line: number; draw: number; term: number },
): number {
  return cost.jsCriteria === null ? cost.borrowerPaidAmount : roundHalfEven(evaluate(cost.jsCriteria, inputs));
}

/** Flat costs the borrower pays, dollars. */
export const flatTotal = (costs: readonly Cost[]): number => roundHalfEven(sum(costs.map((cost) => cost.borrowerPaidAmount)));

/** The costs that do not count toward the Texas 2 %; every other one does (Tex. Const. art. XVI s.50(a)(6)(E)). */
const TEXAS_KINDS: Partial<Readonly<Record<FeeType, TexasFee['kind']>>> = {
  ONSITE_APPRAISAL_FEE: 'APPRAISAL',
  TITLE_FEE: 'TITLE_EXAMINATION',
};
const texasFees = (costs: readonly { readonly feeType: FeeType; readonly amount: number }[]): TexasFee[] =>
  costs.map(({ feeType, amount }) => ({ amount, kind: TEXAS_KINDS[feeType] ?? 'THIRD_PARTY' }));

/** Flat costs that count toward the Texas 2 %, dollars. */
export const texasCounted = (costs: readonly Cost[]): number =>
  texasFeeTest(0, texasFees(costs.map(({ feeType, borrowerPaidAmount }) => ({ feeType, amount: borrowerPaidAmount })))).counted;

/** The 2 % test of a chosen line: its origination fee and the costs as charged, dollars. */
export const texasFeesOf = (
  lineAmount: number,
  originationFee: number,
  costs: readonly { readonly feeType: FeeType; readonly amount: number }[],
): ReturnType<typeof texasFeeTest> => texasFeeTest(lineAmount, [{ amount: originationFee, kind: 'LENDER' }, ...texasFees(costs)]);

const flat = (feeType: Cost['feeType'], amount: number): Cost => ({ feeType, type: 'FLAT', borrowerPaidAmount: amount, jsCriteria: null });
