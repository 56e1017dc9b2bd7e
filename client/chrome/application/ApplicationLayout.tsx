import { screenOf } from '@hearthline/journey/paths.ts';
import { waitTitleOf } from '@hearthline/journey/status-copy/sentences.ts';
import { statusKind } from '@hearthline/journey/statuses.ts';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { Outlet, useLocation, useParams } from '@tanstack/react-router';
import { type JSX, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useFollow } from '../../follow.ts';
import { whenIdle } from '../../parts/loading/when-idle.ts';
import { LoadingPage } from '../../parts/requests/LoadingPage.tsx';
import { Screen } from '../../parts/screen/Screen.tsx';
import { type Followed, FollowedContext, useFollowed } from '../../parts/screen/followed.ts';
import { duration } from '../../parts/waiting/copy.ts';
import { loader } from '../../services/loader.ts';
import { useLenderOf } from '../../services/organization/lender-of-application.ts';
import { company } from '../../services/organization/organization.ts';
import { ProcessingModal } from './ProcessingModal.tsx';
import { WAIT } from './copy.ts';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** Shown while automatic work runs: who acts and how long it takes; never a spinner alone (design §1). */
function WaitScreen(): JSX.Element {
  const { status } = useFollowed();
  const { waiting } = status;
  const items = [
    { term: WAIT.who, main: capital(waiting?.who ?? company().name) },
    { term: WAIT.long, main: duration(waiting?.typicalSeconds ?? null) },
  ];
  return (
    <Screen title={waitTitleOf(status.status) ?? WAIT.title} intro={WAIT.intro} tag={<Tag kind="waiting">{WAIT.tag}</Tag>}>
      <div className="section">
        <Facts items={items} />
      </div>
    </Screen>
  );
}

/** Wraps every screen of one application: follows its status, and shows a wait screen while automatic work runs. */
export function ApplicationLayout(): JSX.Element {
  const { uuid = '' } = useParams({ strict: false });
  const pathname = useLocation({ select: (location) => location.pathname });
  const { seen, follower } = useFollow(uuid);
  const { status, details, next } = seen;
  const application = details?.application ?? null;
  const followed = useMemo<Followed | null>(
    () => (status && application && follower ? { uuid, application, status, done: follower.done, again: follower.again } : null),
    [uuid, status, application, follower],
  );
  // null on the way to a page outside the application: this one stays until that one is there
  const hasScreen = screenOf(pathname) !== '';
  const isWaiting = next === null || !hasScreen || (next.kind === 'wait' && status !== null && statusKind(status.status) === 'waiting');
  const isCovered = useSyncExternalStore(loader.subscribe, loader.isShown);

  useEffect(() => {
    if (!isWaiting) loader.hide();
  }, [isWaiting]);
  // a link back to the application names no screen: re-read the status to find it (on mount, the follower does so itself)
  useEffect(() => {
    if (!hasScreen && follower && follower.seen().next !== null) void follower.again();
  }, [hasScreen, follower]);
  // prefetches the next screens' code while this one is read or automatic work runs
  const ahead = isWaiting ? '' : (screenOf(pathname) ?? '');
  useEffect(() => whenIdle(() => void import('../../application-screens.ts').then(({ fetchAhead }) => fetchAhead(ahead))), [ahead]);
  // the loader must not remain after leaving the application (dashboard)
  useEffect(() => () => loader.hide(), []);

  const isOtherLender = useLenderOf(details ? (application?.organizationCode ?? null) : undefined);

  if (!followed || isOtherLender) return <LoadingPage />;
  return (
    <FollowedContext value={followed}>
      {isWaiting ? isCovered ? null : <WaitScreen /> : <Outlet />}
      {!isWaiting && next?.kind === 'wait' && <ProcessingModal />}
    </FollowedContext>
  );
}
