import { pagesOf } from '../../../parts/signing/copy.ts';

/** Copy of the page before signing, at the final offer and when the documents are ready. */
export const FINAL = {
  title: 'Your final terms are ready',
  intro: 'This is your final offer: everything you told us is verified. Nothing is binding until you sign.',
  loading: 'Loading your final terms',
  terms: 'Your line',
  first: 'Your first payment is higher',
  firstText: (most: string) =>
    `It is up to ${most}: it also pays the interest from the day the money leaves to the first full month. Your documents name the amount.`,
  none: 'Your terms are not here yet',
  noneText: 'We are still preparing them. Look again in a minute.',
  submit: 'Accept and prepare my documents',
  differs: 'Not what you expected?',
  differsText: (phone: string) => `Call us at ${phone} before you accept. You may also cancel in your account. It costs nothing.`,
  next: 'What happens next',
  nextItems: [
    'We find out whether the home is in a flood zone, and prepare your documents. It takes a few minutes.',
    'You read and sign them here, in about 15 minutes.',
    'You meet a notary, by video or in person.',
    'You show us the insurance of your home. Then your days to cancel run, where the law gives them, and the money is sent.',
  ],
} as const;

export const COPY = {
  title: 'Before you sign',
  intro: (minutes: number) =>
    `Signing takes about ${minutes} minutes. Your place is saved, so you may stop and continue later, also on another device.`,
  loading: 'Loading your documents',
  none: 'Your documents are not here yet',
  noneText: 'We are still preparing them. Look again in a minute.',

  long: 'How long',
  longMain: (minutes: number) => `About ${minutes} minutes`,
  longNote: (pages: number, places: number) =>
    `${pagesOf(pages)} to read, about a minute each, and ${places === 1 ? 'one place' : `${places} places`} to sign`,
  who: 'Who signs',
  onlyYou: 'You',
  youAnd: (names: readonly string[]) => `You and ${new Intl.ListFormat('en-US').format(names)}`,
  whoNote: 'Only you sign. Nobody else has to.',
  othersNote: (count: number) =>
    count === 1
      ? 'Sign first. Then they get an email with their own documents.'
      : 'Sign first. Then each gets an email with their own documents.',
  cost: 'What it costs',
  costMain: 'Nothing',
  costNote: 'Signing here is free. The costs of the line are in your agreement.',
  pays: 'Where the money goes',
  paysMain: 'To your account at the exchange',
  paysNote: 'No bank account is needed. The first draw arrives there in U.S. dollars once the line is funded.',

  documents: 'What you sign',
  flood: 'Your home is in a flood zone',
  floodText:
    'A federal map shows it in a special flood hazard area, so we require flood insurance for as long as the line is open. The notice says what it has to cover and where to get it.',
  floodOpen: 'Read the flood notice',
  floodTitle: 'Notice of special flood hazards',
  floodAgree: 'I received and read the flood notice.',
  floodDone: 'You confirmed that you received the flood notice.',

  after: 'What happens after you sign',
  afterItems: [
    'Your signed copies are yours to download at once, and stay in your account.',
    'A notary confirms your signature on the deed, by video or in person.',
    'You show us the insurance of your home.',
    'On the home you live in, every owner has three business days to cancel, for any reason, at no cost. No money moves before.',
    'Then the county records the deed, and we send your money.',
  ],
  help: 'Help while you sign',
  helpNote: 'Our hours, our number, and the way back',
  start: 'Start',
  resume: 'Continue where you stopped',
} as const;

export const PROBLEMS = { flood: 'Read the flood notice and tick the box' } as const;
