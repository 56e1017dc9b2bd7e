import type { SignerStage } from '@hearthline/journey/signer-place.ts';

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
  readonly longNote?: string;
  readonly you?: string;
  readonly youNote?: string;
};

/** What the application does after this person has signed. */
export const AFTER: Readonly<Record<SignerStage, StageCopy>> = {
  OTHERS: {
    title: 'You have signed',
    intro: 'Thank you. The other signers sign next. Then our team checks all documents.',
    who: 'The other signers, and our team',
    long: 'Usually one to two days',
  },
  NOTARY_SETUP: {
    title: 'You have signed',
    intro: 'Everyone has signed. We are arranging the notary.',
    who: 'The notary service',
    long: 'Usually a few minutes',
  },
  NOTARY: {
    title: 'Meet the notary by video',
    intro: 'Everyone has signed. A notary confirms who you are by video, and seals the deed.',
    who: 'You and the notary',
    long: 'About 20 minutes',
    you: 'Open the session',
    youNote: 'Every owner has a link of their own. You can take part from different places.',
  },
  MANUAL_NOTARY: {
    title: 'Meet the notary in person',
    intro: 'Everyone has signed. The deed is notarized in person, with every owner present.',
    who: 'The notary, with all owners',
    long: 'About 45 minutes',
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
    title: 'The deed is recorded, and then the money is sent',
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

/** After the days to cancel, while the owners' confirmations or the mail are waited for. */
export const TIME_OVER = {
  title: 'The time to cancel is over',
  intro: 'We record the deed when every owner confirms that they did not cancel, or after we have waited for notices in the mail.',
} as const;

/** A Texas homestead, before the meeting: nothing is signed on this page. */
export const OFFICE_COPY: StageCopy = {
  title: 'You sign at an office, with all the others',
  intro:
    'Texas law requires everyone to sign in one meeting, at the office of a title company, an attorney or the lender. The meeting is at least twelve days after each owner and each owner’s spouse received the Texas notice. Yours is among your documents.',
  who: 'The borrower chooses the time and the office',
  long: 'At least twelve days',
  you: 'Read your documents, then be there and bring your ID',
  youNote: 'You get a copy of everything that you sign, and of the application.',
};

export const NOTARY = {
  check: 'Before you begin',
  items: [
    'A computer or phone with a camera and a microphone, and a steady connection.',
    'The ID you showed us. It must not have expired.',
    'A quiet, bright place where you are alone.',
    'You are in the United States during the session.',
  ],
  open: 'Open the notary session',
  opening: 'Opening',
  none: 'There is no session for you yet. Try again in a few minutes, or call us.',
  failed: 'The session could not be opened',
  at: 'Time asked for',
} as const;

/** Other ways to cancel than this page. */
export const BY_MAIL = (lender: string, email: string): string =>
  `You may also send your notice by mail to the address on it, or write to ${lender} at ${email}. It counts when you send it.`;
