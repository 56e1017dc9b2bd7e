import { formatMoney } from '@hearthline/rules/money.ts';

/** What the written notice that cancels does, for any owner who sends it (12 CFR 1026.15(a), (d)). */
export const CONSEQUENCES = [
  'The line ends for every owner and signer, also if you alone send the notice.',
  'Nobody owes anything: no interest, no fee and no other charge.',
  'Our claim on the home is void. We do not record the deed. If it has been recorded, we release it.',
  'Within 20 calendar days we return whatever was paid to us or others for this line.',
  'This is your written notice. It counts from the moment you send it, and cannot be taken back.',
] as const;

/** The days to cancel, and the written notice that cancels (12 CFR 1026.15(a)). */
export const CANCEL = {
  until: (day: string) => `You can cancel until midnight on ${day}`,
  zone: (name: string) => `Midnight is in ${name}, where the home is.`,
  counts:
    'Saturdays count. Sundays and federal holidays do not. If any owner of the home cancels, the whole line is canceled, and nobody owes anything.',
  open: 'Cancel the line',
  formTitle: 'Your notice that you cancel',
  formIntro: 'With this notice you cancel in writing. It counts from the moment you send it.',
  notice: (line: number | null, loanNumber: string | null, home: string) =>
    `I wish to cancel the home equity line of credit${line === null ? '' : ` of ${formatMoney(line)}`}${loanNumber === null ? '' : `, loan number ${loanNumber}`}, secured by ${home}.`,
  what: 'What happens then',
  name: 'Your full name, as your signature',
  nameMissing: 'Type your full name to sign the notice',
  send: 'Sign and cancel the line',
  keep: 'Keep the line',
  confirmTitle: 'Do you want to cancel the line of credit?',
  confirmText: (day: string) =>
    `Your notice is sent now and ends the line for every owner. If you are not sure, you have until midnight on ${day}.`,
  yes: 'Yes, cancel it for all of us',
  sending: 'Canceling',
  failed: 'Your notice was not sent',
  failedCall: (phone: string) => `Try again, or call us at ${phone}. You can also mail the notice.`,
  done: 'The line of credit is canceled',
} as const;

/** A person's own notice of the right to cancel, and its receipt. */
export const RECEIPT = {
  title: 'The notice of your right to cancel',
  text: 'Each owner gets their own notice. Please read yours and confirm that you have it. This changes no date, and you can still cancel.',
  read: 'Read the notice',
  readFirst: 'Read the notice to its end first',
  name: 'Your full name',
  nameMissing: 'Type your full name',
  confirm: 'Confirm that I have it',
  confirming: 'Confirming',
  failed: 'Your confirmation was not sent',
  signed: 'You confirmed that you have your notice',
} as const;

/** A document that is another one since it was read. */
export const CHANGED = {
  title: 'This document has changed since you read it',
  text: 'Nothing was signed. Read it to its end again, then sign. Your name is kept.',
} as const;

/** After the days to cancel: the confirmation that makes a wait for mail unnecessary. */
export const NOT_CANCELED = {
  title: 'Confirm that you have not canceled',
  text: 'When every owner has confirmed it, we record the deed and send the money. You do not have to confirm it. If you mailed a notice that cancels the line, do not sign: call us.',
  wait: (day: string): string => `Until everyone has confirmed, we wait to the end of ${day} for notices that are still in the mail.`,
  read: 'Read the confirmation',
  readFirst: 'Read the confirmation to its end first',
  name: 'Your full name',
  nameMissing: 'Type your full name',
  confirm: 'I have not canceled',
  confirming: 'Confirming',
  failed: 'Your confirmation was not sent',
  signed: 'You confirmed that you have not canceled',
} as const;
