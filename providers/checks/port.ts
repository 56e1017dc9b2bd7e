import type { Callbacks, GetOptions } from '../wire/order.ts';
import type { CallOptions, ProviderResult } from '../wire/result.ts';
import type { PostalAddress } from '@hearthline/rules/address.ts';

/** Port: a vendor of yes-or-no checks (lending §4.17). */
export interface ChecksPort extends Callbacks<ChecksEvent> {
  /**
   * OK: CLEAR. REVIEW: HIT, with the kind's own reason: POSSIBLE_MATCH (watchlist), ACTIVE_DUTY, OPEN_BANKRUPTCY, LISTED_FOR_SALE, NOT_EMPLOYED,
   * EMPLOYER_UNREACHABLE. RETRYABLE with reason PENDING: requested; pass `rawRef` to `get` (employer calls). `data` in every case but PENDING.
   */
  start(request: CheckRequest, options: CallOptions): Promise<ProviderResult<CheckResult>>;
  /** Same outcomes as `start`. */
  get(ref: string, options?: GetOptions): Promise<ProviderResult<CheckResult>>;
}

export const CHECK_KINDS = ['WATCHLIST', 'SCRA', 'BANKRUPTCY', 'LISTING', 'EMPLOYER_CALL'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

export const CHECKS_EVENTS = ['ANSWERED'] as const;
export type ChecksEvent = (typeof CHECKS_EVENTS)[number];

export interface CheckRequest {
  /** The application's uuid. */
  readonly reference: string;
  readonly kind: CheckKind;
  readonly person: { readonly first: string; readonly last: string; readonly dob: string; readonly ssn?: string; readonly email?: string };
  /** For LISTING. */
  readonly address?: PostalAddress;
  /** For EMPLOYER_CALL. */
  readonly employer?: {
    readonly name: string;
    readonly phone: string;
    readonly contact?: string;
    readonly title?: string;
    readonly startDate?: string;
  };
}

export interface CheckResult {
  readonly kind: CheckKind;
  readonly result: 'CLEAR' | 'HIT';
  /** Codes of what was found or confirmed, without personal data (OFAC_SDN, ACTIVE_DUTY, EMPLOYED, TITLE_CONFIRMED …). */
  readonly findings: readonly string[];
  readonly asOf: string;
  /** Of a WATCHLIST hit: the listed persons whose names are alike, the likest first. Absent in answers from before vendors sent them. */
  readonly candidates?: readonly WatchlistCandidate[] | undefined;
}

/** An entry of a list of sanctions that a name may be; what an entry does not say is an empty list. */
export interface WatchlistCandidate {
  /** The number of the entry on its list. */
  readonly entryId: string;
  /** The list by its name, such as `OFAC SDN`. */
  readonly list: string;
  /** Codes of the programs of sanctions, such as `SDNTK`. */
  readonly programs: readonly string[];
  /** As listed: `LAST, First Middle`. */
  readonly name: string;
  readonly aliases: readonly string[];
  /** How alike the names are, 0–100. */
  readonly score: number;
  /** Days, months or years, as precise as the entry is: `1961-03-12`, `1961-03`, `1961`. */
  readonly birthDates: readonly string[];
  /** `Culiacán, Sinaloa, Mexico`, or the country alone. */
  readonly addresses: readonly string[];
}
