import type { Callbacks, GetOptions, Started } from '../wire/order.ts';
import type { CallOptions, ProviderResult } from '../wire/result.ts';
import type { PostalAddress } from '@hearthline/rules/address.ts';

/**
 * Port: a bank linking vendor (lending §4.1). Access tokens and account numbers are secrets: encrypted at rest, never logged.
 * Any call may answer NEEDS_INPUT with the vendor's code (ITEM_LOGIN_REQUIRED …): the borrower must link the bank again.
 */
export interface BankLinkPort extends Callbacks<BankLinkEvent> {
  /**
   * A token for the vendor's widget in the browser; good for 4 hours. `userToken` is present for the purpose INCOME: store it for `income`.
   */
  createLinkToken(request: LinkTokenRequest, options: CallOptions): Promise<ProviderResult<LinkToken>>;
  /**
   * Exchanges the widget's public token for the credentials we store. REJECTED: reason INVALID_PUBLIC_TOKEN (used, older than 30 minutes, or
   * invalid).
   */
  exchange(publicToken: string, options: CallOptions): Promise<ProviderResult<LinkedItem>>;
  accounts(accessToken: string, options?: GetOptions): Promise<ProviderResult<LinkedAccounts>>;
  /**
   * Compares the account owner's name with the applicant's. OK: score ≥ 70. REVIEW: 50–69, reason NAME_UNSURE. REJECTED: < 50, reason
   * NAME_MISMATCH. `data` always.
   */
  matchIdentity(accessToken: string, accountId: string, person: LinkPerson, options?: GetOptions): Promise<ProviderResult<IdentityMatch>>;
  /** Starts an asset report over linked accounts. */
  startAssetReport(accessTokens: readonly string[], daysRequested: number, options: CallOptions): Promise<ProviderResult<Started>>;
  /** OK, or RETRYABLE with reason PENDING while the report is prepared (up to a minute). */
  assetReport(ref: string, options?: GetOptions): Promise<ProviderResult<AssetReport>>;
  /** Income streams found in the account. OK; NO_HIT: reason NO_INCOME_FOUND; RETRYABLE with reason PENDING. */
  income(userToken: string, options?: GetOptions): Promise<ProviderResult<BankIncome>>;
}

export const LINK_PURPOSES = ['DISBURSE', 'AUTOPAY', 'INCOME', 'ASSETS'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

export const BANK_LINK_EVENTS = ['ASSETS_READY', 'INCOME_READY', 'ITEM_ERROR', 'OTHER'] as const;
export type BankLinkEvent = (typeof BANK_LINK_EVENTS)[number];

export interface LinkPerson {
  readonly legalName: string;
  readonly email?: string;
  readonly phone?: string;
  readonly address?: PostalAddress;
}

export interface LinkTokenRequest {
  /** The application's uuid. */
  readonly reference: string;
  readonly purpose: LinkPurpose;
  readonly person: LinkPerson;
  /** The lender's name, shown in the widget. */
  readonly clientName: string;
  /** Redirect URL for banks with their own sign-in page. */
  readonly redirectUri?: string;
  readonly webhookUrl?: string;
}

export interface LinkToken {
  readonly linkToken: string;
  /** ISO date-time. */
  readonly expiration: string;
  readonly userToken: string | null;
  /** Page that the browser opens instead of the vendor's widget, and that returns to `redirectUri`; null at the real vendor. */
  readonly pageUrl: string | null;
}

export interface LinkedItem {
  readonly accessToken: string;
  readonly itemId: string;
}

export interface LinkedAccounts {
  readonly institution: string;
  readonly accounts: readonly LinkedAccount[];
}

/** Dollars. */
export interface LinkedAccount {
  readonly id: string;
  readonly mask: string;
  readonly name: string;
  readonly subtype: 'CHECKING' | 'SAVINGS' | 'OTHER';
  readonly routingNumber: string;
  readonly wireRoutingNumber: string | null;
  readonly accountNumber: string;
  /** A tokenized account number: valid for transfers, but only as long as the link exists. */
  readonly tokenized: boolean;
  readonly available: number | null;
  readonly current: number | null;
}

export interface IdentityMatch {
  /** Name match score, 0–100; null when the bank gives no name. */
  readonly nameScore: number | null;
  readonly addressScore: number | null;
  readonly businessAccount: boolean;
}

export interface AssetReport {
  readonly asOf: string;
  readonly daysRequested: number;
  readonly accounts: readonly {
    readonly mask: string;
    readonly institution: string;
    readonly kind: 'DEPOSITORY' | 'INVESTMENT' | 'RETIREMENT';
    readonly owners: readonly string[];
    readonly current: number;
    /** Balance of each of the last days, newest first. */
    readonly history: readonly { readonly date: string; readonly balance: number }[];
  }[];
}

export const INCOME_CATEGORIES = [
  'SALARY',
  'RETIREMENT',
  'RENTAL',
  'CHILD_SUPPORT',
  'GIG_ECONOMY',
  'LONG_TERM_DISABILITY',
  'MILITARY',
  'UNEMPLOYMENT',
  'BANK_INTEREST',
  'CASH_DEPOSIT',
  'TRANSFER_FROM_APPLICATION',
  'TAX_REFUND',
  'BENEFIT_OTHER',
  'OTHER',
] as const;
export type IncomeCategory = (typeof INCOME_CATEGORIES)[number];

export const PAY_FREQUENCIES = ['WEEKLY', 'BIWEEKLY', 'SEMI_MONTHLY', 'MONTHLY', 'DAILY', 'UNKNOWN'] as const;
export type PayFrequency = (typeof PAY_FREQUENCIES)[number];

/** One stream of income: dollars a month as received (net of tax for pay, gross for pensions), over `months` full months. */
export interface IncomeStream {
  readonly category: IncomeCategory;
  readonly description: string;
  readonly frequency: PayFrequency;
  readonly monthlyAmount: number;
  readonly months: number;
  /** ISO dates of the first and last payment seen. */
  readonly from: string;
  readonly to: string;
}

export interface BankIncome {
  readonly asOf: string;
  readonly streams: readonly IncomeStream[];
}
