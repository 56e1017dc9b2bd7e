/** What a walk costs the borrower: what they press and fill, the screens they see, and how long they wait for the machine. */
import type { Page } from '@playwright/test';

/** Told by the page: something was pressed or filled, or another heading or address is shown. */
type Told = { readonly did: 'press' | 'field' } | { readonly shows: string };

/** In the page: a click or tap is one interaction, a field filled is one however many keys it took, and so is a key pressed outside of fields. */
function listen(): void {
  const tell = (told: object) => (globalThis as unknown as { hearthlinePace?: (told: object) => void }).hearthlinePace?.(told);
  const isTyped = (target: EventTarget | null): boolean =>
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !/^(?:radio|checkbox|button|submit|range)$/.test(target.type));
  let filled: EventTarget | null = null;
  addEventListener('pointerdown', () => tell({ did: 'press' }), true);
  addEventListener('focusin', ({ target }) => (filled = filled === target ? filled : null), true);
  addEventListener(
    'input',
    ({ target }) => {
      if (!isTyped(target) || filled === target) return;
      filled = target;
      tell({ did: 'field' });
    },
    true,
  );
  addEventListener(
    'keydown',
    ({ key, target, repeat }) => {
      if (!repeat && !isTyped(target) && !/^(?:Tab|Shift|Control|Meta|Alt)$/.test(key)) tell({ did: 'press' });
    },
    true,
  );
  let shown = '';
  const look = () => {
    const title = document.querySelector('h1')?.textContent?.trim();
    const now = title ? `${location.pathname} ${title}` : shown;
    if (now !== shown && window === window.top) tell({ shows: location.pathname });
    shown = now;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** A page of an application that only waits: its address names no screen. */
const LOADING = /\/account\/heloc\/[\da-f-]{36}\/?$/;

export type Cost = { readonly interactions: number; readonly screens: readonly string[]; readonly machineSeconds: number };

export type Pace = {
  /** What it has cost until now. */
  readonly cost: () => Cost;
};

/** Counts from now on, over every page that this tab visits. */
export async function measurePace(page: Page): Promise<Pace> {
  const screens: string[] = [];
  let [interactions, machine] = [0, 0];
  /** The last interaction that no settled screen has followed yet. */
  let since: number | null = null;
  await page.exposeBinding('hearthlinePace', (_, told: Told) => {
    const now = performance.now();
    if ('did' in told) {
      interactions += 1;
      since = now;
      return;
    }
    const screen = told.shows.replace(/^.*\/[\da-f]{8}-[\da-f-]{27}\/?/, '').replace(/^\/account\/heloc\//, '');
    const isNew = screen !== screens.at(-1);
    if (LOADING.test(told.shows) || !isNew) return;
    screens.push(screen);
    if (since !== null) machine += now - since;
    since = null;
  });
  await page.addInitScript(listen);
  return { cost: () => ({ interactions, screens: [...screens], machineSeconds: Math.round(machine / 100) / 10 }) };
}
