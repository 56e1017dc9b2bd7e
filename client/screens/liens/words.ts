import { formatMoney } from '@hearthline/rules/money.ts';

/** Sentences of the page that lists what the home already carries. */
export const WORDS = {
  title: 'Which of these does your home still carry?',
  lede: 'The county’s records list these liens. Say for each one whether it is right, so that your offers fit.',
  empty: 'The county’s records list no liens',
  emptyText: 'If your home carries a mortgage or a line, add it. If not, go on.',
  loading: 'Loading the liens on your home',
  position: (place: number) => ['First', 'Second', 'Third', 'Fourth', 'Fifth'][place - 1] ?? `Number ${place}`,
  released: 'Shown as released',
  onReport: 'On your credit report',
  opened: 'Opened',
  original: 'Original amount',
  limit: 'Credit limit',
  balance: 'Owed today',
  payment: 'Monthly payment',
  unknown: 'Not recorded',
  question: 'Is this right?',
  confirm: 'Yes, this is right',
  edit: 'Something has changed',
  editNote: 'You correct it below',
  paidOff: 'It is paid off',
  paidOffNote: 'Nothing is owed on it any more',
  lender: 'Lender',
  openedHint: 'Leave it empty if you do not know',
  statement: 'A balance that differs a lot from the records needs a statement of your lender later.',
  add: 'Add a lien',
  added: 'A lien that is not on the list',
  remove: 'Leave it out',
  totals: 'What this adds up to',
  owed: 'Owed in all',
  value: 'Estimated value of your home',
  share: 'Share of your home that is lent against',
  shareNote: 'Most of our offers end at 85% with the new line included.',
  noValue: 'Not known yet',
  about: (lender: string) => `About ${lender}`,
} as const;

export const KINDS: Readonly<Record<string, string>> = { MORTGAGE: 'mortgage', HELOC: 'home equity line', OTHER: 'lien' };
export const cardTitle = (place: number, kind: string): string => `${WORDS.position(place)} ${KINDS[kind] ?? KINDS['OTHER']}`;

export const PROBLEMS = {
  choose: 'Say whether this lien is right',
  lender: 'Enter the name of the lender',
  amount: 'Enter an amount in dollars, 0 if there is none',
  date: 'Enter a whole date, or none',
} as const;
export const money = (dollars: number | null): string => (dollars === null ? WORDS.unknown : formatMoney(dollars));
