/** What the second person of a funding types of its sheet; the first one's form has the same field. */
export const NET_TYPED = {
  member: 'netTyped',
  label: 'Amount to the borrower, typed',
  hint: 'As the sheet has it, in dollars and cents.',
  missing: 'Type the amount that is sent to the borrower',
} as const;

/** Money after its approval. */
export const TRANSFERS = {
  underWay: 'Transfers under way',
  ended: 'Money sent',
  notAll: 'Transfers',
  account: 'Account',
  reference: 'Reference',
  sent: 'Sent',
  expected: 'Expected to settle on',
  settled: 'Ended',
  cameBack: 'Came back',
  todo: 'What you can do',
} as const;

/** An income that is read from documents. */
export const INCOME = {
  sources: 'Sources of income',
  source: (n: number) => `Source ${n}`,
  kind: 'Kind of income',
  file: 'File',
  noFiles: 'No file is accepted yet. Accept the files first: only their figures count.',
  add: 'Add a source',
  remove: (n: number) => `Remove source ${n}`,
  counts: 'Counts, a month',
  total: 'All sources, a month',
} as const;
