import type { BaseSyntheticEvent } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { fieldProblems } from '../api/api-error.ts';
import type { Sending } from '../requests/use-sending.ts';

/** Field name → its label, in page order: the lines of the error summary. */
export type Labels<Values extends FieldValues> = Partial<Record<FieldPath<Values>, string>>;

/** A form that is sent: its fields, and where sending stands. */
export type SentForm<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly labels: Labels<Values>;
  readonly submit: (event?: BaseSyntheticEvent) => void;
  /** True from submit until what follows it is decided: the button reads 'Submitting' all the while. */
  readonly isSending: boolean;
  /** Why the last submit failed, as a sentence; null when it succeeded or nothing was sent. */
  readonly problem: string | null;
};

/** True when the last submit was invalid or failed: the document's title begins with "Error". */
export const hasFailed = <Values extends FieldValues>({ form, problem }: SentForm<Values>): boolean =>
  problem !== null || (form.formState.submitCount > 0 && Object.keys(form.formState.errors).length > 0);

/** Shows a refusal at the fields it names (`address.street1` is also the field `street1`); true when there was one. */
export function showFieldErrors<Values extends FieldValues>(form: UseFormReturn<Values>, labels: Labels<Values>, error: unknown): boolean {
  const names = Object.keys(labels) as FieldPath<Values>[];
  const fieldErrors = fieldProblems(error).flatMap(({ field, message }) =>
    names.filter((name) => field === name || field.endsWith(`.${name}`)).map((name) => ({ name, message })),
  );
  for (const { name, message } of fieldErrors) form.setError(name, { type: 'server', message });
  return fieldErrors.length > 0;
}

type SentFormPlan<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values, unknown, Values>;
  readonly labels: Labels<Values>;
  readonly sending: Sending;
  /** Sends the values. An error it throws is shown at the fields it names, else above the button. */
  readonly send: (values: Values) => Promise<unknown>;
  /** True when the person must confirm before sending: the page asks, then calls `sendAnyway`. */
  readonly needsConfirmation?: ((values: Values) => boolean) | undefined;
  /** Called first with a failed request; true when it has shown the error itself. */
  readonly refused?: ((error: unknown) => boolean) | undefined;
  /** Runs when validation stops the form, before the summary lists the errors. */
  readonly onInvalid?: ((form: UseFormReturn<Values>) => void | Promise<void>) | undefined;
};

/** Ties the fields of a form to sending: what is invalid is not sent, and a refusal is shown at its fields. */
export function sentForm<Values extends FieldValues>({
  form,
  labels,
  sending,
  send,
  needsConfirmation,
  refused,
  onInvalid,
}: SentFormPlan<Values>): SentForm<Values> & { readonly sendAnyway: () => void } {
  const sendNow = async (values: Values): Promise<void> => {
    await sending.send(
      async () => send(values),
      (error) => (refused?.(error) ?? false) || showFieldErrors(form, labels, error),
    );
  };
  const submit = form.handleSubmit(
    (values) => (needsConfirmation?.(values) ? undefined : sendNow(values)),
    () => onInvalid?.(form),
  );
  return {
    form,
    labels,
    submit: (event) => void submit(event),
    sendAnyway: () => void form.handleSubmit(sendNow)(),
    isSending: sending.isSending,
    problem: sending.problem,
  };
}

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
