import { emailCode, emailConfirm } from '@hearthline/web/operations/identity.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { CodeField, codeField } from '../../../parts/code/CodeField.tsx';
import { MailAgain, type MailedAgain } from '../../../parts/code/MailAgain.tsx';
import { FormPage } from '../../../parts/form/FormPage.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { api } from '../../../services/api/api.ts';
import { OtherAddress } from './OtherAddress.tsx';
import { COPY } from './copy.ts';

export type Mailed = { readonly email: string; readonly isNew: boolean };

const SCHEMA = z.object({ code: codeField });

/** Asks the server to mail a code; null when the address is proved already. */
export async function mailCode(body: { again?: boolean; email?: string }): Promise<Mailed | null> {
  const data = await api(emailCode, { body });
  return data.code && { email: data.email, isNew: data.code.isNew };
}

type TypeCodeProps = { readonly mailed: Mailed; readonly onMailed: (sent: Mailed) => void; readonly onProved: () => Promise<void> };

/** The code that was mailed, typed; another code, or another address. */
export function TypeCode({ mailed, onMailed, onProved }: TypeCodeProps): JSX.Element {
  const [said, setSaid] = useState<MailedAgain>(null);
  const [isOther, setOther] = useState(false);
  const step = useStepForm({
    name: 'confirm email',
    schema: SCHEMA,
    defaults: { code: '' },
    labels: { code: COPY.code },
    async send({ code }) {
      setSaid(null);
      await api(emailConfirm, { body: { code } });
      await onProved();
    },
    refused(error) {
      if (codeOf(error) !== 'code_over') return false;
      step.form.setError('code', { type: 'server', message: COPY.over });
      return true;
    },
  });
  const mailAgain = async (): Promise<boolean | null> => {
    const sent = await mailCode({ again: true });
    if (!sent) {
      await onProved();
      return null;
    }
    onMailed(sent);
    if (sent.isNew) step.form.reset({ code: '' });
    return sent.isNew;
  };
  const after = (
    <div className="section stack">
      <MailAgain said={said} onSaid={setSaid} mail={mailAgain} />
      {isOther ? (
        <OtherAddress
          mail={async (email) => {
            const sent = await mailCode({ email });
            if (!sent) return onProved();
            onMailed(sent);
            step.form.reset({ code: '' });
            setSaid(null);
            setOther(false);
          }}
          cancel={() => setOther(false)}
        />
      ) : (
        <p>
          <Button variant="text" onClick={() => setOther(true)}>
            {COPY.other}
          </Button>
        </p>
      )}
    </div>
  );
  return (
    <FormPage
      step={step}
      title={COPY.title}
      intro={COPY.sent(mailed.email)}
      failed={COPY.failed}
      submit={COPY.submit}
      sticky={false}
      after={after}
    >
      <div className="section">
        <CodeField {...fieldProps(step.form, 'code')} label={COPY.code} hint={COPY.codeHint} />
        <Note top={8}>{COPY.whyText}</Note>
      </div>
    </FormPage>
  );
}
