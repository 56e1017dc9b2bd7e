import type { BaseSyntheticEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';

/** Field name → its label, in page order: the lines of the error summary. */
export type Labels<Values extends FieldValues> = Partial<Record<FieldPath<Values>, string>>;

/** What `FormScreen`, `FormPage`, `SectionForm` and registration's `Question` show. */
export type StepForm<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly labels: Labels<Values>;
  readonly submit: (event?: BaseSyntheticEvent) => void;
  /** True from submit until the next screen is decided: the button reads 'Submitting' all the while. */
  readonly isSending: boolean;
  /** Why the last submit failed, as a sentence; null when it succeeded or nothing was sent. */
  readonly problem: string | null;
};

/** True when the last submit was invalid or failed: the document's title begins with "Error". */
export const hasFailed = <Values extends FieldValues>({ form, problem }: StepForm<Values>): boolean =>
  problem !== null || (form.formState.submitCount > 0 && Object.keys(form.formState.errors).length > 0);

/** The names that only one of two types has; never, when both have the same. */
type Difference<One, Other> = Exclude<One, Other> | Exclude<Other, One>;

/**
 * The schema of a form's values, with the same names, optional ones included: one name more or less does not compile. Not checked for a
 * schema without static names (chosen at run time) and for a resolver.
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
