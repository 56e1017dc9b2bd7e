import { formatDollars, formatMoney } from '@hearthline/rules/money.ts';

/** Copy of the page of the liens on the home. */
export const COPY = {
  title: 'Which of these loans do you still have?',
  intro:
    'The county’s records list these loans against your home (liens). For each loan, say whether the record is right. Your offers depend on it.',
  empty: 'The county’s records list no liens',
  emptyText: 'If there is a mortgage or another line on your home, add it. If not, continue.',
  loading: 'Loading the liens on your home',
  position: (place: number) => ['First', 'Second', 'Third', 'Fourth', 'Fifth'][place - 1] ?? `Number ${place}`,
  released: 'Released on record',
  onReport: 'On your credit report',
  opened: 'Opened',
  original: 'Original amount',
  limit: 'Credit limit',
  balance: 'Owed today',
  payment: 'Monthly payment',
  aMonth: 'a month',
  unknown: 'Not recorded',

  question: 'Is this right?',
  confirm: 'Confirm',
  confirmNote: 'It is right',
  edit: 'Edit',
  editNote: 'I correct it',
  paidOff: 'Paid off',
  paidOffNote: 'Nothing is owed',
  releasedQuestion: 'The county released it. Is it paid off?',
  open: 'Still open',
  openNote: 'I owe on it',
  about: (lender: string) => `About ${lender}`,

  lender: 'Lender',
  recorded: (value: string) => `On record: ${value}`,
  undo: 'Undo my changes',
  undone: (lender: string) => `${lender}: the recorded figures are back.`,
  openedHint: 'Leave it empty if you do not know',
  statement: 'If a figure is more than 5% off the records, we ask you for a mortgage statement before closing.',
  proof: 'We ask you for proof before closing, such as a letter from the lender.',
  add: 'Add a lien',
  added: 'A lien that is not on the list',
  addedNote: 'We ask you for a statement of it before closing.',
  remove: 'Leave it out',

  totals: 'What is owed against your home',
  owed: 'Owed in all',
  value: 'Estimated value',
  noValue: 'Not known yet',
  share: 'Owed as a share of your home’s value (CLTV)',
  shareNote: 'What you owe as a share of what the home is worth. Your new line is added to this.',
  ask: 'Are these figures right?',
  askText: 'With these figures we cannot offer you a line, or one of them looks like a typing mistake. Nothing has been sent yet.',
  check: 'Check the figures',
  sendAnyway: 'They are right, send them',
  spoken: (owed: string) => `Owed in all: ${owed}`,
} as const;

const KINDS: Readonly<Record<string, string>> = { MORTGAGE: 'mortgage', HELOC: 'home equity line', OTHER: 'lien' };
export const cardTitle = (place: number, kind: string): string => `${COPY.position(place)} ${KINDS[kind] ?? KINDS['OTHER']}`;

/** The name of each field in the error summary. */
export const FIELD_NAMES: Readonly<Record<string, string>> = {
  lenderName: COPY.lender,
  currentBalance: COPY.balance,
  monthlyPayment: COPY.payment,
  originalBalance: COPY.original,
  originationDate: COPY.opened,
};

export const PROBLEMS = {
  choose: 'Say whether this lien is right',
  lender: 'Enter the name of the lender',
  amount: 'Enter an amount in dollars, 0 if there is none',
  negative: `Must be at least ${formatDollars(0)}`,
  tooMuch: (most: number) => `Enter ${formatDollars(most)} or less`,
  date: 'Enter a day that exists, or leave it empty',
  future: 'Enter a day that is not in the future',
} as const;
/** What is asked before the answers are sent. Dollars. */
export const DOUBTS = {
  aboveValue: (owed: number, value: number) =>
    `You owe ${formatMoney(owed)} in all, more than the home’s estimated value of ${formatDollars(value)}.`,
  noRoom: (percent: number, owed: number, value: number) =>
    `You owe ${formatMoney(owed)} in all, ${percent}% of the home’s estimated value of ${formatDollars(value)}. That leaves no room for a line.`,
  aboveOriginal: (lender: string, balance: number, most: number) =>
    `${lender}: ${formatMoney(balance)} owed today is more than its original amount or limit of ${formatMoney(most)}.`,
  payment: (lender: string, payment: number, balance: number) =>
    `${lender}: a payment of ${formatMoney(payment)} a month is more than the ${formatMoney(balance)} owed.`,
} as const;
export const money = (dollars: number | null): string => (dollars === null ? COPY.unknown : formatMoney(dollars));
