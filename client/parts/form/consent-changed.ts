import { fieldProblems } from '@hearthline/web/api/api-error.ts';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

type AgreedTo<Values extends FieldValues> = {
  /** The version of the consent in the request that was refused. */
  readonly version: string;
  /** The box that gives the consent. */
  readonly box: FieldPath<Values>;
  readonly message: string;
  readonly reload: () => Promise<unknown>;
};

/**
 * When a request was refused because the consent has a new text, takes the consent back and reads the text again: it must be read before it is
 * given. True when that was the reason.
 */
export function takeBackConsent<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
  { version, box, message, reload }: AgreedTo<Values>,
): boolean {
  if (!fieldProblems(error).some(({ field }) => field === version)) return false;
  form.setValue(box, false as Values[typeof box]);
  form.setError(box, { type: 'server', message });
  void reload();
  return true;
}
