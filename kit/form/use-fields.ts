import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import { schemaResolver, type FormSchema } from './schema-resolver.ts';

/**
 * A form with the settings that every form shares: a field is checked when it is left for the first time, all are at submit, and one that was
 * wrong then again as it changes. A refusal of the server, shown at its field, stays until the field changes: leaving it checks nothing after a
 * submit. A failed submit moves focus to the error summary, not to a field.
 */
export function useFields<Values extends FieldValues>(
  rules: FormSchema | Resolver<Values, unknown, Values>,
  defaults: Values,
): UseFormReturn<Values, unknown, Values> {
  return useForm<Values, unknown, Values>({
    defaultValues: defaults as DefaultValues<Values>,
    resolver: typeof rules === 'function' ? rules : schemaResolver<Values>(rules),
    shouldFocusError: false,
    mode: 'onTouched',
  });
}
