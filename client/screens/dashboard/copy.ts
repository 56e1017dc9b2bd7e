import type { OverallStatus } from '@hearthline/journey/statuses.ts';

export const COPY = {
  title: 'Your dashboard',
  hello: (part: string, name: string) => `${part}, ${name}`,
  parts: { morning: 'Good morning', afternoon: 'Good afternoon', evening: 'Good evening' },
  needs: (count: number) => (count === 1 ? 'One thing needs you. The rest is with us.' : `${count} things need you. The rest is with us.`),
  needsNothing: 'Nothing needs you now. We email you when something does.',
  over: 'You have no application under way.',
  loading: 'Loading your applications',
  toDo: 'For you to do',
  applications: (count: number) => (count === 1 ? 'Your application' : 'Your applications'),
  earlier: 'Earlier applications',
  asked: (day: string) => `Requested on ${day}`,
  settings: 'Settings',
  settingsNote: 'Phone, messages, password, devices',
  help: 'Talk with a person',

  emptyTitle: 'You have no application yet',
  emptyText: 'Answer eight short questions to see what you can borrow. It is a soft check.',
  start: 'Check your rate',
  again: 'Start a new application',
  againText: 'You can apply again at any time. Seeing your rate is a soft check: it does not change your credit score.',
  againSame: 'Start with the same address',
  againOther: 'Start with another address',
  againSameNote: 'Your name and your address are filled in. Check them, and tell us your income as it is now.',
  againLater: (day: string) => `You can apply again from ${day}, 45 days after your last line was funded.`,
} as const;

export const APPLICATION = {
  kind: 'Home equity line of credit',
  done: (done: number, of: number) => `${done} of ${of} steps done`,
  at: (step: number, of: number) => `Step ${step} of ${of}:`,
  amount: 'Line amount',
  rate: 'APR',
  term: 'Term',
  years: (term: number) => `${term} years`,
  draw: 'First draw',
  where: 'Where you are',
  since: (day: string) => `Since ${day}`,
  number: (loanNumber: string, day: string) => `Application ${loanNumber}, started ${day}`,
  continue: 'Continue',
  correction: {
    OPEN: (what: string) => `We are checking the correction you asked for: ${what.toLowerCase()}.`,
    ACCEPTED: (what: string) => `Corrected as you asked: ${what.toLowerCase()}.`,
    REFUSED: (what: string) =>
      `You asked for a correction, and we did not change this answer: ${what.toLowerCase()}. The reason is under “Correct an answer”.`,
    WITHDRAWN: (what: string) => `You took your request for a correction back: ${what.toLowerCase()}.`,
  },
  see: 'See where it stands',
} as const;

const SUFFIX: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
/** 1 as '1st', 22 as '22nd'. */
const ordinal = (day: number): string => `${day}${SUFFIX[new Intl.PluralRules('en-US', { type: 'ordinal' }).select(day)] ?? 'th'}`;

/** An open line: its figures are those of the day it was opened. */
export const LINE = {
  title: (count: number) => (count === 1 ? 'Your line of credit' : 'Your lines of credit'),
  isOpen: 'Your line is open. Nothing needs you now.',
  kind: 'Home equity line of credit',
  loading: 'Getting your line',
  opening: 'Your line is open. Its figures follow in a moment.',
  amount: 'Line amount',
  drawn: 'Drawn',
  rate: 'APR of the first draw',
  /** Nothing later than the opening is known here: payments and draws are kept by those who service the line. */
  asOf: (day: string) => `On the day the money was sent, ${day}`,
  today: 'Today’s figures, by phone',
  todayText: (phone: string) => `Call ${phone} and have your loan number ready. Ask for:`,
  todayItems: [
    'the balance of today, the last payment and the next one',
    'whether autopay is on, and another account or day for it',
    'a payment by hand or an extra payment',
    'how much you can draw again, at which rate',
    'a statement, a tax form (1098), or a payoff amount',
    'a payment you cannot make in time',
  ],
  first: 'First payment',
  firstOf: (amount: string, day: string) => `${amount} on ${day}`,
  due: (day: number) => `Then on the ${ordinal(day)} of each month.`,
  sent: 'Money sent',
  to: (account: string, day: string) => `${account}. It arrived on ${day}.`,
  toCreditors: 'All of it went to pay your debts',
  again: 'To draw again',
  until: (day: string) => `Until ${day}`,
  againNote: (phone: string, rate: string) => `You can draw again what you have paid down. ${rate} Call us at ${phone}.`,
  number: (loanNumber: string) => `Loan number ${loanNumber}`,
  documents: 'See all documents',
} as const;

export const CANCEL = {
  open: 'Cancel my application',
  title: 'Do you want to cancel this application?',
  reason: 'Why are you canceling?',
  yes: 'Cancel the application',
  sending: 'Canceling',
  keep: 'Keep it',
  failed: 'The application was not canceled',
  done: 'Your application is canceled',
} as const;

export const RECENT_DOCUMENTS = {
  title: 'Documents',
  loading: 'Loading your documents',
  none: 'We have not given you a document yet.',
  save: (title: string) => `Save ${title}`,
  givenOn: (day: string) => `Given on ${day}`,
  more: 'Read all documents',
  failed: 'We could not get the document',
} as const;

/** The overall status of an application, in the words borrowers and partners share. */
export const OVERALL: Readonly<Record<OverallStatus, string>> = {
  INQUIRY: 'Inquiry',
  PREQUALIFIED: 'Offers ready',
  IN_PROGRESS: 'In progress',
  IN_REVIEW: 'In review',
  CLOSING: 'Closing',
  RESCISSION: 'Time to cancel',
  FUNDED: 'Funded',
  DECLINED: 'Declined',
  CANCELLED: 'Canceled',
  EXPIRED: 'Expired',
};
