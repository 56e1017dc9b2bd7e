import { Outlet, useRouter } from '@tanstack/react-router';
import { type JSX, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { registrationStore } from '../../services/draft/registration-store.ts';
import { withQueries } from '../../parts/loading/with-queries.tsx';
import { useNextStepCode } from './use-next-step-code.ts';
import { useSignedIn } from '../../services/session/session.ts';

const EntryMessage = lazy(() =>
  withQueries(() => import('./entry-message/EntryMessage.tsx').then((m) => m.EntryMessage))().then((screen) => ({ default: screen })),
);

/** Wraps every step: keeps the draft's id in the address, and saves pending values when the page is left. */
export function RegisterLayout({ children = <Outlet /> }: { children?: ReactNode }): JSX.Element {
  const router = useRouter();
  const isSignedIn = useSignedIn();
  useNextStepCode();
  useEffect(() => {
    registrationStore.whenOpened((id) => {
      const { pathname, search, hash } = window.location;
      const query = new URLSearchParams(search);
      if (query.get('s') === id || !pathname.includes('/register')) return undefined;
      query.set('s', id);
      return router.navigate({ href: `${pathname}?${query.toString()}${hash}`, replace: true, resetScroll: false });
    });
    const hide = (): void => {
      if (document.visibilityState === 'hidden') void registrationStore.flush();
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, [router]);
  return (
    <>
      {children}
      {isSignedIn && (
        <Suspense>
          <EntryMessage />
        </Suspense>
      )}
    </>
  );
}
