import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

/**
 * A react-hook-form resolver for a schema of rules/fields: the first message of each field becomes its error. The form keeps its values as
 * typed; trimming and similar conversions are repeated where they are sent.
 */
export function schemaResolver<Values extends FieldValues>(schema: z.ZodMiniType): Resolver<Values, unknown, Values> {
  return (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const { path, message } of parsed.error.issues) {
      const name = path.join('.');
      if (get(errors, name) === undefined) set(errors, name, { type: 'rule', message });
    }
    return { values: {}, errors: errors as FieldErrors<Values> };
  };
}

type Problem = { readonly path: readonly PropertyKey[]; readonly message: string };

/**
 * A check over the whole form that runs even when single fields are invalid, so that all errors show at once. (A plain refinement is
 * skipped after a field error.)
 */
export function wholeForm<T>(problemsOf: (values: T) => readonly Problem[]) {
  const check = z.check<T>((payload) => {
    for (const { path, message } of problemsOf(payload.value))
      payload.issues.push({ code: 'custom', input: payload.value, path: [...path], message });
  });
  check._zod.def.when = () => true;
  return check;
}
