import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { SkeletonCard } from '@hearthline/kit/skeleton/Skeleton.tsx';
import { type AnyRouter, createRootRoute, createRoute, createRouter, Navigate, type RouterHistory } from '@tanstack/react-router';
import { type JSX, lazy, Suspense } from 'react';
import { DeskLink } from '../parts/page/DeskLink.tsx';
import { DeskPage } from '../parts/page/DeskPage.tsx';
import { type DeskScreen, isSeenBy, SCREENS } from '../routes.tsx';
import { CHROME } from './copy.ts';
import { useMember } from './member.ts';
import { Shell } from './Shell.tsx';

function NotFound(): JSX.Element {
  return (
    <DeskPage title={CHROME.notFound} intro={CHROME.notFoundWhy}>
      <DeskLink to="/">{CHROME.home}</DeskLink>
    </DeskPage>
  );
}

function Crashed({ reset }: { readonly reset: () => void }): JSX.Element {
  return (
    <Alert kind="err" title={CHROME.crashed}>
      <p>{CHROME.crashedWhy}</p>
      <p>
        <Button variant="outline" compact onClick={reset}>
          {CHROME.again}
        </Button>
      </p>
    </Alert>
  );
}

/** The first page of the navigation that the member's role sees. */
function Home(): JSX.Element {
  const { role } = useMember();
  const first = SCREENS.find((screen) => screen.nav !== undefined && isSeenBy(screen, role));
  return first ? <Navigate to={first.path} replace /> : <NotFound />;
}

/** A page, for the roles that see it; the server refuses the others in any case. */
function guarded(screen: DeskScreen): () => JSX.Element {
  // React's own: the router's calls use() only while it waits, which React warns of
  const Screen = lazy(async () => ({ default: await screen.load() }));
  return function Guarded(): JSX.Element {
    return isSeenBy(screen, useMember().role) ? (
      <Suspense fallback={<SkeletonCard />}>
        <Screen />
      </Suspense>
    ) : (
      <NotFound />
    );
  };
}

/** The router of the table of pages; plain text in the query, so that `25` stays a text. */
export function routerOf(screens: readonly DeskScreen[], options: { readonly history?: RouterHistory } = {}): AnyRouter {
  const root = createRootRoute({ component: Shell });
  const routes = screens.map((screen) => createRoute({ getParentRoute: () => root, path: screen.path, component: guarded(screen) }));
  return createRouter({
    ...options,
    routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '/', component: Home }), ...routes]),
    basepath: '/desk',
    parseSearch: (query) => Object.fromEntries(new URLSearchParams(query)),
    stringifySearch: (query) => {
      const text = new URLSearchParams(
        Object.entries(query).flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]])),
      ).toString();
      return text === '' ? '' : `?${text}`;
    },
    defaultNotFoundComponent: NotFound,
    defaultErrorComponent: Crashed,
    defaultPendingComponent: SkeletonCard,
    scrollRestoration: true,
  });
}

export const deskRouter = routerOf(SCREENS);
