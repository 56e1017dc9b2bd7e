import type { Callbacks, GetOptions, Started } from '../wire/order.ts';
import type { CallOptions, ProviderResult } from '../wire/result.ts';
import type { PostalAddress } from '@hearthline/rules/address.ts';

/** Port: a flood determination vendor (lending §2.8, §4.7). */
export interface FloodPort extends Callbacks<FloodEvent> {
  /** Orders a determination for the life of the loan: OK with the order's number, even when the determination is immediate. */
  start(request: FloodRequest, options: CallOptions): Promise<ProviderResult<Started>>;
  /** OK: the determination. RETRYABLE with reason PENDING: under research by the vendor's staff. REJECTED: reason UNDETERMINED. */
  get(ref: string, options?: GetOptions): Promise<ProviderResult<FloodDetermination>>;
}

export const FLOOD_EVENTS = ['DETERMINED', 'MAP_CHANGED'] as const;
export type FloodEvent = (typeof FLOOD_EVENTS)[number];

export interface FloodRequest {
  /** The application's uuid. */
  readonly reference: string;
  readonly loanNumber: string;
  readonly address: PostalAddress;
  readonly latitude?: number;
  readonly longitude?: number;
}

export const FLOOD_PARTICIPATION = ['REGULAR', 'EMERGENCY', 'NONE'] as const;

/** The fields of FEMA's standard flood hazard determination form. Dates ISO. */
export interface FloodDetermination {
  readonly communityNumber: string;
  readonly communityName: string;
  readonly county: string;
  readonly state: string;
  readonly panelNumber: string;
  readonly panelDate: string;
  /** Date of a letter of map amendment or revision; null when there is none. */
  readonly letterOfMapChange: string | null;
  /** X, B, C, D, A, AE, AH, AO, A99, AR, V, VE. */
  readonly zone: string;
  /** In a special flood hazard area: any zone of A or V. */
  readonly specialFloodHazardArea: boolean;
  readonly participation: (typeof FLOOD_PARTICIPATION)[number];
  /** In a coastal barrier resources area or otherwise protected area, where federal flood insurance is not available. */
  readonly coastalBarrier: boolean;
  readonly determinedOn: string;
  readonly preparer: string;
  readonly lifeOfLoanId: string;
}
