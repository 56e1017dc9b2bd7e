import type { ViewReason } from '@hearthline/rules/enums.ts';
import * as z from 'zod/mini';

/** Why a borrower's data is looked at, as staff read it. */
export const REASONS: Readonly<Record<ViewReason, string>> = {
  WORK: 'Work on the application',
  CALL: 'The borrower called or wrote',
  COMPLAINT: 'A complaint',
  FRAUD: 'A suspicion of fraud',
  QUALITY: 'A quality check',
  LEGAL: 'A request of a court, an agency or an auditor',
  OTHER: 'Something else',
};
export type Reason = ViewReason;

export const REASON_OPTIONS = Object.entries(REASONS).map(([value, text]) => ({ value, text }));
export const LEAST_NOTE = 5;

/** The two answers of every form that asks why. */
export const WHY = {
  reason: z.string().check(z.minLength(1, 'Choose a reason')),
  note: z.string().check(z.trim(), z.minLength(LEAST_NOTE, 'Say why in a few words'), z.maxLength(300, 'At most 300 characters')),
};
export type Why = { readonly reason: Reason; readonly note: string };

/** Why this tab looks at people, as last said: asked once for a search and what is opened from it. Gone with the tab. */
const said: { why: Why | null } = { why: null };
export const lastWhy = (): Why | null => said.why;
/** @param why null: asked again */
export function keepWhy(why: Why | null): void {
  said.why = why;
}
