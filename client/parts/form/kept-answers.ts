import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

const kept = new Map<string, FieldValues>();

/** What was typed under a name and not yet sent, while this page is loaded (AMB-120). */
export function keptAnswers<T extends FieldValues>(name: string): Partial<T> | undefined {
  return kept.get(name) as Partial<T> | undefined;
}

/** Forgets what was typed, once it was sent. */
export function forgetAnswers(name: string): void {
  kept.delete(name);
}

/**
 * Keeps a form's values in memory as they are typed, so that they come back after a sign-in in between. Give the names of
 * fields that may never be kept (SSN, account numbers) in `except`. Start the form with `keptAnswers(name)`.
 */
export function useKeptAnswers<T extends FieldValues>(
  form: Pick<UseFormReturn<T>, 'subscribe'>,
  name: string,
  except: readonly string[] = [],
): void {
  const left = except.join();
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const copy = Object.entries(values).filter(([field]) => !left.split(',').includes(field));
          kept.set(name, Object.fromEntries(copy));
        },
      }),
    [form, name, left],
  );
}
