import type { Callbacks, GetOptions, Started } from '../wire/order.ts';
import type { CallOptions, ProviderResult } from '../wire/result.ts';
import type { PostalAddress } from '@hearthline/rules/address.ts';

/** Port: a vendor of broker price opinions, residential evaluations and appraisals (lending §1.4.2, §4.8). */
export interface ValuationPort extends Callbacks<ValuationStatus> {
  start(request: ValuationRequest, options: CallOptions): Promise<ProviderResult<Started>>;
  /**
   * OK: completed, with `data.result`. RETRYABLE with reason PENDING: `data.status` is its progress. REJECTED: canceled, reason NO_ACCESS,
   * NO_COMPS, OUT_OF_AREA or CANCELLED_BY_LENDER. All of them carry `data`.
   */
  get(ref: string, options?: GetOptions): Promise<ProviderResult<ValuationOrder>>;
  /** Work on an order that waited for its payment may begin. OK as well when it did not wait, or was released before. */
  release(ref: string, options: CallOptions): Promise<ProviderResult<Started>>;
  /** OK even if it was canceled before; REJECTED with reason ALREADY_COMPLETED. */
  cancel(ref: string, options: CallOptions): Promise<ProviderResult<Started>>;
}

export const VALUATION_PRODUCTS = ['BPO_EXT', 'BPO_INT', 'RESI_EVAL', 'ONSITE_1004'] as const;
export type ValuationProduct = (typeof VALUATION_PRODUCTS)[number];

export const VALUATION_STATUSES = ['ORDERED', 'ASSIGNED', 'SCHEDULED', 'INSPECTED', 'REVISION', 'COMPLETED', 'CANCELLED'] as const;
export type ValuationStatus = (typeof VALUATION_STATUSES)[number];

export const VALUATION_CANCEL_REASONS = ['NO_ACCESS', 'NO_COMPS', 'OUT_OF_AREA', 'CANCELLED_BY_LENDER'] as const;
export type ValuationCancelReason = (typeof VALUATION_CANCEL_REASONS)[number];

export const HOME_CONDITIONS = ['POOR', 'FAIR', 'AVERAGE', 'GOOD', 'EXCELLENT', 'NOT_AVAILABLE'] as const;

export interface ValuationRequest {
  /** The application's uuid. */
  readonly reference: string;
  readonly product: ValuationProduct;
  readonly address: PostalAddress;
  /** Who gives the inspector access, and when (free text or ISO intervals); unused by exterior products. */
  readonly contact: { readonly name: string; readonly phone: string; readonly email?: string; readonly windows: readonly string[] };
  /** ISO date. */
  readonly dueDate?: string;
  /** Dollars. */
  readonly fee: number;
  /** The vendor takes the order and does nothing on it until it is released: its customer has not paid yet. */
  readonly hold?: true;
}

export interface ValuationOrder {
  readonly product: ValuationProduct;
  readonly status: ValuationStatus;
  readonly cancelReason: ValuationCancelReason | null;
  /** ISO date-time of the visit once it is scheduled. */
  readonly inspectionAt: string | null;
  readonly result: ValuationReport | null;
}

/** Dollars, square feet, miles; dates ISO. */
export interface ValuationReport {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly asOf: string;
  readonly condition: (typeof HOME_CONDITIONS)[number];
  readonly occupancy: 'OWNER' | 'TENANT' | 'VACANT' | 'UNKNOWN';
  readonly repairs: readonly { readonly what: string; readonly cost: number }[];
  /** Three to six sales nearby. */
  readonly comparables: readonly {
    readonly address: string;
    readonly price: number;
    readonly soldOn: string;
    readonly livingArea: number;
    readonly distance: number;
    /** Dollars added to or taken from the price for what differs. */
    readonly adjustment: number;
  }[];
  readonly photos: readonly string[];
  readonly agentLicense: string;
}
