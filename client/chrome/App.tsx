import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import type { JSX } from 'react';
import { createRouterOfApp } from '../routes.tsx';
import { session } from '../services/session/session.ts';
import { afterNavigation } from './loading/after-navigation.ts';

/** The application's router, ready: its first page is loaded, so that it replaces what the server sent in one go. */
export async function readyRouter(): Promise<AnyRouter> {
  const router = createRouterOfApp();
  session.onLeave((path) => void router.navigate({ href: path }));
  afterNavigation(router);
  await router.load();
  return router;
}

export function App({ router }: { router: AnyRouter }): JSX.Element {
  return <RouterProvider router={router} />;
}
