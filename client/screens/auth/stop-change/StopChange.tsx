import { identityChangeStop, identityChangeView } from '@hearthline/web/operations/identity.ts';
import { IDENTITY_WORDS } from '@hearthline/journey/application/identity-changes.ts';
import { outside } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { type JSX, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { LoadingPage } from '../../../parts/requests/LoadingPage.tsx';
import { problemMessage } from '@hearthline/web/requests/problem-message.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { useTitle } from '../../../parts/screen/use-title.ts';
import { takeFragmentSecret } from '../../../services/address-secret.ts';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { api } from '../../../services/api/api.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { loader } from '../../../services/loader.ts';
import { COPY } from './copy.ts';

type Change = Reply<'identity-change-view'>;
type At = 'asking' | 'over' | Change | { readonly problem: string };

/** What a mailed link opens to the owner of personal data, who need not sign in: what is about to change, and the button that stops it. Opening it stops nothing. */
export function StopChange(): JSX.Element {
  const [token] = useState(takeFragmentSecret);
  const [at, setAt] = useState<At>(token === null ? 'over' : 'asking');
  const [stopping, setStopping] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const isOver = (error: unknown): boolean => ['link_over', 'invalid_request'].includes(codeOf(error) ?? '');
  const read = (): void => {
    if (token === null) return;
    setAt('asking');
    api(identityChangeView, { body: { token } }).then(
      (data) => setAt(data ?? 'over'),
      (error: unknown) => setAt(isOver(error) ? 'over' : { problem: problemMessage(error) }),
    );
  };
  const onShown = useEffectEvent(read);
  useEffect(() => {
    loader.hide();
    onShown();
  }, []);
  const stop = async (): Promise<void> => {
    if (token === null) return;
    setStopping(true);
    setFailed(null);
    try {
      const data = await api(identityChangeStop, { body: { token } });
      setAt(data ?? 'over');
    } catch (error) {
      if (isOver(error)) setAt('over');
      else setFailed(problemMessage(error));
    }
    setStopping(false);
  };
  if (at === 'asking') return <LoadingPage />;
  if (at === 'over') return <Told key="over" title={COPY.overTitle} text={COPY.over} />;
  if ('problem' in at)
    return (
      <Told title={COPY.loadFailed} text={at.problem}>
        <Button onClick={read}>{COPY.tryAgain}</Button>
      </Told>
    );
  const what = IDENTITY_WORDS[at.what];
  if (at.state === 'STOPPED') return <Told key="stopped" title={COPY.stoppedTitle} text={COPY.stopped(what)} />;
  if (at.state === 'APPLIED') return <Told key="applied" title={COPY.appliedTitle} text={COPY.applied(what, at.when)} />;
  if (at.state === 'REFUSED') return <Told key="refused" title={COPY.refusedTitle} text={COPY.refused(what)} />;
  return (
    <Told key="waiting" title={COPY.title} text={COPY.asked(what, at.when)}>
      <p>{COPY.choose}</p>
      {failed !== null && (
        <Alert kind="err" title={COPY.failed} live>
          {failed}
        </Alert>
      )}
      <Button disabled={stopping} onClick={() => void stop()}>
        {stopping ? COPY.stopping : COPY.stop}
      </Button>
    </Told>
  );
}

function Told({ title, text, children }: { readonly title: string; readonly text: string; readonly children?: ReactNode }): JSX.Element {
  useTitle(title, true);
  const place = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone: the heading of what came of it has it.
  useEffect(() => place.current?.querySelector('h1')?.focus(), []);
  return (
    <DeadEndFrame>
      <div ref={place}>
        <PageHeading intro={text}>{title}</PageHeading>
      </div>
      <div className="section stack">
        {children}
        <p>
          <PathLink to={outside.contact()}>{COPY.call}</PathLink>
        </p>
      </div>
    </DeadEndFrame>
  );
}
