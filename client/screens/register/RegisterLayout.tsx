import { BASE } from '@hearthline/journey/paths.ts';
import { nextStep, STEP_ROWS, stepOfLegacy, stepOfScreen } from '@hearthline/journey/registration.ts';
import { type JSX, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { withQueries } from '../../parts/loading/lazy-screen.tsx';
import { whenIdle } from '../../parts/loading/when-idle.ts';
import { useHere, useNavigation } from '../../parts/screen/navigation.ts';
import { registrationStore } from '../../services/draft/registration-store.ts';
import { useSignedIn } from '../../services/session/session.ts';
import { REGISTER_SCREENS } from './register-screens.ts';

/** Prefetches the code of the next step while the current question is answered. */
function useNextStepCode(): void {
  const pathname = useHere((here) => here.pathname);
  const named = useHere(({ search }) => search['step']) ?? null;
  useEffect(() => {
    const here = pathname.slice(BASE.length + 1);
    const step = here === 'register' ? stepOfLegacy(named) : stepOfScreen(here);
    const next = step && nextStep(registrationStore.data(), registrationStore.context(), step);
    const screen = STEP_ROWS.find((row) => row.step === next)?.screen;
    const load = Object.entries(REGISTER_SCREENS).find(([path]) => path === screen)?.[1];
    if (!load) return undefined;
    return whenIdle(() => void load().catch(() => undefined));
  }, [pathname, named]);
}

const EntryMessage = lazy(() =>
  withQueries(() => import('./entry-message/EntryMessage.tsx').then((m) => m.EntryMessage))().then((screen) => ({ default: screen })),
);

/** Wraps every step: keeps the draft's id in the address, and saves pending values when the page is left. */
export function RegisterLayout({ children }: { children: ReactNode }): JSX.Element {
  const { rename } = useNavigation();
  const isSignedIn = useSignedIn();
  useNextStepCode();
  useEffect(() => {
    registrationStore.whenOpened((id) => {
      const { pathname, search, hash } = window.location;
      const query = new URLSearchParams(search);
      if (query.get('s') === id || !pathname.includes('/register')) return;
      query.set('s', id);
      rename(`${pathname}?${query.toString()}${hash}`);
    });
    const hide = (): void => {
      if (document.visibilityState === 'hidden') void registrationStore.flush();
    };
    document.addEventListener('visibilitychange', hide);
    return () => document.removeEventListener('visibilitychange', hide);
  }, [rename]);
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
