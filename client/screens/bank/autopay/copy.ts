/** Copy of the page on which autopay is chosen. */
export const COPY = {
  title: 'How do you want to pay?',
  intro: 'You pay once a month. With autopay we collect the payment on the due date, and the rate of your first draw is lower.',
  choice: 'Your monthly payment',
  autopay: 'Autopay',
  autopayNote: 'We collect the payment on each due date',
  manual: 'Make each payment yourself',
  manualNote: 'You send each payment before its due date',
  month: (money: string) => `${money} a month`,
  apr: (apr: string) => `${apr} APR`,
  effect: (rate: string, payment: string) => `Autopay lowers your APR by ${rate} and your payment by ${payment} a month.`,
  never:
    'You can get the line either way. You can stop autopay at any time: tell us or your bank at least three business days before a payment. The rate of your first draw is then the one without autopay.',
  account: 'Account to pay from',
  same: 'The account that receives your money',
  sameNote: (bank: string, mask: string) => `${bank}, ending in ${mask}`,
  other: 'Another account',
  otherNote: 'You enter its numbers on the next page',
  receives: 'This account receives your money',
  chooseAccount: 'Please choose the account to pay from',
  choosePay: 'Please choose how you want to pay',
  submit: 'Continue',
  ended: 'Your bank sent the money back',
  endedText: 'We do not draw payments from that account either. Choose again how you want to pay.',
  wait: 'You can pay from another account instead, or choose to make each payment yourself.',
} as const;

/** An account that was given after the signing: payments are drawn from it once its own authorization is signed (12 CFR 1005.10(b)). */
export const AUTHORIZE = {
  heading: 'Authorize payments from this account',
  intro: 'What you signed at the closing allows payments from your former account only. Sign once more for this one. You get a copy.',
  pays: 'Your payments',
  title: 'Authorization of automatic payments',
  read: 'Read the authorization',
  readFirst: 'Read the authorization to its end first',
  name: 'Your full name, as your signature',
  nameMissing: 'Type your full name to sign',
  confirm: 'Sign and authorize',
  confirming: 'Signing',
  failed: 'Your authorization was not sent',
  signed: 'You authorized payments from this account',
} as const;
