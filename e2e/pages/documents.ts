import { COPY as VIEWER } from '@hearthline/kit/pdf/copy.ts';
import { COPY as ACCESS } from '@hearthline/client/parts/electronic/copy.ts';
import { COPY as INSURANCE } from '@hearthline/client/screens/insurance/upload/copy.ts';
import { expect, type Locator, type Page } from '@playwright/test';

/** Reads one document of the viewer to its end, by keyboard. */
async function toEnd(box: Locator): Promise<void> {
  await box.focus();
  await box.press('End');
  // at once: a wait until it stands still would hang where no frame is drawn
  await box
    .getByRole('group')
    .last()
    .evaluate((page) => page.scrollIntoView({ block: 'end' }));
}

/**
 * Reads documents in the viewer to their end.
 * @param title of one of them; every one on the page without it
 */
export async function readToEnd(page: Page, title?: string | RegExp): Promise<void> {
  const tools = page.getByRole('group', { name: VIEWER.tools });
  await expect(tools.first()).toBeVisible();
  const boxes = page.getByRole('region', title === undefined ? {} : { name: title }).filter({ has: page.locator('[data-page]') });
  // each has arrived
  await expect(boxes).toHaveCount(title === undefined ? await tools.count() : 1);
  for (const box of await boxes.all()) await toEnd(box);
  await expect(page.getByText(VIEWER.unread).filter({ visible: true })).toHaveCount(0);
}

/** The code that is printed in the open consent to electronic documents. */
export async function codeInDocument(page: Page): Promise<string> {
  const document = page.getByRole('dialog', { name: ACCESS.document });
  await expect(document).toContainText(/Your code: \w{3}-\w{3}/);
  return /Your code: (\w{3}-\w{3})/.exec((await document.textContent()) ?? '')?.[1] ?? '';
}

/** Opens the consent to electronic documents and types the code printed in it, where it is asked for. */
export async function typeAccessCode(page: Page): Promise<void> {
  const field = page.getByLabel(ACCESS.code);
  if (!(await field.isVisible())) return;
  await page.getByRole('button', { name: ACCESS.open }).click();
  const code = await codeInDocument(page);
  await page.keyboard.press('Escape');
  await field.fill(code);
}

type TypedPolicy = { readonly coverage: string; readonly starts: string; readonly ends: string };

/** Types one policy of the page of the insurance, by the heading of its section. */
export async function typePolicy(page: Page, section: string, { coverage, starts, ends }: TypedPolicy): Promise<void> {
  const part = page.locator('section', { has: page.getByRole('heading', { name: section, exact: true }) });
  await part.getByLabel(INSURANCE.carrier).fill('Dry Creek Mutual');
  await part.getByLabel(INSURANCE.policyNumber).fill('DC-1001');
  await part.getByLabel(/coverage/i).fill(coverage);
  for (const [name, iso] of [
    [INSURANCE.effective, starts],
    [INSURANCE.expires, ends],
  ] as const) {
    const [year = '', month = '', day = ''] = iso.split('-');
    const date = part.getByRole('group', { name, exact: true });
    await date.getByLabel('Month').fill(month);
    await date.getByLabel('Day').fill(day);
    await date.getByLabel('Year').fill(year);
  }
}
