import type { AccountType } from '@hearthline/rules/fields/account.ts';

/** Copy of the pages about bank accounts that several of them share. */
export const BANK = {
  safe: 'Your data is protected with 256-bit encryption, and we never see or store your bank credentials.',
  loading: 'Getting your accounts',
  mask: (mask: string) => `Account ending in ${mask}`,
  anyBank: 'Your bank',
  owner: 'Owner',
  type: 'Kind of account',
  change: 'Change this account',
  types: { CHECKING: 'Checking', SAVINGS: 'Savings' },
  tags: { VERIFIED: 'Checked', PENDING_REVIEW: 'In review', FAILED_VERIFICATION: 'Not accepted', DEPOSITS: 'On its way' },
  review: {
    title: 'A person is reviewing this account',
    text: 'The account has to be yours, and our team makes sure of that within one business day. You can continue in the meantime. To speed this up, send a bank statement from the last 60 days with your name and the last four digits. The request is under "Documents we need" on your dashboard.',
  },
  failed: 'We cannot use this account',
  /** One sentence, whatever the bank said: it would tell strangers’ accounts apart. */
  refused:
    'We could not make sure that this account can be used. Check the numbers, sign in to your bank instead, or use another account in your own name. If you think this is wrong, call us.',
  closed: {
    title: 'You do not need to add a bank account now',
    text: 'You added it already, or we ask for it later. Nothing was changed.',
    back: 'Continue with your application',
  },
} as const satisfies { readonly types: Record<AccountType, string> } & Record<string, unknown>;

/** Copy of the form that takes typed numbers. */
export const TYPED = {
  routing: 'Routing number',
  routingHint: 'Nine digits, at the lower left of a check',
  account: 'Account number',
  accountHint: '4 to 17 digits, on your statement or check',
  again: 'Account number once more',
  kind: 'Kind of account',
  owner: 'Owner',
  ownerNote: 'The account has to be in your name. We ask the bank who owns it.',
  back: 'Back',
  instead: 'Don’t have the numbers?',
  link: 'Sign in to your bank instead',
} as const;

/** The way out of autopay, with what it costs. */
export const BY_YOURSELF = {
  open: 'Make each payment yourself instead',
  text: (apr: string, money: string) => `You send each payment. Your APR is then ${apr}, and your payment ${money} a month.`,
  ask: 'Do you want to pay without autopay?',
  yes: 'Make each payment myself',
  no: 'Keep autopay',
} as const;

/** Copy of the two small deposits. */
export const DEPOSITS = {
  title: 'Two small deposits are on their way',
  text: (mask: string, day: string) =>
    `We do not know this bank yet, so we sent two amounts below one dollar to the account ending in ${mask}. They arrive by ${day}. When you see them on your statement, enter both here. You keep the money.`,
  first: 'First amount',
  second: 'Second amount',
  hint: 'Less than one dollar, such as 0.32',
  tries: (left: number) => (left === 1 ? 'This is your last try.' : `You have ${left} tries.`),
  wrong: (left: number) =>
    left === 1 ? 'These are not the two amounts. You have one try left.' : `These are not the two amounts. You have ${left} tries left.`,
  submit: 'Check the amounts',
  wait: 'Not there yet? You can close this page and come back: it is on your dashboard.',
  other: 'You do not have to wait',
  otherText: 'We may be able to check another account right away.',
} as const;
