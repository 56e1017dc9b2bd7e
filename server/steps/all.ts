import type { Steps } from '../engine/step.ts';
import { appraisalRefundStep } from './verification/appraisal-refund.ts';
import { applicationPackageStep } from './verification/application-package.ts';
import { checksStep } from './verification/checks.ts';
import { employmentStep } from './verification/employment.ts';
import { finalUnderwritingStep } from './verification/final-underwriting.ts';
import { floodStep } from './verification/flood.ts';
import { hardCreditStep } from './verification/hard-credit.ts';
import { incomeReportStep } from './verification/income-report.ts';
import { identityResultStep } from './verification/identity-result.ts';
import { payoffLettersStep } from './verification/payoff-letters.ts';
import { titleOrderStep, titleResultStep } from './verification/title.ts';
import { valuationOrderStep, valuationResultStep } from './verification/valuation.ts';
import { walletStep } from './verification/wallet.ts';
import { closingPackageStep } from './closing/closing-package.ts';
import { debtPayoffStep } from './closing/debt-payoff.ts';
import { disbursementResultStep, disbursementStep } from './closing/disbursement.ts';
import { creditRefreshStep, finalChecksStep } from './closing/final-checks.ts';
import { notaryResultStep, notarySetupStep } from './closing/notary.ts';
import { notePackageStep } from './closing/note-package.ts';
import { recordingResultStep, recordingStep } from './closing/recording.ts';
import { rescissionNoticeStep } from './closing/rescission-notice.ts';
import { rescissionRefundStep } from './closing/rescission-refund.ts';
import { signerChecksStep } from './closing/signer-checks.ts';
import { identityChangeStep } from './identity/identity-change.ts';
import { makeCounteroffer } from './notices/counteroffer.ts';
import { packageStep } from './documents/pre-soft-package.ts';
import { parcelStep } from './prequalification/parcel.ts';
import { softCreditStep } from './prequalification/soft-credit.ts';
import { titleSnapshotStep } from './prequalification/title-snapshot.ts';
import { underwritingStep } from './prequalification/underwriting.ts';
import { valuationStep } from './prequalification/valuation.ts';

/** Every kind of work. */
export const STEPS: Steps = {
  'pre-soft-package': packageStep,
  'soft-credit': softCreditStep,
  parcel: parcelStep,
  'title-snapshot': titleSnapshotStep,
  valuation: valuationStep,
  underwriting: underwritingStep(makeCounteroffer),
  'application-package': applicationPackageStep,
  'hard-credit': hardCreditStep,
  flood: floodStep,
  checks: checksStep,
  'identity-result': identityResultStep,
  'income-report': incomeReportStep,
  employment: employmentStep,
  'valuation-order': valuationOrderStep,
  'valuation-result': valuationResultStep,
  'appraisal-refund': appraisalRefundStep,
  'title-order': titleOrderStep,
  'title-result': titleResultStep,
  'payoff-letters': payoffLettersStep,
  wallet: walletStep,
  'identity-change': identityChangeStep,
  'final-underwriting': finalUnderwritingStep,
  'closing-package': closingPackageStep,
  'credit-refresh': creditRefreshStep,
  'note-package': notePackageStep,
  'signer-checks': signerChecksStep,
  'notary-setup': notarySetupStep,
  'notary-result': notaryResultStep,
  'rescission-notice': rescissionNoticeStep,
  'rescission-refund': rescissionRefundStep,
  recording: recordingStep,
  'recording-result': recordingResultStep,
  'final-checks': finalChecksStep,
  'debt-payoff': debtPayoffStep,
  disbursement: disbursementStep,
  'disbursement-result': disbursementResultStep,
};
