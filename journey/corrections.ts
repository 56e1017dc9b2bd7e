/**
 * Answers that a borrower asks to have corrected once the summary of the application is prepared: a request, which staff accept or refuse (record
 * 32). What each one undoes is a row here; the page shows it before the request is sent, and the facts of an accepted one follow from it.
 */
import type { Facts } from './facts.ts';
import type { CORRECTIONS } from './facts/any-time.ts';
import type { Fact } from './facts/fact.ts';
import type { ChecklistStatus } from './statuses.ts';

export type CorrectionKind = (typeof CORRECTIONS)[number];
export const CORRECTION_STATES = ['OPEN', 'ACCEPTED', 'REFUSED', 'WITHDRAWN'] as const;

/** What is done again after a correction. */
export const REDONE = ['SUMMARY', 'INCOME', 'OFFERS', 'TITLE', 'OWNERS', 'CLOSING'] as const;
export type Redone = (typeof REDONE)[number];

const UNDOES: Readonly<Record<CorrectionKind, readonly Redone[]>> = {
  NAME: ['SUMMARY', 'TITLE', 'CLOSING'],
  ADDRESS: ['SUMMARY', 'CLOSING'],
  INCOME: ['SUMMARY', 'INCOME', 'OFFERS', 'CLOSING'],
  PROPERTY_USE: ['SUMMARY', 'OFFERS', 'CLOSING'],
  OWNERSHIP: ['SUMMARY', 'TITLE', 'OWNERS', 'CLOSING'],
};

/** Whether a part exists that has to be done again. */
const EXISTS: Readonly<Record<Redone, (f: Facts) => boolean>> = {
  SUMMARY: () => true,
  INCOME: ({ verification: { income } }) => income.monthly !== null || income.methods.length > 0,
  OFFERS: () => true,
  TITLE: ({ verification }) => verification.title !== null,
  OWNERS: () => true,
  CLOSING: ({ verification: { packages } }) => packages.CLOSING !== undefined || packages.NOTE !== undefined,
};

/** What accepting a correction has done again, as things stand. */
export const undoneBy = (f: Facts, kind: CorrectionKind): readonly Redone[] => UNDOES[kind].filter((part) => EXISTS[part](f));

/** The borrower's own steps at which a correction can be asked for: from the summary to the last signature before the notary. */
export const CORRECTABLE = [
  'APP_SUBMISSION',
  'SUMMARY_DISCLOSURE',
  'INCOME_VERIFICATION',
  'EMPLOYMENT_VERIFICATION',
  'DISBURSEMENT_ACCOUNT',
  'AUTOPAY_ACCOUNT',
  'VERIFIED_AUTOPAY_ACCOUNT',
  'IDENTITY_VERIFICATION',
  'NAV_BPO_ORDER_REQUEST',
  'ONSITE_APPRAISAL_PAYMENT',
  'REVISED_OFFER_SELECTION',
  'FINAL_OFFER',
  'NOTE_SIGNING',
  'CO_DEED_REQ',
] as const satisfies readonly ChecklistStatus[];
export const isCorrectable = (status: string): boolean => (CORRECTABLE as readonly string[]).includes(status);

/** The request that waits for staff; null without one. */
export const openCorrection = ({ corrections }: Facts): Facts['corrections'][number] | null =>
  corrections.find(({ state }) => state === 'OPEN') ?? null;

/**
 * The facts by which an accepted correction is applied, in order: what was signed lapses first, so that nothing signed keeps the old answers.
 */
export function factsOfCorrection(f: Facts, kind: CorrectionKind, corrected: Fact & { type: 'answersCorrected' }): Fact[] {
  const parts = undoneBy(f, kind);
  return [
    ...(parts.includes('CLOSING') && f.verification.packages.NOTE !== undefined ? [{ type: 'noteLapsed' } as const] : []),
    corrected,
    ...(parts.includes('TITLE') ? [{ type: 'titleReopened' } as const] : []),
    ...(parts.includes('INCOME') ? [{ type: 'incomeReopened' } as const] : []),
  ];
}
