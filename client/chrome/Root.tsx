import { uuidOf, outside } from '@hearthline/journey/paths.ts';
import { Toaster } from '@hearthline/kit/toaster/Toaster.tsx';
import { Outlet, useLocation } from '@tanstack/react-router';
import { type JSX, lazy, Suspense, useSyncExternalStore } from 'react';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import classes from './page.module.css';
import { loader } from '../services/loader/loader.ts';

const RegisterLoader = lazy(() => import('./loading/RegisterLoader.tsx').then((m) => ({ default: m.RegisterLoader })));

/** Header, page and footer. Header and footer take the registration column's left edge outside an application. */
export function Root(): JSX.Element {
  const narrow = useLocation({ select: ({ pathname }) => uuidOf(pathname) === null && pathname !== outside.dashboard() });
  const isCovered = useSyncExternalStore(loader.subscribe, loader.isShown);
  return (
    <Toaster>
      <div className={classes.page} inert={isCovered}>
        <Header narrow={narrow} />
        <Outlet />
        <Footer narrow={narrow} />
      </div>
      {isCovered && <Suspense><RegisterLoader /></Suspense>}
    </Toaster>
  );
}
