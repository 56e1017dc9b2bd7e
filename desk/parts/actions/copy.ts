/** What the second person of a funding types of its sheet; the first one's form has the same field. */
export const NET_TYPED = {
  member: 'netTyped',
  label: 'Amount to the borrower, typed',
  hint: 'As the sheet has it, in dollars and cents.',
  missing: 'Type the amount that is sent to the borrower',
} as const;
