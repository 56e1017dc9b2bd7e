/** The page of an application at the desk, and the borrower's phone beside it: a condition is asked, answered, rejected, sent again and accepted. */
import { COPY } from '@hearthline/client/screens/conditions/copy.ts';
import { CONDITIONS_COPY } from '@hearthline/desk/screens/application/conditions/copy.ts';
import { COPY as DESK } from '@hearthline/desk/screens/application/copy.ts';
import { VIEWER } from '@hearthline/desk/screens/application/viewer/copy.ts';
import type { Browser, Page } from '@playwright/test';

import { question } from '../pages/controls.ts';
import { signInAtDesk } from '../pages/desk.ts';
import { pictureFile } from '../pages/identity.ts';
import { openAs, play } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

test.skip(({ viewport }) => viewport?.width !== 1280, 'the desk is wide, and the phone a browser of its own');

/** A minute passes between two looks of the borrower's page (B §4). */
const WITHOUT_RELOAD = { timeout: 90_000 };
const ASKED = 'Send the letter of your insurer, with the date from which the home is insured.';
const REASON = 'The second page of the letter is missing.';

async function phoneIn(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    baseURL: process.env['HEARTHLINE_URL'] ?? '',
  });
  return context.newPage();
}
const sendFrom = async (phone: Page, name: string): Promise<void> => {
  await phone.getByLabel('Choose files').setInputFiles(await pictureFile(phone, name));
  await expect(phone.getByText('We have what we asked for')).toBeVisible({ timeout: 30_000 });
};

test('a condition asked at the desk is answered on a phone, rejected with a reason that is read there, sent again and accepted', async ({
  page,
  browser,
  request,
}) => {
  // Three times the borrower's page needs up to a minute to look again.
  test.setTimeout(420_000);
  const who = await play(request, 1, 'INCOME_VERIFICATION');
  const phone = await phoneIn(browser);
  await openAs(phone, who);
  await expect(question(phone)).toBeVisible();
  await phone.goto(`/account/heloc/${who.uuid}/conditions`);
  await expect(question(phone)).toHaveText(COPY.title);

  await signInAtDesk(page, 'processor');
  await page.goto(`/desk/applications/${who.uuid}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Grace Happy' })).toBeVisible();
  await accessible(page, 'application at the desk');
  await page.getByRole('link', { name: DESK.sections.conditions }).click();
  await page.getByRole('button', { name: CONDITIONS_COPY.byCategory }).click();
  // The server says what is missing, at its field; nothing typed is lost.
  await page.getByLabel(DESK.conditions.category).selectOption('ESCALATION_REVIEW');
  await page.getByRole('button', { name: DESK.conditions.send }).click();
  await expect(page.getByText('Write a sentence for the borrower', { exact: true })).toBeVisible();
  await expect(page.getByLabel(DESK.conditions.category)).toHaveValue('ESCALATION_REVIEW');
  await page.getByLabel(DESK.conditions.text).fill(ASKED);
  await page.getByRole('button', { name: DESK.conditions.send }).click();
  await expect(page.getByText(DESK.conditions.sent)).toBeVisible();

  const link = phone.getByRole('link', { name: /Our team is reviewing/ });
  await expect(link).toBeVisible(WITHOUT_RELOAD);
  await expect(phone.getByText(ASKED)).toBeVisible();
  await link.click();
  await sendFrom(phone, 'letter.jpg');
  await phone.getByRole('link', { name: 'See everything we need from you' }).click();

  // The desk follows by itself, and says that something changed.
  const reject = page.getByRole('button', { name: `${VIEWER.reject}: letter.jpg` });
  await expect(reject).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(DESK.changed)).toBeVisible();
  await reject.click();
  await page.getByLabel(VIEWER.why).fill(REASON);
  await page.getByRole('button', { name: VIEWER.rejectSend }).click();
  await expect(page.getByText(VIEWER.rejected)).toBeVisible();

  await expect(phone.getByText(REASON).first()).toBeVisible(WITHOUT_RELOAD);
  await accessible(phone, 'conditions, rejected');
  await phone.getByRole('link', { name: /Our team is reviewing/ }).click();
  await sendFrom(phone, 'letter-2.jpg');
  await phone.getByRole('link', { name: 'See everything we need from you' }).click();

  // The second letter is read in the viewer: its picture is turned, it is accepted beside it, and each opening is one reading.
  const readings: string[] = [];
  page.on('request', (one) => {
    if (one.url().endsWith('/file')) readings.push(one.url());
  });
  await expect(page.getByRole('button', { name: `${VIEWER.accept}: letter-2.jpg` })).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: DESK.sections.documents }).click();
  await page.getByRole('button', { name: VIEWER.nextWaiting(1) }).click();
  const picture = page.getByRole('img', { name: 'Supporting document' });
  await expect(picture).toBeVisible();
  await expect(page).toHaveURL(/documents\?file=[0-9a-f-]{36}/);
  const ratio = async (): Promise<number> => {
    const { width = 0, height = 1 } = (await picture.boundingBox()) ?? {};
    return width / height;
  };
  const before = await ratio();
  await page.getByRole('button', { name: VIEWER.right }).click();
  await expect.poll(async () => (await ratio()) * before).toBeCloseTo(1, 1);
  await accessible(page, 'a picture in the viewer');
  await page.getByRole('button', { name: VIEWER.accept, exact: true }).click();
  await expect(page.getByText(VIEWER.noMore)).toBeVisible();
  expect(readings).toHaveLength(1);
  await page.getByRole('link', { name: DESK.sections.conditions }).click();
  await expect(page.getByText(CONDITIONS_COPY.noneOpen)).toBeVisible();
  await expect(phone.getByRole('heading', { name: 'Our team is reviewing your application' })).toHaveCount(0, WITHOUT_RELOAD);
  await phone.context().close();
});

test('@short-wide every part of an application opens by its address; a PDF is drawn in the viewer, saved and opened in a tab, and the log of views has it', async ({
  page,
  request,
}) => {
  const who = await play(request, 2, 'FINAL_OFFER');
  await signInAtDesk(page, 'compliance');
  for (const [part, title] of Object.entries(DESK.sections)) {
    await page.goto(`/desk/applications/${who.uuid}${part === 'overview' ? '' : `/${part}`}`);
    await expect(page.getByRole('link', { name: title, exact: true })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await accessible(page, part);
  }
  await page.goto(`/desk/applications/${who.uuid}/documents`);
  const file = page.waitForResponse((response) => response.url().endsWith('/file'));
  await page.getByRole('link', { name: /^Application summary, signed copy/ }).click();
  expect((await file).headers()['content-type']).toBe('application/pdf');
  const drawn = page.getByRole('group', { name: /^Page 1 of/ });
  await expect(drawn.locator('canvas[data-drawn]')).toBeVisible();
  await expect(page.getByText(/^Signed by /).first()).toBeVisible();
  await accessible(page, 'a PDF in the viewer');
  const opens = page.waitForEvent('popup');
  await page.getByRole('button', { name: VIEWER.tab }).click();
  await (await opens).close();
  const saves = page.waitForEvent('download');
  await page.getByRole('button', { name: VIEWER.save }).click();
  expect((await saves).suggestedFilename()).toBe('Application summary, signed copy.pdf');
  await page.goto('/desk/views');
  await expect(page.getByText(/document/i).first()).toBeVisible();
});
