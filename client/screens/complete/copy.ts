import { formatMoney } from '@hearthline/rules/money.ts';
import { CONSEQUENCES } from '../../parts/rescission/copy.ts';

/** Titles and introductions that depend on more than the status; all others are in journey/status-copy. */
export const COPY = {
  rescission: (day: string) => `You have signed. We plan to send your money on ${day}`,
  rescissionIntro: 'First, the law gives you three business days to change your mind. Nothing is sent before they have passed.',
  over: {
    title: 'The time to cancel is over',
    intro: 'Nobody canceled here before midnight. We record the deed when every owner has confirmed it, or when mail has had its time.',
  },
  others: {
    title: 'You have signed with the notary',
    intro: 'Now each other signer meets the notary. We go on as soon as the last one has signed.',
    who: 'The other signers, and the notary',
    whoNote: 'Each of them has a link of their own to the notary, and their own appointment.',
    long: 'As soon as everybody has met the notary',
    longNote: 'Your right to cancel and every day after it count from the last signature. We name them then.',
    you: 'Nothing',
    youNote: 'You can ask the others whether they have their appointment.',
  },
  rejected: {
    title: 'The county asked us to correct the deed of trust',
    intro: 'County recorders send a deed back for a margin, a fee or a line on its form. Your line and your amounts stay as they are.',
    who: 'Our closing team',
    whoNote: 'They correct the deed and send it again. You do not sign anew unless they call you.',
    long: 'Usually within 1 business day',
    longNote: 'The day of your money moves by as long as it takes. The dates below are already counted anew.',
  },
  checksHeld: {
    title: 'We are finishing our last checks',
    intro: 'Before each payment we make the same checks again. Yours are with a person on our team.',
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
    intro: 'We have sent the payment. Your bank shows it when it has arrived.',
    who: 'Our bank and yours',
    whoNote: 'They pass the payment on to your account.',
    long: 'Usually 1 business day',
    longNote: 'We email you when it has arrived.',
    youNote: 'Keep the account open.',
  },
  again: 'We send your money once more',
  againText: (reason: string, mask: string) =>
    `Your bank sent the first payment back: ${reason} The next one goes to the account ending in ${mask}.`,
} as const;

/** The right to cancel, its notice and the way to cancel (12 CFR 1026.15). */
export const CANCEL = {
  until: (day: string) => `You can cancel until midnight on ${day}`,
  zone: (name: string) => `Midnight is in ${name}, where your home is.`,
  counts:
    'Saturdays count. Sundays and federal holidays do not. If any owner of the home cancels, the whole line is canceled, and nobody owes anything.',
  days: 'How the three days are counted',
  signed: 'Signed',
  day: (count: number) => `Day ${count}`,
  sunday: 'Sunday',
  holiday: 'Holiday',
  open: 'Cancel my line',
  mail: 'Or by mail: the address and form',
  mailTitle: 'To cancel by mail',
  mailText:
    'Sign and date the last part of your notice, or write and sign a letter of your own that says that you cancel. Mail it before that midnight: the day on which you mail it counts.',
  mailCopy: 'Copy the address',
  mailForm: 'Open the notice with its form',

  formTitle: 'Your notice that you cancel',
  formIntro: 'With this notice you cancel in writing. It counts from the moment you send it.',
  notice: (line: number | null, loanNumber: string, home: string) =>
    `I wish to cancel my home equity line of credit${line === null ? '' : ` of ${formatMoney(line)}`}, loan number ${loanNumber}, secured by ${home}.`,
  what: 'What happens then',
  consequences: [...CONSEQUENCES, 'You can apply again.'],
  name: 'Your full name, as your signature',
  nameMissing: 'Type your full name to sign the notice',
  send: 'Sign and cancel my line',
  keep: 'Keep my line',
  confirmTitle: 'Do you want to cancel your line of credit?',
  confirmText: (day: string) =>
    `Your notice is sent now and ends the line for every owner. If you are not sure, you have until midnight on ${day}.`,
  yes: 'Yes, cancel it for all of us',
  sending: 'Canceling',
  failed: 'Your notice was not sent',
  failedCall: (phone: string) => `Try again, or call us at ${phone}. You can also mail the notice.`,
  done: 'Your line of credit is canceled',

  expired: (day: string) => `The time to cancel ended at midnight on ${day}`,
  expiredText: (phone: string) =>
    `If you mailed a notice before that midnight, it counts. Call us now at ${phone}, so that we stop the payment.`,
} as const;

/** The receipt of the notice: each person's own. */
export const RECEIPT = {
  title: 'The notice of your right to cancel',
  text: 'Each owner gets a notice of their own. Please read yours, and confirm that you have it. It changes no date, and you can still cancel.',
  read: 'Read the notice',
  readFirst: 'Read the notice to its end first',
  name: 'Your full name',
  nameMissing: 'Type your full name',
  confirm: 'Confirm that I have it',
  confirming: 'Confirming',
  failed: 'Your confirmation was not sent',
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
  cancelOver: (phone: string) => `Nobody canceled here. If you mailed a notice before that midnight, it counts: call us now at ${phone}`,
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
  arrives: (day: string) => `Your bank usually shows it by ${day}`,
  nothingToSend: 'Your line is open',
  first: (amount: number) => `Your first payment, ${formatMoney(amount)}`,
  expected: 'Days that have not come are what we expect, not a promise. Bank holidays are counted.',
} as const;

export const MONEY = {
  title: 'Your money',
  amount: 'Sent to you',
  arrives: 'In your account',
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
