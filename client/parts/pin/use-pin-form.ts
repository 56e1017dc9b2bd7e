import { type FormEvent, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { useFollowed } from '../../follow.ts';
import { api } from '../../services/api/api.ts';
import { useSend } from '../requests/use-send.ts';
import { schemaResolver } from '../form/schema-resolver.ts';
import { pinField } from './pin-field.ts';

type PinValues = { pin: string };
type PinForm = {
  readonly form: UseFormReturn<PinValues>;
  readonly submit: (event: FormEvent) => void;
  readonly retry: () => void;
  readonly isSending: boolean;
  readonly problem: string | null;
};

/** Asks the bureau again, with the PIN of a freeze when one is typed; `retry` asks without one. */
export function usePinForm({ optional }: { optional: boolean }): PinForm {
  const { uuid } = useFollowed();
  const [schema] = useState(() => z.object({ pin: pinField({ optional }) }));
  const form = useForm<PinValues>({
    defaultValues: { pin: '' },
    resolver: schemaResolver<PinValues>(schema),
    shouldFocusError: false,
    mode: 'onTouched',
  });
  const { isSending, problem, send } = useSend();
  const repull = (pin: string): Promise<boolean> =>
    send(() =>
      api.POST('/service-application/api/v1/application/heloc/{uuid}/credit/repull', {
        params: { path: { uuid } },
        body: pin === '' ? {} : { pin },
      }),
    );
  const submit = form.handleSubmit(({ pin }) => repull(pin.trim()));
  return { form, submit: (event) => void submit(event), retry: () => void repull(''), isSending, problem };
}
