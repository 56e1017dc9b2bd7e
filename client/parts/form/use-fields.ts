import type { BaseSyntheticEvent } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type Resolver, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { schemaResolver } from './schema.ts';

/** Field name → its label, in the order of the page: the lines of the error summary. */
export type Labels<Values extends FieldValues> = Partial<Record<FieldPath<Values>, string>>;

/** What `FormScreen`, `FormPage`, `SectionForm` and registration's `Question` show. */
export type StepForm<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly labels: Labels<Values>;
  readonly submit: (event?: BaseSyntheticEvent) => void;
  /** True from the first byte until it is settled where to be: the button says 'Submitting' all the while. */
  readonly isSending: boolean;
  /** Why the last try was not taken, in words; null when it was, or nothing was sent. */
  readonly problem: string | null;
};

/** True when the last submit was stopped or not taken: the document's title says so first. */
export const hasFailed = <Values extends FieldValues>({ form, problem }: StepForm<Values>): boolean =>
  problem !== null || (form.formState.submitCount > 0 && Object.keys(form.formState.errors).length > 0);

/** Names that only one of two sides has; never, when both have the same. */
type Difference<One, Other> = Exclude<One, Other> | Exclude<Other, One>;

/**
 * The rules of a form's values: a schema with the same names, the optional ones too. One with a name more or less does not compile. Of a
 * schema that tells no names (one chosen while the page runs), and of a resolver, nothing is asked.
 */
export type RulesOf<Values, Rules> = Rules extends z.ZodMiniType
  ? unknown extends z.input<Rules>
    ? Rules
    : string extends keyof z.input<Rules> | keyof Values
      ? Rules
      : [Difference<keyof Values, keyof z.input<Rules>>] extends [never]
        ? Rules
        : { readonly namesOfOneSideOnly: Difference<keyof Values, keyof z.input<Rules>> }
  : Rules;

/**
 * A form as every screen has it: judged by its rules when a field is left and at submit; a submit that fails moves the focus to the error
 * summary, not to a field.
 */
export function useFields<Values extends FieldValues>(
  rules: z.ZodMiniType | Resolver<Values, unknown, Values>,
  defaults: Values,
): UseFormReturn<Values, unknown, Values> {
  return useForm<Values, unknown, Values>({
    defaultValues: defaults as DefaultValues<Values>,
    resolver: typeof rules === 'function' ? rules : schemaResolver<Values>(rules),
    shouldFocusError: false,
    mode: 'onTouched',
  });
}
