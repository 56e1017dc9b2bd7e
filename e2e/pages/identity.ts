/** The page that verifies a borrower's identity: choosing the document, giving its pictures, waiting for the check. */
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import type { IdentityDocumentLabel } from '@hearthline/rules/conditions/document-types.ts';

import { choose, pressContinue } from './controls.ts';

/** A picture as a browser holds it; `name` is what the sandbox's vendor goes by ("blurry-front.jpg"). */
export async function pictureFile(page: Page, name: string): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [640, 400];
    const context = canvas.getContext('2d');
    if (!context) return '';
    context.fillStyle = '#b8c4d0';
    context.fillRect(0, 0, 640, 400);
    context.fillStyle = '#223344';
    for (let y = 20; y < 380; y += 14) context.fillRect(200, y, 380, 4);
    return canvas.toDataURL('image/jpeg').split(',')[1] ?? '';
  });
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(data, 'base64') };
}

/** One side of the document on the page. */
export const side = (page: Page, name: string | RegExp): Locator => page.getByRole('group', { name });

/** Chooses a file for one side and waits until it is stored. */
export async function giveSide(page: Page, name: string, fileName = `${name.toLowerCase()}.jpg`): Promise<void> {
  const slot = side(page, name);
  await slot.getByLabel(/Choose a file/).setInputFiles(await pictureFile(page, fileName));
  await expect(slot.getByText('Ready to send')).toBeVisible({ timeout: 60_000 });
}

/**
 * Gives the pictures of one document and sends them for checking; ends on the page that waits for the check, or beyond.
 * @param named in front of the files' names, by which the sandbox's vendor goes
 */
export async function giveIdentity(page: Page, document: IdentityDocumentLabel = "US Driver's License", named = ''): Promise<void> {
  await choose(page, document);
  for (const side of document === 'US Passport' ? ['Picture page'] : ['Front', 'Back'])
    await giveSide(page, side, `${named}${side.toLowerCase()}.jpg`);
  await pressContinue(page, 'Send for checking');
}
