/** From a click on a button that submits to the frame in which the next heading was painted, and the requests it can have waited for. */
import type { Page } from 'playwright';

export type Click = {
  /** Milliseconds from the click to the frame in which the next screen was painted. */
  readonly ms: number;
  /** Requests begun after the click and answered before the next screen was there: those it can have waited for. */
  readonly inTheWay: readonly string[];
};

type Seen = { clicked: number; shown: number };

/** Runs in the page: notes the moment of a click on a button, and of the first frame with another heading. */
function watchClicks(): void {
  const seen: Seen = { clicked: 0, shown: 0 };
  Object.assign(globalThis, { hearthlineStep: seen });
  const heading = () => document.querySelector('main h1')?.textContent ?? '';
  let before = '';
  addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element) || event.target.closest('button[type=submit]') === null) return;
      before = heading();
      seen.clicked = performance.now();
      seen.shown = 0;
    },
    { capture: true },
  );
  new MutationObserver(() => {
    if (seen.clicked === 0 || seen.shown > 0 || heading() === before || heading() === '') return;
    seen.shown = -1;
    // a frame's callbacks run before its paint: the task after them runs behind it
    requestAnimationFrame(() =>
      setTimeout(() => {
        seen.shown = performance.now();
      }),
    );
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

const seenIn = (page: Page): Promise<Seen & { origin: number }> =>
  page.evaluate(() => ({ ...(globalThis as unknown as { hearthlineStep: Seen }).hearthlineStep, origin: performance.timeOrigin }));

/** Prepares a page, before it is opened, and returns the click to be measured. `method`: the requests that count; all, if absent. */
export async function clicksOf(page: Page, method?: string): Promise<() => Promise<Click>> {
  const answered: { what: string; began: number; ended: number }[] = [];
  page.on('requestfinished', (request) => {
    const { startTime, responseEnd } = request.timing();
    if (method !== undefined && request.method() !== method) return;
    const what = `${request.method()} ${new URL(request.url()).pathname}`;
    answered.push({ what, began: startTime, ended: startTime + responseEnd });
  });
  await page.addInitScript(watchClicks);
  return async () => {
    await page.evaluate(() => Object.assign((globalThis as unknown as { hearthlineStep: Seen }).hearthlineStep, { clicked: 0, shown: 0 }));
    await page.locator('button[type=submit]').first().click();
    await page.waitForFunction(() => (globalThis as unknown as { hearthlineStep: Seen }).hearthlineStep.shown > 0, undefined, {
      timeout: 60_000,
    });
    const { clicked, shown, origin } = await seenIn(page);
    return {
      ms: shown - clicked,
      inTheWay: answered.filter(({ began, ended }) => began >= origin + clicked && ended <= origin + shown).map(({ what }) => what),
    };
  };
}
