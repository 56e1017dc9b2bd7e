import type { IsoDate } from '../dates.ts';
import type { PrimeRate } from '../regulation/prime-rate.ts';
import type { Decision, DiscountType, OccupancyType, OfferType, ReasonCode, StateCode, SubDecision } from '../enums.ts';

/** The ratio in percent of a home without value or of no income: above every limit. */
export const NOTHING_TO_DIVIDE_BY = 999.99;

/** A recorded lien on the home. Dollars; `limit` only for a line of credit. */
export interface LienInput {
  id: string;
  balance: number;
  /** As recorded, dollars; tells whether the payment has room for escrows. */
  original?: number | undefined;
  /** Credit limit of an existing HELOC, which counts instead of its balance while the line stays open. */
  limit?: number | null | undefined;
  /** With escrows; null when the report shows none. */
  monthlyPayment: number | null;
  heloc?: boolean | undefined;
  /** To be paid from this draw: counts as zero in the adjusted LTVs. */
  payOff?: boolean | undefined;
}

/** Kinds of tradelines; some have a rule of their own (lending §3.4). */
export const DEBT_TYPES = ['MORTGAGE', 'HELOC', 'AUTO', 'STUDENT', 'CARD', 'INSTALLMENT', 'OTHER'] as const;
export type DebtType = (typeof DEBT_TYPES)[number];

/** A tradeline that is not a lien on this home. Dollars. */
export interface DebtInput {
  id: string;
  creditor: string;
  type: DebtType;
  balance: number;
  /** Null when the report shows none. */
  monthlyPayment: number | null;
  /** Installment debts; derived from balance and payment when absent. */
  remainingPayments?: number | null | undefined;
  payOff?: boolean | undefined;
}

/** One tier of a rate sheet, from a score on: the base rate and the limits, percent and dollars. A highest CLTV of 0: the occupancy is not lent to. */
export interface ScoreTier {
  readonly score: number;
  readonly base: number;
  readonly maxCltv: Readonly<Record<OccupancyType, number>>;
  readonly maxLine: number;
  readonly maxDti: number;
}

/**
 * What a lender lends at, and to whom: base rates and limits by score, and the points that are added for the rest. Percent, percentage points, years,
 * dollars. A rate is the base rate of the tier plus one addition of each table (lending §3.6).
 */
export interface RateSheet {
  /** Highest score first; nobody below the last is lent to. */
  readonly tiers: readonly ScoreTier[];
  /** Up to and including a CLTV, lowest first. */
  readonly cltv: readonly { readonly upTo: number; readonly add: number }[];
  readonly terms: readonly { readonly years: number; readonly add: number }[];
  /** By origination fee in percent of the first draw. */
  readonly fees: readonly { readonly percent: number; readonly add: number }[];
  readonly occupancy: Readonly<Record<OccupancyType, number>>;
  /** By the number of liens that stay ahead of the line, none first; behind more than it has rows nothing is lent. */
  readonly liensAhead: readonly number[];
  /** From a line in dollars on, smallest first; the first is from 0. */
  readonly lineSizes: readonly { readonly from: number; readonly add: number }[];
  /** A home of two units needs this score, and its DTI is capped at this or at the tier's cap, whichever is lower. */
  readonly duplex: { readonly minScore: number; readonly maxDti: number };
}

/** What of a rate sheet decides whether a line is possible, whatever it costs. */
export type CreditLimits = Pick<RateSheet, 'liensAhead' | 'duplex'> & { readonly tiers: readonly Omit<ScoreTier, 'base'>[] };

/** What a lender sets for later draws: a margin for each score tier, and the highest rate on any home. Percent. */
export interface LaterDrawSettings {
  readonly margins: readonly { readonly score: number; readonly margin: number }[];
  readonly maxRate: number;
}

/**
 * How the later draws of one line are priced, for as long as it is open: index + margin, and never above `maxRate` (lending §3.7). `index` is the
 * index's value when the offer was made, published on `indexFrom`. Percent.
 */
export interface LaterDraws {
  readonly margin: number;
  readonly maxRate: number;
  readonly index: number;
  readonly indexFrom: IsoDate;
}

/**
 * What a lender pays each vendor, dollars, and passes on at that price where the borrower pays it: for disclosures, offers, orders and charges alike.
 * `recording`: the most of any county; `recordingTax`: the most on 100,000 dollars of a line in any state.
 */
export interface PriceList {
  avm: number;
  bpo: number;
  evaluation: number;
  appraisal: number;
  notary: number;
  recording: number;
  recordingTax: number;
}

/** Product settings that a lender may vary. Dollars, percent, years. */
export interface ProductSettings {
  minLine: number;
  maxLine: number;
  /** Highest share of the value in percent for all liens and this line together, open lines of credit at their limit; the tier may allow less. */
  maxHcltv?: number | undefined;
  /** The smallest first draw in dollars, where it is larger than `minLine` in a state. */
  minDrawByState?: Partial<Readonly<Record<StateCode, number>>> | undefined;
  /** Origination fee options, percent of the draw. */
  feePercents: readonly number[];
  /** Years. */
  terms: readonly number[];
  /** 62+ product with interest-only payments (AMB-02). */
  ageRestricted: boolean;
  membershipDiscount?: DiscountType | null | undefined;
  /** Percentage points. */
  autopayDiscount: number;
  membershipDiscountSize: number;
  /** Largest origination fee in dollars (ofeeMaxThreshold), or none. */
  feeCap?: number | null | undefined;
  /** Costs that the lender pays itself on a Texas homestead, so that they do not count toward the 2 % of the line. */
  lenderPaysInTexas?: readonly FeeType[] | undefined;
  laterDraws: LaterDrawSettings;
  /** Points over the DTI and the CLTV limit up to which staff decide instead of the rules; none where absent. */
  referOver?: { readonly dti: number; readonly cltv: number } | undefined;
  /** Absent in applications older than sheets that differ by lender. */
  rateSheet?: RateSheet | undefined;
  /** Absent in applications older than the price list. */
  prices?: PriceList | undefined;
}

/** Assets for asset depletion (dollars), and other income a year (lending §3.4). */
export interface AssetsInput {
  cash?: number | undefined;
  securities?: number | undefined;
  retirement?: number | undefined;
  otherAnnual?: number | undefined;
}

/** Dollar figures of the points-and-fees test, adjusted each year (12 CFR 1026.32(a)(1)(ii)). */
export interface HighCostThresholds {
  readonly largeLine: number;
  readonly smallDollars: number;
}

/** Published rates in effect on the day a rate is set. */
export type MarketRates = Pick<UnderwriteInput, 'index' | 'apor' | 'feeThresholds'>;

export interface UnderwriteInput {
  score: number;
  /** Value of the home in dollars. */
  value: number;
  /** Forecast standard deviation of the valuation, 0–1; null when the value is not automated. */
  valueFsd?: number | null | undefined;
  /** The value is the applicant's own estimate: a broker's price opinion is ordered instead of an automated valuation. */
  isEstimated?: boolean | undefined;
  /** What the vendor billed for the automated value, dollars; absent where it did not say. */
  avmBilled?: number | undefined;
  /** True: lend on value × (1 − FSD) instead of the point value. */
  haircut?: boolean | undefined;
  occupancy: OccupancyType;
  state: StateCode;
  propertyType?: string | undefined;
  /** Property tax a year and dues of an owners association a month, dollars; nothing is counted for the home when the tax is absent. */
  annualTax?: number | undefined;
  hoaDues?: number | undefined;
  liens: readonly LienInput[];
  debts: readonly DebtInput[];
  /** Gross, dollars a month, asset depletion not included. */
  monthlyIncome: number;
  assets?: AssetsInput | null | undefined;
  product: ProductSettings;
  /** Of the home, where the parcel's record names it: mortgage taxes differ by county in New York. */
  county?: string | undefined;
  /** Why the law of the state forbids a line on this home, whatever its terms; empty when nothing does. */
  barredBy?: readonly ReasonCode[] | undefined;
  /** The index of later draws on the day the rates are set. */
  index: PrimeRate;
  /** APOR in percent by term in years; the fixed sample when absent. */
  apor?: Readonly<Record<number, number>> | undefined;
  /** The year's; those built in when absent. */
  feeThresholds?: HighCostThresholds | undefined;
}

export interface OfferDiscount {
  discount: DiscountType;
  /** Percent. */
  rateWithDiscount: number;
}

/** One rate: a term, a fee option and a CLTV band (lending §3.6). Dollars, percent, years. */
export interface Offer {
  id: string;
  type: OfferType;
  term: number;
  /** With autopay, and membership where the lender has it. */
  rate: number;
  /** Before any discount. */
  baseRate: number;
  /** The same with the other payment type. */
  otherRate: number;
  originationFee: number;
  /** Line amount. */
  min: number;
  max: number;
  minDraw: number;
  maxDraw: number;
  discountList: OfferDiscount[];
  /** How later draws are priced; absent in offers stored before it was fixed with them. */
  laterDraws?: LaterDraws;
}

export const FEE_TYPES = [
  'AVM_FEE',
  'NOTARY_FEE',
  'RECORDING_TAX',
  'RECORDING_FEE',
  'TITLE_FEE',
  'BPO_FEE',
  'DRIVE_BY_VALUATION_FEE',
  'ONSITE_APPRAISAL_FEE',
] as const;
export type FeeType = (typeof FEE_TYPES)[number];

/** A closing cost: a flat amount, or, like recording tax, a per-offer formula over line, draw and term (AMB-99). */
export interface Cost {
  feeType: FeeType;
  type: 'FLAT' | 'FORMULA';
  /** Dollars; 0 where a formula gives it. */
  borrowerPaidAmount: number;
  jsCriteria: string | null;
}

export const REQUALIFY_REASONS = ['MAX_BELOW_MIN_LINE', 'DTI_OVER_BY_LE_5PTS', 'CLTV_OVER', 'THIRD_LIEN'] as const;
export type RequalifyReason = (typeof REQUALIFY_REASONS)[number];

/** The underwriting result. Percent and dollars. */
export interface Underwriting {
  decision: Decision;
  subDecision: SubDecision;
  dtiDecline: boolean;
  creditScoreDecline: boolean;
  /** Set when there is no offer now, but paying off `suggestedPayoffs` from the draw would make one (lending §1.4.7). */
  requalifyReason: RequalifyReason | null;
  /** Ids of debts or liens. */
  suggestedPayoffs: string[];
  reasons: ReasonCode[];
  /** Before this line, marked liens included; NOTHING_TO_DIVIDE_BY without value or income. */
  preCltv: number;
  preHcltv: number;
  preDti: number;
  /** Highest CLTV and DTI allowed, percent. */
  maxCltv: number;
  capDti: number;
  /** Dollars a month: income counted (assets included), and payments that stay. */
  monthlyIncome: number;
  monthlyDebts: number;
  /** Liens that stay on the home, dollars: an open line of credit by its limit, others by balance. */
  lienTotal: number;
  /** Marked debts and liens to pay from the draw, dollars. */
  payoffTotal: number;
  offers: Offer[];
  /** Largest line of any offer, dollars; 0 when there is none. */
  maxLine: number;
  /** Largest line if DTI were ignored, dollars. */
  maxDtiUnlimited: number;
  /** Largest origination fee in dollars, or null. */
  ofeeMaxThreshold: number | null;
  /** Additional monthly income that would support the smallest line, dollars; 0 when income is enough. */
  incomeShortfall: number;
  costs: Cost[];
  /** Flat costs the borrower pays, dollars; formulas depend on the line. */
  totalPaidByBorrower: number;
}

/** A debt or lien in an offer set, with its payoff amount. Dollars. */
export interface OfferedDebt {
  readonly id: string;
  /** As on the credit report or in the record. */
  readonly monetaryBalance: number;
  readonly monetaryCalculatedNextPaymentMinimumAmount: number;
  readonly payOff: {
    /** The offers depend on its payoff, and were priced without it. */
    readonly required: boolean;
    readonly eligible: boolean;
    /** From the creditor's letter where there is one, else the balance. */
    readonly amount: number;
    readonly providesCltvCredit: boolean;
  };
}

/** An offer set with everything needed to price a choice from it, as the API returns it. Dollars, percent, years. */
export interface PricedOffers<Debt extends OfferedDebt = OfferedDebt> {
  readonly offersByType: { readonly FIXED: readonly Offer[] };
  readonly costs: readonly (Pick<Cost, 'feeType' | 'jsCriteria'> & { readonly borrowerPaidAmount: number | null })[];
  /** Largest origination fee in dollars, or null. */
  readonly ofeeMaxThreshold: number | null;
  readonly homeValue: number;
  readonly lienBalance: number;
  readonly monthlyIncome: number;
  readonly monthlyDebts: number;
  readonly ageRestricted: boolean;
  readonly membershipDiscount: DiscountType | null;
  readonly liabilities: readonly Debt[];
}
