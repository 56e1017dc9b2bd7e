import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import * as z from 'zod/mini';

/**
 * A react-hook-form resolver over a schema of rules/fields: the first sentence of each field becomes its error. The form keeps its
 * values as typed: trimming and the like is done again where they are sent.
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
 * A check over a whole form that also runs when single fields are wrong already, so that every field is told at once. (A plain
 * check is skipped after a field has failed.)
 */
export function wholeForm<T>(problemsOf: (values: T) => readonly Problem[]) {
  const check = z.check<T>((payload) => {
    for (const { path, message } of problemsOf(payload.value))
      payload.issues.push({ code: 'custom', input: payload.value, path: [...path], message });
  });
  check._zod.def.when = () => true;
  return check;
}
