import type { Callbacks, GetOptions, Started } from '../wire/order.ts';
import type { CallOptions, ProviderResult } from '../wire/result.ts';
import type { PostalAddress } from '@hearthline/rules/address.ts';

/** Port: a vendor of insurance evidence (lending §4.13). rules/regulation/insurance.ts decides whether the coverage is sufficient. */
export interface InsurancePort extends Callbacks<InsuranceEvent> {
  /** Asks carrier or agent for evidence of insurance with the lender as mortgagee. */
  requestEvidence(request: EvidenceRequest, options: CallOptions): Promise<ProviderResult<Started>>;
  /** OK: policies. RETRYABLE with reason PENDING. NO_HIT: reason NO_POLICY. NEEDS_INPUT: reason CARRIER_LOGIN_FAILED. */
  get(ref: string, options?: GetOptions): Promise<ProviderResult<InsuranceEvidence>>;
  /** Reads an uploaded declarations page. OK; NEEDS_INPUT: reason UNREADABLE; REVIEW: reason LOW_CONFIDENCE, with `data`. */
  readDeclarations(page: DeclarationsPage, options: CallOptions): Promise<ProviderResult<InsuranceEvidence>>;
}

export const INSURANCE_EVENTS = ['EVIDENCE_READY', 'FAILED'] as const;
export type InsuranceEvent = (typeof INSURANCE_EVENTS)[number];

export interface Insured {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  readonly address: PostalAddress;
}

export interface EvidenceRequest {
  /** The application's uuid. */
  readonly reference: string;
  readonly insured: Insured;
  /** "{Lender} ISAOA/ATIMA, address, loan number". */
  readonly mortgageeClause: string;
  readonly carrier?: string;
  readonly agentEmail?: string;
}

export interface DeclarationsPage {
  /** The application's uuid. */
  readonly reference: string;
  readonly insured: Insured;
  readonly mortgageeClause: string;
  readonly fileName: string;
  readonly bytes: Uint8Array;
}

export interface InsuranceEvidence {
  readonly asOf: string;
  readonly policies: readonly InsurancePolicy[];
}

/** Dollars; dates ISO. */
export interface InsurancePolicy {
  readonly type: 'HOMEOWNERS' | 'FLOOD';
  readonly carrier: string;
  readonly policyNumber: string;
  readonly namedInsured: string;
  readonly propertyAddress: string;
  readonly effective: string;
  readonly expiry: string;
  readonly annualPremium: number;
  readonly dwellingLimit: number;
  /** The carrier's estimate of the rebuilding cost; null when it gives none. */
  readonly replacementCost: number | null;
  /** As written in the policy; the lender may or may not be listed. */
  readonly mortgagees: readonly string[];
  /** 0–1, confidence of reading a page; 1 when it came from the carrier. */
  readonly confidence: number;
}
