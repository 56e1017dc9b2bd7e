import { NET_TYPED, TRANSFERS } from '@hearthline/desk/parts/actions/copy.ts';
import { toFunded } from '../pages/closing.ts';
import { signInAtDesk } from '../pages/desk.ts';
import { openAs, play, statusOf } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

/** Dollars of a draw whose line is above the limit of one person. */
const LARGE = 290_000;

test('an underwriter takes a review and approves it, and the borrower’s page moves on by itself', async ({ page, browser, request }) => {
  const played = await play(request, 'review', 'UNDERWRITING_REVIEW');
  await openAs(page, played);
  const waiting = page.url();
  await expect(page).toHaveURL(/review-app\/uw/);

  const desk = await (await browser.newContext()).newPage();
  await signInAtDesk(desk, 'underwriter');
  await desk.goto(`/desk/applications/${played.uuid}`);
  // what it is decided by stands beside the decision
  await expect(desk.getByRole('heading', { name: 'Why it is here' })).toBeVisible();
  await expect(desk.getByText(/reported closed, but still owed; disputed by the borrower/)).toBeVisible();
  await expect(desk.getByRole('complementary', { name: 'Work' })).toContainText('Decide what the rules could not.');
  await desk.getByRole('button', { name: 'Approve', exact: true }).click();
  const form = desk.getByRole('dialog', { name: 'Approve' });
  await form.getByRole('button', { name: 'Approve' }).click();
  await expect(form.getByText('Fill this in').first()).toBeVisible();
  // the debt is counted: what that does stands there before it counts
  await form.getByLabel(/Auto loan of Copper State Auto Finance: does it count/).selectOption('COUNT');
  await expect(form.getByRole('row', { name: /^DTI, before a line 13\.84%.* 17\.38%/ })).toBeVisible();
  await form.getByLabel('Why', { exact: true }).fill('It is owed: the creditor’s letter is on file');
  await form.getByRole('button', { name: 'Approve' }).click();
  await expect(desk.getByText('Done: Approve.')).toBeVisible();

  await expect(page).not.toHaveURL(waiting, { timeout: 60_000 });
  await expect(page).toHaveURL(/product\/select/);
  await desk.getByRole('link', { name: 'Timeline' }).click();
  await expect(desk.getByText(/An underwriter accepted the application\. 1 debt of the review counts\./).first()).toBeVisible();
  await expect(desk.getByText(/DTI 17\.38%/).first()).toBeVisible();
});

test('@short-wide a task is taken in the list, noted, and found again in the person’s own', async ({ page, request }) => {
  await play(request, 'late', 'DELINQUENCY_REVIEW');
  await signInAtDesk(page, 'underwriter');
  await page.goto('/desk/work?queue=underwriting&status=DELINQUENCY_REVIEW&who=unassigned&sort=age');
  await page
    .getByRole('button', { name: /^Take: Late payments to review/ })
    .first()
    .click();
  await page.goto('/desk/work?who=mine');
  await page.getByRole('link', { name: 'Late payments to review' }).first().click();
  await page.getByLabel('Note', { exact: true }).fill('The proof of payment is on its way');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(page.getByText('The proof of payment is on its way').last()).toBeVisible();
  await page.getByRole('button', { name: 'Give it back' }).click();
  await expect(page.getByRole('button', { name: 'Take it' })).toBeVisible();
});

test('@short-wide an application that waits for the borrower is found in the list, owned, and opened from the page of its owner', async ({
  page,
  request,
}) => {
  const { uuid } = await play(request, 1, 'OFFER_SELECTION');
  await signInAtDesk(page, 'processor');
  await page.goto('/desk/applications?next=BORROWER&stage=PREQUALIFIED&owner=none');
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="${uuid}"]`) });
  await row.getByRole('checkbox').check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await accessible(page, 'the list of applications');
  await page.getByRole('button', { name: 'Take them' }).click();
  await expect(page.getByText(/^1 application is .*’s now\.$/)).toBeVisible();
  await expect(row).toHaveCount(0);
  await page.goto('/desk/applications?owner=mine');
  await row.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Grace Happy' })).toBeVisible();
  await expect(page.getByText(/^Owner /).first()).toBeVisible();
  await accessible(page, 'an application beside its work');
});

test('a large line is funded by two people', async ({ page, browser, request }) => {
  const played = await play(request, 'happy', 'FUNDING_DECISION', ['large']);
  const { uuid } = played;
  type Facts = { selection: { lineAmount: number }; closing: { approvals: string[]; disbursement: object | null } };
  const factsOf = async () => ((await (await request.get(`/sandbox/applications/${uuid}`)).json()) as { facts: Facts }).facts;
  expect((await factsOf()).selection.lineAmount).toBeGreaterThan(LARGE);
  await signInAtDesk(page, 'funder');
  await page.goto(`/desk/applications/${uuid}`);
  await page.getByRole('button', { name: 'Approve the funding' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('region', { name: 'What is paid' })).toContainText('To the borrower');
  // another amount than the sheet has is refused, beside the field
  await form.getByLabel(NET_TYPED.label).fill('298,790');
  await form.getByRole('button', { name: 'Propose to a colleague' }).click();
  await expect(form.getByText(/This is not the amount on the sheet/).first()).toBeVisible();
  await expect(form.getByLabel(NET_TYPED.label)).toHaveValue('298,790');
  const net = (await form.locator('dd').allTextContents()).findLast((text) => /^\$[\d,.]+$/.test(text)) ?? '';
  await form.getByLabel(NET_TYPED.label).fill(net);
  await form.getByRole('button', { name: 'Propose to a colleague' }).click();
  await expect(page.getByText(/It waits for Felix Okafor\./)).toBeVisible();
  expect((await factsOf()).closing.approvals).toEqual([]);

  const second = await (await browser.newContext()).newPage();
  await signInAtDesk(second, 'funder', { second: true });
  await second.goto(`/desk/applications/${uuid}`);
  await second.getByRole('button', { name: /^Approve: \$/ }).click();
  await expect(second.getByText(NET_TYPED.missing).first()).toBeVisible();
  await second.getByLabel(NET_TYPED.label).fill(net.replaceAll(/[$,]/g, ''));
  await second.getByRole('button', { name: /^Approve: \$/ }).click();
  await expect(second.getByText('Approved: Approve the funding.')).toBeVisible();
  expect(new Set((await factsOf()).closing.approvals).size).toBe(2);
  await expect(second.getByRole('button', { name: 'Approve the funding' })).toHaveCount(0);

  // the money is under way, with its number, until the bank has settled it; nobody can send it again
  const money = second.getByRole('region', { name: TRANSFERS.underWay });
  await expect(money).toContainText('Sent, not settled', { timeout: 60_000 });
  await expect(money).toContainText(TRANSFERS.reference);
  await expect(second.getByRole('banner').or(second.locator('main')).getByText('Money under way').first()).toBeVisible();
  await accessible(second, 'money under way');

  // the borrower's page follows it
  const theirs = await (await browser.newContext()).newPage();
  await openAs(theirs, played);
  await toFunded(theirs);
  expect(await statusOf(request, uuid)).toBe('COMPLETE');
  expect((await factsOf()).closing.disbursement).toMatchObject({ stage: 'SETTLED' });
  await expect(second.getByRole('region', { name: TRANSFERS.ended })).toContainText('Settled', { timeout: 60_000 });
});
