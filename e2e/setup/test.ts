/** The test of every journey: knows the product's address, checks each page with axe, and fails on an error in the browser's console. */
import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { violationsOf } from './violations.ts';

/** Records in the page what its live regions announced; text inside a busy part is not spoken and does not count. */
function listen(): void {
  const announced: string[] = [];
  Object.assign(globalThis, { hearthlineAnnounced: announced });
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(
        '[role="status"], [role="log"], [role="alert"], [aria-live]:not([aria-live="off"])',
      );
      const words = region?.textContent?.trim();
      if (region && words && region.closest('[aria-busy="true"], [inert]') === null) announced.push(words);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** What a test's own doing writes: a request or a socket that it makes fail, and the script above where a page may run none (an email in the sandbox's frame, a mail in the desk's preview). */
const OWN = /Failed to load resource|net::ERR_INTERNET_DISCONNECTED|Blocked script execution in '(?:about:srcdoc|[^']+\/sandbox\/outbox\/)/;

export const test = base.extend<{ quiet: void; live: void }>({
  baseURL: async ({}, use) => {
    const url = process.env['HEARTHLINE_URL'];
    if (url === undefined) throw new Error('HEARTHLINE_URL is not set: the product was not started');
    await use(url);
  },
  live: [
    async ({ page }, use) => {
      await page.addInitScript(listen);
      await use();
    },
    { auto: true },
  ],
  quiet: [
    async ({ page }, use) => {
      const record: string[] = [];
      page.on('pageerror', (error) => record.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !OWN.test(message.text())) record.push(message.text());
      });
      await use();
      expect(record, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** What live regions have announced since the page was loaded. */
export const liveRegionText = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { hearthlineAnnounced?: string[] }).hearthlineAnnounced ?? []);

/** Expects that the title of the current page was announced. */
export async function expectSpoken(page: Page, where: string): Promise<void> {
  // the title follows the heading a moment later
  const said = async () => {
    const title = (await page.title()).split(' | ')[0] ?? '';
    return (await liveRegionText(page)).some((words) => words.includes(title)) ? 'spoken' : `"${title}" is not spoken`;
  };
  await expect.poll(said, { message: where }).toBe('spoken');
}

/** Expects that a person who cannot see the page knows that it changed: the focus is on its heading and its title was announced. */
export async function expectAnnounced(page: Page, where: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  await expect.poll(focused, { message: `${where}: the focus is on the heading` }).toBe('H1');
  await expectSpoken(page, where);
}

/** Expects no violation of axe on the current page, and nothing wider than the window. */
export async function accessible(page: Page, where: string): Promise<void> {
  const { found, passes } = await violationsOf(page);
  expect(passes, `${where}: axe checked nothing`).toBeGreaterThan(5);
  expect.soft(found, `${where}: axe`).toEqual([]);
  const repeated = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]:not(svg *)')].map(({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at);
  });
  expect.soft(repeated, `${where}: ids of more than one element`).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(overflow, `${where}: wider than the window by px`).toBeLessThanOrEqual(0);
}

export { expect };
