import { emailCode, emailConfirm } from '@hearthline/web/operations/identity.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { TextField } from '@hearthline/kit/text-field/TextField.tsx';
import { emailField } from '@hearthline/rules/fields/contact.ts';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { CodeField, codeField } from '../../../parts/code/CodeField.tsx';
import { SectionForm } from '../../../parts/form/SectionForm.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { withStepUp } from '../../../parts/step-up/step-up.tsx';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { api } from '../../../services/api/api.ts';
import { EMAIL } from './security-copy.ts';

const ADDRESS = z.object({ email: emailField });
const CODE = z.object({ code: codeField });

/** The address a person logs in with, and changing it: the code goes to the new one. */
export function EmailSection({ email, isProved, onChanged }: { email: string; isProved: boolean; onChanged: () => void }): JSX.Element {
  const [at, setAt] = useState<'shown' | 'asked' | 'changed' | { readonly sentTo: string }>('shown');
  const changed = (): void => {
    setAt('changed');
    onChanged();
  };
  return (
    <>
      <p>
        {EMAIL.now(email)} <Tag kind={isProved ? 'ok' : 'waiting'}>{isProved ? EMAIL.proved : EMAIL.unproved}</Tag>
      </p>
      {at === 'changed' && <Alert kind="ok" live title={EMAIL.saved} />}
      {(at === 'shown' || at === 'changed') && (
        <p className="section">
          <Button variant="outline" onClick={() => setAt('asked')}>
            {EMAIL.change}
          </Button>
        </p>
      )}
      {at === 'asked' && <NewAddress onSent={(sentTo) => setAt({ sentTo })} cancel={() => setAt('shown')} />}
      {typeof at === 'object' && <TypeCode sentTo={at.sentTo} onChanged={changed} cancel={() => setAt('shown')} />}
    </>
  );
}

function NewAddress({ onSent, cancel }: { onSent: (email: string) => void; cancel: () => void }): JSX.Element {
  const step = useStepForm({
    name: 'settings email',
    schema: ADDRESS,
    defaults: { email: '' },
    labels: { email: EMAIL.label },
    async send({ email }) {
      const data = await withStepUp(() => api(emailCode, { body: { email: email.trim(), again: true } }));
      onSent(data.email);
    },
  });
  return (
    <>
      <SectionForm step={step} submit={EMAIL.send} apart>
        <TextField {...fieldProps(step.form, 'email')} label={EMAIL.label} hint={EMAIL.hint} type="email" autoComplete="email" />
      </SectionForm>
      <Button variant="text" onClick={cancel}>
        {EMAIL.cancel}
      </Button>
    </>
  );
}

function TypeCode({ sentTo, onChanged, cancel }: { sentTo: string; onChanged: () => void; cancel: () => void }): JSX.Element {
  const step = useStepForm({
    name: 'settings email code',
    schema: CODE,
    defaults: { code: '' },
    labels: { code: EMAIL.code },
    async send({ code }) {
      await api(emailConfirm, { body: { code } });
      onChanged();
    },
    refused(error) {
      if (codeOf(error) !== 'code_over') return false;
      step.form.setError('code', { type: 'server', message: EMAIL.over });
      return true;
    },
  });
  return (
    <>
      <SectionForm step={step} submit={EMAIL.confirm} apart>
        <p role="status">{EMAIL.sent(sentTo)}</p>
        <CodeField {...fieldProps(step.form, 'code')} label={EMAIL.code} />
      </SectionForm>
      <Button variant="text" onClick={cancel}>
        {EMAIL.cancel}
      </Button>
    </>
  );
}
