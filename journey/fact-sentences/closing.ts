import type { CLOSING_FACTS } from '../facts/closing.ts';
import { BORROWER_PARTY } from '../steps/rescission.ts';
import { differencesInWords, type FactRows, inWords, listed, money } from './row.ts';

const because = (reason: string | null | undefined): string => (reason ? ` (${inWords(reason)})` : '');

const toWhom = (payee: string): string => (payee === BORROWER_PARTY ? 'to the borrower' : 'to a creditor');

export const CLOSING_SENTENCES: FactRows<(typeof CLOSING_FACTS)[number]['shape']['type']['value']> = {
  floodNoticeAcknowledged: ['DOCUMENTS', 'The borrower acknowledged the flood notice.'],
  texasDisclosureDelivered: [
    'DOCUMENTS',
    (f, named) => `Texas: ${inWords(f.disclosure)} delivered to ${named.person(f.to)} on ${f.on}${f.mailed ? ' by mail' : ''}.`,
  ],
  valueAcknowledged: ['CLOSING', (f) => `Texas: ${f.name ?? f.by} acknowledged the value for the lender on ${f.on}.`],
  closedAtOffice: ['CLOSING', (f) => `Texas: closed on ${f.on} at the office of ${inWords(f.office)}.`],
  waitingPeriodStarted: ['CLOSING', (f) => `A waiting period began; the earliest closing is ${f.earliestClosing}.`],
  waitingPeriodEnded: ['CLOSING', 'The waiting period ended.'],
  signerInvited: ['PEOPLE', (f, named) => `${named.person(f.signerId)} was invited.`],
  signerSignedIn: ['PEOPLE', (f, named) => `${named.person(f.signerId)} signed in.`],
  signerConsented: ['ANSWERS', (f, named) => `${named.person(f.signerId)} consented: ${inWords(f.consentType)}, version ${f.version}.`],
  signerIdentitySubmitted: ['PEOPLE', (f, named) => `${named.person(f.signerId)} sent pictures of an ID (try ${f.tryNo}).`],
  signerIdentified: [
    'PEOPLE',
    (f, named) => `The ID of ${named.person(f.signerId)} was ${f.verified ? 'verified' : `not verified${because(f.reason)}`}.`,
  ],
  signerCreditReceived: [
    'CREDIT',
    (f, named) => `Credit report of ${named.person(f.signerId)}: ${inWords(f.hit)}${f.score === null ? '' : `, score ${f.score}`}.`,
  ],
  signerHmdaAnswered: [
    'ANSWERS',
    (f, named) => `${named.person(f.signerId)} answered or left the demographic questions; the answers are stored apart.`,
  ],
  signerCorrected: ['PEOPLE', (f, named) => `The name of ${named.person(f.signerId)} was corrected.`],
  signerCleared: ['PEOPLE', (f, named) => `Staff cleared ${named.person(f.signerId)} to sign.`],
  signerSigned: ['CLOSING', (f, named) => `${named.person(f.signerId)} signed.`],
  signerRefused: ['CLOSING', (f, named) => `${named.person(f.signerId)} refused to sign.`],
  noteLapsed: ['CLOSING', 'The signed closing documents lapsed; they are made and signed again.'],
  attorneyApproved: ['CLOSING', 'The attorney approved the closing.'],
  notaryChecked: [
    'CLOSING',
    (f) => (f.eligible ? 'The notary session was set up online.' : `Online notarization is not possible${because(f.reason)}.`),
  ],
  notaryOpened: ['CLOSING', 'Notaries work again: the owners were told that they can meet one.'],
  kbaFailed: ['CLOSING', 'The identity questions of the notary session were failed.'],
  notarySessionFailed: ['CLOSING', (f) => `The notary session was not completed${because(f.reason)}.`],
  primaryAccepted: ['CLOSING', 'The borrower accepted the notary session.'],
  deedSigned: ['CLOSING', (f) => `The deed was signed ${f.mode === 'RON' ? 'with a notary by video' : 'with a notary in person'}.`],
  manualNotaryChosen: ['CLOSING', 'The notary is met in person.'],
  manualNotaryReserved: ['CLOSING', (f) => `The borrower proposed a time with the notary: ${f.at}.`],
  manualNotaryConfirmed: ['CLOSING', (f) => `The meeting with ${f.notary} was confirmed: ${f.at}.`],
  manualNotaryMissed: ['CLOSING', (f) => `The meeting with the notary did not take place: the ${inWords(f.by)} did not come.`],
  manualNotaryUnconfirmed: ['CLOSING', 'The times proposed for the notary passed, and none had been confirmed.'],
  manualNotaryCanceled: ['CLOSING', 'The meeting with the notary was canceled.'],
  onlineNotaryChosen: ['CLOSING', 'The notary is met by video after all.'],
  notarySessionReopened: ['CLOSING', 'The notary session was opened again.'],
  insuranceGiven: ['HOME', 'The borrower gave the home insurance.'],
  insuranceReviewed: [
    'HOME',
    (f) => (f.accepted ? 'The home insurance was accepted.' : `The home insurance lacks: ${listed(f.gaps.map(inWords))}.`),
  ],
  trustCertified: ['PEOPLE', 'Staff certified the trust.'],
  rescissionNoticed: ['CLOSING', (f) => `The notice of the right to cancel was given; the right ends on ${f.endsAt}.`],
  rescissionOpened: [
    'DOCUMENTS',
    (f, named) => `${named.person(f.party)} opened the ${inWords(f.what === 'NOTICE' ? 'notice of the right to cancel' : f.what)}.`,
  ],
  rescissionNoticeReceived: ['CLOSING', (f, named) => `${named.person(f.by)} confirmed receipt of the notice of the right to cancel.`],
  rescissionEnded: ['CLOSING', 'The right to cancel ended.'],
  nonRescissionConfirmed: ['CLOSING', (f, named) => `${named.person(f.party)} confirmed not to have canceled.`],
  rescissionMailArrived: ['CLOSING', 'The wait for canceling notices in the mail ended.'],
  letterReceived: ['CLOSING', 'A written notice to cancel came. Nothing is recorded or paid until a second person has read it.'],
  letterRefused: ['CLOSING', 'A second person read the written notice: it does not cancel the line.'],
  rescinded: [
    'CLOSING',
    (f, named) =>
      `${named.person(f.by)} canceled under the right to cancel${f.dueOn === undefined ? '' : `; everything is returned by ${f.dueOn}`}.`,
  ],
  rescissionRefunded: ['MONEY', (f) => `${money(f.amount)} was given back after the cancellation.`],
  rescissionDeedVoided: ['CLOSING', 'The deed was recorded as void.'],
  lienReleaseDue: ['CLOSING', (f) => `The release of the deed is due by ${f.dueOn}.`],
  lienReleaseLate: ['CLOSING', 'The release of the deed is late.'],
  lienReleased: ['CLOSING', (f) => `The county recorded the release of the deed: ${f.instrumentNo}.`],
  rescissionDeedReleased: ['CLOSING', (f) => `The county recorded the release of the deed: ${f.instrumentNo}.`],
  rescissionRefundLate: ['MONEY', (f) => `The refund after the cancellation is ${f.overdue ? 'overdue' : 'due soon'}.`],
  rescissionUnwound: ['MONEY', (f) => `${f.name ?? f.by} confirmed that everything was returned.`],
  recordingProgressed: [
    'CLOSING',
    (f) => `Recording: ${inWords(f.stage)}${f.instrumentNo === null ? '' : `, instrument ${f.instrumentNo}`}${because(f.reason)}.`,
  ],
  recordingCorrected: ['CLOSING', 'Staff corrected what the county rejected.'],
  finalChecksMade: [
    'CREDIT',
    (f) =>
      f.clear ? 'The last checks before funding were clear.' : `The last checks before funding stopped: ${listed(f.reasons.map(inWords))}.`,
  ],
  finalChecksCleared: ['CREDIT', (f) => `Staff cleared the last checks${differencesInWords(f.differs)}.`],
  fundingApproved: [
    'MONEY',
    (f) => `${f.name ?? f.by} approved the funding${f.amount === undefined ? '' : `, ${money(f.amount)} to the borrower`}.`,
  ],
  fundingHeld: ['MONEY', (f) => `The funding is held: ${inWords(f.reason)}.`],
  lineDated: ['MONEY', (f) => `Dates of the line: first payment ${f.firstPayment}, last payment ${f.maturity}.`],
  fundingReleased: ['MONEY', 'The hold on the funding was released.'],
  transferBegun: ['MONEY', (f) => `A transfer ${toWhom(f.payee)} was begun.`],
  transferEnded: ['MONEY', (f) => `No money of the transfer ${toWhom(f.payee)} is out.`],
  payoffProgressed: ['MONEY', (f) => `Payment to a creditor: ${inWords(f.stage)}.`],
  disbursementProgressed: [
    'MONEY',
    (f) => `${money(f.amount)} to ${f.to ? 'the exchange' : 'the borrower'}: ${inWords(f.stage)}${because(f.code)}.`,
  ],
  autopayAuthorized: ['MONEY', 'Automatic payments were authorized.'],
};
