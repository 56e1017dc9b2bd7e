import { ownPath } from '@hearthline/journey/own-path.ts';
import { outside } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { type JSX, useEffect, useEffectEvent, useState } from 'react';
import { LoadingPage } from '../../../parts/requests/LoadingPage.tsx';
import { problemMessage } from '@hearthline/web/requests/problem-message.ts';
import { useGo } from '../../../parts/screen/PathLink.tsx';
import { useTitle } from '../../../parts/screen/use-title.ts';
import { loader } from '../../../services/loader.ts';
import { COPY } from './copy.ts';
import { mailCode, type Mailed, TypeCode } from './TypeCode.tsx';

/** Before anything of a credit file is shown to a new account: the code that was mailed to its address. Leads on to where the person was going. */
export function ConfirmEmail(): JSX.Element {
  const go = useGo();
  const [target] = useState(
    () => ownPath(new URLSearchParams(window.location.search).get('redirectUrl') ?? undefined) ?? outside.dashboard(),
  );
  const [mailed, setMailed] = useState<Mailed | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const leave = (): Promise<void> => go(target, { replace: true });
  const begin = (): void => {
    setFailure(null);
    mailCode({}).then(
      (sent) => (sent ? setMailed(sent) : void leave()),
      (error: unknown) => setFailure(problemMessage(error)),
    );
  };
  const onShown = useEffectEvent(begin);
  useEffect(() => {
    loader.hide();
    onShown();
  }, []);
  if (failure !== null) return <Failed problem={failure} again={begin} />;
  if (!mailed) return <LoadingPage />;
  return <TypeCode mailed={mailed} onMailed={setMailed} onProved={leave} />;
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
