/** The vendor and automatic jobs (lending §1.2), one queue and one file in server/steps each. */
export const WORK_STEPS = [
  'pre-soft-package',
  'soft-credit',
  'parcel',
  'title-snapshot',
  'valuation',
  'underwriting',
  'application-package',
  'hard-credit',
  'flood',
  'checks',
  'identity-result',
  'income-report',
  'employment',
  'valuation-order',
  'valuation-result',
  'appraisal-refund',
  'title-order',
  'title-result',
  'payoff-letters',
  'wallet',
  'identity-change',
  'final-underwriting',
  'closing-package',
  'credit-refresh',
  'note-package',
  'signer-checks',
  'notary-setup',
  'notary-result',
  'rescission-notice',
  'rescission-refund',
  'recording',
  'recording-result',
  'final-checks',
  'debt-payoff',
  'disbursement',
  'disbursement-result',
] as const;
export type WorkStep = (typeof WORK_STEPS)[number];
/** Those that send money: started again by who is answerable for it, one by one. */
export const MONEY_STEPS: readonly WorkStep[] = ['appraisal-refund', 'rescission-refund', 'debt-payoff', 'disbursement'];
export const isWorkStep = (name: string): name is WorkStep => (WORK_STEPS as readonly string[]).includes(name);

/**
 * One automatic step as folded: the current attempt, whether a vendor sent an update for it, why it stopped, if it did, and the vendor that it waits for
 * while that one does not answer.
 */
export type StepState = {
  readonly attempt: number;
  readonly news: boolean;
  readonly failed: { readonly kind: 'ERROR' | 'UNKNOWN'; readonly code: string; readonly vendor?: string | undefined } | null;
  readonly waitsFor?: string;
};
