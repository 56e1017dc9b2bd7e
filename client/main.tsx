import '@hearthline/kit/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, readyRouter } from './chrome/App.tsx';
import { NoLenderPage } from './chrome/NoLenderPage.tsx';
import { AFTER_FIRST_PAINT_MS } from './chrome/loading/after-first-paint.ts';
import { reloadOnPreloadError } from './services/preload-reload.ts';
import { rememberAttribution } from './services/attribution.ts';
import { setClockOffset } from './services/clock.ts';
import { recordPreHydrationInput } from './services/pre-hydration-input.ts';
import { flagsAtLoad, setFlags } from './services/flags/flags.ts';
import { setOrganization } from './services/organization/organization.ts';
import { readPageData } from './services/organization/page-data.ts';

reloadOnPreloadError(window);

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
    root.render(<NoLenderPage error={error} />);
    throw error;
  }
  rememberAttribution(window.location.search);
  recordPreHydrationInput(document);
  const router = await readyRouter();
  root.render(
    <StrictMode>
      <App router={router} />
    </StrictMode>,
  );
  // the headings' own face, once it no longer competes with the code: its stand-in is as wide, so nothing moves
  window.setTimeout(() => void import('@hearthline/kit/styles/serif.css'), AFTER_FIRST_PAINT_MS);
}

void start();
