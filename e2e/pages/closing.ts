/** From the signed deed to the open line, as a borrower sees it. */
import { CANCEL, RECEIPT } from '@hearthline/client/parts/rescission/copy.ts';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { staff, statusOf } from '../setup/sandbox.ts';
import { pressContinue } from './controls.ts';
import { readToEnd } from './documents.ts';
import { serviceTakes } from './income.ts';

/** The application of the page's address. */
const uuidOf = (page: Page): string => /\/heloc\/([\da-f-]{36})/.exec(page.url())?.[1] ?? '';
const SOON = { timeout: 45_000 } as const;

/** During the right to cancel, as the borrower or another owner: reads the notice to its end, types the name, and confirms it. */
export async function confirmNotice(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: RECEIPT.read }).click();
  await readToEnd(page);
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: RECEIPT.name }).fill(name);
  await pressContinue(page, RECEIPT.confirm);
  await expect(page.getByText(RECEIPT.signed)).toBeVisible();
}

/** At `complete` during the right to cancel: nobody cancels, and the days pass; the page goes on to the recording and what follows it. */
export async function waitOutRescission(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: CANCEL.open })).toBeVisible(SOON);
  // the days to cancel, and then the days of the mail
  await serviceTakes(page, '6d');
  await serviceTakes(page, '6d');
  await expect(page.getByRole('button', { name: CANCEL.open })).toHaveCount(0, SOON);
}

/** During the right to cancel: signs the notice that cancels the line, and answers the question. */
export async function sendCancelNotice(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: CANCEL.open }).click();
  await page.getByRole('textbox', { name: CANCEL.name }).fill(name);
  await pressContinue(page, CANCEL.send);
  await page.getByRole('dialog').getByRole('button', { name: CANCEL.yes }).click();
}

/** At `complete` during the right to cancel: the borrower cancels the line; the dashboard follows. */
export async function cancelLine(page: Page, name: string): Promise<void> {
  await sendCancelNotice(page, name);
  await expect(page).toHaveURL(/\/dashboard/, SOON);
}

/** What staff do at a status on the way to the money. */
const STAFF: Readonly<Record<string, string>> = {
  RECORDING: 'correct-recording',
  FUNDABLE: 'clear-final-checks',
  FUNDING_DECISION: 'approve-funding',
};

/**
 * From `complete` after the right to cancel to the dashboard of the open line: county, banks and staff do their part, a day at a time.
 * @param until the path of the page at which to stop instead, such as the account that is asked for again
 */
export async function toFunded(page: Page, until: RegExp = /\/dashboard/): Promise<void> {
  const uuid = uuidOf(page);
  await expect(async () => {
    if (until.test(page.url())) return;
    const status = await statusOf(page.request, uuid);
    const action = STAFF[status];
    // refused while there is nothing for them to do
    if (action !== undefined) await staff(page.request, uuid, action).catch(() => undefined);
    await page.request.post('/sandbox/clock', { data: { advance: '1d', applicationUuid: uuid } });
    await expect(page).toHaveURL(until, { timeout: 3000 });
  }).toPass({ timeout: 120_000 });
}
