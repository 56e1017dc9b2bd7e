import type { FieldPath, FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { fieldProblems } from '../requests/say-problem.ts';
import { useSend } from '../requests/use-send.ts';
import { forgetAnswers, keptAnswers, useKeptAnswers } from '../../services/kept-answers.ts';
import { useFields, type Labels, type StepForm, type RulesOf } from './use-fields.ts';

type StepFormPlan<Values extends FieldValues, Rules extends z.ZodMiniType | Resolver<Values, unknown, Values>> = {
  /** Under which what is typed is kept until it is sent: one name a form, with the application's uuid where there is one. */
  readonly name: string;
  readonly schema: RulesOf<Values, Rules>;
  readonly defaults: Values;
  readonly labels: Labels<Values>;
  /** Sends. What it throws is said: at the fields it names, else above the button. */
  readonly send: (values: Values) => Promise<unknown>;
  /** What is sent does not move the application on: its status is read once more instead of waiting for the next one. */
  readonly stays?: boolean;
  /** True when something must be asked before this is sent: the screen asks, and sends by `sendAnyway`. */
  readonly asksFirst?: (values: Values) => boolean;
  /** False for kept answers that are not about this form any more. */
  readonly fits?: (kept: Partial<Values>) => boolean;
  /** Gets a refusal first; true when it has said everything itself. */
  readonly refused?: (error: unknown) => boolean;
  /** Runs when the rules stop the form, before the summary lists what is wrong. */
  readonly stopped?: (form: UseFormReturn<Values>) => void | Promise<void>;
};

/** Puts the sentences of a refusal at the fields it names (`address.street1` is the field `street1`); true when there was one. */
function tellFields<Values extends FieldValues>(form: UseFormReturn<Values>, labels: Labels<Values>, error: unknown): boolean {
  const names = Object.keys(labels) as FieldPath<Values>[];
  const told = fieldProblems(error).flatMap(({ field, message }) =>
    names.filter((name) => field === name || field.endsWith(`.${name}`)).map((name) => ({ name, message })),
  );
  for (const { name, message } of told) form.setError(name, { type: 'server', message });
  return told.length > 0;
}

/**
 * A form that is sent: its fields, what was typed before and not sent, and the sending. Inside an application the status is followed once
 * it was taken. Nothing typed is touched when it fails.
 */
export function useStepForm<Values extends FieldValues, Rules extends z.ZodMiniType | Resolver<Values, unknown, Values>>({
  name,
  schema,
  defaults,
  labels,
  send,
  stays,
  asksFirst,
  fits,
  refused,
  stopped,
}: StepFormPlan<Values, Rules>): StepForm<Values> & { readonly sendAnyway: () => void } {
  const before = keptAnswers<Values>(name);
  const form = useFields<Values>(schema, before && (fits?.(before) ?? true) ? { ...defaults, ...before } : defaults);
  useKeptAnswers(form, name);
  const { isSending, problem, send: sending } = useSend({ stays });
  const sendNow = async (values: Values): Promise<void> => {
    await sending(
      async () => {
        await send(values);
        forgetAnswers(name);
      },
      (error) => (refused?.(error) ?? false) || tellFields(form, labels, error),
    );
  };
  const submit = form.handleSubmit(
    (values) => (asksFirst?.(values) ? undefined : sendNow(values)),
    () => stopped?.(form),
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
