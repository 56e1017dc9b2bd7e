import type { ClosingDocument } from './ceremony.ts';

/** What each closing document is, in one sentence. */
const ABOUT: Readonly<Record<string, string>> = {
  ACCOUNT_OPENING_DISCLOSURES: 'What the line costs, how interest is counted, and your billing rights. You read and keep it.',
  LINE_AGREEMENT: 'Your promise to pay the line back, and its terms.',
  AUTOPAY_AUTHORIZATION: 'Allows us to collect your payments from your account. You can stop it at any time.',
  DEED_OF_TRUST: 'Pledges the home for the line. You sign it here and confirm your signature to the notary. Then the county records it.',
};
export const aboutDocument = ({ kind }: Pick<ClosingDocument, 'kind'>): string => ABOUT[kind] ?? 'A document of your closing.';

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
export const pagesOf = (pages: number): string => counted(pages, 'page', 'pages');
const placesOf = (places: number): string => counted(places, 'place', 'places');
export const documentNote = (document: ClosingDocument): string =>
  [
    ...(document.pages === null ? [] : [pagesOf(document.pages)]),
    ...(document.fields.length === 0 ? [] : [`you sign in ${placesOf(document.fields.length)}`]),
  ].join(', ');

/** Copy of the ceremony in which closing documents are read and signed field by field, for the borrower and each other signer. */
export const SIGNING = {
  part: (at: number, name: string) => `Part ${at} of 4: ${name}`,
  parts: { read: 'read', adopt: 'your signature', place: 'sign', review: 'review' },
  loading: 'Loading your documents',
  none: 'Your documents are not here yet',
  noneText: 'We are still preparing them. Look again in a minute.',
  notKept: 'Your progress is not saved yet. We save it with your next step.',

  changed: (titles: string) => `Changed since you read it: ${titles}`,
  changedText: 'Nothing was signed. Read it to the end again, then sign.',

  readTitle: 'Read your documents',
  readIntro: (minutes: number) =>
    `It takes about ${minutes} minutes to read and sign everything. Your place is saved if you leave. Nothing is binding until you sign at the end.`,
  documents: 'Your documents',
  read: 'Read to the end',
  unread: 'Not read yet',
  open: 'Open',
  openAgain: 'Open again',
  shown: 'Shown above',
  toNext: (title: string) => `Next document: ${title}`,
  toSignature: 'Choose your signature',
  toEnd: 'Scroll to the end of the document to continue.',

  adoptTitle: 'Choose your signature',
  adoptIntro: 'It is placed wherever you sign. You see each place before you sign there.',
  style: 'How do you want to sign?',
  typed: 'Type it',
  drawn: 'Draw it',
  name: 'Your full name',
  nameHint: (name: string) => `As in the documents: ${name}`,
  preview: 'Your signature',
  pad: 'Draw your signature',
  padHint: 'With a finger, a pen or the mouse. No pointer? Choose “Type it”: it counts the same.',
  padName: 'Area to draw your signature. With a keyboard, choose “Type it” above.',
  clear: 'Start over',
  undo: 'Undo',
  adopt: 'Use this signature',
  again: 'If you change your signature, you have to sign again in the places you signed so far.',

  placeTitle: 'Sign your documents',
  placeIntro: 'We take you to each place. Nothing is sent until the review.',
  place: (at: number, of: number) => `Place ${at} of ${of}`,
  where: (title: string, page: number) => `${title}, page ${page}`,
  signHere: 'Sign here',
  initialHere: 'Initial here',
  notShown: 'You can sign here as soon as the page is on your screen.',
  signed: 'Signed',
  signAt: (what: string) => `Sign here: ${what}`,
  initialAt: (what: string) => `Initial here: ${what}`,
  signedAt: (what: string, by: string) => `Signed by ${by}: ${what}`,
  next: 'Next place',
  back: 'Back',
  toReview: 'Review and finish',
  placed: (what: string) => `Signed: ${what}.`,
  change: 'Change your signature',

  reviewTitle: 'Review and sign',
  reviewIntro: 'Check what you sign. With “Sign now” you sign every document below, and it becomes binding.',
  who: 'You sign as',
  places: (done: number, of: number) => `${done} of ${placesOf(of)} signed`,
  readAgain: 'Read again',
  location: 'Your location',
  locations: {
    SHARED: 'You share it. Your device is asked once, when you sign.',
    REFUSED: 'You chose not to share it. You can still sign, and we note that you said no.',
    UNAVAILABLE: 'Your device could not share it. You can still sign, and we note that.',
  },
  agreeTitle: 'I have read these documents and sign them electronically',
  sign: 'Sign now',

  doneTitle: 'You have signed',
  doneIntro: 'Your documents are signed. Keep your copies. They are also in your account.',
  copies: 'Your copies',
  download: 'Download',
  downloadOf: (title: string) => `Download ${title}`,
  certificate: 'Certificate of electronic signatures',
  certificateNote: 'Who signed what, when, with a record that cannot be changed unnoticed',
  notLoaded: 'The download failed. Try again.',
  go: 'Continue',
} as const;

export const PROBLEMS = {
  name: 'Type your full name',
  draw: 'Draw your signature, or choose “Type it”',
  agree: 'Tick the box to sign',
  changed: 'This text has changed. Read it again and tick the box.',
} as const;
