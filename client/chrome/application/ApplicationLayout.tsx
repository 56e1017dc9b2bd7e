import { screenOf } from '@hearthline/journey/paths.ts';
import { statusKind } from '@hearthline/journey/statuses.ts';
import { Outlet, useLocation, useParams } from '@tanstack/react-router';
import { type JSX, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useFollow } from '../../follow.ts';
import { type Followed, FollowedContext } from '../../parts/screen/followed.ts';
import { loader } from '../../services/loader.ts';
import { ProcessingModal } from './ProcessingModal.tsx';
import { WaitScreen } from './WaitScreen.tsx';
import { whenIdle } from '../../parts/loading/when-idle.ts';
import { LoadingPage } from '../../parts/requests/LoadingPage.tsx';

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
  const hasScreen = (screenOf(pathname) ?? '') !== '';
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

  if (!followed) return <LoadingPage />;
  return (
    <FollowedContext value={followed}>
      {isWaiting ? isCovered ? null : <WaitScreen /> : <Outlet />}
      {!isWaiting && next?.kind === 'wait' && <ProcessingModal />}
    </FollowedContext>
  );
}
