import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Fields that are kept nowhere, not even in memory: what opens an account or a credit file, and numbers that identify a person or an account. */
export const NEVER_KEPT: readonly string[] = [
  'password',
  'confirmPassword',
  'currentPassword',
  'newPassword',
  'ssn',
  'pin',
  'accountNumber',
  'routingNumber',
  // a consent is given in front of its text, each time
  'agree',
  'attested',
  'consent',
];

const kept = new Map<string, FieldValues>();

/** What was typed into a form and not yet sent, while this page is loaded (AMB-120). */
export function keptAnswers<Values extends FieldValues>(form: string): Partial<Values> | undefined {
  return kept.get(form) as Partial<Values> | undefined;
}

/** Forgets what was typed into one form, once it was sent. */
export function forgetAnswers(form: string): void {
  kept.delete(form);
}

/** Forgets what was typed into every form: when a person logs out, the next one at this device must not see it. */
export function forgetAllAnswers(): void {
  kept.clear();
}

/** Keeps what stands in a form in memory, without the fields that are never kept. */
export function keepAnswers(form: string, values: FieldValues): void {
  kept.set(form, Object.fromEntries(Object.entries(values).filter(([field]) => !NEVER_KEPT.includes(field))));
}

/** Keeps a form's values as they are typed, so that they come back after a sign-in in between, or after Back. */
export function useKeptAnswers<Values extends FieldValues>(form: Pick<UseFormReturn<Values>, 'subscribe'>, name: string): void {
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepAnswers(name, values) }), [form, name]);
}
