import type { Callbacks, GetOptions, Started } from '../wire/order.ts';
import type { CallOptions, ProviderResult } from '../wire/result.ts';
import type { PostalAddress } from '@hearthline/rules/address.ts';

/** Port: a remote online notary platform (lending §4.12). */
export interface NotaryPort extends Callbacks<NotaryEvent> {
  /** OK even when it is not possible: `data.eligible` and its reason tell. */
  eligibility(place: NotaryPlace, options?: GetOptions): Promise<ProviderResult<NotaryEligibility>>;
  /**
   * Creates the transaction, adds the documents and opens it to the signers. OK when every signer can be sent to the `link` that `get` returns.
   * RETRYABLE with reason PENDING: documents are being processed; ask again with the same key. `rawRef` of any other outcome names the draft that was made.
   */
  start(request: NotaryRequest, options: CallOptions): Promise<ProviderResult<Started>>;
  /**
   * OK: COMPLETED. RETRYABLE with reason PENDING: waiting for signers or in a meeting. NEEDS_INPUT: reason MEETING_FAILED or NO_NOTARY (join again). REVIEW:
   * reason COMPLETED_WITH_REJECTIONS (documents must be prepared again). REJECTED: reason KBA_FAILED, ID_FAILED, EXPIRED, RECALLED or DECLINED. All
   * of them carry `data`.
   */
  get(ref: string, options?: GetOptions): Promise<ProviderResult<NotaryTransaction>>;
  /** The notarized documents of a completed transaction, as PDF. RETRYABLE with reason PENDING before. */
  documents(ref: string, options?: GetOptions): Promise<ProviderResult<readonly NotarizedDocument[]>>;
  /** A link to the meeting's recording. RETRYABLE with reason PENDING while it is processed. */
  recording(ref: string, options?: GetOptions): Promise<ProviderResult<{ readonly recordingRef: string; readonly seconds: number }>>;
  cancel(ref: string, options: CallOptions): Promise<ProviderResult<Started>>;
}

export const NOTARY_EVENTS = [
  'PROGRESS',
  'KBA_FAILED',
  'MEETING_FAILED',
  'PARTIALLY_COMPLETED',
  'COMPLETED',
  'COMPLETED_WITH_REJECTIONS',
  'RECORDING_READY',
  'ENDED',
] as const;
export type NotaryEvent = (typeof NOTARY_EVENTS)[number];

export interface NotaryPlace {
  readonly address: PostalAddress;
  readonly county: string;
}

export const NOTARY_OBSTACLES = ['STATE_DOES_NOT_ALLOW', 'COUNTY_DOES_NOT_RECORD', 'IN_PERSON_ONLY'] as const;

export interface NotaryEligibility {
  readonly eligible: boolean;
  readonly obstacles: readonly (typeof NOTARY_OBSTACLES)[number][];
  readonly eRecording: boolean;
}

export interface NotarySigner {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly phone?: string;
  /** The page of the product to which the signer's meeting returns: with `#done=1`, or `#exit=` and a reason. */
  readonly returnTo?: string;
}

export interface NotaryRequest {
  /** The application's uuid. */
  readonly reference: string;
  readonly name: string;
  readonly signers: readonly NotarySigner[];
  readonly documents: readonly {
    readonly name: string;
    readonly pdf: Uint8Array;
    readonly requirement: 'NOTARIZATION' | 'ESIGN' | 'READONLY';
    /** What the notary fills in, and where: points of its page, from the upper left corner. */
    readonly places?: readonly NotaryDesignation[];
  }[];
}

export interface NotaryDesignation {
  /** STATE, COUNTY, DATE, SIGNATURE, NAME, COMMISSION, EXPIRES, MEANS, SEAL, WITNESS_1 or WITNESS_2. */
  readonly what: string;
  /** From 1. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const NOTARY_STATUSES = [
  'SENT',
  'IN_MEETING',
  'PARTIALLY_COMPLETED',
  'COMPLETED',
  'COMPLETED_WITH_REJECTIONS',
  'MEETING_FAILED',
  'NOTARY_NOT_AVAILABLE',
  'KBA_FAILED',
  'ID_FAILED',
  'EXPIRED',
  'RECALLED',
  'DECLINED',
] as const;
export type NotaryStatus = (typeof NOTARY_STATUSES)[number];

export interface NotaryTransaction {
  readonly status: NotaryStatus;
  readonly signers: readonly {
    readonly email: string;
    /** The signer's link to the notary meeting. */
    readonly link: string;
    readonly status: 'SENT' | 'IN_MEETING' | 'COMPLETED' | 'KBA_FAILED' | 'MEETING_FAILED';
    readonly kbaFailures: number;
  }[];
  /** Of the last meeting. ISO date-times. */
  readonly meeting: {
    readonly id: string;
    readonly notary: string;
    readonly commission: string;
    /** ISO date. */
    readonly commissionExpires: string;
    /** Where the notary is during the act: the name of the state, and of the county without its kind. */
    readonly state: string;
    readonly county: string;
    /** Who witnessed the signing besides the notary. */
    readonly witnesses: readonly string[];
    readonly startedAt: string;
    readonly endedAt: string | null;
  } | null;
}

export interface NotarizedDocument {
  readonly name: string;
  readonly pdf: Uint8Array;
}
