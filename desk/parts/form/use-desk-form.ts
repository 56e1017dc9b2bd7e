import type { FormSchema } from '@hearthline/kit/form/schema-resolver.ts';
import { useFields } from '@hearthline/kit/form/use-fields.ts';
import { type Labels, type SentForm, sentForm } from '@hearthline/web/form/sent-form.ts';
import { staffMessage } from '@hearthline/web/requests/problem-message.ts';
import { useSending } from '@hearthline/web/requests/use-sending.ts';
import type { FieldValues } from 'react-hook-form';

type Plan<Values extends FieldValues> = {
  readonly schema: FormSchema;
  readonly defaults: Values;
  /** Field → its label, in the order of the page. */
  readonly labels: Labels<Values>;
  /** Sends the values. An error it throws is shown at the fields it names, else above the button; nothing typed is lost. */
  readonly send: (values: Values) => Promise<unknown>;
};

/** A form of the desk: its fields, their rules, and sending. */
export function useDeskForm<Values extends FieldValues>({ schema, defaults, labels, send }: Plan<Values>): SentForm<Values> {
  const form = useFields<Values>(schema, defaults);
  return sentForm({ form, labels, send, sending: useSending({ messageOf: staffMessage }) });
}
