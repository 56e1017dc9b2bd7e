import { ownPath } from '@hearthline/journey/own-path.ts';
import { registration } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button, buttonClass } from '@hearthline/kit/button/Button.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { type JSX, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { LoadingPage } from '../../../parts/requests/LoadingPage.tsx';
import { problemMessage } from '@hearthline/web/requests/problem-message.ts';
import { PathLink, useGo } from '../../../parts/screen/PathLink.tsx';
import { useTitle } from '../../../parts/screen/use-title.ts';
import { codeOf } from '@hearthline/web/api/api-error.ts';
import { loader } from '../../../services/loader.ts';
import { COPY } from './copy.ts';
import { DraftCode, mailDraftCode } from './DraftCode.tsx';

/** What the link of a registration in progress asks for on a device that did not begin it: the code that is mailed to its address. */
export function OpenDraft(): JSX.Element {
  const go = useGo();
  const [{ id, target }] = useState(() => {
    const query = new URLSearchParams(window.location.search);
    const s = query.get('s') ?? '';
    return { id: s, target: ownPath(query.get('redirectUrl') ?? undefined) ?? registration.index({ s }) };
  });
  const [at, setAt] = useState<'asking' | 'mailed' | 'closed' | { readonly problem: string }>('asking');
  const begin = (): void => {
    setAt('asking');
    mailDraftCode(id, {}).then(
      (sent) => setAt(sent ? 'mailed' : 'closed'),
      (error: unknown) =>
        setAt(['not_found', 'invalid_request'].includes(codeOf(error) ?? '') ? 'closed' : { problem: problemMessage(error) }),
    );
  };
  const onShown = useEffectEvent(begin);
  useEffect(() => {
    loader.hide();
    onShown();
  }, []);
  if (at === 'asking') return <LoadingPage />;
  if (at === 'mailed') return <DraftCode id={id} onOpened={() => go(target, { replace: true })} />;
  return at === 'closed' ? (
    <NotOpen title={COPY.closed} text={COPY.closedText}>
      <PathLink className={buttonClass({})} to={registration.index()}>
        {COPY.start}
      </PathLink>
    </NotOpen>
  ) : (
    <NotOpen title={COPY.failed} text={at.problem}>
      <Button onClick={begin}>{COPY.tryAgain}</Button>
    </NotOpen>
  );
}

function NotOpen({ title, text, children }: { readonly title: string; readonly text: string; readonly children: ReactNode }): JSX.Element {
  useTitle(COPY.title, true);
  return (
    <DeadEndFrame>
      <PageHeading>{COPY.title}</PageHeading>
      <div className="section stack">
        <Alert kind="warn" title={title} live>
          {text}
        </Alert>
        <p>{children}</p>
      </div>
    </DeadEndFrame>
  );
}
