import type { Callbacks, GetOptions, Started } from '../wire/order.ts';
import type { CallOptions, ProviderResult } from '../wire/result.ts';
import type { PostalAddress } from '@hearthline/rules/address.ts';

/** Port: an ownership and lien index, and a full title search (lending §4.6). */
export interface TitlePort extends Callbacks<TitleOrderStatus> {
  /**
   * Orders an ownership and lien snapshot and waits briefly for it. OK: the snapshot. NO_HIT: reason NO_MATCH (parcel not indexed). RETRYABLE with
   * reason PENDING: ordered, still being searched; ask again with the same key.
   */
  snapshot(request: TitleSnapshotRequest, options: CallOptions): Promise<ProviderResult<TitleSnapshot>>;
  /** Orders a full search with examination; it takes one to three business days. */
  start(request: TitleOrderRequest, options: CallOptions): Promise<ProviderResult<Started>>;
  /**
   * OK: CLEARED. RETRYABLE with reason PENDING: ORDERED, IN_SEARCH or EXAM. REVIEW: EXCEPTIONS, reason is the first of them. NO_HIT: reason
   * NO_MATCH. `data` in every case but NO_MATCH.
   */
  get(ref: string, options?: GetOptions): Promise<ProviderResult<TitleOrder>>;
}

export const TITLE_ORDER_STATUSES = ['ORDERED', 'IN_SEARCH', 'EXAM', 'CLEARED', 'EXCEPTIONS'] as const;
export type TitleOrderStatus = (typeof TITLE_ORDER_STATUSES)[number];

export const TITLE_EXCEPTIONS = [
  'LEGAL_DESCRIPTION_MISSING',
  'OWNER_MISMATCH',
  'UNDISCLOSED_OWNER',
  'UNDISCLOSED_LIEN',
  'JUDGMENT',
  'TAX_LIEN',
] as const;
export type TitleException = (typeof TITLE_EXCEPTIONS)[number];

export interface TitleOrderRequest extends TitleSnapshotRequest {
  /** Dollars to be secured. */
  readonly amount: number;
  /** Uploaded by the borrower when an earlier search found none. */
  readonly legalDescription?: string;
}

export interface TitleOrder {
  readonly status: TitleOrderStatus;
  readonly exceptions: readonly TitleException[];
  /** Set once examined. */
  readonly report: TitleSnapshot | null;
}

export interface TitleSnapshotRequest {
  /** The application's uuid. */
  readonly externalTrackingId: string;
  readonly property: { readonly id: string; readonly apn?: string; readonly address: PostalAddress };
  readonly parties: readonly {
    readonly first: string;
    readonly middle?: string;
    readonly last: string;
    readonly suffix?: string;
    readonly role: 'BORROWER' | 'CO_OWNER';
  }[];
}

export const VESTING_TYPES = ['PERSON', 'TRUST', 'LLC'] as const;
export type VestingType = (typeof VESTING_TYPES)[number];

export interface VestingParty {
  /** As recorded, upper case; for a person FIRST MIDDLE LAST. */
  readonly name: string;
  readonly first: string | null;
  readonly last: string | null;
  readonly type: VestingType;
  /** Percent owned. */
  readonly share: number;
  /** Of a trust, as the deed into it names them; null or absent when it does not. */
  readonly dated?: string | null | undefined;
  readonly trustees?: readonly { readonly first: string; readonly last: string }[] | null | undefined;
}

/** Dollars; dates ISO. */
export interface RecordedLien {
  readonly docNo: string;
  readonly lender: string;
  readonly type: 'FIRST_MORTGAGE' | 'SECOND_MORTGAGE' | 'HELOC';
  readonly position: number;
  readonly recorded: string;
  /** Amount secured when recorded; for a HELOC the credit limit. */
  readonly amount: number;
  /** The index's estimate of what is still owed; null when it gives none. */
  readonly estimatedBalance: number | null;
  /** A lien released recently is still indexed: the borrower must confirm that it was paid off. */
  readonly status: 'OPEN' | 'RELEASED';
  readonly released: string | null;
}

export interface InvoluntaryLien {
  readonly type: 'TAX' | 'JUDGMENT' | 'HOA' | 'MECHANIC';
  readonly amount: number;
  readonly recorded: string;
}

export interface TitleSnapshot {
  readonly orderId: string;
  readonly vesting: readonly VestingParty[];
  /** As on the deed: "GRACE HAPPY, A SINGLE PERSON". */
  readonly vestingText: string;
  readonly lastTransfer: { readonly date: string; readonly docType: string; readonly price: number };
  /** By position; released ones last. */
  readonly liens: readonly RecordedLien[];
  readonly involuntary: readonly InvoluntaryLien[];
  readonly legalDescription: string | null;
}
