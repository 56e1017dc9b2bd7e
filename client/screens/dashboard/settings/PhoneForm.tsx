import { profilePhone } from '@hearthline/web/operations/service-profile.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PhoneField } from '@hearthline/kit/phone-field/PhoneField.tsx';
import { phoneField } from '@hearthline/rules/fields/contact.ts';
import { displayPhone } from '@hearthline/rules/phone.ts';
import { type JSX, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { SectionForm } from '../../../parts/form/SectionForm.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { $api } from '../../../services/api/queries.ts';
import { PHONE } from './copy.ts';

const SCHEMA = z.object({ phone: phoneField });

/** The mobile phone number of the profile. */
export function PhoneForm({ number, onSaved }: { number: string; onSaved: () => void }): JSX.Element {
  const save = $api.useWrite(profilePhone);
  const [saved, setSaved] = useState<string | null>(null);
  const step = useStepForm({
    name: 'settings phone',
    schema: SCHEMA,
    defaults: { phone: number === '' ? '' : displayPhone(number) },
    labels: { phone: PHONE.label },
    async send({ phone }) {
      await save.mutateAsync({ body: { number: phone, type: 'MOBILE' } });
      setSaved(phone);
      onSaved();
    },
  });
  const isSaved = useWatch({ control: step.form.control, name: 'phone' }) === saved && step.problem === null;
  return (
    <SectionForm step={step} submit={PHONE.save}>
      <PhoneField {...fieldProps(step.form, 'phone')} label={PHONE.label} hint={PHONE.hint} />
      {isSaved && (
        <div className="section">
          <Alert kind="ok" live title={PHONE.saved} />
        </div>
      )}
    </SectionForm>
  );
}
