/** A bad connection: it goes away in the middle of a submit, or loses the reply to one that was done. */
import { REQUESTS } from '@hearthline/web/requests/copy.ts';
import type { Page, Route } from '@playwright/test';

/** Milliseconds for which the connection is gone. */
const GONE_FOR = 10_000;

/** In the page: remembers which button was pressed last. */
function remember(): void {
  const keep = ({ target }: Event) => {
    const name = target instanceof Element ? target.closest('button')?.textContent?.trim() : undefined;
    if (name) Object.assign(globalThis, { hearthlinePressed: name });
  };
  addEventListener('pointerdown', keep, true);
  addEventListener('keydown', keep, true);
}

/** What a borrower sees when nothing came back. */
const said = (page: Page) => page.getByRole('alert').or(page.getByText(REQUESTS.offline)).filter({ visible: true, hasText: /\S/ }).first();

type Line = {
  /** The submits that were broken. */
  readonly broken: readonly string[];
  /** Presses the same button again once the connection is back. Returns false when nothing that was broken is left to send. */
  readonly pressAgain: (page: Page) => Promise<boolean>;
};

/** Breaks the first submit of each kind, and has the person press again. */
async function disturb(page: Page, disturbance: (route: Route) => Promise<void>): Promise<Line> {
  const broken: string[] = [];
  let isOpen = false;
  const pressAgain = async () => {
    if (!isOpen || !(await said(page).isVisible())) return false;
    await page.waitForFunction(() => navigator.onLine);
    const name = await page.evaluate(() => (globalThis as unknown as { hearthlinePressed?: string }).hearthlinePressed ?? '');
    isOpen = false;
    await page.evaluate(
      (names) => {
        const buttons = [...document.querySelectorAll('button')];
        names
          .map((text) => buttons.find((button) => button.textContent?.trim() === text))
          .find((button) => button !== undefined)
          ?.click();
      },
      // what was sent on the way back from a vendor has a button of its own
      [name, REQUESTS.again],
    );
    return true;
  };
  await page.addInitScript(remember);
  await page.addLocatorHandler(said(page), async () => void (await pressAgain()), { noWaitAfter: true });
  await page.route('**/service-application/**', async (route) => {
    const request = route.request();
    const what = `${request.method()} ${new URL(request.url()).pathname.replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '*')}`;
    if (request.method() === 'GET' || broken.includes(what)) return route.continue();
    broken.push(what);
    isOpen = true;
    return disturbance(route);
  });
  return { broken, pressAgain };
}

/** Cuts the connection in the middle of the first submit of each kind. */
export const cutEverySubmit = (page: Page): Promise<Line> =>
  disturb(page, async (route) => {
    await page.context().setOffline(true);
    setTimeout(() => void page.context().setOffline(false), GONE_FOR);
    await route.abort('internetdisconnected');
  });

/** Loses the reply to the first submit of each kind, which was done. */
export const loseEveryReply = (page: Page): Promise<Line> =>
  disturb(page, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
