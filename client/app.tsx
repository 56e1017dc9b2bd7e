import './chrome/menu/load-menus.ts';
import './parts/address/address-rules.ts';
import { nextTask } from '@hearthline/kit/loader/next-task.ts';
import { RouterProvider } from '@tanstack/react-router';
import type { JSX } from 'react';
import { routerNavigation } from './chrome/loading/router-navigation.ts';
import type { Navigation } from './parts/screen/navigation.ts';
import { createRouterOfApp } from './routes.tsx';

/** The page that the router shows, and the moves it makes. */
export type RoutedApp = { readonly page: JSX.Element; readonly navigation: Navigation };

/** Shows the page of an address, which becomes the current one; of the current one for null. */
export type OpenApp = { readonly open: (path: string | null, replace?: boolean) => Promise<RoutedApp> };

/** The router with the page of the current address loaded, so that it appears in one render. Each part of the work is a task of its own. */
export async function routedApp(): Promise<OpenApp> {
  await nextTask();
  const router = createRouterOfApp();
  await nextTask();
  await router.load();
  return {
    async open(path, replace = false) {
      if (path !== null) {
        router.history[replace ? 'replace' : 'push'](path);
        await router.load();
      }
      return { page: <RouterProvider router={router} />, navigation: routerNavigation(router) };
    },
  };
}
