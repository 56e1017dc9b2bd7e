/** The date field's own copy, in a file of its own because it is not part of the first page's code. */

export const PARTS = { month: 'Month', day: 'Day', year: 'Year' } as const;

/** What an impossible part of the date must be instead (WCAG 3.3.3). */
export const FIXES = {
  month: 'The month is a number from 1 to 12.',
  day: 'That month has no such day.',
  year: 'The year has four digits.',
} as const;

/** Announced in advance, because focus moves by itself (WCAG 3.2.2). */
export const FOCUS_MOVES_ON = 'A full box leads to the next.';
