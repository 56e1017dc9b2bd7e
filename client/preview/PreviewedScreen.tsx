import { applicationScreen, BASE, signerScreenOf } from '@hearthline/journey/paths.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { type JSX, useState } from 'react';
import { SCREENS } from '../application-screens.ts';
import { ErrorFallback } from '../chrome/ErrorFallback.tsx';
import { routerNavigation } from '../chrome/loading/router-navigation.ts';
import { Root } from '../chrome/Root.tsx';
import { outsideScreen } from '../outside-screens.ts';
import { lazyScreen, type LoadScreen } from '../parts/loading/lazy-screen.tsx';
import { FollowedContext, type Following } from '../parts/screen/followed.ts';
import { NavigationContext } from '../parts/screen/navigation.ts';
import type { Sampled } from '../samples/sample-person.ts';
import { queryClient } from '../services/api/queries.ts';
import { Registration } from '../screens/register/RegisterLayout.tsx';
import { REGISTER_SCREENS } from '../screens/register/register-screens.ts';

const questions: Readonly<Record<string, LoadScreen>> = REGISTER_SCREENS;
const questionOf = (path: string): LoadScreen | undefined => questions[path.slice(BASE.length + 1)];

/** The address of a screen in the app. */
export const addressOf = (path: string, { screen, query, application }: Sampled): string =>
  screen === null ? path : applicationScreen(application.uuid, screen, query);

/** Nothing moves on: whatever is pressed, the screen stays. */
const STAYS = {
  submit: <Reply,>(call: () => Promise<Reply>): Promise<Reply> => call(),
  done: () => Promise.resolve(),
  again: () => Promise.resolve(),
  watch: () => () => undefined,
  leave: () => Promise.resolve(),
};

/** The router of a preview: each address shows the one screen. */
function routerOf(path: string, sampled: Sampled) {
  const { screen, application, signer, status } = sampled;
  const following: Following = { uuid: application.uuid, status, ...STAYS };
  const followed = signerScreenOf(path) === null ? { ...following, application, leave: STAYS.leave } : { ...following, signer };
  const root = createRootRoute({
    component: () => (
      <FollowedContext value={followed}>
        {questionOf(path) ? (
          <Registration>
            <Outlet />
          </Registration>
        ) : (
          <Outlet />
        )}
      </FollowedContext>
    ),
  });
  const load = screen === null ? (questionOf(path) ?? outsideScreen(path)) : SCREENS[screen].load;
  const route = createRoute({ getParentRoute: () => root, path: '$', component: lazyScreen(load) });
  return createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [addressOf(path, sampled)] }),
    defaultErrorComponent: ErrorFallback,
  });
}

/** A screen with header and footer, as a borrower who has come to it sees it. */
export function PreviewedScreen({ path, sampled }: { readonly path: string; readonly sampled: Sampled }): JSX.Element {
  const [{ router, navigation }] = useState(() => {
    const made = routerOf(path, sampled);
    return { router: made, navigation: routerNavigation(made) };
  });
  return (
    <QueryClientProvider client={queryClient}>
      <NavigationContext value={navigation}>
        <Root>
          <RouterProvider router={router} />
        </Root>
      </NavigationContext>
    </QueryClientProvider>
  );
}
