/** Copy that the pages of the notary share. */
import { notaryHoursAt } from '@hearthline/rules/notary-hours.ts';
import { formatDollars } from '@hearthline/rules/money.ts';
import type { NotaryFailure, NotaryInfo } from './notary.ts';

export const NOTARY = {
  loading: 'Looking up how you can meet the notary',
  open: 'Meet the notary by video',
  opening: 'Opening the session',
  again: 'Join again',
  notOpened: 'The session could not be opened',
  cost: 'What it costs',
  /** Zero: the lender pays, because the notary in person was not among the costs of the offer. */
  costOf: (fee: number): string => (fee === 0 ? 'Nothing' : formatDollars(fee)),
  costNote: (fee: number): string =>
    fee === 0
      ? 'We pay the notary.'
      : 'It is among the closing costs of your offer, and comes out of your first draw. Nothing is due at the meeting.',
  long: 'How long it takes',
  where: 'Where',
  when: 'When',
  who: 'Who comes',
  nothing: 'Nothing',
  closed: 'No notary is available right now',
  /** Their hours as the clock at the home shows them. */
  hours: ({ timeZone, now }: Pick<NotaryInfo, 'timeZone' | 'now'>) =>
    `Notaries work Monday to Saturday, ${notaryHoursAt(timeZone, new Date(now))}, but not on public holidays.`,
  opens: (day: string, time: string) => `They are back on ${day} at ${time}. You do not have to wait on this page: we email you then.`,
  notDone: 'Not signed yet',
  inPerson: 'Meet a notary in person instead',
  needsWitnesses: (count: number) =>
    count === 1
      ? 'Your state requires one witness besides the notary. The witness comes with the notary, and the fee includes it.'
      : `Your state requires ${count === 2 ? 'two' : count} witnesses besides the notary. They come with the notary, and the fee includes them.`,
  bring: 'Bring the ID that you sent us. It must not have expired.',
  free: 'Nothing, until the notary has come',
} as const;

/** Where each signer is. */
export const SIGNERS = {
  heading: 'Who signs the deed',
  you: (name: string) => `${name} (you)`,
  intro: 'Every owner has a session of their own. The notary service sent each a link by email.',
  INVITED: 'Has not met the notary yet',
  IN_MEETING: 'With the notary now',
  DONE: 'Signed and sealed',
} as const;

/** Why the notary is met in person, as a sentence. */
export const REASONS: Readonly<Record<NonNullable<NotaryInfo['reason']>, string>> = {
  TEXAS_OFFICE: 'Texas law requires a home equity line to be closed at the office of a lender, an attorney or a title company.',
  STATE_DOES_NOT_ALLOW: 'Your state does not let a notary notarize a deed by video.',
  COUNTY_DOES_NOT_RECORD: 'Your county records a deed only when it is signed with a notary in person.',
  IN_PERSON_ONLY: 'Where your home is, this deed has to be signed with a notary in person.',
  KBA_FAILED: 'You have used both tries at the identity questions. Notary law does not allow a third try by video.',
  ID_FAILED: 'The notary service could not accept your ID by video. A notary in person can look at it, or at another one.',
  DECLINED: 'The notary could not notarize the deed by video.',
  COMPLETED_WITH_REJECTIONS: 'The notary could not accept a document that was signed by video.',
  OTHER: 'The notary service cannot notarize this deed by video.',
};

/** What went wrong in a session: its title, what it means, and what to do. */
export const FAILURES: Readonly<Record<NotaryFailure, { readonly title: string; readonly text: string; readonly then: string }>> = {
  MEETING_FAILED: {
    title: 'The connection to the notary broke off',
    text: 'Nothing is lost. No document is left half signed: the notary seals all of them, or none.',
    then: 'Check your connection, then join again. You start from the beginning of the session.',
  },
  NO_NOTARY: {
    title: 'No notary is free right now',
    text: 'Every notary is with another person. That usually changes within 15 minutes.',
    then: 'Try again in a few minutes. You can close this page.',
  },
  EXPIRED: {
    title: 'The link to your session has expired',
    text: 'A link to the notary works for one session. Nothing was signed.',
    then: 'Open the session from this page: you get a new link.',
  },
  NOTARY_CLOSED: {
    title: 'The notaries have finished for the day',
    text: 'They are back on their next working day. Nothing was signed.',
    then: 'Join again when they are back.',
  },
  USER_EXIT: {
    title: 'You left before the deed was sealed',
    text: 'Nothing was signed halfway. Your session waits for you.',
    then: 'Join again when you are ready.',
  },
  KBA_FAILED: {
    title: 'The identity questions did not confirm who you are',
    text: 'They come from public records, which are sometimes wrong. This has no effect on your application or your credit.',
    then: 'A notary in person does not ask them: your ID is enough.',
  },
  ID_FAILED: {
    title: 'Your ID was not accepted',
    text: 'It had expired, or it could not be read by video. This has no effect on your application or your credit.',
    then: 'A notary in person can look at it. Have an ID ready that has not expired.',
  },
  DECLINED: {
    title: 'The notary could not notarize the deed by video',
    text: 'A notary has to refuse when state law leaves any doubt. This has no effect on your application or your credit.',
    then: 'Meet a notary in person.',
  },
};

export const triesLeft = (left: number): string =>
  left === 0 ? 'No try is left.' : left === 1 ? 'You have one try left at the questions.' : `You have ${left} tries at the questions.`;

/** The check of the device. */
export const DEVICE = {
  heading: 'Check your device',
  text: 'The notary sees and hears you. The check stays on this page: nothing is recorded or sent.',
  check: 'Check camera and microphone',
  again: 'Check again',
  checking: 'Asking your browser',
  preview: 'What your camera shows',
  stop: 'Turn the camera off',
  good: 'Your camera and microphone work',
  goodText: 'This is what the notary will see. Sit where your face is well lit.',
  refused: 'Your browser does not let this page use the camera',
  refusedText: 'Allow camera and microphone for this page in your browser’s settings, then check again. Or use another device.',
  none: 'No camera or microphone was found',
  noneText: 'Connect them, or open this page on a phone or a computer that has both.',
  busy: 'Another program uses the camera',
  busyText: 'Close other video calls, then check again.',
  unsupported: 'This browser cannot hold a video meeting',
  unsupportedText: 'Use the current version of Chrome, Edge, Firefox or Safari.',
} as const;
