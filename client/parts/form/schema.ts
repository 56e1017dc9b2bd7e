import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';
import type * as z from 'zod/mini';

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

/**
 * As schemaResolver, for rules whose code is loaded when the form is first validated: the first page's are not part of its code. While they
 * cannot be loaded nothing is valid.
 */
export function lazyResolver<Values extends FieldValues>(load: () => Promise<z.ZodMiniType>): Resolver<Values, unknown, Values> {
  return async (values, context, options) => {
    try {
      return await schemaResolver<Values>(await load())(values, context, options);
    } catch {
      return { values: {}, errors: { root: { type: 'rules' } } as FieldErrors<Values> };
    }
  };
}
