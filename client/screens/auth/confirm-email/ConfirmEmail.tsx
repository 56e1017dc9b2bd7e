import { ownPath } from '@hearthline/journey/own-path.ts';
import { outside } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { Note } from '@hearthline/kit/stack/Stack.tsx';
import { type JSX, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { CodeField, codeField } from '../../../parts/code/CodeField.tsx';
import { FormPage } from '../../../parts/form/FormPage.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { SendProblem } from '../../../parts/requests/SendProblem.tsx';
import { LoadingPage } from '../../../parts/requests/LoadingPage.tsx';
import { problemMessage } from '../../../parts/requests/problem-message.ts';
import { useSend } from '../../../parts/requests/use-send.ts';
import { useGo } from '../../../parts/screen/PathLink.tsx';
import { useTitle } from '../../../parts/screen/use-title.ts';
import { codeOf } from '../../../services/api/api-error.ts';
import { api } from '../../../services/api/api.ts';
import { loader } from '../../../services/loader.ts';
import { OtherAddress } from './OtherAddress.tsx';
import { COPY } from './copy.ts';

type Mailed = { readonly email: string; readonly isNew: boolean };

const SCHEMA = z.object({ code: codeField });

/** Asks the server to mail a code; null when the address is proved already. */
async function mailCode(body: { again?: boolean; email?: string }): Promise<Mailed | null> {
  const { data } = await api.POST('/identity/secure/api/v1/email/code', { body });
  if (!data) throw new Error('The code answered nothing');
  return data.code && { email: data.email, isNew: data.code.isNew };
}

/** Before anything of a credit file is shown to a new account: the code that was mailed to its address. Leads on to where the person was going. */
export function ConfirmEmail(): JSX.Element {
  const go = useGo();
  const [target] = useState(
    () => ownPath(new URLSearchParams(window.location.search).get('redirectUrl') ?? undefined) ?? outside.dashboard(),
  );
  const [mailed, setMailed] = useState<Mailed | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const goOn = (): Promise<void> => go(target, { replace: true });
  const begin = (): void => {
    setFailure(null);
    mailCode({}).then(
      (sent) => (sent ? setMailed(sent) : void goOn()),
      (error: unknown) => setFailure(problemMessage(error)),
    );
  };
  useEffect(() => {
    loader.hide();
    begin();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one request, however often it renders
  }, []);
  if (failure !== null) return <Failed problem={failure} again={begin} />;
  if (!mailed) return <LoadingPage />;
  return <TypeCode mailed={mailed} onMailed={setMailed} onProved={goOn} />;
}

function Failed({ problem, again }: { problem: string; again: () => void }): JSX.Element {
  useTitle(COPY.title, true);
  return (
    <DeadEndFrame>
      <PageHeading>{COPY.title}</PageHeading>
      <div className="section stack">
        <Alert kind="err" title={COPY.failed}>
          {problem}
        </Alert>
        <p>
          <Button onClick={again}>{COPY.again}</Button>
        </p>
      </div>
    </DeadEndFrame>
  );
}

type TypeCodeProps = { readonly mailed: Mailed; readonly onMailed: (sent: Mailed) => void; readonly onProved: () => Promise<void> };

function TypeCode({ mailed, onMailed, onProved }: TypeCodeProps): JSX.Element {
  const [said, setSaid] = useState<'again' | 'soon' | null>(null);
  const [isOther, setOther] = useState(false);
  const { isSending, problem, send } = useSend();
  const step = useStepForm({
    name: 'confirm email',
    schema: SCHEMA,
    defaults: { code: '' },
    labels: { code: COPY.code },
    async send({ code }) {
      setSaid(null);
      await api.POST('/identity/secure/api/v1/email/confirm', { body: { code } });
      await onProved();
    },
    refused(error) {
      if (codeOf(error) !== 'code_over') return false;
      step.form.setError('code', { type: 'server', message: COPY.over });
      return true;
    },
  });
  const mailAgain = async (): Promise<void> => {
    await send(async () => {
      const sent = await mailCode({ again: true });
      if (!sent) return onProved();
      onMailed(sent);
      if (sent.isNew) step.form.reset({ code: '' });
      setSaid(sent.isNew ? 'again' : 'soon');
    });
  };
  const after = (
    <div className="section stack">
      {said === 'again' && (
        <Alert kind="ok" live title={COPY.againSent}>
          {COPY.againSentText}
        </Alert>
      )}
      {said === 'soon' && <Alert live title={COPY.soon} />}
      <SendProblem problem={problem} />
      <p>
        <Button variant="text" disabled={isSending} onClick={() => void mailAgain()}>
          {COPY.again}
        </Button>
      </p>
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
