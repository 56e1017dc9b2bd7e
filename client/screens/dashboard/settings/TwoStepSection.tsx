import { twoStepBegin, twoStepCodes, twoStepConfirm } from '@hearthline/web/operations/identity.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { CopyText } from '@hearthline/kit/copy-text/CopyText.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { QrCode } from '@hearthline/kit/qr-code/QrCode.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { CodeField, codeField } from '../../../parts/code/CodeField.tsx';
import { SectionForm } from '../../../parts/form/SectionForm.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSend } from '../../../parts/requests/use-send.ts';
import { withStepUp } from '../../../parts/step-up/step-up.tsx';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { api } from '../../../services/api/api.ts';
import { TWO_STEP } from './security-copy.ts';
import { EndTwoStep } from './EndTwoStep.tsx';

type Begun = { readonly uri: string; readonly secret: string };
type Shown = 'idle' | 'ending' | Begun | { readonly codes: readonly string[] };
type TwoStepSectionProps = { readonly isOn: boolean; readonly codesLeft: number; readonly onChanged: () => void };

/** Two-step sign-in: switching it on with an authenticator app, recovery codes, switching it off. */
export function TwoStepSection({ isOn, codesLeft, onChanged }: TwoStepSectionProps): JSX.Element {
  const [shown, setShown] = useState<Shown>('idle');
  const [said, setSaid] = useState<string | null>(null);
  const { isSending, problem, send } = useSend();
  const begin = (): Promise<unknown> =>
    send(async () => {
      setSaid(null);
      setShown(await withStepUp(() => api(twoStepBegin, { body: {} })));
    });
  const renew = (): Promise<unknown> =>
    send(async () => {
      setSaid(null);
      const data = await withStepUp(() => api(twoStepCodes, { body: {} }));
      setShown({ codes: data.recoveryCodes });
    });
  const done = (sentence: string): void => {
    setShown('idle');
    setSaid(sentence);
    onChanged();
  };
  if (typeof shown === 'object' && 'codes' in shown) return <Codes codes={shown.codes} onKept={() => done(TWO_STEP.isOn)} />;
  if (typeof shown === 'object') return <Enroll begun={shown} onCodes={(codes) => setShown({ codes })} cancel={() => setShown('idle')} />;
  return (
    <>
      <p>
        {TWO_STEP.what} <Tag kind={isOn ? 'ok' : 'waiting'}>{isOn ? TWO_STEP.on : TWO_STEP.off}</Tag>
      </p>
      {isOn && <p className="small muted">{TWO_STEP.left(codesLeft)}</p>}
      {said !== null && <Alert kind="ok" live title={said} />}
      <SendProblem problem={problem} />
      {shown === 'ending' ? (
        <EndTwoStep onEnded={() => done(TWO_STEP.isOff)} cancel={() => setShown('idle')} />
      ) : (
        <p className="section stack">
          {!isOn && (
            <Button variant="outline" disabled={isSending} onClick={() => void begin()}>
              {TWO_STEP.begin}
            </Button>
          )}
          {isOn && (
            <Button variant="outline" disabled={isSending} onClick={() => void renew()}>
              {TWO_STEP.newCodes}
            </Button>
          )}{' '}
          {isOn && (
            <Button variant="text" onClick={() => setShown('ending')}>
              {TWO_STEP.end}
            </Button>
          )}
        </p>
      )}
    </>
  );
}

const CODE = z.object({ appCode: codeField });

function Enroll({ begun, onCodes, cancel }: { begun: Begun; onCodes: (codes: string[]) => void; cancel: () => void }): JSX.Element {
  const step = useStepForm({
    name: 'two-step code',
    schema: CODE,
    defaults: { appCode: '' },
    labels: { appCode: TWO_STEP.code },
    async send({ appCode }) {
      const data = await api(twoStepConfirm, { body: { code: appCode } });
      onCodes(data.recoveryCodes);
    },
    refused(error) {
      if (codeOf(error) !== 'wrong_code') return false;
      step.form.setError('appCode', { type: 'server', message: TWO_STEP.codeWrong });
      return true;
    },
  });
  return (
    <>
      <SectionForm step={step} submit={TWO_STEP.confirm}>
        <div className="stack" data-private="">
          <p>{TWO_STEP.scan}</p>
          <QrCode value={begun.uri} label={TWO_STEP.qr} />
          <p className="small muted">{TWO_STEP.typed}</p>
          <p>
            <b>{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</b>
          </p>
        </div>
        <CodeField {...fieldProps(step.form, 'appCode')} label={TWO_STEP.code} />
      </SectionForm>
      <Button variant="text" onClick={cancel}>
        {TWO_STEP.cancel}
      </Button>
    </>
  );
}

function Codes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }): JSX.Element {
  return (
    <div className="stack">
      <Alert live title={TWO_STEP.codesTitle}>
        {TWO_STEP.codesText}
      </Alert>
      <div data-private="">
        <CopyText text={codes.join('\n')} label={TWO_STEP.copy} />
      </div>
      <p>
        <Button onClick={onKept}>{TWO_STEP.kept}</Button>{' '}
        <Button variant="text" onClick={() => window.print()}>
          {TWO_STEP.print}
        </Button>
      </p>
    </div>
  );
}
