import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Fields that are never kept, not even in memory: passwords, secrets of a credit freeze, and numbers that identify a person or an account.
 */
export const NEVER_KEPT: readonly string[] = [
  'password',
  'confirmPassword',
  'currentPassword',
  'newPassword',
  'proof',
  'ssn',
  'pin',
  'accountNumber',
  'accountAgain',
  'routingNumber',
  // a consent must be given in view of its text, each time
  'agree',
  'attested',
  'consent',
];

const kept = new Map<string, FieldValues>();

/** Values typed into a form and not yet sent, in memory while this page is loaded (AMB-120). */
export function keptAnswers<Values extends FieldValues>(form: string): Partial<Values> | undefined {
  return kept.get(form) as Partial<Values> | undefined;
}

/** Removes the values of one form, once it was sent. */
export function forgetAnswers(form: string): void {
  kept.delete(form);
}

/** Removes the values of every form: after a sign-out the next person at this device must not see them. */
export function forgetAllAnswers(): void {
  kept.clear();
}

/** Keeps a form's current values in memory, without the fields that are never kept. */
export function keepAnswers(form: string, values: FieldValues): void {
  kept.set(form, Object.fromEntries(Object.entries(values).filter(([field]) => !NEVER_KEPT.includes(field))));
}

/** Keeps a form's values as they are typed, so that they are restored after a sign-in in between, or after Back. */
export function useKeptAnswers<Values extends FieldValues>(form: Pick<UseFormReturn<Values>, 'subscribe'>, name: string): void {
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepAnswers(name, values) }), [form, name]);
}
