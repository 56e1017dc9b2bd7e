import type { CallOptions, PostalAddress, ProviderResult } from '../wire/result.ts';

/** What we need of an ownership and lien index (domain.md §4.6). */
export interface TitlePort {
  /**
   * Orders an ownership and lien snapshot and waits a moment for it. OK: the snapshot.
   * NO_HIT: reason NO_MATCH (parcel not indexed). RETRYABLE with reason PENDING: ordered, still being searched; ask again with the same key.
   */
  snapshot(request: TitleSnapshotRequest, options: CallOptions): Promise<ProviderResult<TitleSnapshot>>;
}

export interface TitleSnapshotRequest {
  /** Our application's uuid. */
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
  /** The index's own estimate of what is still owed; null when it makes none. */
  readonly estimatedBalance: number | null;
  /** A released lien is still indexed when its release was recorded lately: the borrower is asked about it. */
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
