import { draftCode, draftOpen } from '@hearthline/web/operations/drafts.ts';
import { registration } from '@hearthline/journey/paths.ts';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { CodeField, codeField } from '../../../parts/code/CodeField.tsx';
import { MailAgain, type MailedAgain } from '../../../parts/code/MailAgain.tsx';
import { FormPage } from '../../../parts/form/FormPage.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { api } from '../../../services/api/api.ts';
import { COPY } from './copy.ts';

const SCHEMA = z.object({ code: codeField });

/** Has a code mailed to the address of a draft; null when it has none. */
export async function mailDraftCode(id: string, body: { again?: boolean }): Promise<{ readonly isNew: boolean } | null> {
  const data = await api(draftCode, { path: { id }, body });
  return data.code && { isNew: data.code.isNew };
}

/** The code that was mailed to the draft's address, typed; another code, or a new start. */
export function DraftCode({ id, onOpened }: { readonly id: string; readonly onOpened: () => Promise<void> }): JSX.Element {
  const [said, setSaid] = useState<MailedAgain>(null);
  const step = useStepForm({
    name: 'open draft',
    schema: SCHEMA,
    defaults: { code: '' },
    labels: { code: COPY.code },
    async send({ code }) {
      setSaid(null);
      await api(draftOpen, { path: { id }, body: { code } });
      await onOpened();
    },
    refused(error) {
      if (codeOf(error) !== 'code_over') return false;
      step.form.setError('code', { type: 'server', message: COPY.over });
      return true;
    },
  });
  const mailAgain = async (): Promise<boolean> => {
    const isNew = (await mailDraftCode(id, { again: true }))?.isNew === true;
    if (isNew) step.form.reset({ code: '' });
    return isNew;
  };
  const after = (
    <div className="section stack">
      <MailAgain said={said} onSaid={setSaid} mail={mailAgain} />
      <p>
        <PathLink to={registration.index()}>{COPY.startAgain}</PathLink>
      </p>
    </div>
  );
  return (
    <FormPage step={step} title={COPY.title} intro={COPY.sent} failed={COPY.failed} submit={COPY.submit} sticky={false} after={after}>
      <div className="section">
        <CodeField {...fieldProps(step.form, 'code')} label={COPY.code} hint={COPY.codeHint} />
        <Note top={8}>{COPY.why}</Note>
      </div>
    </FormPage>
  );
}
