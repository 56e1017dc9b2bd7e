import type { SignerStage } from '@hearthline/journey/signer-place.ts';
import { CONSEQUENCES } from '../../../parts/rescission/copy.ts';

/** Copy of the page on which a signer signs, and of what follows it. */
export const COPY = {
  next: 'What happens next',
  nextItems: [
    'When every owner has signed, we arrange the notary and email you.',
    'After that each owner gets their own notice of the right to cancel, where the law gives one.',
  ],
  loading: 'Loading what comes next',
  documents: 'Read your documents',
  signed: 'You signed',
} as const;

type StageCopy = {
  readonly title: string;
  readonly intro: string;
  readonly who: string;
  readonly long: string;
  readonly you?: string;
  readonly youNote?: string;
};

/** What the application does after this person has signed. */
export const AFTER: Readonly<Record<SignerStage, StageCopy>> = {
  OTHERS: {
    title: 'You have signed',
    intro: 'Thank you. The others who own or owe sign next, and we look at everything once more.',
    who: 'The other signers, and our team',
    long: 'Usually one to two days',
  },
  NOTARY_SETUP: {
    title: 'You have signed',
    intro: 'Everyone has signed. We are arranging the notary.',
    who: 'The notary service',
    long: 'About 15 minutes',
  },
  NOTARY: {
    title: 'Meet the notary by video',
    intro: 'Everyone has signed. A notary confirms by video that you are who you are, and seals the deed.',
    who: 'You and the notary',
    long: 'About 15 minutes. Notaries are there Monday to Saturday, 6 AM to 6 PM Pacific',
    you: 'Open the session',
    youNote: 'Every owner has a link of their own. You can take part from different places.',
  },
  MANUAL_NOTARY: {
    title: 'Meet the notary in person',
    intro: 'Everyone has signed. The deed is notarized in person, with every owner present.',
    who: 'The notary, with all owners',
    long: 'About 30 minutes',
    you: 'Be there, and bring your ID',
    youNote: 'A driver’s license, state ID, passport or resident card that is still valid.',
  },
  INSURANCE: {
    title: 'Your part of the signing is done',
    intro: 'The deed is notarized. The borrower shows the insurance of the home next.',
    who: 'The borrower, and our team',
    long: 'Usually one to three days',
  },
  RIGHT_TO_CANCEL: {
    title: 'Your right to cancel',
    intro: 'You have three business days to change your mind. Nothing is paid out before they are over.',
    who: 'You decide',
    long: 'Three business days',
  },
  FUNDING: {
    title: 'The deed goes on record, and the money follows',
    intro: 'The time to cancel is over. The county records the deed, and the lender pays out the line.',
    who: 'The county, and the lender',
    long: 'Usually two to five business days',
  },
  FUNDED: {
    title: 'The line is open',
    intro: 'Everything is done: the deed is recorded and the money was sent.',
    who: 'Nobody',
    long: 'It is finished',
  },
};

/** A Texas homestead, before the meeting: nothing is signed on this page. */
export const AT_OFFICE: StageCopy = {
  title: 'You sign at an office, with all the others',
  intro:
    'The law of Texas asks that everyone signs in one meeting, at the office of a title company, an attorney or the lender. It is twelve days at least after each owner and each owner’s spouse has got the Texas notice, which is among your documents.',
  who: 'The borrower chooses the time and the office',
  long: 'Twelve days at least',
  you: 'Read your documents, then be there and bring your ID',
  youNote: 'You get a copy of everything that you sign, and of the application.',
};

export const NOTARY = {
  check: 'Before you begin',
  items: [
    'A computer or phone with a camera and a microphone, and a steady connection.',
    'The ID you showed us, in your hand.',
    'A quiet, bright place. Nobody else may be in the picture, except another owner.',
    'You are in the United States during the session.',
  ],
  open: 'Open the notary session',
  opening: 'Opening',
  none: 'There is no session for you yet. Try again in a few minutes, or call us.',
  failed: 'The session could not be opened',
  at: 'Time asked for',
} as const;

export const CANCEL = {
  until: 'You may cancel until',
  untilText: (day: string, zone: string): string => `Midnight at the end of ${day} (${zone})`,
  untilNote: 'Sundays and federal holidays do not count.',
  receipt: 'Your notice',
  receiptText: 'Read it to its end, then confirm with your name that you received it. Confirming it does not give up your right.',
  noticeTitle: 'Notice of the right to cancel',
  name: 'Your name',
  nameHint: (name: string): string => `Type it as in the documents: ${name}`,
  nameMissing: 'Please type your name',
  read: 'Read the notice to its end first',
  confirm: 'I received the notice',
  received: 'You confirmed that you received your notice',
  open: 'Cancel the line',
  title: 'Do you want to cancel the line?',
  consequences: CONSEQUENCES,
  byMail: (lender: string, email: string): string =>
    `You may also send it by mail to the address on the notice, or write to ${lender} at ${email}. It counts when you send it.`,
  yes: 'Send my notice and cancel',
  sending: 'Sending',
  keep: 'Keep the line',
  failed: 'Your notice was not sent',
} as const;
