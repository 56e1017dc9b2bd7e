import '@hearthline/kit/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { AFTER_FIRST_PAINT_MS } from './parts/loading/when-idle.ts';
import { afterNavigation } from './chrome/loading/after-navigation.ts';
import { createRouterOfApp } from './routes.tsx';
import { reloadOnPreloadError } from './services/preload-reload.ts';
import { rememberAttribution } from './services/attribution.ts';
import { setClockOffset } from './services/clock.ts';
import { recordPreHydrationInput } from './services/pre-hydration-input.ts';
import { flagsAtLoad, setFlags } from './services/flags/flags.ts';
import { setOrganization } from './services/organization/organization.ts';
import { readPageData } from './services/organization/page-data.ts';
import { session } from './services/session/session.ts';

reloadOnPreloadError(window);

/** The app's router with its first page loaded, so that it replaces the server's HTML in one render. */
async function readyRouter(): Promise<AnyRouter> {
  const router = createRouterOfApp();
  session.onLeave((path) => void router.navigate({ href: path }));
  afterNavigation(router);
  await router.load();
  return router;
}

async function start(): Promise<void> {
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no root element');
  const root = createRoot(element);
  try {
    const page = readPageData(document);
    setOrganization(page.organization);
    setClockOffset(page.clockOffsetMs);
    setFlags(flagsAtLoad(page.flags, window.sessionStorage));
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
  recordPreHydrationInput(document);
  const router = await readyRouter();
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  // the headings' serif font, once it no longer competes with the code: its fallback is as wide, so nothing moves
  window.setTimeout(() => void import('@hearthline/kit/styles/serif.css'), AFTER_FIRST_PAINT_MS);
}

void start();
