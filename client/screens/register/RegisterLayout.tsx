import { whenLoaded } from '@hearthline/kit/loader/when-loaded.tsx';
import { BASE } from '@hearthline/journey/paths.ts';
import { nextStep, type RegistrationStep, STEP_ROWS, stepOfLegacy, stepOfScreen } from '@hearthline/journey/registration.ts';
import { type JSX, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { withQueries } from '../../parts/loading/lazy-screen.tsx';
import { whenIdle } from '../../parts/loading/when-idle.ts';
import { prefetch } from '../../services/preload-reload.ts';
import { useHere, useNavigation } from '../../parts/screen/navigation.ts';
import { registrationStore } from '../../services/draft/registration-store.ts';
import { useSignedIn } from '../../services/session/session.ts';
import { isClosed } from './entry.ts';
import { REGISTER_SCREENS } from './register-screens.ts';
import { QuestionCode } from './use-question.ts';

/** Loads the code of one question. */
async function loadCode(step: RegistrationStep | null): Promise<unknown> {
  const screen = STEP_ROWS.find((row) => row.step === step)?.screen;
  return Object.entries(REGISTER_SCREENS).find(([path]) => path === screen)?.[1]();
}

/**
 * How many questions ahead are fetched while one is answered. Those between the first and the last are one file; with so many the last, the consents and their
 * requests are fetched three questions before they are shown.
 */
const AHEAD = 4;
/** Milliseconds after which they are fetched though the browser was never idle. */
const AT_LATEST_MS = 1000;

/** The questions after this one, as far as it is answered; their names in one text, so that it changes only with them. */
function useStepsAhead(): string {
  const pathname = useHere((here) => here.pathname);
  const named = useHere(({ search }) => search['step']) ?? null;
  return useSyncExternalStore(registrationStore.subscribe, () => {
    const here = pathname.slice(BASE.length + 1);
    let step = here === 'register' ? stepOfLegacy(named) : stepOfScreen(here);
    const ahead: RegistrationStep[] = [];
    while (step !== null && ahead.length < AHEAD) {
      step = nextStep(registrationStore.data(), registrationStore.context(), step);
      if (step !== null) ahead.push(step);
    }
    return ahead.join();
  });
}

/** Prefetches the code of the next questions while the current one is answered: the click on Continue waits for no request. */
function useNextStepCode(): void {
  const ahead = useStepsAhead();
  useEffect(
    () =>
      whenIdle(
        () =>
          prefetch(async () => {
            for (const step of STEP_ROWS) if (ahead.split(',').includes(step.step)) await loadCode(step.step);
          }),
        AT_LATEST_MS,
      ),
    [ahead],
  );
}

const EntryMessage = whenLoaded(withQueries(() => import('./entry-message/EntryMessage.tsx').then((m) => m.EntryMessage)));

/** Puts the draft's id into the address of the question that is shown: a reload reads the draft by it. */
function nameDraft(id: string | null, rename: (path: string) => void): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  if (id === null || query.get('s') === id || !pathname.includes('/register')) return;
  query.set('s', id);
  rename(`${pathname}?${query.toString()}${hash}`);
}

const Closed = whenLoaded(() => import('./closed/Closed.tsx').then((m) => m.Closed));

/** What registration shows at any address: its question, or that the lender takes no new applications. */
export const Registration = ({ children }: { children: ReactNode }): JSX.Element =>
  isClosed() ? <Closed /> : <RegisterLayout>{children}</RegisterLayout>;

/** Wraps every step: keeps the draft's id in the address, and saves pending values when the page is left. */
function RegisterLayout({ children }: { children: ReactNode }): JSX.Element {
  const { rename } = useNavigation();
  const isSignedIn = useSignedIn();
  const here = useHere(({ pathname, search }) => `${pathname} ${search['s']}`);
  useNextStepCode();
  useEffect(() => {
    // the page behind this one in the history may have been left before its draft had an id
    nameDraft(registrationStore.draftId(), rename);
  }, [here, rename]);
  useEffect(() => {
    registrationStore.whenOpened((id) => nameDraft(id, rename));
    const hide = (): void => {
      if (document.visibilityState === 'hidden') void registrationStore.flush().catch(() => undefined);
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', hide);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', hide);
    };
  }, [rename]);
  return (
    <>
      <QuestionCode value={loadCode}>{children}</QuestionCode>
      {isSignedIn && <EntryMessage />}
    </>
  );
}
