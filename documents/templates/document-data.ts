import type { Address } from '@hearthline/rules/address.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import type { OfferedInstead } from '@hearthline/rules/offers/instead.ts';
import type { LaterDraws, ProductSettings } from '@hearthline/rules/offers/types.ts';
import type { Bureau, ScoreUsed } from '@hearthline/rules/regulation/adverse-action.ts';
import type { FloodParticipation } from '@hearthline/rules/regulation/flood.ts';
import type { LineDates } from '@hearthline/rules/regulation/first-payment.ts';
import type { IndexYear, PrimeRate } from '@hearthline/rules/regulation/prime-rate.ts';
import type { CountedDay } from '@hearthline/rules/regulation/rescission.ts';
import type { MaritalStatus, StateCode } from '@hearthline/rules/enums.ts';
import type { EvidenceRecord } from '../esign/evidence.ts';

/**
 * The data of each document. Dollars, percent numbers, years; dates as yyyy-MM-dd. Contains everything printed: templates read no clock.
 */

/** Common to every document. `on` is its date: printed, and the PDF's own date. */
export type DocumentBase = {
  readonly on: IsoDate;
  readonly loanNumber: string;
  /** Full names, the primary applicant first. */
  readonly applicants: readonly string[];
  readonly mailingAddress: Address | null;
  readonly property: Address | null;
  readonly state: StateCode;
};

export type CostLine = { readonly label: string; readonly amount: number; readonly paidBy: 'BORROWER' | 'LENDER' };
/** The account that gets the first draw. `mask`: last four characters of its number, at the exchange of the wallet's address. */
export type PaidTo = { readonly bank: string; readonly mask: string; readonly isExchange: boolean };
export type PayoffLine = {
  readonly creditor: string;
  readonly mask: string | null;
  readonly amount: number;
  /** A line of credit on the home, closed when it is paid off. */ readonly closes?: boolean;
};

/** The chosen line. */
export type LineTerms = {
  readonly line: number;
  readonly draw: number;
  readonly originationFee: number;
  readonly feePercent: number;
  /** With the chosen payment type. */
  readonly apr: number;
  /** The APR and payment without autopay, when autopay is chosen; null otherwise. */
  readonly withoutAutopay: { readonly apr: number; readonly payment: number } | null;
  readonly termYears: number;
  readonly drawPeriodYears: number;
  readonly payment: number;
  readonly interestOnly: boolean;
  /** When every payment is made on its due date: about the others, or the balloon of an interest-only line. */
  readonly lastPayment: number;
  readonly costs: readonly CostLine[];
  readonly payoffs: readonly PayoffLine[];
  readonly cashToBorrower: number;
  readonly lienPosition: 1 | 2;
  /** Smallest later draw. */
  readonly minLaterDraw: number;
  /** With the index of the document's day. */
  readonly laterDraws: LaterDraws;
};

/** A signer and their capacity. */
export const SIGNER_CAPACITIES = ['BORROWER', 'CO_BORROWER', 'OWNER', 'TRUSTEE', 'CO_TRUSTEE', 'SPOUSE', 'LENDER'] as const;
export type SignerCapacity = (typeof SIGNER_CAPACITIES)[number];
export type Signer = {
  readonly name: string;
  readonly capacity: SignerCapacity;
  /** 'borrower' or the signer's id; absent where nobody signs electronically. */
  readonly party?: string | undefined;
  /** The trust that a trustee signs for, with its date: "Tara Trust Revocable Living Trust dated March 3, 2015". */
  readonly trust?: string | undefined;
  /** Absent where nobody asked. */
  readonly marital?: MaritalStatus | undefined;
};

/** Why a notice of adverse action is sent: one true sentence each. LAPSED and NOT_WANTED are of the counteroffer. */
export const ADVERSE_CAUSES = ['DECLINED', 'CLOSED', 'OWNER_REFUSED', 'LAPSED', 'NOT_WANTED'] as const;
export type AdverseCause = (typeof ADVERSE_CAUSES)[number];

export type ReportUsed = { readonly bureau: Bureau; readonly score: ScoreUsed | null };

export type DocumentData = {
  /** `minLaterDraw` in dollars. */
  HELOC_IMPORTANT_TERMS: DocumentBase & {
    readonly product: ProductSettings;
    readonly minLaterDraw: number;
    /** A principal dwelling: federal law limits the rate of later draws (12 CFR 1026.32). */
    readonly mainHome: boolean;
    /** The index on the document's day, and the years of the historical example. */
    readonly index: PrimeRate;
    readonly indexHistory: readonly IndexYear[];
    /** Average prime offer rates of the day by term in years, percent: they limit the rate of later draws (12 CFR 1026.32(a)(1)(i)). */
    readonly apor?: Readonly<Record<number, number>> | undefined;
  };
  ESIGN_CONSENT: DocumentBase & {
    readonly email: string;
    /** In the PDF only: who types it has opened the PDF. */
    readonly code?: string | undefined;
  };
  HELOC_BROCHURE: DocumentBase;
  PRIVACY_NOTICE: DocumentBase;
  SOFT_PULL_AUTHORIZATION: DocumentBase;
  NY_CONSUMER_REPORT_NOTICE: DocumentBase;
  NY_APPLICATION_DISCLOSURES: DocumentBase & { readonly product: ProductSettings };
  NY_MORTGAGE_PAMPHLET: DocumentBase;
  CREDIT_SCORE_NOTICE: DocumentBase & {
    readonly applicant: string;
    /** What the score is used for: the first offers, or the decision on the application. */
    readonly use: 'OFFERS' | 'DECISION';
    readonly report: ReportUsed;
    /** Percent of consumers in the United States with a lower score (12 CFR 1022.74(d)(1)(ii)); null without a score. */
    readonly percentBelow: number | null;
  };
  SUMMARY_DISCLOSURE: DocumentBase & {
    readonly terms: LineTerms;
    readonly applied: IsoDate;
    readonly statedIncome: number;
    readonly purpose: string;
    readonly occupancy: string;
  };
  APPLICATION_DISCLOSURES: DocumentBase & {
    readonly terms: LineTerms;
    /** The agencies nearest to the applicant's ZIP code, and the day the list was obtained (12 CFR 1024.20(a)). */
    readonly counselors: {
      readonly zip: string;
      readonly on: IsoDate;
      readonly agencies: readonly {
        readonly name: string;
        readonly phone: string;
        readonly address: string;
        readonly website: string | null;
        readonly languages: readonly string[];
        readonly services: readonly string[];
        readonly miles: number;
      }[];
    };
  };
  /** `owners`: every owner of the home, and each owner's spouse. */
  TEXAS_EQUITY_NOTICE: DocumentBase & { readonly owners: readonly string[] };
  /** The additional copy in Spanish. */
  TEXAS_EQUITY_NOTICE_ES: DocumentData['TEXAS_EQUITY_NOTICE'];
  /** `counted` of `limit` dollars count toward the 2 %; `lenderPays` are the costs that the borrower does not pay. */
  TEXAS_CLOSING_COSTS: DocumentBase & {
    readonly owners: readonly string[];
    readonly terms: LineTerms;
    readonly lenderPays: readonly string[];
    readonly counted: number;
    readonly limit: number;
    readonly perDay: number;
    readonly applied: IsoDate;
    readonly earliest: IsoDate;
  };
  TEXAS_FAIR_MARKET_VALUE: DocumentBase & {
    readonly value: number;
    /** What kind of appraisal or evaluation, and its order. */
    readonly basis: string;
    readonly valuedOn: IsoDate;
    readonly reference: string;
    readonly signers: readonly Signer[];
  };
  /** With its own file for each instrument, so that the disclosures of 12 CFR 1026.6(a) can be kept apart from what is signed. */
  ACCOUNT_OPENING_DISCLOSURES: DocumentData['LINE_AGREEMENT'];
  AUTOPAY_AUTHORIZATION: DocumentData['LINE_AGREEMENT'];
  LINE_AGREEMENT: DocumentBase & {
    /** Delivered to be read before signing (12 CFR 1026.6(a); lending §1.2, row 25), or the signed version. */
    readonly use: 'TO_READ' | 'TO_SIGN';
    readonly terms: LineTerms;
    readonly closing: IsoDate;
    readonly dates: LineDates;
    readonly signers: readonly Signer[];
    readonly rescindable: boolean;
    /** The index of the years of the historical example. */
    readonly indexHistory: readonly IndexYear[];
    readonly disbursement: PaidTo | null;
    /** Null: without autopay. */
    readonly autopay: { readonly bank: string; readonly mask: string; readonly dueDay: number } | null;
  };
  DEED_OF_TRUST: DocumentBase & {
    readonly dated: IsoDate;
    readonly line: number;
    readonly maturity: IsoDate;
    readonly county: string;
    readonly parcelId: string;
    readonly legalDescription: string;
    readonly grantors: readonly Signer[];
    /** How the owners hold title, in the words of the title search; null when it has none. */
    readonly vesting: string | null;
    /** Of a deed of trust; without an address: a public official of the county. */
    readonly trustee: { readonly name: string; readonly address: Address | null } | null;
    /** Tex. Const. art. XVI s.50(a)(6) applies: the lien is foreclosed by court order only. */
    readonly isTexasHomestead: boolean;
  };
  NOTICE_OF_RIGHT_TO_CANCEL: DocumentBase & {
    readonly owner: string;
    readonly opened: IsoDate;
    readonly endsOn: IsoDate;
    readonly days: readonly CountedDay[];
  };
  NON_RESCISSION_CONFIRMATION: DocumentBase & {
    readonly owner: string;
    readonly opened: IsoDate;
    readonly endsOn: IsoDate;
    /** The last day of the wait for mail. */
    readonly mailUntil: IsoDate;
  };
  RESCISSION_RECORD: DocumentBase & {
    readonly owners: readonly string[];
    readonly sentOn: IsoDate;
    readonly receivedOn: IsoDate;
    readonly dueOn: IsoDate;
    readonly instrument: string;
    /** Whether the county has the deed, or may have it. */
    readonly isRecorded: boolean;
    /** `on`: null for a payment that is still to be returned. */
    readonly refunds: readonly { readonly what: string; readonly amount: number; readonly on: IsoDate | null }[];
  };
  ADVERSE_ACTION_NOTICE: DocumentBase & {
    readonly applied: IsoDate;
    readonly cause: AdverseCause;
    readonly reasons: readonly string[];
    /** Null where no consumer report weighed. */
    readonly report: ReportUsed | null;
    /** Other outside sources that weighed, named. */
    readonly outside: readonly string[];
  };
  /** Other terms than those that were asked for, with the reasons; `reasons` is empty where what was verified makes the terms better. */
  COUNTEROFFER: Omit<DocumentData['ADVERSE_ACTION_NOTICE'], 'cause'> & {
    readonly instead: readonly OfferedInstead[];
    readonly interestOnly: boolean;
    /** The last day to accept; null where none is set. */
    readonly until: IsoDate | null;
    /** Creditors that the first draw pays off. */
    readonly payOff: readonly string[];
  };
  /** Dollars; square feet; miles. */
  VALUATION_COPY: DocumentBase & {
    readonly what: 'MODEL' | 'OPINION' | 'EVALUATION' | 'APPRAISAL';
    /** The name of the model, or the license of who made the report. */
    readonly by: string;
    readonly value: number;
    readonly low: number;
    readonly high: number;
    readonly asOf: IsoDate;
    /** Of a report by a person; null for a model's value. */
    readonly report: {
      readonly condition: string;
      readonly repairs: readonly { readonly what: string; readonly cost: number }[];
      readonly comparables: readonly {
        readonly address: string;
        readonly price: number;
        readonly soldOn: IsoDate;
        readonly livingArea: number;
        readonly distance: number;
        readonly adjustment: number;
      }[];
    } | null;
  };
  NOTICE_TO_COSIGNER: DocumentBase & { readonly cosigner: string };
  NOTICE_OF_INCOMPLETENESS: DocumentBase & {
    readonly applied: IsoDate;
    readonly missing: readonly { readonly what: string; readonly how: string }[];
    readonly respondBy: IsoDate;
    /** The credit check made so far; null: none. */
    readonly inquiry: 'SOFT' | 'HARD' | null;
  };
  FLOOD_NOTICE: DocumentBase & {
    readonly zone: string;
    readonly community: string;
    readonly panel: string;
    readonly panelDate: IsoDate;
    readonly determinedOn: IsoDate;
    readonly participation: FloodParticipation;
    readonly coverage: number;
  };
  WELCOME_LETTER: DocumentBase & {
    readonly terms: LineTerms;
    /** By the day the money was sent. */
    readonly dates: LineDates;
    readonly disbursement: PaidTo | null;
    readonly autopay: boolean;
  };
  ESIGN_CERTIFICATE: DocumentBase & {
    readonly documents: readonly { readonly title: string; readonly sha256: string }[];
    readonly records: readonly EvidenceRecord[];
  };
};

export type DocumentKind = keyof DocumentData;
