import { type ApplicationScreen, BASE, screenOf } from '@hearthline/journey/paths.ts';
import { pageCopyOf, SERVICE_DOWN } from '@hearthline/journey/status-copy/page-copy.ts';
import { waitTitleOf } from '@hearthline/journey/status-copy/sentences.ts';
import { statusKind } from '@hearthline/journey/statuses.ts';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { type AnyRoute, type AnyRouter, Outlet, useLocation, useParams, useRouter } from '@tanstack/react-router';
import { type JSX, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useFollow } from '../../follow.ts';
import { routePath } from '../../parts/loading/lazy-screen.tsx';
import { whenIdle } from '../../parts/loading/when-idle.ts';
import { LoadingPage } from '../../parts/requests/LoadingPage.tsx';
import { Screen } from '../../parts/screen/Screen.tsx';
import { type Followed, FollowedContext, useFollowed } from '../../parts/screen/followed.ts';
import { duration } from '@hearthline/journey/status-copy/questions.ts';
import { HOLD } from '../../parts/waiting/copy.ts';
import { momentOf } from '../../services/clock.ts';
import { loader } from '../../services/loader.ts';
import { useLenderOf } from '../../services/organization/lender-of-application.ts';
import { once, prefetch } from '../../services/preload-reload.ts';
import { CutOffNotice } from './CutOffNotice.tsx';
import { ProcessingModal } from './ProcessingModal.tsx';
import { WAIT } from './copy.ts';

const screens = once(() => import('../../application-screens.ts'));

/** Shown while automatic work runs: who acts and how long it takes; never a spinner alone (design §1). */
function WaitScreen(): JSX.Element {
  const { status } = useFollowed();
  const isDown = status.serviceDown;
  const { who, whoNote } = isDown ? SERVICE_DOWN : pageCopyOf(status.status);
  const items = [
    { term: HOLD.who, main: who, note: whoNote },
    { term: HOLD.long, main: isDown ? SERVICE_DOWN.long : duration(status.waiting?.typicalSeconds ?? null) },
    { term: HOLD.you, main: HOLD.nothing, note: WAIT.leave },
  ];
  return (
    <Screen
      title={isDown ? SERVICE_DOWN.title : (waitTitleOf(status.status) ?? WAIT.title)}
      intro={isDown ? SERVICE_DOWN.intro : WAIT.intro}
      tag={<Tag kind="waiting">{WAIT.tag}</Tag>}
    >
      <div className="section">
        <Facts items={items} />
      </div>
    </Screen>
  );
}

/** Fetches the code of a screen, so that it is rendered at once when it is opened. */
const preload = (router: AnyRouter, path: ApplicationScreen): Promise<void> =>
  prefetch(async () => {
    const route = (router.routesByPath as Readonly<Record<string, AnyRoute | undefined>>)[`${BASE}/$uuid/${routePath(path)}`];
    await (route?.options.component as { preload?: () => Promise<unknown> } | undefined)?.preload?.();
  });

/** Wraps every screen of one application: follows its status, and shows a wait screen while automatic work runs. */
export function ApplicationLayout(): JSX.Element {
  const { uuid = '' } = useParams({ strict: false });
  const pathname = useLocation({ select: (location) => location.pathname });
  const router = useRouter();
  const { seen, follower } = useFollow(uuid);
  const { status, application, next, savedAt } = seen;
  const followed = useMemo<Followed | null>(
    () =>
      status && application && follower
        ? {
            uuid,
            application,
            status,
            savedAt: savedAt === null ? undefined : momentOf(savedAt),
            submit: follower.submit,
            done: follower.done,
            again: follower.again,
            watch: follower.watch,
            leave: follower.leave,
          }
        : null,
    [uuid, status, application, savedAt, follower],
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
  const here = isWaiting ? '' : (screenOf(pathname) ?? '');
  const code = status?.status;
  useEffect(() => {
    if (code === undefined) return undefined;
    return whenIdle(() => void screens().then(({ builtAhead }) => builtAhead(code, here).forEach((path) => void preload(router, path))));
  }, [code, here, router]);
  // the loader must not remain after leaving the application (dashboard)
  useEffect(() => () => loader.hide(), []);

  const isOtherLender = useLenderOf(status ? (application?.organizationCode ?? null) : undefined);

  const notice = <CutOffNotice isShown={seen.isCutOff} />;
  if (!followed || isOtherLender)
    return (
      <>
        {notice}
        <LoadingPage />
      </>
    );
  return (
    <FollowedContext value={followed}>
      {notice}
      {isWaiting ? isCovered ? null : <WaitScreen /> : <Outlet />}
      {!isWaiting && next?.kind === 'wait' && <ProcessingModal />}
    </FollowedContext>
  );
}
