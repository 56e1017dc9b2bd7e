import '@hearthline/kit/styles/base.css';
import { registration } from '@hearthline/journey/paths.ts';
import { nextTask } from '@hearthline/kit/loader/next-task.ts';
import { addWaitingFonts, fetchFaces, loadFonts, setFaces } from '@hearthline/kit/styles/fonts.ts';
import { type JSX, type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ErrorFallback } from './chrome/ErrorFallback.tsx';
import { Root } from './chrome/Root.tsx';
import { handedNavigation } from './first-question.ts';
import { AFTER_FIRST_PAINT_MS } from './parts/loading/when-idle.ts';
import { NavigationContext } from './parts/screen/navigation.ts';
import { beforeRegistrationStep } from './screens/register/entry.ts';
import { PropertyAddress } from './screens/register/property-address/PropertyAddress.tsx';
import { Registration } from './screens/register/RegisterLayout.tsx';
import { rememberAttribution } from './services/attribution.ts';
import { readChatAddress } from './services/chat/chat-address.ts';
import { setClockOffset } from './services/clock.ts';
import { flagsAtLoad, setFlags } from './services/flags/flags.ts';
import { isDown } from './services/maintenance.ts';
import { setOrganization } from './services/organization/organization.ts';
import { readPageData } from './services/organization/page-data.ts';
import { recordPreHydrationInput } from './services/pre-hydration-input.ts';
import { isReloading, prefetch, reloadOnPreloadError, requestStylesAgain, resetReloadCountLater } from './services/preload-reload.ts';
import { tabStorage } from './services/storage.ts';
import { pause } from '@hearthline/web/live/page.ts';
import { session } from './services/session/session.ts';

reloadOnPreloadError(window);
requestStylesAgain(window);

/** Whether this address shows the first question, which needs no router. */
async function isFirstQuestion({ pathname, search }: Location): Promise<boolean> {
  if (pathname !== registration.index() || isDown(pathname)) return false;
  return (await beforeRegistrationStep({ pathname, search: Object.fromEntries(new URLSearchParams(search)) })) === null;
}

/** Milliseconds within which this code has arrived on a line, or from a cache, where the typefaces take a moment; and how long that moment is. */
const FAST_MS = 150;
const MOMENT_MS = 100;

/** The typefaces where they are here at once: the page that replaces the server's then has them from its first frame. */
async function facesOnFastLine(): Promise<readonly FontFace[]> {
  const code = performance.getEntriesByName(import.meta.url)[0];
  if (code === undefined || code.duration > FAST_MS) return [];
  return Promise.race([fetchFaces(), pause(MOMENT_MS).then(() => [])]).catch(() => []);
}

/** The first question as the router shows it too; `whenShown` runs once it is in the page. */
function FirstQuestion({ whenShown }: { whenShown: () => void }): JSX.Element {
  useEffect(whenShown, [whenShown]);
  return (
    <Registration>
      <PropertyAddress />
    </Registration>
  );
}

async function start(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no root element');
  // an error in the first question: the router renders the page again; its own error page does not cover header and footer
  const onUncaughtError = (error: unknown): void =>
    void navigation.handOver().then(
      (isNew) => (isNew ? fetchRest() : showError(error)),
      () => showError(error),
    );
  // the pages' code may be missing: moves load the page. An error of this page too: it may be the header's, which is left out
  let isHeaderSound = true;
  const showError = (error: unknown): void => {
    const page = <ErrorFallback error={error instanceof Error ? error : new Error(String(error))} />;
    root.render(
      <NavigationContext
        value={{
          ...navigation,
          go: async (path) => window.location.assign(path),
          again: async () => window.location.reload(),
        }}
      >
        {isHeaderSound ? <Root>{page}</Root> : page}
      </NavigationContext>,
    );
    isHeaderSound = false;
  };
  const root = createRoot(element, { onUncaughtError });
  const whole = (page: ReactNode): JSX.Element => (
    <StrictMode>
      <NavigationContext value={navigation}>
        <Root>{page}</Root>
      </NavigationContext>
    </StrictMode>
  );
  const navigation = handedNavigation((page) => flushSync(() => root.render(whole(page))));
  // what competes with nothing that the person waits for: the typefaces come after the code
  const fetchRest = (): void => {
    window.setTimeout(() => void prefetch(navigation.prepare).then(() => prefetch(loadFonts)), AFTER_FIRST_PAINT_MS);
  };
  try {
    const page = readPageData(document);
    setOrganization(page.organization);
    setClockOffset(page.clockOffsetMs);
    if (page.faces) setFaces(page.faces);
    setFlags(flagsAtLoad(page.flags, tabStorage));
  } catch (error) {
    // the server's page has no lender data
    root.render(
      <main>
        <h1>{error instanceof Error ? error.message : 'No private label data found'}</h1>
      </main>,
    );
    throw error;
  }
  rememberAttribution(window.location.search);
  readChatAddress();
  recordPreHydrationInput(document);
  session.onLeave((path) => void navigation.go(path));
  session.followOtherTabs();
  // first of all that follow a move: focus and scrolling lay the page out
  navigation.onMove(addWaitingFonts);
  navigation.onMove(() => window.scrollTo(0, 0));
  // a draft that cannot be read: the router reads it again, or shows its error page
  const [faces, isFirst] = await Promise.all([facesOnFastLine(), isFirstQuestion(window.location).catch(() => false)]);
  faces.forEach((face) => document.fonts.add(face));
  // in slices of a few milliseconds: until the last, the field of the server's page takes what is typed
  resetReloadCountLater(window);
  if (isFirst) return startTransition(() => root.render(whole(<FirstQuestion whenShown={fetchRest} />)));
  await navigation.handOver().catch((error: unknown) => isReloading() || showError(error));
  fetchRest();
}

// apart from the task that evaluates the code: no task blocks a slow processor for long
void nextTask().then(start);
