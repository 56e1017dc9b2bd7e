import type { VERIFICATION_FACTS } from '../facts/verification.ts';
import { creditInWords, reasonsInWords } from './prequalification.ts';
import { capitalized, counted, differencesInWords, type FactRows, inWords, money, SIGNER_ROLE_NAMES } from './row.ts';

const ACCOUNTS = { DISBURSEMENT: 'account that receives the money', AUTOPAY: 'account for automatic payments' } as const;
const because = (reason: string | null | undefined): string => (reason ? ` (${inWords(reason)})` : '');

export const VERIFICATION_SENTENCES: FactRows<(typeof VERIFICATION_FACTS)[number]['shape']['type']['value']> = {
  additionalInfoGiven: [
    'ANSWERS',
    (f) =>
      `The borrower gave the rest of the application: ${inWords(f.ownership)} owner, ${inWords(f.maritalStatus)}, ${inWords(f.purpose)}.`,
  ],
  signerNamed: ['PEOPLE', (f, named) => `${named.person(f.signerId)} was named as ${SIGNER_ROLE_NAMES[f.role]}.`],
  signerRemoved: ['PEOPLE', (f, named) => `${named.person(f.signerId)} signs no longer.`],
  hmdaAnswered: ['ANSWERS', 'The demographic questions were answered or left; the answers are stored apart.'],
  documentsMade: ['DOCUMENTS', (f) => `Documents were made: ${inWords(f.package)} package, ${counted(f.documents.length, 'document')}.`],
  documentsSigned: ['CLOSING', (f) => `The borrower signed: ${f.signing === 'SUMMARY' ? 'the summary' : 'the closing documents'}.`],
  hardCreditReceived: ['CREDIT', (f) => creditInWords('Hard credit report', f)],
  creditAged: ['CREDIT', 'The credit report is too old to close on; it is refreshed.'],
  creditRefreshed: ['CREDIT', (f) => creditInWords('Refreshed credit report', { bureau: 'the bureau', ...f })],
  hardCreditRepullAsked: ['CREDIT', (f) => `The hard credit report was asked for again${f.withPin ? ' with a PIN' : ''}.`],
  hardAlertVerified: ['CREDIT', (f) => `The alert on the hard credit report was verified (${inWords(f.method)}).`],
  checkMade: ['CREDIT', (f) => `Check ${inWords(f.kind)}: ${f.clear ? 'clear' : `stopped${because(f.reason)}`}.`],
  checkCleared: ['CREDIT', (f) => `Staff cleared the check ${inWords(f.kind)}${differencesInWords(f.differs)}.`],
  floodDetermined: ['HOME', (f) => `Flood zone ${f.zone}: ${f.sfha ? 'a special flood hazard area' : 'no special flood hazard area'}.`],
  incomeMethodChosen: ['INCOME', (f) => `The borrower chose to verify income by ${inWords(f.method)}.`],
  incomeAwaited: ['INCOME', (f) => `The borrower linked ${inWords(f.method)}, whose report is being prepared.`],
  incomeLinkEnded: ['INCOME', (f) => `${capitalized(inWords(f.method))} ended without a report of income${because(f.reason)}.`],
  incomeReported: ['INCOME', (f) => `Income by ${inWords(f.method)}: ${money(f.monthly)} a month, ${inWords(f.outcome)}.`],
  paystubsAsked: ['INCOME', (f) => `${counted(f.count, 'paystub')} requested.`],
  incomeVerified: [
    'INCOME',
    (f) => `Income verified: ${money(f.monthly)} a month${f.worksheet === undefined ? '' : ', calculated from documents'}.`,
  ],
  employerGiven: ['INCOME', 'The borrower named the employer.'],
  employmentVerified: ['INCOME', (f) => (f.employed ? 'Employment was verified.' : 'Employment could not be verified.')],
  accountGiven: [
    'INCOME',
    (f) =>
      `The ${ACCOUNTS[f.role]} was ${f.waitsUntil === undefined ? 'given' : 'changed'}, ending in ${f.mask}: ${inWords(f.verification)}${because(f.reason)}.`,
  ],
  payoutWaitEnded: ['MONEY', 'The waiting time of the changed account is over.'],
  payoutCalled: [
    'MONEY',
    (f) =>
      ({
        CONFIRMED: 'Staff called the phone of record: the changed account is right.',
        DISOWNED: 'Staff called the phone of record: the changed account is not the borrower’s wish.',
        NO_ANSWER: 'Staff called the phone of record about the changed account: nobody answered.',
      })[f.result],
  ],
  accountReviewed: ['INCOME', (f) => `The ${ACCOUNTS[f.role]} was reviewed: ${inWords(f.verification)}${because(f.reason)}.`],
  depositsArrived: ['INCOME', (f) => `The two small deposits arrived in the ${ACCOUNTS[f.role]}.`],
  depositsMistaken: ['INCOME', (f) => `The amounts of the deposits in the ${ACCOUNTS[f.role]} were wrong.`],
  walletOpened: ['INCOME', (f) => `${f.exchange} opened an account for the money, wallet address ending in ${f.address.slice(-4)}.`],
  walletRefused: ['INCOME', (f) => `The exchange opened no account${because(f.code)}; a bank account is asked for.`],
  payTypeChosen: ['INCOME', (f) => `Payments: ${inWords(f.payType)}, ${money(f.monthlyPayment)} a month.`],
  accountsConfirmed: ['INCOME', 'The borrower confirmed the accounts.'],
  identitySubmitted: ['PEOPLE', (f) => `The borrower sent pictures of an ID (try ${f.tryNo}).`],
  identityChecked: ['PEOPLE', (f) => `The ID was checked: ${inWords(f.verification)}${because(f.reason)}.`],
  identityReviewed: ['PEOPLE', (f) => `Staff reviewed the ID: ${inWords(f.verification)}.`],
  conditionReported: ['HOME', (f) => `The borrower reported the condition of the home: ${inWords(f.condition)}.`],
  valuationWanted: ['HOME', (f) => `A valuation is needed: ${inWords(f.product)}.`],
  valuationProgressed: [
    'HOME',
    (f) => `Valuation ${inWords(f.product)}: ${inWords(f.stage)}${f.value === null ? '' : `, ${money(f.value)}`}${because(f.reason)}.`,
  ],
  appraisalPaid: ['MONEY', (f) => `The appraisal was paid by card${f.amount === undefined ? '' : `: ${money(f.amount)}`}.`],
  appraisalRefundOwed: ['MONEY', (f) => `${money(f.amount)} for the appraisal is owed back by ${f.dueOn}.`],
  appraisalRefunded: ['MONEY', (f) => `${money(f.amount)} for the appraisal was given back on ${f.on}.`],
  valuationAgreed: ['HOME', (f) => `The value of the home was agreed: ${money(f.value)}.`],
  titleProgressed: [
    'HOME',
    (f) =>
      `Title: ${inWords(f.stage)}${f.newLiens > 0 ? `, ${money(f.newLiens)} of new liens` : ''}${f.ownersMatch ? '' : ', the owners differ'}.`,
  ],
  payoffAsked: ['MONEY', 'A payoff letter was requested of a creditor.'],
  payoffLetterReceived: ['MONEY', (f) => `Payoff letter: ${money(f.amount)}, ${money(f.perDiem)} a day, valid through ${f.goodThrough}.`],
  payoffDropped: ['MONEY', 'A payoff was dropped.'],
  termsVerified: [
    'DECISION',
    (f) =>
      `Verified terms: ${inWords(f.decision)}, up to ${money(f.maxLine)}${f.reasons.length > 0 ? `; ${reasonsInWords(f.reasons)}` : ''}.`,
  ],
  finalTermsAccepted: ['DECISION', 'The borrower accepted the final terms.'],
  incomeReopened: ['INCOME', 'Income has to be verified again.'],
  titleReopened: ['HOME', 'The title has to be searched again.'],
  valuationReopened: ['HOME', 'The home has to be valued again.'],
  modelValueReopened: ['HOME', 'The automated valuation has to be made again.'],
  employmentReopened: ['INCOME', 'Employment has to be verified again.'],
  verifiedOffersExpired: ['DECISION', 'The offers from verified figures expired; they are priced again.'],
  reminderDue: ['WORK', (f) => `A reminder was sent on day ${f.day}.`],
};
