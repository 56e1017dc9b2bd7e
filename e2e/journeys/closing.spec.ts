/** From the signed deed to the open line: personas 1 and 38, a second home, and what goes wrong on the way. */
import { AUTHORIZE, COPY as AUTOPAY } from '@hearthline/client/screens/bank/autopay/copy.ts';
import { PAYEE_COPY } from '@hearthline/client/parts/closing/copy.ts';
import { CANCEL } from '@hearthline/client/parts/rescission/copy.ts';
import { COPY, COURSE, MONEY } from '@hearthline/client/screens/complete/copy.ts';
import { AFTER_OFFER } from '@hearthline/journey/status-copy/after-offer.ts';
import { personaOf } from '@hearthline/sandbox/personas.ts';
import { nameOf } from '@hearthline/sandbox/registration.ts';
import type { Page } from '@playwright/test';
import { ACCOUNTS, authorizePayments, autopayFromSame, confirmAccounts, typeDisbursement } from '../pages/bank.ts';
import { cancelLine, confirmNotice, toFunded, waitOutRescission } from '../pages/closing.ts';
import { question } from '../pages/controls.ts';
import { openAs, play, statusOf } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

const SOON = { timeout: 45_000 } as const;
/** Plays a person to the days to cancel; they confirm the notice, and the days pass. */
async function afterDaysToCancel(page: Page, persona: number, modifiers: string[] = []): Promise<void> {
  await openAs(page, await play(page.request, persona, 'RESCISSION', modifiers));
  await at(page, 'complete');
  const person = personaOf(String(persona));
  if (!person) throw new Error(`There is no persona ${persona}`);
  await confirmNotice(page, nameOf(person));
  await waitOutRescission(page);
}
const at = (page: Page, screen: string) => expect(page).toHaveURL(new RegExp(`/${screen}(\\?|$)`), SOON);

test.describe('somewhere else on earth', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('persona 1 confirms the notice, lets the days pass, and follows the money to the open line; every day is the home’s', async ({
    page,
    request,
  }) => {
    const who = await play(request, 1, 'RESCISSION');
    const { rescission } = (await (
      await request.get(`/service-application/api/v1/application/heloc/${who.uuid}/closing`, {
        headers: { authorization: `Bearer ${who.jwt}` },
      })
    ).json()) as { rescission: { endsOn: string } };
    await openAs(page, who);
    await at(page, 'complete');
    const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });
    await expect(page.getByText(CANCEL.until(day.format(new Date(rescission.endsOn))))).toBeVisible();
    await expect(page.getByText('Midnight is in Mountain Standard Time')).toBeVisible();
    await accessible(page, 'complete in the days to cancel');
    await confirmNotice(page, 'Grace Happy');
    await page.reload();
    await waitOutRescission(page);
    await expect(page.getByText(COURSE.title)).toBeVisible();
    await toFunded(page);
    expect(await statusOf(request, who.uuid)).toBe('COMPLETE');
  });
});

test('persona 1 cancels in writing: nothing is sent before the name is typed and the question answered', async ({ page, request }) => {
  const who = await play(request, 1, 'RESCISSION');
  await openAs(page, who);
  await at(page, 'complete');
  await page.getByRole('button', { name: CANCEL.open }).click();
  await page.getByRole('button', { name: CANCEL.send }).click();
  await expect(page.getByText(CANCEL.nameMissing)).toBeVisible();
  await page.getByRole('button', { name: CANCEL.keep }).click();
  await accessible(page, 'complete');
  expect(await statusOf(request, who.uuid)).toBe('RESCISSION');
  await cancelLine(page, 'Grace Happy');
  expect(await statusOf(request, who.uuid)).toBe('CANCELLED');
});

test('@short-wide a second home has no days to cancel and is recorded at once', async ({ page, request }) => {
  await openAs(page, await play(request, 1, 'RECORDING', ['secondary']));
  await at(page, 'complete');
  await expect(question(page)).toHaveText(AFTER_OFFER.RECORDING.title);
  await expect(page.getByText(COURSE.title)).toBeVisible();
  await expect(page.getByText(COURSE.cancel)).toHaveCount(0);
  await expect(page.getByRole('button', { name: CANCEL.open })).toHaveCount(0);
});

test('a deed that the county rejects is corrected, and the line is opened all the same', async ({ page, request }) => {
  await afterDaysToCancel(page, 1, ['recreject']);
  const who = page.url();
  await expect(async () => {
    await request.post('/sandbox/clock', { data: { advance: '1d', applicationUuid: /[\da-f-]{36}/.exec(who)?.[0] } });
    await expect(question(page)).toHaveText(COPY.rejected.title, { timeout: 2000 });
  }).toPass(SOON);
  await accessible(page, 'complete after a rejection');
  await toFunded(page);
});

test('a payment that comes back asks for another account, says why, and is sent again', async ({ page }) => {
  await afterDaysToCancel(page, 1, ['achr03']);
  await toFunded(page, /\/bank\/disburse/);
  await expect(page.getByText(PAYEE_COPY.BANK.returned)).toBeVisible();
  await expect(page.getByText('There is no account with this number')).toBeVisible();
  await accessible(page, 'bank/disburse after a return');
  await typeDisbursement(page, ACCOUNTS.good);
  // payments were to be drawn from the account that refused the money: the new one takes them, once that is signed
  await at(page, 'bank/autopay');
  await expect(page.getByText(AUTOPAY.ended)).toBeVisible();
  await autopayFromSame(page);
  await expect(page.getByRole('button', { name: AUTHORIZE.read })).toBeVisible(SOON);
  await accessible(page, 'bank/autopay with an authorization');
  await authorizePayments(page, 'Grace Happy');
  await confirmAccounts(page);
  await at(page, 'complete');
  await toFunded(page);
});

test('persona 38 sees each debt paid or not, and what that means', async ({ page }) => {
  await afterDaysToCancel(page, 38);
  await expect(page.getByRole('heading', { name: MONEY.payoffs })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Lantern Store Card' })).toBeVisible();
  await accessible(page, 'complete with debts');
  await toFunded(page);
});
