import type { LinkTarget } from '../../services/vendor-links.ts';

/** Copy of the page that a bank, payroll or tax service returns to. */
export const COPY = {
  title: 'Finishing the link',
  intro: 'We are fetching what you shared. This takes a few seconds; please keep this page open.',
  failed: 'The link is not finished',
  again: 'Try again',
  relink: 'Start the link again',
  other: 'Choose another way',
} as const;

const SUBJECTS: Readonly<Record<LinkTarget['purpose'], string>> = {
  INCOME: 'Your income is not linked yet',
  DISBURSE: 'Your bank account is not linked yet',
  AUTOPAY: 'Your bank account is not linked yet',
};
export const failedTitle = ({ purpose }: LinkTarget): string => SUBJECTS[purpose];
