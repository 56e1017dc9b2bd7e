import { whenLoaded } from '@hearthline/kit/loader/when-loaded.tsx';
import { outside, uuidOf } from '@hearthline/journey/paths.ts';
import { type JSX, lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { Header } from './Header.tsx';
import { AFTER_FIRST_PAINT_MS } from '../parts/loading/when-idle.ts';
import { useHere } from '../parts/screen/navigation.ts';
import classes from './page.module.css';
import { loader } from '../services/loader.ts';
import { isDown } from '../services/maintenance.ts';
import { useMayShowLender } from '../services/organization/lender-of-application.ts';

/** The lender's messages, and below the page the footer and visit tracking: their code is fetched once the first question can be answered. */
const Banners = whenLoaded(() => import('./banners/Banners.tsx').then((m) => m.Banners));
const Footer = whenLoaded(() => import('./footer/BelowTheFold.tsx').then((m) => m.BelowTheFold));
const Maintenance = lazy(() => import('../screens/maintenance/Maintenance.tsx').then((m) => ({ default: m.Maintenance })));
/** Covers the page of a submit; without a connection its code does not come, and the page below stays as it is. */
const RegisterLoader = whenLoaded(() => import('./loading/RegisterLoader.tsx').then((m) => m.RegisterLoader));

/** Header, page and footer. Outside an application and the dashboard, header and footer align with the registration column. */
export function Root({ children }: { children: ReactNode }): JSX.Element {
  const narrow = useHere(({ pathname }) => uuidOf(pathname) === null && pathname !== outside.dashboard());
  const isClosed = useHere(({ pathname }) => isDown(pathname));
  const isNamed = useMayShowLender(useHere(({ pathname }) => pathname)) || isClosed;
  const isCovered = useSyncExternalStore(loader.subscribe, loader.isShown);
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    const soon = setTimeout(() => setIsLive(true), AFTER_FIRST_PAINT_MS);
    return () => clearTimeout(soon);
  }, []);
  return (
    <>
      <div className={classes.page} inert={isCovered}>
        {isLive && isNamed && <Banners />}
        <Header narrow={narrow} isNamed={isNamed} isLive={isLive} />
        {isClosed ? (
          <Suspense>
            <Maintenance />
          </Suspense>
        ) : (
          children
        )}
        {isLive && isNamed && <Footer narrow={narrow} />}
      </div>
      {isCovered && <RegisterLoader />}
    </>
  );
}
