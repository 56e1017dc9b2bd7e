import { REASONS } from '@hearthline/rules/reasons.ts';
import type { ReasonCode } from '@hearthline/rules/enums.ts';
import type { PREQUALIFICATION_FACTS } from '../facts/prequalification.ts';
import { decisionInWords } from './decision.ts';
import { counted, type FactRows, inWords, listed, money, percent } from './row.ts';

export const reasonsInWords = (codes: readonly ReasonCode[]): string =>
  listed(codes.map((code) => REASONS[code].text.replace(/\.$/, '').toLowerCase()));

const HITS: Readonly<Record<string, string>> = {
  HIT: 'The bureau found the borrower',
  NO_HIT: 'The bureau did not find the borrower',
  THIN: 'The bureau’s file is too thin for a score',
  FROZEN: 'The credit file is frozen',
  LOCKED: 'The credit file is locked',
  MINOR: 'The bureau holds the file as a minor’s',
  DECEASED: 'The bureau lists the person as deceased',
};
export const creditInWords = (
  kind: string,
  {
    bureau,
    hit,
    score,
    debts,
    alerts,
  }: { bureau: string; hit: string; score: number | null; debts: readonly unknown[]; alerts: readonly string[] },
): string =>
  `${kind} of ${bureau}: ${HITS[hit] ?? inWords(hit)}${score === null ? '' : `, score ${score}`}, ${counted(debts.length, 'debt')}${
    alerts.length > 0 ? `, alerts: ${listed(alerts.map(inWords))}` : ''
  }.`;

export const PREQUALIFICATION_SENTENCES: FactRows<(typeof PREQUALIFICATION_FACTS)[number]['shape']['type']['value']> = {
  applicationCreated: [
    'ANSWERS',
    (f) =>
      `The application began: ${inWords(f.occupancy === 'HOME' ? 'primary home' : f.occupancy)} in ${f.state}, ${money(f.incomePrimary + f.incomeOther)} a year stated.`,
  ],
  languageNoted: ['ANSWERS', 'Staff noted that the borrower is spoken with in Spanish.'],
  preChecksMade: [
    'DECISION',
    (f) => (f.reasons.length === 0 ? 'The first checks were passed.' : `The first checks found: ${reasonsInWords(f.reasons)}.`),
  ],
  termsShown: [
    'DOCUMENTS',
    (f) => `The important terms were shown before the application was sent (${counted(f.documents.length, 'document')}).`,
  ],
  consentGiven: ['ANSWERS', (f) => `Consent was given: ${inWords(f.consentType)}, version ${f.version}.`],
  packageMade: ['DOCUMENTS', (f) => `The first disclosures were made (${counted(f.documents.length, 'document')}).`],
  ssnProvided: ['PEOPLE', 'The borrower gave a Social Security number.'],
  creditRepullAsked: ['CREDIT', (f) => `The soft credit report was asked for again${f.withPin ? ' with a PIN' : ''}.`],
  softCreditReceived: ['CREDIT', (f) => creditInWords('Soft credit report', f)],
  alertCalled: [
    'CREDIT',
    (f, named) => {
      const whose = f.signerId === undefined ? '' : ` of ${named.person(f.signerId)}`;
      const number = f.dialed === 'OTHER' ? `another number about the alert${whose}` : `a number in the alert${whose}`;
      return {
        CONFIRMED: `Staff called ${number}: the consumer confirmed the application.`,
        DISOWNED: `Staff called ${number}: the consumer denied the application.`,
        NO_ANSWER: `Staff called ${number}: nobody was reached.`,
      }[f.result];
    },
  ],
  alertVerified: ['CREDIT', (f) => `The alert on the credit report was verified (${inWords(f.method)}).`],
  identityCorrected: ['PEOPLE', 'The identity was reviewed; the soft credit report is pulled again.'],
  parcelsFound: ['HOME', (f) => `The county records have ${counted(f.candidates.length, 'parcel')} for the address.`],
  parcelChosen: ['HOME', 'The parcel of the home was chosen.'],
  noParcelFits: ['HOME', 'None of the parcels found is the home.'],
  addressCorrected: ['HOME', (f) => `The address of the home was corrected (${f.state}).`],
  parcelDetailed: [
    'HOME',
    (f) => `The parcel was read: ${inWords(f.propertyType)}${f.reasons.length > 0 ? `, but ${reasonsInWords(f.reasons)}` : ''}.`,
  ],
  titleSnapshotReceived: [
    'HOME',
    (f) =>
      `Title snapshot: ${f.match ? 'the owner matches' : 'the owner does not match'}, ${counted(f.liens.length, 'lien')}${f.involuntary > 0 ? `, ${money(f.involuntary)} of involuntary liens` : ''}.`,
  ],
  titleCleared: ['HOME', 'Staff cleared the title snapshot.'],
  ownershipStated: ['ANSWERS', (f) => `The borrower stated the ownership: ${inWords(f.ownership)}.`],
  ownershipCleared: ['HOME', 'Staff cleared the ownership.'],
  valuationReceived: [
    'HOME',
    (f) =>
      `Automated valuation ${f.model}: ${money(f.value)} (${money(f.low)} to ${money(f.high)}), ${f.accepted ? 'relied on' : 'not relied on'}.`,
  ],
  noValueFound: ['HOME', (f) => `No automated valuation was found (${counted(f.tried.length, 'model')} tried).`],
  valueEstimated: ['HOME', (f) => `The borrower estimated the home at ${money(f.amount)}.`],
  liensConfirmed: ['HOME', (f) => `The liens were confirmed${f.edited ? ' with changes' : ''}: ${counted(f.liens.length, 'lien')}.`],
  merchantReviewed: ['HOME', (f) => `The partner’s liens were reviewed${f.liensChanged ? ' and changed' : ''}.`],
  liensAttested: ['ANSWERS', 'The borrower attested the liens.'],
  inquiryAttested: ['ANSWERS', 'The borrower attested the inquiry of the loan officer.'],
  underwritten: [
    'DECISION',
    (f) =>
      `Underwriting: ${inWords(f.decision)}, ${counted(f.offerCount, 'offer')} up to ${money(f.maxLine)}; DTI ${percent(f.preDti)}, CLTV ${percent(f.preCltv)}${
        f.reasons.length > 0 ? `; ${reasonsInWords(f.reasons)}` : ''
      }.`,
  ],
  delinquencyExplained: ['ANSWERS', 'The borrower explained the late payments.'],
  delinquencyCleared: ['CREDIT', 'Staff cleared the late payments.'],
  underwritingCleared: ['DECISION', 'Staff cleared the underwriting review.'],
  underwritingDecided: ['DECISION', decisionInWords],
  assetsDeclared: ['INCOME', (f) => `The borrower declared savings of ${money(f.cash + f.securities + f.retirement)}.`],
  requalifyAnswered: [
    'DECISION',
    (f) => (f.lapsed ? 'The other offer lapsed unanswered.' : `The borrower ${f.accepted ? 'accepted' : 'declined'} the other offer.`),
  ],
  offerSelected: [
    'DECISION',
    (f) => `The borrower chose ${money(f.draw)} over ${f.term} years at ${percent(f.rate)}, ${money(f.monthlyPayment)} a month.`,
  ],
  offersExpired: ['DECISION', 'The offers expired; they are priced again.'],
};
