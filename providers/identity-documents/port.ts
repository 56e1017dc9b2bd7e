import type { Callbacks, GetOptions, Started } from '../wire/order.ts';
import type { CallOptions, ProviderResult } from '../wire/result.ts';
import type { PostalAddress } from '@hearthline/rules/address.ts';

/** Port: an identity document vendor (lending §4.9). Pictures are sent on; ours stay among the files of the application, as long as those do. */
export interface IdentityDocumentsPort extends Callbacks<IdentityEvent> {
  /** Opens an inquiry about one person; each new try is a new inquiry under the same reference. */
  start(request: IdentityRequest, options: CallOptions): Promise<ProviderResult<Started>>;
  /** Sends the pictures of one try and has them judged. */
  submit(ref: string, pictures: IdentityPictures, options: CallOptions): Promise<ProviderResult<Started>>;
  /**
   * OK: VERIFIED. NEEDS_INPUT: FAILED_VERIFICATION, another picture may help (reason BLURRY, GLARE, EXPIRED_DOCUMENT, FACE_MISMATCH,
   * WRONG_DOCUMENT), or NOT_SUBMITTED before there are any. REVIEW: PENDING_REVIEW, for staff (reason NAME_MISMATCH, DOB_MISMATCH,
   * ADDRESS_MISMATCH). REJECTED: reason TAMPERED. RETRYABLE with reason PENDING: being judged (5–60 s). `data` in every case but PENDING.
   */
  get(ref: string, options?: GetOptions): Promise<ProviderResult<IdentityResult>>;
}

export const IDENTITY_EVENTS = ['APPROVED', 'DECLINED', 'NEEDS_REVIEW', 'OTHER'] as const;
export type IdentityEvent = (typeof IDENTITY_EVENTS)[number];

/** What may be wrong with the pictures; UNCLEAR: the vendor does not say. */
export type IdentityFinding =
  | 'BLURRY'
  | 'GLARE'
  | 'EXPIRED_DOCUMENT'
  | 'FACE_MISMATCH'
  | 'WRONG_DOCUMENT'
  | 'NAME_MISMATCH'
  | 'DOB_MISMATCH'
  | 'ADDRESS_MISMATCH'
  | 'TAMPERED'
  | 'UNCLEAR';

export const IDENTITY_DOCUMENT_TYPES = ['DRIVERS_LICENSE', 'STATE_ID', 'PASSPORT', 'RESIDENT_CARD'] as const;
export type IdentityDocumentType = (typeof IDENTITY_DOCUMENT_TYPES)[number];

/** A passport has no back; every other document has one (AMB-108). */
export const WITH_BACK: ReadonlySet<IdentityDocumentType> = new Set(['DRIVERS_LICENSE', 'STATE_ID', 'RESIDENT_CARD']);

export interface IdentityRequest {
  /** The application's uuid, followed by the signer's for anyone but the borrower. */
  readonly reference: string;
  readonly documentType: IdentityDocumentType;
  readonly person: {
    readonly first: string;
    readonly last: string;
    readonly dob: string;
    readonly email: string;
    readonly address: PostalAddress;
  };
}

export interface Picture {
  readonly fileName: string;
  readonly contentType: 'image/jpeg' | 'image/png' | 'application/pdf';
  readonly bytes: Uint8Array;
}

export interface IdentityPictures {
  readonly documentType: IdentityDocumentType;
  readonly front: Picture;
  readonly back?: Picture;
  readonly selfie?: Picture;
}

export interface IdentityResult {
  readonly status: 'VERIFIED' | 'FAILED_VERIFICATION' | 'PENDING_REVIEW';
  readonly documentType: IdentityDocumentType | null;
  /** Last four characters. */
  readonly documentNumberMasked: string | null;
  /** ISO date. */
  readonly expiry: string | null;
  /** As read from the document. */
  readonly extracted: { readonly first: string; readonly last: string; readonly dob: string } | null;
  /** True when passed; null when not checked. */
  readonly checks: {
    readonly notExpired: boolean | null;
    readonly notTampered: boolean | null;
    readonly legible: boolean | null;
    readonly faceMatch: boolean | null;
    readonly liveness: boolean | null;
    readonly nameMatch: boolean | null;
    readonly dobMatch: boolean | null;
  };
}
