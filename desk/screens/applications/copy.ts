import type { Reply } from '@hearthline/web/api/operation.ts';

type Row = Reply<'desk-applications-get'>['rows'][number];

/** The stages of an application, in the order of the journey. */
export const STAGES: Readonly<Record<Row['stage'], string>> = {
  INQUIRY: 'Inquiry',
  PREQUALIFIED: 'Prequalified',
  IN_PROGRESS: 'In progress',
  IN_REVIEW: 'In review',
  CLOSING: 'Closing',
  RESCISSION: 'Right to cancel',
  FUNDED: 'Funded',
  DECLINED: 'Declined',
  CANCELLED: 'Canceled',
  EXPIRED: 'Expired',
};
export const NEXT: Readonly<Record<Row['next'], string>> = {
  STAFF: 'Staff',
  BORROWER: 'The borrower',
  OTHERS: 'Others',
  NOBODY: 'Nobody',
};
export const WHICH = { ended: 'Ended', all: 'Open and ended' } as const;

export const COPY = {
  title: 'Applications',
  intro: 'Every application of the lender, also those that wait for the borrower.',
  stages: 'Stages',
  all: 'All',
  owner: 'Owner',
  nobody: 'Nobody',
  you: 'You',
  mine: 'Mine',
  none: 'Nobody’s',
  everybody: 'Everybody’s',
  empty: 'No application matches',
  emptyText: 'Take a filter away, or look at another stage.',
  box: 'Select',
  select: (borrower: string, loanNumber: string) => `Select ${borrower}, ${loanNumber}`,
  selected: (count: number) => (count === 1 ? '1 selected' : `${count} selected`),
  selectPage: 'Select this page',
  clear: 'Clear',
  take: 'Take them',
  assign: 'Assign',
  assignTitle: 'Assign the applications',
  to: 'To',
  release: 'Nobody',
  done: (count: number, name: string | null) =>
    `${count === 1 ? '1 application is' : `${count} applications are`} ${name === null ? 'without an owner' : `${name}’s`} now.`,
  noDue: 'None',
} as const;
