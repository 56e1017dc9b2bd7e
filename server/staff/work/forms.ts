/** Each action in words, and the fields of its form: what a page draws and what a request has to carry. One row each. */
import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';

export type FieldName =
  | 'reason'
  | 'textForBorrower'
  | 'missed'
  | 'reasons'
  | 'conditionUuid'
  | 'documentUuid'
  | 'category'
  | 'evidence'
  | 'callResult'
  | 'answeredBy'
  | 'signerId'
  | 'canceledBy'
  | 'at'
  | 'meeting'
  | 'monthlyIncome'
  | 'lien'
  | 'postmark'
  | 'office'
  | 'instrumentNo'
  | 'officer'
  | 'address'
  | 'returned'
  | 'letter';
type Form = {
  readonly title: string;
  /** What happens once it is confirmed. */
  readonly does: string;
  readonly isHarsh?: true;
  readonly required?: readonly FieldName[];
  readonly optional?: readonly FieldName[];
  /** Labels that differ from the field’s own. */
  readonly labels?: Partial<Readonly<Record<FieldName, string>>>;
};

export const FORMS: Readonly<Record<StaffActionName, Form>> = {
  clear: { title: 'Clear the review', does: 'The application moves to its next step.', required: ['reason'] },
  approve: { title: 'Approve', does: 'The application moves to its next step.', required: ['reason'] },
  decline: {
    title: 'Decline',
    does: 'The application ends. The borrower gets an adverse action notice with these reasons.',
    isHarsh: true,
    required: ['reasons'],
    optional: ['reason'],
  },
  cancel: {
    title: 'Cancel the application',
    does: 'The application ends. The borrower gets a notice with these reasons.',
    isHarsh: true,
    required: ['reasons'],
    optional: ['reason'],
  },
  withdraw: {
    title: 'Record that the borrower withdrew',
    does: 'The application ends at the borrower’s wish.',
    isHarsh: true,
    required: ['reason'],
    labels: { reason: 'How the borrower said so' },
  },
  'request-more': {
    title: 'Ask for a document',
    does: 'The borrower is asked for a document and told by email.',
    required: ['textForBorrower'],
    labels: { textForBorrower: 'What the borrower reads' },
  },
  'add-condition': {
    title: 'Add a condition',
    does: 'The borrower, or the signer, is asked for it and told by email.',
    required: ['category'],
    optional: ['textForBorrower', 'signerId'],
    labels: { textForBorrower: 'What the borrower reads, if not the usual words' },
  },
  'clear-condition': { title: 'Clear a condition', does: 'The condition is met.', required: ['conditionUuid'], optional: ['reason'] },
  'accept-document': {
    title: 'Accept a document',
    does: 'The file counts. Its condition ends once it has all its files.',
    required: ['documentUuid'],
  },
  'reject-document': {
    title: 'Reject a document',
    does: 'The borrower is asked for another file.',
    isHarsh: true,
    required: ['documentUuid', 'textForBorrower'],
    labels: { textForBorrower: 'What the borrower reads' },
  },
  'verify-alert': {
    title: 'Record that the borrower was called',
    does: 'The alert on the credit file is verified, and the application moves on.',
    required: ['reason'],
    labels: { reason: 'Whom you spoke with, at which number' },
  },
  'review-merchant': { title: 'Confirm the merchant’s liens', does: 'The liens stay as they are, and the application moves on.' },
  'amend-lien': {
    title: 'Correct a lien',
    does: 'The liens are corrected, the application moves on, and the borrower attests the list.',
    required: ['lien', 'reason'],
    labels: { reason: 'What proves it' },
  },
  'clear-check': { title: 'Clear a check', does: 'The application moves to its next step.', required: ['reason'] },
  'verify-income': {
    title: 'Verify the income',
    does: 'This income counts as verified, whatever was stated, and the offers are held against it.',
    required: ['monthlyIncome', 'reason'],
    labels: { reason: 'Which paystubs, and how you reckoned' },
  },
  'review-account': { title: 'Accept the bank account', does: 'The account counts as verified.', optional: ['reason', 'evidence'] },
  'refuse-account': {
    title: 'Refuse the bank account',
    does: 'Nothing is paid to it. The borrower is asked for another account, and told by email.',
    isHarsh: true,
    required: ['reason'],
  },
  'record-payout-call': {
    title: 'Record a call about the changed account',
    does: 'Where the borrower gave the account, its waiting time ends. Where they did not, it is refused.',
    required: ['callResult', 'answeredBy'],
  },
  'review-identity': { title: 'Accept the identity document', does: 'The identity counts as verified.', optional: ['reason'] },
  'agree-value': { title: 'Agree on the value', does: 'The value on file is the value of the home.', optional: ['reason'] },
  'clear-title': { title: 'Clear the title', does: 'The title counts as clear, and the application moves on.', required: ['reason'] },
  'order-again': { title: 'Order the appraisal again', does: 'The appraisal is ordered again.', optional: ['reason'] },
  'approve-attorney': { title: 'Record the attorney’s approval', does: 'The documents go to the notary.' },
  'acknowledge-value': {
    title: 'Acknowledge the fair market value',
    does: 'The officer signs for the lender, today (Texas Constitution, article XVI, section 50(a)(6)(Q)(ix)).',
    required: ['officer'],
  },
  'record-manual-deed': {
    title: 'Record the returned deed',
    does: 'The deed is checked for its signatures and certificate, and goes to the county.',
    required: ['returned'],
    optional: ['office'],
  },
  'post-texas-disclosures': {
    title: 'Mail the Texas disclosures',
    does: 'Every owner and spouse who has not had them gets them by mail.',
  },
  'note-spanish': { title: 'Note that the borrower speaks Spanish', does: 'The notice of Texas is given in Spanish too.' },
  'certify-trust': { title: 'Certify the trust', does: 'The certificate of trust is accepted.', optional: ['reason'] },
  'correct-recording': {
    title: 'Correct and record again',
    does: 'The deed goes to the county again.',
    required: ['reason'],
    labels: { reason: 'What was corrected' },
  },
  'clear-final-checks': { title: 'Clear the last checks', does: 'The line can be funded.', required: ['reason'] },
  'approve-funding': { title: 'Approve the funding', does: 'This is what is paid.' },
  'record-payoff': {
    title: 'Record a payoff by hand',
    does: 'The lien counts as paid, and the rest of the money can leave.',
    required: ['instrumentNo'],
    labels: { instrumentNo: 'Number of the check or transfer' },
  },
  'hold-funding': { title: 'Hold the funding', does: 'No money leaves until the hold is released.', required: ['reason'] },
  'release-hold': { title: 'Release the hold', does: 'The line continues by itself, and money may leave.', required: ['reason'] },
  'record-rescission': {
    title: 'Record a mailed notice to cancel',
    does: 'The funding is held at once. Once a colleague has read the letter too, the line is canceled, and what was paid goes back within 20 days of today.',
    isHarsh: true,
    required: ['letter', 'canceledBy', 'postmark'],
    optional: ['reason'],
    labels: { reason: 'How it came' },
  },
  'record-refund': {
    title: 'Record money given back',
    does: 'The payment counts as returned.',
    required: ['instrumentNo', 'reason'],
    labels: { instrumentNo: 'Number of the check or transfer' },
  },
  'record-release': {
    title: 'Record the release of the deed',
    does: 'The deed counts as released.',
    required: ['instrumentNo'],
    labels: { instrumentNo: 'The county’s instrument number' },
  },
  'confirm-unwound': { title: 'Confirm that all is returned', does: 'The cancellation is complete.' },
  'settle-after-end': {
    title: 'Record that it is set right',
    does: 'What was found after the end counts as set right, and its tasks end.',
    required: ['reason'],
    labels: { reason: 'What was done, with whom, and under which number' },
  },
  schedule: {
    title: 'Confirm the meeting with the notary',
    does: 'The borrower is told time, place and notary.',
    required: ['at', 'meeting'],
  },
  'notary-no-show': { title: 'Record a missed meeting', does: 'The borrower chooses another time.', required: ['missed'] },
  record: {
    title: 'Record the county’s stamp',
    does: 'The deed counts as recorded.',
    required: ['instrumentNo'],
    labels: { instrumentNo: 'The county’s instrument number' },
  },
  redrive: { title: 'Start the failed step again', does: 'What failed is tried again.', optional: ['reason'] },
  'accept-correction': {
    title: 'Accept the correction',
    does: 'The answers are changed, and what was made of them is made again.',
    optional: ['reason'],
  },
  'refuse-correction': {
    title: 'Refuse the correction',
    does: 'The answers stay. The borrower reads why.',
    isHarsh: true,
    required: ['textForBorrower'],
    labels: { textForBorrower: 'What the borrower reads' },
  },
  'mail-again': { title: 'Mail the letter again', does: 'The letter goes out again.', optional: ['address'] },
};
