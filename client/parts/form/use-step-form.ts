import { useFields } from '@hearthline/kit/form/use-fields.ts';
import type { FieldValues, Resolver, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type Labels, type RulesOf, type SentForm, sentForm } from '@hearthline/web/form/sent-form.ts';
import { useSend } from '../requests/use-send.ts';
import { forgetAnswers, keptAnswers, useKeptAnswers } from '../../services/kept-answers.ts';

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
}: StepFormPlan<Values, Rules>): SentForm<Values> & { readonly sendAnyway: () => void } {
  const before = keptAnswers<Values>(name);
  const form = useFields<Values>(schema, before && (fits?.(before) ?? true) ? { ...defaults, ...before } : defaults);
  useKeptAnswers(form, name);
  return sentForm<Values>({
    form,
    labels,
    sending: useSend({ stays }),
    async send(values) {
      const reply = await send(values);
      forgetAnswers(name);
      return reply;
    },
    needsConfirmation,
    refused,
    onInvalid,
  });
}
