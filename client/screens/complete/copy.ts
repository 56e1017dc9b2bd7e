import { formatMoney } from '@hearthline/rules/money.ts';

/** Titles and introductions that depend on more than the status; all others are in journey/status-copy. */
export const COPY = {
  /** The first day to confirm, and when the money goes then. */
  ifConfirmed: (from: string, sent: string) => `Confirm on ${from} that nobody has canceled, every owner, and we send it on ${sent}.`,
  ifConfirmedNow: (sent: string) => `Confirm today that nobody has canceled, every owner, and we send it on ${sent}.`,
  rescission: (day: string) => `You have signed. We plan to send your money on ${day}`,
  rescissionIntro: 'First, the law gives you three business days to change your mind. Nothing is sent before they have passed.',
  over: {
    title: 'The time to cancel is over',
    intro:
      'No one canceled online before midnight. We record the deed when every owner confirms that they did not cancel, or after we have waited for notices in the mail.',
  },
  others: {
    title: 'You have signed with the notary',
    intro: 'Now each other signer meets the notary. We continue as soon as the last one has signed.',
    who: 'The other signers, and the notary',
    whoNote: 'Each of them has a link of their own to the notary, and their own appointment.',
    long: 'As soon as everyone has met the notary',
    longNote: 'Your days to cancel start with the last signature. We tell you the dates then.',
    you: 'Nothing',
    youNote: 'You can ask the others whether they have their appointment.',
  },
  rejected: {
    title: 'The county asked us to correct the deed',
    intro: 'County recorders send a deed back for a margin, a fee or a line on its form. Your line and your amounts stay as they are.',
    who: 'Our closing team',
    whoNote: 'They correct the deed and send it again. You do not sign again unless they call you.',
    long: 'Usually within 1 business day',
    longNote: 'Your money comes later by the time this takes. The dates below include it.',
  },
  /** `until`: day and time at the home, with its zone. */
  accountWaits: (until: string) => ({
    title: 'The account for your money was changed',
    intro: `To protect you, we send nothing to a changed account before ${until}. We send your money after that, or sooner if we have called you about it.`,
    who: 'A waiting time',
    whoNote: 'If another person changed the account, call us at once.',
    long: until,
    longNote: 'We may call you on the number you gave us.',
  }),
  checksHeld: {
    title: 'We are finishing our last checks',
    intro: 'We repeat our checks before we send money. A person on our team is reviewing yours.',
    who: 'Our team',
    whoNote: 'They look at the results and call you if they have a question.',
    long: 'Usually within 1 business day',
    longNote: 'We email you when your money is sent.',
  },
  approval: (needed: number) => ({
    title: 'Your payment is being approved',
    intro: 'Everything is signed, recorded and checked. What is left is ours to do.',
    whoNote: needed > 1 ? 'For a line of this size, two people approve the payment.' : 'A person approves each payment before it leaves.',
  }),
  approvalHeld: {
    title: 'We are taking another look before we send your money',
    intro: 'A person on our team stopped the payment to look at something again. Your line and your documents stay as they are.',
    who: 'Our team',
    whoNote: 'They call you if they have a question.',
    long: 'Usually within 1 business day',
    longNote: 'If it takes longer, we tell you why.',
  },
  sent: {
    title: 'Your money is on its way',
    whoNote: 'They pass the payment on to your account.',
    long: 'Usually 1 business day',
    longNote: 'We email you when it has arrived.',
  },
  again: 'We send your money once more',
  againText: (reason: string, mask: string) =>
    `Your bank sent the first payment back: ${reason} The next one goes to the account ending in ${mask}.`,
} as const;

/** The days to cancel as they are counted, the way to cancel by mail, and what still counts after them (12 CFR 1026.15). */
export const DAYS_TO_CANCEL = {
  days: 'How the three days are counted',
  signed: 'Signed',
  day: (count: number) => `Day ${count}`,
  sunday: 'Sunday',
  holiday: 'Holiday',
  mail: 'Or by mail: the address and form',
  mailTitle: 'To cancel by mail',
  mailText:
    'Sign and date the last part of your notice, or write and sign a letter of your own that says that you cancel. Mail it before that midnight: the day on which you mail it counts.',
  mailCopy: 'Copy the address',
  mailForm: 'Open the notice with its form',
  again: 'You can apply again.',

  expired: (day: string) => `The time to cancel ended at midnight on ${day}`,
  expiredText: (phone: string) =>
    `If you mailed a notice before that midnight, it counts. Call us now at ${phone}, so that we can stop the payment.`,
} as const;

/** Who has confirmed the receipt of their notice. */
export const PEOPLE = {
  you: (name: string) => `${name} (you)`,
  received: 'Has the notice',
  waiting: 'Not confirmed yet',
} as const;

export const COURSE = {
  title: 'What happens when',
  signed: 'You signed with the notary',
  signedNote: 'Your copies are below, under your documents',
  othersSign: 'Each other signer meets the notary',
  soon: 'As soon as they can',
  cancel: 'Your days to cancel',
  cancelWhen: (day: string) => `To ${day}`,
  cancelNote: 'Nothing for you to do if you want to go ahead',
  cancelOver: (phone: string) => `No one canceled online. If you mailed a notice before that midnight, it counts: call us now at ${phone}`,
  deeds: { DEED_OF_TRUST: 'the deed of trust', MORTGAGE: 'the mortgage', SECURITY_DEED: 'the security deed' },
  record: (deed: string) => `We record ${deed}`,
  recorded: (deed: string) => `${deed.charAt(0).toUpperCase()}${deed.slice(1)} is recorded`,
  county: (county: string | null) => (county === null ? 'With the county recorder' : `With the county recorder, ${county}`),
  entered: (at: string, no: string) => `${at}, number ${no}`,
  rejected: 'The county asked for a correction. We send it again',
  checks: 'We make our last checks and approve the payment',
  checksNote: 'The same for every line, on the day the money leaves',
  payoffs: (count: number) => (count === 1 ? 'We pay off the debt you chose' : `We pay off the ${count} debts you chose`),
  send: (amount: number) => `We send ${formatMoney(amount)}`,
  sent: (amount: number) => `We sent ${formatMoney(amount)}`,
  nothingToSend: 'Your line is open',
  first: (amount: number) => `Your first payment, ${formatMoney(amount)}`,
  expected: 'Days that have not come are what we expect, not a promise. Bank holidays are counted.',
} as const;

export const MONEY = {
  title: 'Your money',
  amount: 'Sent to you',
  arrivesBy: (day: string) => `By ${day}`,
  first: 'First payment',
  firstOf: (amount: number, day: string) => `${formatMoney(amount)} on ${day}`,
  noAccount: 'The account you give us next',
  payoffs: 'Debts we pay off',
  payoffsNote: 'Keep paying as usual until the creditor shows a debt as paid.',
  states: { TO_PAY: 'To be paid', SENT: 'Sent', PAID: 'Paid', FAILED: 'Not paid' },
  notes: {
    TO_PAY: () => 'We pay it before we send your own money.',
    SENT: (day: string) => `Sent on ${day}. Creditors may need some days to show it.`,
    PAID: (day: string) => `Paid on ${day}.`,
    FAILED: (day: string) =>
      `The creditor’s bank returned our payment on ${day}. We send the money to your account with the rest. Pay this debt yourself, or call us.`,
  },
} as const;

export const DOCUMENTS = {
  title: 'Your documents',
  text: 'Each one can be read, printed and saved.',
  all: 'See all documents',
} as const;
