/** The test of every journey: knows the product's address, checks each page with axe, and fails on an error in the browser's console. */
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** axe's rules of WCAG 2.2 AA and its best practices; nothing is excepted. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const test = base.extend<{ quiet: void }>({
  baseURL: async ({}, use) => {
    const url = process.env['HEARTHLINE_URL'];
    if (url === undefined) throw new Error('HEARTHLINE_URL is not set: the product was not started');
    await use(url);
  },
  quiet: [
    async ({ page }, use) => {
      const record: string[] = [];
      page.on('pageerror', (error) => record.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) record.push(message.text());
      });
      await use();
      expect(record, 'errors in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** No violation of axe on the page as it stands; nothing wider than the window. */
export async function accessible(page: Page, where: string): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
  expect(passes.length, `${where}: axe looked at nothing`).toBeGreaterThan(5);
  expect
    .soft(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`),
      `${where}: axe`,
    )
    .toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(overflow, `${where}: wider than the window by px`).toBeLessThanOrEqual(0);
}

export { expect };
