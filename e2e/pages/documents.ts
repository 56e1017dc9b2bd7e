import { COPY as VIEWER } from '@hearthline/client/parts/pdf/copy.ts';
import { expect, type Page } from '@playwright/test';

/**
 * Reads a document in the viewer to its end, by keyboard.
 * @param title of the document; the only one on the page without it
 */
export async function readToEnd(page: Page, title?: string | RegExp): Promise<void> {
  const tools = page.getByRole('group', { name: VIEWER.tools });
  await expect(tools.first()).toBeVisible();
  const box = page.getByRole('region', title === undefined ? {} : { name: title }).filter({ has: page.locator('[data-page]') });
  await box.focus();
  await box.press('End');
  await box.getByRole('group').last().scrollIntoViewIfNeeded();
  const mustBeRead = page.getByText(VIEWER.unread);
  await expect(mustBeRead.filter({ visible: true })).toHaveCount(0);
}
