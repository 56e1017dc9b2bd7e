/** What staff have to do, in their words: every status that waits for them or for others, and every task, with its queue and what it waits for. */

/** The queues of the desk, in the order of the journey. */
export const QUEUES = {
  credit: 'Credit and identity',
  underwriting: 'Underwriting',
  property: 'Property and title',
  documents: 'Documents and income',
  closing: 'Closing',
  funding: 'Funding',
  compliance: 'Deadlines and refunds',
  vendors: 'Waiting for others',
} as const;
export type Queue = keyof typeof QUEUES;

export type WorkKind = {
  readonly queue: Queue;
  readonly title: string;
  /** What ends it. */
  readonly waitsFor: string;
  /** 1 is done first: money, law, or a borrower who cannot go on. */
  readonly priority: 1 | 2 | 3;
};

const row =
  (queue: Queue, priority: WorkKind['priority']) =>
  (title: string, waitsFor: string): WorkKind => ({ queue, title, waitsFor, priority });
const credit = row('credit', 2);
const underwriting = row('underwriting', 2);
const property = row('property', 2);
const documents = row('documents', 2);
const closing = row('closing', 2);
const funding = row('funding', 1);
const law = row('compliance', 1);
const vendor = row('vendors', 3);

const VALUER = 'The valuation company sends its result.';
const TITLE = 'The title company sends its result.';
const OURS = 'It continues by itself. If it does not, ask the people who run the product.';

/** Every kind. A status of journey/checklist.ts that is staff’s, or a hold, has a row of its name; the others are made by journey/work/items.ts. */
export const WORK_KINDS = {
  CREDIT_NO_MATCH_SSN: credit(
    'No credit file',
    'Correct the identity, so that the bureau is asked again. Clear it to ask again with the same data, or decline.',
  ),
  CREDIT_MINOR: credit('Credit file of a minor', 'Speak with the borrower. Correct the identity, or compliance clears or declines.'),
  CREDIT_ERROR: credit('Credit bureau does not answer', 'The bureau is asked every 15 minutes. Ask again, or end the application.'),
  IDENTITY_CHANGE_STOPPED: row('credit', 1)(
    'Change of identity data stopped by its owner',
    'Call the owner at a number from before the change. Find out who asked for it, and write what you found.',
  ),
  FACTA_REVIEW: credit(
    'Alert on the credit file or watch list',
    'Call the number in the alert and record the call, or compare the match and clear it. Decline where it is not them.',
  ),
  IDENTITY_REVIEW: credit('Identity document to review', 'Compare the document with the application.'),
  DELINQUENCY_REVIEW: underwriting('Late payments to review', 'Read the explanation and the proof, then clear or decline.'),
  UNDERWRITING_REVIEW: underwriting('Underwriting review', 'Decide what the rules could not.'),
  MERCHANT_REVIEW: underwriting('Merchant’s liens to review', 'Confirm the liens, or change one.'),
  CORRECTION_REVIEW: underwriting('Correction asked by the borrower', 'Accept the correction, or refuse it with a reason.'),
  PROPERTY_DATA_REVIEW: property('Property records to review', 'Find the records, then clear the title or decline.'),
  OWNERSHIP_REVIEW: property('Ownership to review', 'Compare deed and borrower, then clear or decline.'),
  NAV_BPO_REVIEW: property('Broker price opinion to review', 'Agree on a value.'),
  NAV_BPO_CANCELLED: property('Broker price opinion canceled', 'Order it again, or agree on a value.'),
  NAV_RESI_EVAL_REVIEW: property('Evaluation to review', 'Agree on a value.'),
  ONSITE_APPRAISAL_REVIEW: property('Appraisal to review', 'Agree on a value, or order it again.'),
  FINAL_TITLE_REVIEW: property('Title to review', 'Clear the title, or decline.'),
  DOCUMENT_REVIEW: documents('Documents to read', 'Accept each file, or reject it with a reason.'),
  INCOME_REVIEW: documents('Income to verify', 'Read the paystubs and verify the income.'),
  ACCOUNT_REVIEW: documents(
    'Bank account to review',
    'Compare the applicant’s name with the bank’s answer, then accept or refuse the account.',
  ),
  CO_DEED_REQ: closing('Another signer needs a decision', 'Clear the signer, or decline.'),
  SIGNING_CONDITIONS: closing('Conditions prior to signing', 'Clear each, or waive it: the agreement is made when none is open.'),
  CLOSING_CONDITIONS: closing('Conditions prior to closing', 'Clear each, or waive it: the notary is called when none is open.'),
  ATTORNEY_REVIEW: closing('Attorney’s review', 'The closing attorney approves the documents.'),
  NOTARY_APPOINTMENT: closing('Meeting with a notary to arrange', 'Confirm a time with the notary’s office.'),
  NOTARY_TIMES_PASSED: closing('Meeting with a notary not confirmed in time', 'Call the borrower, agree on a time and confirm it.'),
  DEED_RETURN: closing('Deed to come back from the notary', 'Record the deed as the notary returned it.'),
  TRUST_REVIEW: closing('Trust to certify', 'Read the certificate of trust.'),
  RECORDING: closing('Recording stopped', 'Correct what the county rejected, or release the hold.'),
  RETURNED_MAIL: closing('Letter came back', 'Find the address and mail it again.'),
  RESCISSION: funding('Held in the days to cancel', 'Find out whether a notice is in the mail, then release the hold.'),
  PAYOUT_CALL: funding('Call about a changed account', 'Call the phone of record and record what was said, or the waiting time ends.'),
  FUNDABLE: funding('Last checks before funding', 'Clear what stopped: checks, accounts or conditions.'),
  FUNDING_DECISION: funding('Funding to approve', 'Approve the funding.'),
  UNKNOWN: row('compliance', 1)('A step failed', 'Start it again, or end the application.'),
  APPRAISAL_REFUND: law('Appraisal fee to give back', 'Pay it back by check or transfer and record the number.'),
  RESCISSION_UNWIND: law('Canceled line to unwind', 'Everything paid is returned and the deed released, then confirm.'),
  RESCISSION_REFUND_SOON: law('Money to return soon', 'Return what the borrower paid before the last day.'),
  RESCISSION_REFUND_OVERDUE: law('Money to return is overdue', 'Return what the borrower paid today.'),
  LIEN_RELEASE: law('Deed to release', 'Have the county record the release, then record its number.'),
  LIEN_RELEASE_LATE: law('Release of the deed is late', 'Have the county record the release today.'),
  ENDED_TRANSFER: law(
    'Money sent though the application has ended',
    'Ask the bank to send it back, or agree with who has it on paying it back. Then record what was done.',
  ),
  ENDED_PULL: law(
    'Credit report pulled though the application has ended',
    'Ask the bureau to remove the inquiry, and write to the person. Then record what was done.',
  ),
  ENDED_ORDER: law(
    'Order with a vendor though the application has ended',
    'Cancel it with the vendor and settle what it costs: the borrower pays nothing. Then record what was done.',
  ),
  ENDED_RECORDING: law(
    'Deed at the county though the application has ended',
    'Have the county record the release, then record its number.',
  ),
  REG_B_APPLICATION_COMPLETED: law('Decision due under Regulation B', 'Decide: approve, offer other terms, or decline.'),
  REG_B_ADVERSE_ACTION: law('Adverse action notice due', 'See that the notice is sent.'),
  REG_B_INCOMPLETE: law('Notice of incompleteness due', 'See that the notice is sent, or decide.'),
  REG_B_COUNTEROFFER: law('Counteroffer unanswered', 'Send the notice, or record the answer.'),
  REVIEW_SUSPENDED: vendor('Review suspended', 'Its conditions are met or waived; then the review is back with the underwriter.'),
  CONDITIONS_AWAITED: vendor('Conditions with a due day', 'What was asked comes in, or its owner asks again.'),
  NAV_BPO_ORDERED: vendor('Broker price opinion ordered', VALUER),
  NAV_BPO_SCHEDULED: vendor('Broker price opinion scheduled', VALUER),
  NAV_BPO_PROCESSING: vendor('Broker price opinion under way', VALUER),
  NAV_BPO_COMPLETE: vendor('Broker price opinion done', OURS),
  NAV_BPO_FAILED: vendor('Broker price opinion failed', OURS),
  NAV_RESI_EVAL_ORDERED: vendor('Evaluation ordered', VALUER),
  NAV_RESI_EVAL_PROCESSING: vendor('Evaluation under way', VALUER),
  NAV_RESI_EVAL_COMPLETE: vendor('Evaluation done', OURS),
  NAV_RESI_EVAL_FAILED: vendor('Evaluation failed', OURS),
  ONSITE_APPRAISAL_PENDING: vendor('Appraisal under way', 'The appraiser visits and reports.'),
  ORDER_FULL_TITLE: vendor('Title being ordered', TITLE),
  FINAL_TITLE_REQUEST: vendor('Title ordered', TITLE),
  FINAL_TITLE_PROCESSING: vendor('Title search under way', TITLE),
  FINAL_TITLE_COMPLETE: vendor('Title done', OURS),
  PAYOFF_REQUEST: vendor('Payoff letters being asked for', 'The creditors send their letters.'),
  PAYOFF_REQUEST_PENDING: vendor('Payoff letters asked for', 'The creditors send their letters.'),
  GEN_CLOSING_DISCLOSURES: vendor('Closing disclosures being made', OURS),
  WAITING_FOR_FLOOD_CERT: vendor('Flood certificate ordered', 'The flood determination service answers.'),
  NOTARY_WAITING_PERIOD: vendor('Waiting period before closing', 'The first day on which the line may close.'),
  NOTARY_DISCLOSURE: vendor('Notary’s documents being prepared', OURS),
  GEN_RESCISSION: vendor('Notice of the right to cancel being made', OURS),
  RESCISSION_PERIOD: vendor('Days to cancel', 'The days to cancel end, and everyone confirms.'),
  RECORDING_PENDING: vendor('Deed at the county', 'The county records the deed.'),
  MONEY_UNDER_WAY: vendor('Money under way', 'The banks settle the transfers, or send them back. Nothing is sent again meanwhile.'),
  FINAL_CHECKS: vendor('Last checks running', OURS),
} as const satisfies Readonly<Record<string, WorkKind>>;

export type WorkKindCode = keyof typeof WORK_KINDS;
export const WORK_KIND_CODES = Object.keys(WORK_KINDS) as readonly WorkKindCode[];
export const isWorkKind = (code: string): code is WorkKindCode => Object.hasOwn(WORK_KINDS, code);
/** The kinds of a queue. */
export const kindsOf = (queue: Queue): WorkKindCode[] => WORK_KIND_CODES.filter((code) => WORK_KINDS[code].queue === queue);
