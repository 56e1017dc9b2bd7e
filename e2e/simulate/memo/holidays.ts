/** Replaces rules/regulation/holidays.ts and calls the real one. */
import { type Holiday, holidayOn as celebrated } from '@hearthline/rules/regulation/holidays.ts';
import { memoized } from './known.ts';

export * from '@hearthline/rules/regulation/holidays.ts';
const found = memoized((date: string): { readonly holiday: Holiday | null } => ({ holiday: celebrated(date) }));
export const holidayOn = (date: string): Holiday | null => found(date).holiday;
