import { RouterProvider } from '@tanstack/react-router';
import { type JSX, useState } from 'react';
import { createRouterOfApp } from '../routes.tsx';
import { session } from '../services/session/session.ts';
import { afterNavigation } from './loading/after-navigation.ts';

/** The whole application: one router, made once. */
export function App(): JSX.Element {
  const [router] = useState(() => {
    const made = createRouterOfApp();
    session.onLeave((path) => void made.navigate({ href: path }));
    afterNavigation(made);
    return made;
  });
  return <RouterProvider router={router} />;
}
