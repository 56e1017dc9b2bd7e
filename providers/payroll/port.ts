import type { Callbacks, GetOptions } from '../wire/order.ts';
import type { CallOptions, ProviderResult } from '../wire/result.ts';

/** Port: a payroll and financial account vendor (lending §4.2). */
export interface PayrollPort extends Callbacks<PayrollEvent> {
  /** Opens a session for the vendor's widget in the browser. */
  createSession(request: PayrollSessionRequest, options: CallOptions): Promise<ProviderResult<PayrollSession>>;
  /** Exchanges the widget's public token for the access token we store (a secret). REJECTED: reason INVALID_PUBLIC_TOKEN. */
  complete(publicToken: string, options: CallOptions): Promise<ProviderResult<PayrollLink>>;
  /**
   * OK: the report. RETRYABLE with reason PENDING: being prepared (20–120 s). NO_HIT: reason NO_DATA (the source has nothing). NEEDS_INPUT: reason
   * LOGIN_ERROR, MFA_ERROR or ACCOUNT_LOCKED. REVIEW: reason SUSPICIOUS, with `data`. RETRYABLE with reason UNAVAILABLE: the source is down.
   */
  report(link: PayrollLink, options?: GetOptions): Promise<ProviderResult<PayrollReport>>;
}

export const PAYROLL_SOURCES = ['PAYROLL', 'FINANCIAL_ACCOUNTS'] as const;
export type PayrollSource = (typeof PAYROLL_SOURCES)[number];

export const PAYROLL_EVENTS = ['DONE', 'FAILED', 'PROGRESS'] as const;
export type PayrollEvent = (typeof PAYROLL_EVENTS)[number];

export interface PayrollSessionRequest {
  /** The application's uuid. */
  readonly reference: string;
  readonly source: PayrollSource;
  /** The lender's name, and where its page returns to. */
  readonly clientName?: string;
  readonly redirectUri?: string;
  readonly person: {
    readonly first: string;
    readonly last: string;
    readonly email: string;
    readonly phone?: string;
    readonly ssn?: string;
  };
}

export interface PayrollSession {
  readonly userId: string;
  readonly bridgeToken: string;
  /** Page that the browser opens instead of the vendor's widget, and that returns to `redirectUri`; null at the real vendor. */
  readonly pageUrl: string | null;
}

/** Callbacks carry `linkId` as their ref; `accessToken` is a secret. */
export interface PayrollLink {
  readonly linkId: string;
  readonly accessToken: string;
}

export const PAYROLL_FREQUENCIES = ['WEEKLY', 'BIWEEKLY', 'SEMI_MONTHLY', 'MONTHLY', 'ANNUAL', 'HOURLY', 'UNKNOWN'] as const;

export interface PayrollReport {
  readonly asOf: string;
  readonly suspicious: boolean;
  readonly employments: readonly Employment[];
  /** With FINANCIAL_ACCOUNTS: recurring deposits, gross dollars a month. */
  readonly streams: readonly {
    readonly category: 'RETIREMENT' | 'BENEFIT' | 'SALARY' | 'OTHER';
    readonly description: string;
    readonly monthlyAmount: number;
    readonly months: number;
  }[];
}

/** Dollars; dates ISO. */
export interface Employment {
  readonly employer: { readonly name: string; readonly phone: string | null; readonly city: string | null; readonly state: string | null };
  readonly employee: { readonly first: string; readonly last: string; readonly ssnLast4: string | null };
  readonly jobTitle: string;
  readonly fullTime: boolean;
  readonly active: boolean;
  readonly startDate: string;
  readonly endDate: string | null;
  /** Base pay for one period of `payFrequency`; an hourly wage with HOURLY. */
  readonly payRate: number;
  readonly payFrequency: (typeof PAYROLL_FREQUENCIES)[number];
  /** Gross pay of the year to date and of full years before, newest first. */
  readonly annualIncome: readonly { readonly year: number; readonly gross: number; readonly bonus: number; readonly overtime: number }[];
  /** Newest first. */
  readonly statements: readonly {
    readonly payDate: string;
    readonly periodStart: string;
    readonly periodEnd: string;
    readonly gross: number;
    readonly net: number;
  }[];
}
