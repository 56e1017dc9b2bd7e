/** The notary by video and in person: personas 1, 2, 7, 39 and 40. */
import { FAILURES, NOTARY } from '@hearthline/client/parts/notary/copy.ts';
import { COPY as ERROR } from '@hearthline/client/screens/notary/error/copy.ts';
import { COPY as RESERVE } from '@hearthline/client/screens/notary/reserve-manual/copy.ts';
import type { Page } from '@playwright/test';
import {
  answerQuestions,
  chooseInPerson,
  meetNotary,
  openSession,
  othersMeetNotary,
  reserveNotary,
  showId,
  signBeforeNotary,
  untilNotariesAreGone,
  untilNotariesWork,
} from '../pages/notary.ts';
import { openAs, play, staff, statusOf, type Played } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

const at = (page: Page, screen: string) => expect(page).toHaveURL(new RegExp(`/${screen}(\\?|$)`), { timeout: 45_000 });
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 30_000 });

async function pass(page: Page, { uuid }: Played, duration: string): Promise<void> {
  const answer = await page.request.post('/sandbox/clock', { data: { advance: duration, applicationUuid: uuid } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('persona 1 meets the notary by video and goes on to the insurance', async ({ page, request }) => {
  const who = await play(request, 1, 'DEED_SIGNING');
  await openAs(page, who);
  await at(page, 'notary/intro');
  await accessible(page, 'notary/intro');
  await expect(page.getByText('Talk to eNotary').first()).toBeAttached();
  await meetNotary(page);
  await at(page, 'insurance/upload');
});

test('a name that is not the signer’s is refused; Back and a reload in the middle of the session lose nothing', async ({
  page,
  request,
}) => {
  const who = await play(request, 1, 'DEED_SIGNING');
  await openAs(page, who);
  await at(page, 'notary/intro');
  await openSession(page);
  await page.goBack();
  await at(page, 'notary/intro');
  await openSession(page);
  await showId(page);
  await page.reload();
  await answerQuestions(page);
  await page.getByRole('button', { name: 'Yes, I sign of my own free will' }).click();
  await page.getByLabel('Your name').fill('Grace Happier');
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Type your name as in the documents');
  await page.getByLabel('Your name').fill('Grace Happy');
  await page.getByRole('button', { name: 'Sign', exact: true }).click();
  await page.getByRole('button', { name: 'Return to your lender' }).click();
  await at(page, 'insurance/upload');
});

test('a borrower who leaves the session, and one whose connection breaks off, join again', async ({ page, request }) => {
  const who = await play(request, 1, 'DEED_SIGNING');
  await openAs(page, who);
  await at(page, 'notary/intro');
  await openSession(page);
  await page.getByRole('button', { name: /^Cancel and return/ }).click();
  await at(page, 'notary/error');
  await heading(page, FAILURES.USER_EXIT.title);
  await accessible(page, 'notary/error');
  await openSession(page, NOTARY.again);
  await showId(page);
  await answerQuestions(page);
  await page.getByText('In the sandbox, let it end differently').click();
  await page.getByRole('button', { name: 'The connection breaks off' }).click();
  await page.getByRole('button', { name: 'Return to your lender' }).click();
  await heading(page, FAILURES.MEETING_FAILED.title);
  await openSession(page, NOTARY.again);
  await showId(page);
  await answerQuestions(page);
  await signBeforeNotary(page);
  await at(page, 'insurance/upload');
});

test('persona 39 fails the questions twice, reserves a notary in person, changes the time, is missed, and signs', async ({
  page,
  request,
}) => {
  const who = await play(request, 39, 'DEED_SIGNING');
  await openAs(page, who);
  await at(page, 'notary/intro');
  await openSession(page);
  await showId(page);
  await answerQuestions(page);
  await heading(page, 'That was not enough');
  await page.getByRole('button', { name: 'Try again' }).click();
  await answerQuestions(page, { right: false });
  await page.getByRole('button', { name: 'Return to your lender' }).click();
  await at(page, 'notary/error');
  await heading(page, FAILURES.KBA_FAILED.title);
  await expect(page.getByRole('link', { name: ERROR.choose })).toHaveAttribute('href', /reserve-manual/, { timeout: 30_000 });
  await page.getByRole('link', { name: ERROR.choose }).click();
  await at(page, 'notary/reserve-manual');
  await expect(page.getByText('Schedule Notary Session').first()).toBeAttached();
  await accessible(page, 'notary/reserve-manual');
  await page.getByRole('button', { name: RESERVE.submit }).click();
  await expect(page.getByRole('group', { name: /need a change/ })).toBeVisible();
  await reserveNotary(page);
  await page.getByRole('button', { name: RESERVE.reschedule }).click();
  await heading(page, RESERVE.change);
  await reserveNotary(page, 2);
  await staff(request, who.uuid, 'schedule');
  await heading(page, /^You meet the notary on/);
  await accessible(page, 'the confirmed meeting');
  await staff(request, who.uuid, 'notary-no-show');
  await expect(page.getByText(RESERVE.missed.SIGNER[0])).toBeVisible({ timeout: 30_000 });
  await reserveNotary(page);
  await page.getByRole('button', { name: RESERVE.cancel }).click();
  await page.getByRole('dialog').getByRole('button', { name: RESERVE.cancelYes }).click();
  await heading(page, RESERVE.title);
  await reserveNotary(page, 3);
  await staff(request, who.uuid, 'schedule');
  await heading(page, /^You meet the notary on/);
  await staff(request, who.uuid, 'record-manual-deed');
  await at(page, 'insurance/upload');
});

test('a notary in person by choice costs nothing, and video is chosen again', async ({ page, request }) => {
  const who = await play(request, 1, 'DEED_SIGNING');
  await openAs(page, who);
  await at(page, 'notary/intro');
  await page.getByRole('link', { name: NOTARY.inPerson }).click();
  await at(page, 'notary/schedule-manual');
  await expect(page.getByText('We pay the notary.')).toBeVisible();
  await accessible(page, 'notary/schedule-manual');
  await page.goBack();
  await chooseInPerson(page);
  await page.getByRole('button', { name: RESERVE.online }).click();
  await at(page, 'notary/intro');
});

test('outside the hours the page says when notaries are back, and the session’s own page sends the borrower back', async ({
  page,
  request,
}) => {
  const who = await play(request, 1, 'DEED_SIGNING');
  await untilNotariesWork(page, who.uuid);
  await openAs(page, who);
  await at(page, 'notary/intro');
  await openSession(page);
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome/ })).toBeVisible();
  await untilNotariesAreGone(page, who.uuid);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Return to your lender' }).click();
  await at(page, 'notary/error');
  await heading(page, FAILURES.NOTARY_CLOSED.title);
  await expect(page.getByText(NOTARY.closed)).toBeVisible();
  await expect(page.getByRole('button', { name: NOTARY.again })).toHaveCount(0);
});

test('a link to a session that is over leads back to the application', async ({ page, request }) => {
  const who = await play(request, 1, 'DEED_SIGNING');
  await openAs(page, who);
  await at(page, 'notary/intro');
  await openSession(page);
  const link = page.url();
  await showId(page, 'An ID that has expired');
  await page.getByRole('button', { name: 'Return to your lender' }).click();
  await heading(page, FAILURES.ID_FAILED.title);
  await expect.poll(() => statusOf(request, who.uuid), { timeout: 30_000 }).toBe('MANUAL_DEED_SIGNING');
  await page.goto(link);
  await heading(page, 'This page has expired');
  await page.getByRole('link', { name: 'Return to your lender' }).click();
  await at(page, 'notary/error');
  await page.getByRole('link', { name: ERROR.choose }).click();
  await at(page, 'notary/reserve-manual');
});

test('persona 7 waits for the day of the law of Texas, and chooses times at an office when it has come', async ({ page, request }) => {
  const who = await play(request, 7, 'NOTARY_WAITING_PERIOD');
  await openAs(page, who);
  await at(page, 'notary/intro');
  await expect(page.getByText(/^You can sign from /)).toBeVisible();
  await accessible(page, 'the waiting period');
  await expect(async () => {
    await pass(page, who, '5d');
    expect(await statusOf(request, who.uuid)).not.toBe('NOTARY_WAITING_PERIOD');
  }).toPass({ timeout: 60_000, intervals: [1000] });
  // nothing is signed before the one meeting at an office
  await at(page, 'notary/reserve-manual');
  await expect(page.getByText(RESERVE.texas.intro(true))).toBeVisible();
});

test('persona 7 signs at an office', async ({ page, request }) => {
  const who = await play(request, 7, 'MANUAL_DEED_SIGNING');
  await openAs(page, who);
  await at(page, 'notary/reserve-manual');
  await expect(page.getByText(RESERVE.texas.intro(true))).toBeVisible();
  await reserveNotary(page);
  await staff(request, who.uuid, 'acknowledge-value');
  await staff(request, who.uuid, 'record-manual-deed');
  await at(page, 'insurance/upload');
});

test('persona 40 waits for the attorney, then meets the notary in person, as Georgia asks', async ({ page, request }) => {
  const who = await play(request, 40, 'ATTORNEY_REVIEW');
  await openAs(page, who);
  await at(page, 'notary/intro');
  await expect(page.getByText('The closing attorney')).toBeVisible();
  await staff(request, who.uuid, 'approve-attorney');
  await at(page, 'notary/reserve-manual');
  await expect(page.getByText(/requires one witness besides the notary/)).toBeVisible();
});

test('persona 2 is done before the other owner, who follows a link of their own', async ({ page, request }) => {
  const who = await play(request, 2, 'DEED_SIGNING');
  await openAs(page, who);
  await at(page, 'notary/intro');
  await expect(page.getByText('Has not met the notary yet').first()).toBeVisible();
  await meetNotary(page);
  await at(page, 'complete');
  await othersMeetNotary(page, who.uuid);
  await expect.poll(() => statusOf(request, who.uuid), { timeout: 30_000 }).toBe('TRUST_AND_INSURANCE');
});
