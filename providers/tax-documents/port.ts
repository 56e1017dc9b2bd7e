import type { Callbacks, GetOptions } from '../wire/order.ts';
import type { CallOptions, ProviderResult } from '../wire/result.ts';

/** Port: a vendor that fetches tax and pay documents with the borrower's consent: order, then retrieve (lending §4.3). */
export interface TaxDocumentsPort extends Callbacks<TaxOrderStatus> {
  /** OK with the URL of the vendor's page for the borrower; it redirects to `returnUrl?orderId=&status=`, which is a hint only. */
  start(request: TaxOrderRequest, options: CallOptions): Promise<ProviderResult<TaxOrderStarted>>;
  /**
   * OK: COMPLETED. RETRYABLE with reason PENDING: being fetched, including PARTIAL (some documents are available). NEEDS_INPUT: reason NOT_STARTED
   * (the borrower has not opened the vendor's page) or MFA. NO_HIT: reason NO_FILING. REJECTED: reason IDENTITY_FAILED or EXPIRED. All of them
   * carry `data`.
   */
  get(ref: string, options?: GetOptions): Promise<ProviderResult<TaxOrder>>;
}

export const TAX_PRODUCTS = ['TAX', 'PAYROLL', '1099_MISC'] as const;
export type TaxProduct = (typeof TAX_PRODUCTS)[number];

export const TAX_ORDER_STATUSES = ['CREATED', 'STARTED', 'MFA', 'RETRIEVING', 'PARTIAL', 'COMPLETED', 'FAILED', 'EXPIRED'] as const;
export type TaxOrderStatus = (typeof TAX_ORDER_STATUSES)[number];

export interface TaxOrderRequest {
  /** The application's uuid. */
  readonly reference: string;
  readonly product: TaxProduct;
  readonly person: { readonly first: string; readonly last: string; readonly ssn: string; readonly dob: string; readonly email: string };
  readonly returnUrl: string;
  /** Two calendar years, newest first. */
  readonly years: readonly number[];
  /** Stated by the applicant, dollars a year: the vendor flags documents that differ widely. */
  readonly statedAnnualIncome?: number;
}

export interface TaxOrderStarted {
  readonly ref: string;
  readonly connectUrl: string;
}

export const TAX_DOCUMENT_TYPES = ['1040', 'SCH_C', 'SCH_E', 'K1', '1099_MISC', '1099_NEC', 'W2', 'PAYSTUB'] as const;

export interface TaxOrder {
  readonly status: TaxOrderStatus;
  readonly documents: readonly { readonly type: (typeof TAX_DOCUMENT_TYPES)[number]; readonly year: number; readonly fileRef: string }[];
  /** Read from the documents, newest year first; dollars a year. */
  readonly years: readonly TaxYear[];
}

export interface TaxYear {
  readonly year: number;
  /** Schedule C net profit, or a partner's share. */
  readonly netProfit: number;
  /** Depreciation, depletion, home office: expenses without cash outflow. */
  readonly addBacks: number;
  readonly wages: number;
  /** 1099 payments received, gross. */
  readonly contractPay: number;
}
