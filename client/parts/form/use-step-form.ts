import { useFields } from '@hearthline/kit/form/use-fields.ts';
import type { FieldPath, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { fieldProblems } from '../requests/problem-message.ts';
import { useSend } from '../requests/use-send.ts';
import { forgetAnswers, keptAnswers, useKeptAnswers } from '../../services/kept-answers.ts';
import type { Labels, StepForm, RulesOf } from './step-form.ts';

type StepFormPlan<Values extends FieldValues, Rules extends z.ZodMiniType | Resolver<Values, unknown, Values>> = {
  /** Key under which unsent answers are kept: one per form, with the application's uuid where there is one. */
  readonly name: string;
  readonly schema: RulesOf<Values, Rules>;
  readonly defaults: Values;
  readonly labels: Labels<Values>;
  /** Sends the values. An error it throws is shown at the fields it names, else above the button. */
  readonly send: (values: Values) => Promise<unknown>;
  /** Sending does not move the application on: its status is re-read once instead of polled for the next one. */
  readonly stays?: boolean;
  /** True when the borrower must confirm before sending: the screen asks, then calls `sendAnyway`. */
  readonly needsConfirmation?: (values: Values) => boolean;
  /** False for kept answers that no longer fit this form. */
  readonly fits?: (kept: Partial<Values>) => boolean;
  /** Called first with a failed request; true when it has shown the error itself. */
  readonly refused?: (error: unknown) => boolean;
  /** Runs when validation stops the form, before the summary lists the errors. */
  readonly onInvalid?: (form: UseFormReturn<Values>) => void | Promise<void>;
};

/** Shows a failed request's field errors at their fields (`address.street1` is the field `street1`); true when there was one. */
function showFieldErrors<Values extends FieldValues>(form: UseFormReturn<Values>, labels: Labels<Values>, error: unknown): boolean {
  const names = Object.keys(labels) as FieldPath<Values>[];
  const fieldErrors = fieldProblems(error).flatMap(({ field, message }) =>
    names.filter((name) => field === name || field.endsWith(`.${name}`)).map((name) => ({ name, message })),
  );
  for (const { name, message } of fieldErrors) form.setError(name, { type: 'server', message });
  return fieldErrors.length > 0;
}

/**
 * A form that is submitted: its fields, its kept unsent answers, and sending. Inside an application the status is followed after a
 * successful submit. A failed one changes nothing that was typed.
 */
export function useStepForm<Values extends FieldValues, Rules extends z.ZodMiniType | Resolver<Values, unknown, Values>>({
  name,
  schema,
  defaults,
  labels,
  send,
  stays,
  needsConfirmation,
  fits,
  refused,
  onInvalid,
}: StepFormPlan<Values, Rules>): StepForm<Values> & { readonly sendAnyway: () => void } {
  const before = keptAnswers<Values>(name);
  const form = useFields<Values>(schema, before && (fits?.(before) ?? true) ? { ...defaults, ...before } : defaults);
  useKeptAnswers(form, name);
  const { isSending, problem, send: sending } = useSend({ stays });
  const sendNow = async (values: Values): Promise<void> => {
    await sending(
      async () => {
        const reply = await send(values);
        forgetAnswers(name);
        return reply;
      },
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
    isSending,
    problem,
  };
}
