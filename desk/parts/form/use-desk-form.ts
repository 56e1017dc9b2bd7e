import { useFields } from '@hearthline/kit/form/use-fields.ts';
import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { ApiError, messageOf } from '../../services/api-error.ts';

type Plan<Values extends FieldValues> = {
  readonly schema: z.ZodMiniType;
  readonly defaults: Values;
  /** Field → its label, in the order of the page. */
  readonly labels: Partial<Record<FieldPath<Values>, string>>;
  /** Sends the values. An error it throws is shown at the fields it names, else above the button; nothing typed is lost. */
  readonly send: (values: Values) => Promise<unknown>;
};

export type DeskForm<Values extends FieldValues> = {
  readonly form: UseFormReturn<Values>;
  readonly labels: Plan<Values>['labels'];
  readonly submit: (event?: { preventDefault: () => void }) => void;
  readonly isSending: boolean;
  /** Why the last submit failed; null for none. */
  readonly problem: string | null;
};

/** A form of the desk: its fields, their rules, and sending. */
export function useDeskForm<Values extends FieldValues>({ schema, defaults, labels, send }: Plan<Values>): DeskForm<Values> {
  const form = useFields<Values>(schema, defaults);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const sendNow = async (values: Values): Promise<void> => {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    try {
      await send(values);
    } catch (error) {
      if (!showAtFields(form, labels, error)) setProblem(messageOf(error));
    } finally {
      setSending(false);
    }
  };
  return { form, labels, submit: (event) => void form.handleSubmit(sendNow)(event as never), isSending, problem };
}

/** Shows a refusal at the fields it names; true when there was one. */
function showAtFields<Values extends FieldValues>(form: UseFormReturn<Values>, labels: Plan<Values>['labels'], error: unknown): boolean {
  const named = error instanceof ApiError ? (error.problem.errors ?? []) : [];
  const names = Object.keys(labels) as FieldPath<Values>[];
  const shown = named.flatMap(({ field, message }) =>
    names.filter((name) => field === name || field.endsWith(`.${name}`)).map((name) => ({ name, message })),
  );
  for (const { name, message } of shown) form.setError(name, { type: 'server', message });
  return shown.length > 0;
}
