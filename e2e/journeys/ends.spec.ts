/** Every end of the road: a neutral page with what happened, what can be done next, and the documents. */
import { END } from '@hearthline/client/screens/dashboard/ends.ts';
import { COPY as DASHBOARD } from '@hearthline/client/screens/dashboard/copy.ts';
import { DECLINE } from '@hearthline/client/screens/error/copy.ts';
import type { ENDS } from '@hearthline/journey/status-copy/ends.ts';
import { IDENTITY_REVIEW } from '@hearthline/journey/status-copy/page-copy.ts';
import type { Page } from '@playwright/test';

import { question } from '../pages/controls.ts';
import { expectEnd, refuseAsOwner } from '../pages/owners.ts';
import { atScreen } from '../pages/start.ts';
import { openAs, play, staff, type Played } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

/** Opens the application, which leads an ended one to the dashboard, and expects how it ended there. */
async function endsOnDashboard(page: Page, who: Played, kind: keyof typeof ENDS): Promise<void> {
  await openAs(page, who);
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 30_000 });
  await expectEnd(page, kind);
  await accessible(page, `dashboard, ${kind}`);
}

for (const [persona, screen, kind] of [
  [25, 'error/credit', 'DECLINED'],
  [23, 'error/income', 'DECLINED'],
  [26, 'error/decline', 'DECLINED'],
] as const)
  test(`persona ${persona}: declined, ${screen} says what happens and links the documents`, async ({ page, request }) => {
    const who = await play(request, persona, 'DECLINED', persona === 23 ? ['nosavings'] : []);
    await openAs(page, who);
    await atScreen(page, screen);
    await expect(question(page)).toHaveText(DECLINE.title);
    for (const text of [DECLINE.bureau, DECLINE.again]) await expect(page.getByRole('heading', { name: text })).toBeVisible();
    await accessible(page, screen);
    // no promise, no blame, no score
    await expect(page.getByRole('main')).not.toContainText(/unfortunately|sorry|your score (is|was) \d|will be approved/i);
    await page.getByRole('link', { name: DECLINE.documentsText }).click();
    await atScreen(page, 'document/disclosures');
    await page.goto('/dashboard');
    await expectEnd(page, kind);
  });

test('persona 27: late payments, declined by staff', async ({ page, request }) => {
  const who = await play(request, 27, 'DELINQUENCY_REVIEW');
  await openAs(page, who);
  await atScreen(page, 'review-app/delinquency');
  await staff(request, who.uuid, 'decline');
  await atScreen(page, 'error/decline');
  await expect(question(page)).toHaveText(DECLINE.title);
});

test('declineafter: the full check changes the answer, and the page says that it was a hard inquiry', async ({ page, request }) => {
  const who = await play(request, 1, 'DECLINED', ['declineafter']);
  await openAs(page, who);
  await atScreen(page, 'error/credit');
  await expect(page.getByText(DECLINE.scoreTextHard)).toBeVisible();
});

test('cancelled: closed by the lender, and the borrower may start again with the same address', async ({ page, request }) => {
  const who = await play(request, 1, 'CANCELLED', ['cancelled']);
  await endsOnDashboard(page, who, 'CLOSED_BY_LENDER');
  await page.getByRole('link', { name: END.documents }).click();
  await atScreen(page, 'document/disclosures');
  await page.goto('/dashboard');
  await page.getByRole('link', { name: DASHBOARD.againSame }).click();
  await expect(page).toHaveURL(/\/register-v2/);
  await expect(page.getByRole('combobox', { name: 'Property address' }).or(page.getByLabel('Street address')).first()).toHaveValue(
    /Clear Path/,
  );
});

test('codeedrefuse: an owner does not sign, and the dashboard says what that means', async ({ page, request }) => {
  const who = await play(request, 2, 'CANCELLED', ['codeedrefuse']);
  await endsOnDashboard(page, who, 'SIGNER_REFUSED');
});

test('an owner who refuses while the borrower watches ends the application there', async ({ page, request }) => {
  const who = await play(request, 2, 'CO_DEED_REQ');
  await openAs(page, who);
  await atScreen(page, 'signing/additional');
  await refuseAsOwner(request, who);
  await expect(page).toHaveURL(/\/dashboard$/, { timeout: 30_000 });
  await expectEnd(page, 'SIGNER_REFUSED');
});

test('rescinded: canceled in the days the law gives, with the day by which what was paid is returned', async ({ page, request }) => {
  const who = await play(request, 1, 'RESCISSION', ['rescind']);
  await endsOnDashboard(page, who, 'RESCINDED');
  await expect(page.getByText(/^.*The law gives us until \w+, \w+ \d+ to return what you paid/)).toBeVisible();
});

test('expired: offers that nobody chose', async ({ page, request }) => {
  const who = await play(request, 1, 'OFFER_SELECTION');
  const advance = async (): Promise<void> => {
    const moved = await request.post('/sandbox/clock', { data: { advance: '31d', applicationUuid: who.uuid } });
    expect(moved.ok(), await moved.text()).toBe(true);
  };
  await expect(async () => {
    const { status } = (await (await request.get(`/sandbox/applications/${who.uuid}`)).json()) as { status: string };
    if (status === 'OFFER_SELECTION') await advance();
    expect(status).toBe('CANCELLED');
  }).toPass({ timeout: 90_000, intervals: [2000] });
  await endsOnDashboard(page, who, 'OFFERS_EXPIRED');
});

test('@short-wide ofac: the page says nothing of any list', async ({ page, request }) => {
  const who = await play(request, 1, 'FACTA_REVIEW', ['ofac']);
  await openAs(page, who);
  await atScreen(page, 'error/timeout');
  await expect(question(page)).toHaveText(IDENTITY_REVIEW.title);
  await expect(page.getByRole('main')).not.toContainText(/OFAC|watch ?list|sanction|credit file|alert/i);
  await accessible(page, 'identity review');
  await page.goto('/dashboard');
  await expect(page.getByRole('main')).not.toContainText(/OFAC|watch ?list|sanction|credit file|alert/i);
});
