import type { CallOptions, ProviderResult } from '../wire/result.ts';
import type { PostalAddress } from '@hearthline/rules/address.ts';

/** Port: a consumer credit bureau (lending §4.4). */
export interface CreditBureauPort {
  /**
   * One credit pull. `data` is present whenever the bureau answered, whatever the outcome. OK: a credit file (hit HIT or THIN; underwriting
   * reads alerts, score floor and late payments). NO_HIT: reason NO_HIT. NEEDS_INPUT: reason FROZEN, LOCKED or INCORRECT_PIN. REVIEW:
   * reason MINOR. REJECTED: reason DECEASED. RETRYABLE: network, time-out, 5xx, 429; reason PENDING when the bureau is still working (keep
   * waiting, it is not a failed attempt). FATAL: refused credentials, refused request, or a response of another shape (reason
   * UNEXPECTED_ANSWER).
   */
  pull(request: CreditPullRequest, options: CallOptions): Promise<ProviderResult<CreditReport>>;
}

export const PULL_PURPOSES = ['PREQUAL_SOFT', 'CREDIT_APP_HARD', 'PRE_CLOSING_SOFT'] as const;
export type PullPurpose = (typeof PULL_PURPOSES)[number];

export const SCORE_MODELS = ['FICO8', 'FICO9', 'FICO5'] as const;
export type ScoreModel = (typeof SCORE_MODELS)[number];

export interface CreditConsumer {
  readonly first: string;
  readonly middle?: string;
  readonly last: string;
  readonly suffix?: string;
  /** ISO date. */
  readonly dob: string;
  /** Nine digits, with or without hyphens. */
  readonly ssn?: string;
  readonly currentAddress: PostalAddress;
  readonly previousAddresses?: readonly PostalAddress[];
  readonly email?: string;
}

export interface CreditPullRequest {
  readonly purposeCode: PullPurpose;
  readonly consumer: CreditConsumer;
  /** In order of preference; the report's `score` is of the first model the bureau scored. */
  readonly models: readonly ScoreModel[];
  readonly freezePin?: string;
  /** The application's uuid. */
  readonly endUserRef: string;
  /** 1, 2, 3…: a new attempt is a new pull (the borrower pressed "try again"). */
  readonly attempt: number;
}

export const CREDIT_HITS = ['HIT', 'THIN', 'NO_HIT', 'FROZEN', 'LOCKED', 'MINOR', 'DECEASED'] as const;
export type CreditHit = (typeof CREDIT_HITS)[number];

export const TRADELINE_TYPES = ['MORTGAGE', 'HELOC', 'AUTO', 'STUDENT', 'CARD', 'INSTALLMENT', 'OTHER'] as const;
export type TradelineType = (typeof TRADELINE_TYPES)[number];

export const TRADELINE_STATUSES = ['CURRENT', 'LATE', 'PAID', 'CHARGED_OFF', 'DEFERRED'] as const;
export type TradelineStatus = (typeof TRADELINE_STATUSES)[number];

/** Dollars throughout; dates ISO. */
export interface Tradeline {
  readonly id: string;
  readonly creditor: string;
  readonly type: TradelineType;
  readonly opened: string;
  readonly highCredit: number;
  readonly limit: number | null;
  readonly balance: number;
  /** Minimum monthly payment reported; null when none is (cards: 5 %, deferred student loans: 1 % of balance, lending §3.4). */
  readonly payment: number | null;
  readonly pastDue: number;
  readonly status: TradelineStatus;
  /** Newest month first: 0 on time, 1 = 30, 2 = 60, 3 = 90 days or more late, - not reported. */
  readonly payHistory24: string;
  readonly late30: number;
  readonly late60: number;
  readonly late90: number;
  /** Installment debts: payments left; null for revolving ones or when not reported. */
  readonly remainingPayments: number | null;
  readonly securedByProperty: boolean;
  readonly closed: boolean;
  readonly disputed: boolean;
  readonly ecoa: 'INDIVIDUAL' | 'JOINT' | 'AUTHORIZED_USER';
}

export interface CreditFactor {
  readonly code: string;
  readonly text: string;
}

export interface CreditInquiry {
  readonly date: string;
  readonly subscriber: string;
  readonly type: 'HELOC' | 'MORTGAGE' | 'CARD' | 'AUTO' | 'OTHER';
}

export interface PublicRecord {
  readonly type: 'BK7' | 'BK13' | 'FORECLOSURE' | 'JUDGMENT';
  readonly filed: string;
  readonly discharged: string | null;
}

export interface Collection {
  readonly agency: string;
  readonly opened: string;
  readonly balance: number;
  readonly medical: boolean;
}

export interface CreditAlert {
  readonly type: 'INITIAL_FRAUD' | 'EXTENDED_FRAUD' | 'ACTIVE_DUTY';
  /** Phone number the consumer left with the fraud alert: staff must call it (FACTA). */
  readonly phone: string | null;
}

export interface CreditReport {
  readonly hit: CreditHit;
  readonly fileId: string;
  /** 300–850; null when the file is not scored or not given. */
  readonly score: number | null;
  readonly scoreModel: string | null;
  /** ISO date. */
  readonly scoreDate: string | null;
  /** Percent of consumers in the United States whose score is lower (12 CFR 1022.74(d)(1)(ii)); null without a score. Absent in older reports. */
  readonly scorePercentile?: number | null;
  /** Key factors, most harmful first. */
  readonly factors: readonly CreditFactor[];
  readonly tradelines: readonly Tradeline[];
  readonly inquiries: readonly CreditInquiry[];
  readonly publicRecords: readonly PublicRecord[];
  readonly collections: readonly Collection[];
  readonly alerts: readonly CreditAlert[];
  readonly addressDiscrepancy: boolean;
  /** From the bureau's own header, never copied from the request. */
  readonly ssnLast4: string | null;
  readonly bureau: string;
  /**
   * Contradictions inside the credit file, as codes with the tradeline's id (see conflicts.ts). If not empty, underwriting refers the application
   * to staff.
   */
  readonly conflicts: readonly string[];
}
