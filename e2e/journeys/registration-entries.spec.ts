/** Entries into registration: direct, from a loan officer, a broker, an affiliate, a mailed offer; and visitors who are refused. */
import type { Page } from '@playwright/test';

import { choose, pressContinue, question } from '../pages/controls.ts';
import { confirmEmail, FLAG, FLOWS, reach, setFlags, stepOf, STEPS, stepUrl, typeAddress, person } from '../pages/registration.ts';
import type { Flow } from '../pages/registration.ts';
import { play } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

const OFFICER = '11111111-1111-4111-8111-111111111111';
const RID = {
  used: '22222222-2222-4222-8222-222222222222',
  over: '33333333-3333-4333-8333-333333333333',
  wholesale: '44444444-4444-4444-8444-444444444444',
} as const;
const START = '/account/heloc/register-v2';
const NOT_ACCEPTING = 'We are not accepting applications here';

const flowOf = (flow: Flow) => ({ [FLAG.redesign]: flow === 'register-v2' });
const says = (page: Page, sentence: string | RegExp) => expect(page.getByRole('main').getByText(sentence).first()).toBeVisible();
const note = (from: string) => `Filled in ${from}. Change it if it is not right.`;
const signIn = async (page: Page, jwt: string): Promise<void> => {
  await page.addInitScript((token) => localStorage.setItem('jwt', `Bearer ${token}`), jwt);
};

test.beforeEach(({}, info) => {
  test.skip(info.project.name === '360', 'entries are the same at every width');
});

for (const flow of FLOWS) {
  test(`${flow}: an affiliate's data is prefilled with a note, can be changed, and skips the contact question`, async ({ page }) => {
    await setFlags(page, flowOf(flow));
    await page.goto(`${START}?affiliate=PART-NER1-6WZK-3QTG`);
    const from = note('from what you told our partner');
    await says(page, from);
    await expect(page.getByRole('combobox', { name: /address/i }).first()).toHaveValue('155 Clear Path Ln');
    await choose(page, /^Primary/);
    await says(page, from);
    await pressContinue(page);
    await stepOf('for-sale').fill(page, person());
    await pressContinue(page);
    await expect(page.getByLabel(/annual pre-tax income/i).first()).toHaveValue('132,000');
    await says(page, from);
    await page
      .getByLabel(/annual pre-tax income/i)
      .first()
      .fill('133000');
    await expect(page.getByText(from)).toHaveCount(0);
    await page.getByRole('combobox', { name: /income source/i }).selectOption({ label: 'Retired' });
    await pressContinue(page);
    await expect(page.getByLabel(/^first name/i)).toHaveValue('Avery');
    await pressContinue(page);
    await expect(page.getByLabel('Year')).toHaveValue('1984');
    await says(page, from);
    await pressContinue(page);
    await expect(page).toHaveURL(stepUrl(stepOf('set-password'), flow));
    await says(page, 'avery.lead@example.com');
    await accessible(page, `${flow}: the last question with a known contact`);
    await page.getByRole('button', { name: 'Change email or phone' }).click();
    await expect(page).toHaveURL(stepUrl(stepOf('phone-and-email'), flow));
    await expect(page.getByLabel('Email address')).toHaveValue('avery.lead@example.com');
  });

  test(`${flow}: a second home adds the question of the primary home address`, async ({ page }) => {
    await reach(page, 'register-v2', person(), { flow });
    await stepOf('register-v2').fill(page, person({ occupancy: 'Secondary' }));
    if (flow === 'register-v2') await pressContinue(page);
    await expect(page.getByRole('heading', { name: 'Primary home address?' })).toBeVisible();
    const home = page.getByRole('combobox', { name: 'Home address' });
    await pressContinue(page);
    await says(page, 'Please enter a valid property address');
    await expect(page.getByRole('group', { name: /needs? a change/ })).toBeFocused();
    await home.fill('122 Clear Path Ln');
    await page
      .getByRole('option', { name: /122 Clear Path Ln/ })
      .first()
      .click();
    await pressContinue(page);
    await expect(page).toHaveURL(stepUrl(stepOf('for-sale'), flow));
  });

  test(`${flow}: New York in both directions, Hawaii, and the zip code of a disaster area`, async ({ page }) => {
    await reach(page, 'register-v2', person(), { flow, flags: { [FLAG.newYork]: true, 'fe-heloc-disaster-zips': { zips: '85999' } } });
    await choose(page, /^Primary/);
    await typeAddress(page, '12 Far Away St', 'Phoenix', 'AZ', '85999');
    await says(page, 'This area had a recent disaster');
    for (const [state, sentence] of [
      ['NY', 'Looks like you are applying with a property located in New York.'],
      ['HI', 'Plumfield Credit Union does.'],
    ] as const) {
      await page.getByLabel('State').fill(state);
      await pressContinue(page);
      await expect(page.getByRole('dialog')).toContainText(sentence);
      await page.getByRole('button', { name: 'Change the address' }).click();
    }
    await page.goto(`/account/heloc?org=MAIN_NY`);
    await typeAddress(page, '12 Far Away St', 'Phoenix', 'AZ', '85004');
    await choose(page, /^Primary/);
    await pressContinue(page);
    await expect(page.getByRole('dialog')).toContainText('Looks like you are applying with a property located outside of New York.');
  });

  test(`${flow}: a visitor referred by a loan officer sees the officer, and a state without a license stops the form`, async ({ page }) => {
    const licensed = page.waitForResponse((answer) => answer.url().endsWith(`/api/lo/${OFFICER}/licensed-states`));
    await reach(page, 'register-v2', person(), { flow, from: `${START}?referrer=${OFFICER}` });
    expect((await licensed).ok()).toBe(true);
    await page.getByRole('button', { name: 'Contact your loan officer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact your loan officer' });
    await expect(dialog).toContainText('602-555-0142');
    await expect(dialog).toContainText('dana.mercer@example.com');
    await accessible(page, 'the loan officer');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await typeAddress(page, '12 Far Away St', 'Boise', 'ID', '83702');
    await says(
      page,
      'We are unable to process your application at this time. Please reach out to your referring loan officer for additional information.',
    );
    await expect(page.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await page.getByLabel('State').fill('AZ');
    await expect(page.getByRole('button', { name: 'Continue' })).toBeEnabled();
  });

  test(`${flow}: the question of a sale depends on the lender: now, or within six months`, async ({ page }) => {
    for (const [org, words] of [
      ['MAIN', 'Is this property for sale?'],
      ['PLUMFIELD', 'Is this property for sale, or will be listed within 6 months?'],
    ] as const) {
      await reach(page, 'for-sale', person(), { flow, from: `/account/heloc?org=${org}` });
      await expect(question(page)).toHaveText(words);
    }
  });
}

test('the legacy flow creates an application, and a link to a later step starts at the first', async ({ page }) => {
  await setFlags(page, flowOf('register'));
  const who = person();
  await page.goto('/account/heloc/register?step=income-info');
  await expect(page).toHaveURL(/step=property-info/);
  for (const step of STEPS) {
    await expect(page).toHaveURL(stepUrl(step, 'register'));
    await step.fill(page, who);
    await pressContinue(page, step === STEPS.at(-1) ? 'Check my rate' : 'Continue');
  }
  await confirmEmail(page, who);
  await expect(page).toHaveURL(/\/product\/select/, { timeout: 60_000 });
});

test('old paths redirect, and of their parameters only pop-webchat is kept', async ({ page }) => {
  await page.goto('/account/register?pop-webchat=1&utm_source=mail&referrer=x');
  await expect(page).toHaveURL(/register-v2\?pop-webchat=1$/);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('attribution'))).toContain('"utm_source":"mail"');
  await page.goto('/account/heloc-signer');
  await expect(page).toHaveURL(/\/account\/heloc\/heloc-signer\/login/);
});

test('a lender with brokers accepts a visitor with a valid referral only', async ({ page }) => {
  for (const query of ['', `&rid=${RID.over}`, '&rid=nobody']) {
    await page.goto(`${START}?org=MAIN_WHOLESALE${query}`);
    await expect(question(page)).toHaveText(NOT_ACCEPTING);
    await page.evaluate(() => sessionStorage.clear());
  }
  await accessible(page, 'not accepting');
  await page.goto(`${START}?org=MAIN_WHOLESALE&rid=${RID.wholesale}`);
  await says(page, note('by your loan officer'));
  await expect(page.getByRole('button', { name: 'Contact your loan officer' })).toBeVisible();
});

test('a lender that requires a loan officer refuses visitors at / and /register', async ({ page }) => {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replaceAll('"loRequired":false', '"loRequired":true') });
  });
  for (const path of ['/', '/account/heloc/', '/account/heloc/register']) {
    await page.goto(path);
    await expect(question(page)).toHaveText(NOT_ACCEPTING);
  }
  await page.goto(`/account/heloc/register?referrer=${OFFICER}`);
  await expect(question(page)).toHaveText('Which property would you like to use for financing?');
});

test('a used referral redirects to sign-in with its email address', async ({ page }) => {
  await page.goto(`/account/heloc/register?rid=${RID.used}`);
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect(page.getByLabel(/email/i).first()).toHaveValue('tessa.known@example.com');
});

test('a mailed offer is prefilled and ends with Apply Now; an expired or unknown one shows a message', async ({ page }) => {
  await page.goto(`${START}?offerCode=TEST-2026-7QM3-9KDW`);
  await says(page, note('from your mail offer'));
  for (const step of STEPS) {
    await expect(page).toHaveURL(stepUrl(step));
    // the address is known: only its use is asked
    if (step === STEPS[0]) await choose(page, /^Primary/);
    else await step.fill(page, person());
    await pressContinue(page, step === STEPS.at(-1) ? 'Apply Now' : 'Continue');
  }
  await expect(page).toHaveURL(/\/product\/select/, { timeout: 60_000 });
  for (const [code, sentence] of [
    ['TEST-2025-H4XR-8BVN', 'This offer has expired. You can still apply without it.'],
    ['NOBODYS', 'We do not know this offer code. You can still apply without it.'],
  ] as const) {
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
    });
    await page.goto(`${START}?offerCode=${code}`);
    await expect(page.getByText(sentence).first()).toBeVisible();
  }
});

test('a profile is prefilled, and an active application is offered instead', async ({ page, request }) => {
  const who = await play(request, 'happy', 'OFFER_SELECTION');
  await signIn(page, who.jwt);
  await page.goto(START);
  const dialog = page.getByRole('dialog', { name: 'Active application already exists.' });
  await expect(dialog.getByRole('link', { name: '888-819-6388' })).toHaveAttribute('href', 'tel:+18888196388');
  await accessible(page, 'active application');
  await dialog.getByRole('button', { name: 'Chat with us' }).click();
  const chat = page.getByRole('dialog', { name: /^Chat with/ });
  await chat.getByRole('button', { name: /^Close/ }).click();
  await expect(chat).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/product\/select/, { timeout: 30_000 });
});

test('an inquiry is taken over with a password and the borrower’s attestation, and continues', async ({ page, request }) => {
  const answer = await request.post('/sandbox/inquiries', { data: { persona: 'happy' } });
  const { path, uuid } = (await answer.json()) as { path: string; uuid: string };
  await page.goto(path);
  await says(page, 'Dana Mercer');
  // the secret is out of the address bar, and loading the page again does not lose it
  expect(page.url()).not.toContain('invitation');
  await page.reload();
  await says(page, 'Dana Mercer');
  await pressContinue(page, 'Set up my account');
  await says(page, 'Required');
  await accessible(page, 'account-setup');
  await page.getByLabel(/^password$/i).fill('Sandbox!2026Pw');
  await page.getByLabel(/^confirm/i).fill('Sandbox!2026Pw');
  await choose(page, /I asked for this inquiry/, 'checkbox');
  await pressContinue(page, 'Set up my account');
  await expect(page).toHaveURL(new RegExp(`${uuid}/product/select`), { timeout: 60_000 });
  await page.evaluate(() => localStorage.clear());
  await page.goto(path);
  await expect(question(page)).toHaveText('This invitation has ended');
});

test('an inquiry asks the borrower to contact the loan officer, unless the broker is exempt', async ({ page, request }) => {
  for (const exemptBroker of [false, true]) {
    const started = await request.post('/sandbox/inquiries', { data: { persona: 'happy', exemptBroker } });
    const { path } = (await started.json()) as { path: string };
    const secret = new URLSearchParams(path.split('?')[1]).get('invitation') ?? '';
    const used = await request.post(`/identity/api/v1/registration/invitation/${secret}`, { data: { password: 'Sandbox!2026Pw' } });
    const { jwt } = (await used.json()) as { jwt: string };
    await page.goto('/healthz');
    await page.evaluate((token) => localStorage.setItem('jwt', `Bearer ${token}`), jwt);
    await page.goto(START);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(exemptBroker ? 'Active application already exists.' : 'Action Required: Contact Your Loan Officer');
    if (!exemptBroker) await expect(dialog).toContainText('dana.mercer@example.com');
  }
});
