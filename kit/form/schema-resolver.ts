import { get, set, type FieldErrors, type FieldValues, type Resolver } from 'react-hook-form';

/** A schema as zod has it, so far as a form asks. */
export type FormSchema = {
  readonly safeParse: (values: unknown) =>
    | { readonly success: true }
    | {
        readonly success: false;
        readonly error: { readonly issues: readonly { readonly path: PropertyKey[]; readonly message: string }[] };
      };
};

/**
 * A react-hook-form resolver for a schema: the first message of each field becomes its error. The form keeps its values as typed; trimming and
 * similar conversions are repeated where they are sent.
 */
export function schemaResolver<Values extends FieldValues>(schema: FormSchema): Resolver<Values, unknown, Values> {
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
