import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PhoneField } from '@hearthline/kit/phone-field/PhoneField.tsx';
import { phoneField } from '@hearthline/rules/fields/contact.ts';
import { displayPhone } from '@hearthline/rules/phone.ts';
import { type JSX, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { api } from '../../../services/api/api.ts';
import { SendProblem } from '../../../parts/requests/SendProblem.tsx';
import { sayProblem } from '../../../parts/requests/say-problem.ts';
import { schemaResolver } from '../../../parts/form/schema.ts';
import { PHONE } from './copy.ts';

type Values = { phone: string };
const schema = z.object({ phone: phoneField });

/** The mobile phone: ten digits of the profile, changed here. */
export function PhoneForm({ number, onSaved }: { number: string; onSaved: () => void }): JSX.Element {
  const [problem, setProblem] = useState<string | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const form = useForm<Values>({
    defaultValues: { phone: number === '' ? '' : displayPhone(number) },
    resolver: schemaResolver<Values>(schema),
    mode: 'onTouched',
  });
  const save = form.handleSubmit(async ({ phone }) => {
    setProblem(null);
    try {
      await api.PUT('/service-profile/api/v1/profile/phone', { body: { number: phone, type: 'MOBILE' } });
      setSaved(phone);
      onSaved();
    } catch (error) {
      setProblem(sayProblem(error));
    }
  });
  const isSaved = useWatch({ control: form.control, name: 'phone' }) === saved && problem === null;
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <PhoneField {...fieldProps(form, 'phone')} label={PHONE.label} hint={PHONE.hint} />
      <SendProblem problem={problem} />
      {isSaved && (
        <div className="section">
          <Alert kind="ok" live title={PHONE.saved} />
        </div>
      )}
      <p className="section">
        <SubmitButton loading={form.formState.isSubmitting}>{PHONE.save}</SubmitButton>
      </p>
    </form>
  );
}
