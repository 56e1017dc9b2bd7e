import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

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
