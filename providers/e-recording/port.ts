import type { Callbacks, GetOptions, Started } from '../wire/order.ts';
import type { CallOptions, ProviderResult } from '../wire/result.ts';

/** Port: an electronic recording vendor (lending §4.14). */
export interface ERecordingPort extends Callbacks<RecordingStatus> {
  /**
   * Submits a package (deed and attachments) to the county. Resubmission after a rejection is a new effect with a new key. REJECTED: reason
   * COUNTY_NOT_SERVED.
   */
  start(request: RecordingPackage, options: CallOptions): Promise<ProviderResult<Started>>;
  /**
   * OK: RECORDED. RETRYABLE with reason PENDING: with the county. REJECTED: reason MARGINS, FEE, LEGAL_DESCRIPTION, NAME or NOTARY_BLOCK. `data`
   * always.
   */
  get(ref: string, options?: GetOptions): Promise<ProviderResult<Recording>>;
}

export const RECORDING_STATUSES = ['SUBMITTED', 'RECEIVED', 'REJECTED', 'RECORDED'] as const;
export type RecordingStatus = (typeof RECORDING_STATUSES)[number];

export const RECORDING_REJECTIONS = ['MARGINS', 'FEE', 'LEGAL_DESCRIPTION', 'NAME', 'NOTARY_BLOCK'] as const;
export type RecordingRejection = (typeof RECORDING_REJECTIONS)[number];

export interface RecordingPackage {
  /** The application's uuid. */
  readonly reference: string;
  /** Five digits. */
  readonly countyFips: string;
  /** Who receives the county's stamped copy. */
  readonly returnEmail: string;
  readonly documents: readonly RecordableDocument[];
}

export interface RecordableDocument {
  readonly name: string;
  readonly kind: 'DEED_OF_TRUST' | 'MORTGAGE' | 'RELEASE';
  /** Full names, upper case. */
  readonly grantors: readonly string[];
  readonly grantees: readonly string[];
  /** Dollars secured. */
  readonly amount: number;
  /** ISO date of the note. */
  readonly dateOfNote: string;
  readonly parcelId: string;
  readonly legalDescription: string;
  readonly pdf: Uint8Array;
}

export interface Recording {
  readonly status: RecordingStatus;
  readonly rejection: { readonly code: RecordingRejection; readonly text: string } | null;
  /** Set once recorded. ISO date-time; dollars. */
  readonly recorded: {
    readonly instrumentNumber: string;
    readonly book: string | null;
    readonly page: string | null;
    readonly recordedAt: string;
    readonly fees: number;
    readonly tax: number;
  } | null;
}
