import { BASE, outside } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button, Spinner } from '@hearthline/kit/button/Button.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { type JSX, useEffect, useRef, useState } from 'react';
import { exitSentence, LINK } from '../../parts/link/copy.ts';
import { LinkButton } from '../../parts/link/LinkButton.tsx';
import { openWidget } from '../../parts/link/widgets.ts';
import { problemMessage } from '@hearthline/web/requests/problem-message.ts';
import { useNavigation } from '../../parts/screen/navigation.ts';
import { PathLink } from '../../parts/screen/PathLink.tsx';
import { useTitle } from '../../parts/screen/use-title.ts';
import { withStepUp } from '../../parts/step-up/step-up.tsx';
import { session } from '../../services/session/session.ts';
import { finishLink, type LinkResult, type PendingLink, pendingLink } from '../../services/vendor-links.ts';
import { COPY, failedTitle } from './copy.ts';

/** What the vendor's page added to the address. It is removed at once: an address is seen by more than this page. */
function takeReturn(): { readonly result: LinkResult | null; readonly oauthReturn: string | null } {
  const { hash, search, pathname, href } = window.location;
  const given = new URLSearchParams(hash.slice(1));
  const query = new URLSearchParams(search);
  const oauthReturn = query.has('oauth_state_id') ? href : null;
  query.delete('oauth_state_id');
  const kept = query.toString();
  window.history.replaceState(window.history.state, '', pathname + (kept === '' ? '' : `?${kept}`));
  const [publicToken, exit] = [given.get('public_token'), given.get('exit')];
  if (publicToken !== null) return { result: { publicToken, accountId: given.get('account_id') ?? '' }, oauthReturn };
  return { result: exit === null ? null : { exit }, oauthReturn };
}

/** A failed return; `link` null when the server could not be asked. `retry`: sending again may succeed. */
type Failure = { readonly link: PendingLink | null; readonly reason: string; readonly retry: boolean };

/** The return from a bank, payroll or tax service: the server says which application was left, and for what; the link is finished, and follow decides. */
export function LinkReturn(): JSX.Element {
  const { go } = useNavigation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const returned = useRef<ReturnType<typeof takeReturn> | null>(null);
  const title = failure === null ? COPY.title : failure.link ? failedTitle(failure.link.target) : COPY.failed;
  useTitle(title, failure !== null);
  const home = (uuid: string | null) => void go(uuid === null ? outside.dashboard() : `${BASE}/${uuid}`, { replace: true });

  async function finish(): Promise<void> {
    setFailure(null);
    let link: PendingLink | null = null;
    try {
      link = await pendingLink();
      // finished already, in another tab or by going back
      if (link === null) return home(session.applicationUuid());
      const { result, oauthReturn } = returned.current ?? { result: null, oauthReturn: null };
      const opened =
        oauthReturn !== null && link.token !== null
          ? await openWidget(link.target, { token: link.token, returnedTo: oauthReturn })
          : result;
      const left = opened ?? { exit: link.expired ? 'EXPIRED' : 'UNFINISHED' };
      if ('exit' in left) return setFailure({ link, reason: exitSentence(left.exit), retry: false });
      const { applicationUuid, target } = link;
      await withStepUp(() => finishLink(applicationUuid, target, left));
      home(link.applicationUuid);
    } catch (error) {
      setFailure({ link, reason: problemMessage(error), retry: true });
    }
  }
  useEffect(() => {
    // once, also where effects run twice: the address is read and cleared
    if (returned.current !== null) return;
    returned.current = takeReturn();
    void finish();
  });

  return (
    <DeadEndFrame>
      <PageHeading intro={failure === null ? COPY.intro : undefined}>{title}</PageHeading>
      {failure === null ? (
        <p className="section" role="status">
          <Spinner /> {COPY.title}
        </p>
      ) : (
        <div className="section stack">
          <Alert kind={failure.retry ? 'err' : 'warn'} title={LINK.notLinked} live>
            {failure.reason}
          </Alert>
          {failure.retry && <Button onClick={() => void finish()}>{COPY.again}</Button>}
          {failure.link !== null && (
            <>
              <LinkButton
                uuid={failure.link.applicationUuid}
                target={failure.link.target}
                label={COPY.relink}
                variant={failure.retry ? 'outline' : 'solid'}
                onLinked={() => home(failure.link?.applicationUuid ?? null)}
              />
              <p>
                <PathLink to={`${BASE}/${failure.link.applicationUuid}`}>{COPY.other}</PathLink>
              </p>
            </>
          )}
        </div>
      )}
    </DeadEndFrame>
  );
}
