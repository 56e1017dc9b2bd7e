import type { IsoDate } from '@hearthline/rules/dates.ts';

/** The data each message to a borrower is rendered from. Days as yyyy-MM-dd, dollars. */
export type NotificationData = {
  OFFERS_READY: object;
  /** A wait ended: what was done, and what comes next, as sentences. */
  STEP_DONE: { readonly done: string; readonly next: string };
  CREDIT_FILE_NOT_FOUND: object;
  IDENTITY_CALL: object;
  CONDITION_ADDED: { readonly title: string; readonly description: string };
  CONDITION_REJECTED: { readonly title: string; readonly reason: string };
  CONDITION_CLEARED: { readonly title: string; readonly open: number };
  COUNTEROFFER: { readonly until: IsoDate };
  REVISED_OFFERS: object;
  VALUATION_ORDERED: { readonly by: string; readonly expected: IsoDate };
  FLOOD_NOTICE: object;
  TEXAS_WAIT: { readonly closing: IsoDate };
  SIGNING_READY: object;
  /** To another owner or co-signer; `path` is the invitation's own. */
  SIGNER_INVITED: { readonly primary: string; readonly path: string };
  /** To the borrower of an application that a loan officer started; `path` is the invitation's own, `officer` null where none is known. */
  INQUIRY_INVITED: { readonly officer: string | null; readonly path: string };
  /** `path` carries the secret link of the email. */
  PASSWORD_RESET: { readonly path: string };
  /** To the signer whose documents or credit staff have reviewed; `path` is their own link. */
  SIGNER_CLEARED: { readonly path: string };
  SIGNER_DONE: { readonly signer: string; readonly left: number };
  SIGNER_REFUSED: { readonly signer: string };
  NOTARY_READY: object;
  /** `when` is in the borrower's time zone, such as "Tuesday, November 24, 10:00 AM". */
  NOTARY_TIME: { readonly when: string; readonly place: string };
  NOTARY_MISSED: object;
  INSURANCE_REJECTED: { readonly reason: string };
  RESCISSION_STARTED: { readonly endsOn: IsoDate; readonly fundsFrom: IsoDate };
  RESCISSION_ENDED: { readonly expected: IsoDate };
  RESCINDED: { readonly refundBy: IsoDate };
  PAYMENT_RETURNED: { readonly mask: string };
  /** `creditor` such as "the lender of your car loan". */
  PAYOFF_SENT: { readonly creditor: string };
  /** `mask` is null when the money went to the exchange of a crypto-backed line. */
  FUNDED: { readonly amount: number; readonly mask: string | null; readonly firstPayment: IsoDate };
  DECLINED: { readonly noticeBy: IsoDate };
  /** The notice of a decision, with its reasons, is among the documents. */
  NOTICE_SENT: object;
  CANCELLED: { readonly by: 'BORROWER' | 'LENDER' };
  INCOMPLETE: { readonly respondBy: IsoDate; readonly missing: readonly string[] };
  /** Days the borrower has been away: 1, 3, 7, 14 or 21; `step` is the open step, such as "link your payroll account". */
  REMINDER: { readonly day: number; readonly step: string; readonly closesOn: IsoDate | null };
};
export type NotificationKind = keyof NotificationData;
