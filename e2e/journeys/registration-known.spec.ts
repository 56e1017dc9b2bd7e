/** What the product knows about a person before and after registration: prefill and its precedence, the 45 days, answers that are kept (AMB-126). */
import type { APIRequestContext, Page } from '@playwright/test';

import { choose, pressContinue } from '../pages/controls.ts';
import { confirmEmail, FLAG, FLOWS, reach, setFlags, stepOf, stepUrl, person } from '../pages/registration.ts';
import { play } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

const START = '/account/heloc/register-v2';
const WHOLESALE_RID = '44444444-4444-4444-8444-444444444444';
const RECENT = 'It looks like you have received a HELOC from us within the last 45 days.';

const note = (from: string) => `Filled in ${from}. Change it if it is not right.`;
const PROFILE = note('from your profile');
const PARTNER = note('from what you told our partner');
const OFFER = note('from your mail offer');
const OFFICER = note('by your loan officer');
const says = (page: Page, sentence: string) => expect(page.getByRole('main').getByText(sentence).first()).toBeVisible();
const signIn = async (page: Page, jwt: string): Promise<void> => {
  await page.goto('/healthz');
  await page.evaluate((token) => localStorage.setItem('jwt', `Bearer ${token}`), jwt);
};
/** The API's replies for the person signed in in this browser. */
async function asked(page: Page, method: 'get' | 'post', path: string, data?: object): Promise<unknown> {
  const authorization = (await page.evaluate(() => localStorage.getItem('jwt'))) ?? '';
  const answer = await page.request[method](path, { headers: { authorization }, ...(data && { data }) });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}
const advance = async (request: APIRequestContext, applicationUuid: string, by: string): Promise<void> => {
  const answer = await request.post('/sandbox/clock', { data: { advance: by, applicationUuid } });
  expect(answer.ok(), await answer.text()).toBe(true);
};

test.beforeEach(({}, info) => {
  test.skip(info.project.name === '360', 'what is known is the same at every width');
});

for (const flow of FLOWS) {
  const flags = { [FLAG.redesign]: flow === 'register-v2' };

  test(`${flow}: the profile takes precedence over a partner's data, which fills what the profile lacks`, async ({ page, request }) => {
    const who = await play(request, 'lowfico', 'DECLINED');
    await setFlags(page, flags);
    await signIn(page, who.jwt);
    await page.goto(`${START}?affiliate=PART-NER1-6WZK-3QTG`);
    // the property comes from the partner: a profile has the home address only
    await expect(page.getByRole('combobox', { name: /property address/i })).toHaveValue('155 Clear Path Ln');
    await says(page, PARTNER);
    await choose(page, /^Primary/);
    await pressContinue(page);
    await stepOf('for-sale').fill(page, person());
    await pressContinue(page);
    await expect(page.getByLabel(/annual pre-tax income/i).first()).toHaveValue('132,000');
    await page.getByRole('combobox', { name: /income source/i }).selectOption({ label: 'Retired' });
    await pressContinue(page);
    await expect(page.getByLabel(/^first name/i)).toHaveValue('Lowell');
    await expect(page.getByLabel(/^last name/i)).toHaveValue('Lowfico');
    await says(page, PROFILE);
    await accessible(page, `${flow}: the name of the profile`);
    await page.getByLabel(/^first name/i).fill('Lowella');
    await expect(page.getByText(PROFILE)).toHaveCount(0);
    await pressContinue(page);
    await expect(page.getByLabel('Year')).toHaveValue('1992');
    await says(page, PROFILE);
    await pressContinue(page);
    // email and phone are known: their question is skipped; a signed-in person is not asked for a password
    await expect(page).toHaveURL(stepUrl(stepOf('set-password'), flow));
    await says(page, who.email);
    await expect(page.getByLabel(/^password$/i)).toHaveCount(0);
  });

  test(`${flow}: a loan officer's referral takes precedence over a mailed offer, the offer over a partner, and each has its note`, async ({
    page,
  }) => {
    await setFlags(page, flags);
    const all = 'offerCode=TEST-2026-7QM3-9KDW&affiliate=PART-NER1-6WZK-3QTG';
    const address = page.getByRole('combobox', { name: /property address/i });
    await page.goto(`${START}?${all}`);
    await expect(address).toHaveValue('101 Clear Path Ln');
    await says(page, OFFER);
    await page.evaluate(() => sessionStorage.clear());
    await page.goto(`${START}?org=MAIN_WHOLESALE&rid=${WHOLESALE_RID}&offerCode=TEST-2026-R5JC-2XHP&affiliate=PART-NER2-D8VM-5YFS`);
    await expect(address).toHaveValue('144 Clear Path Ln');
    await says(page, OFFICER);
  });

  test(`${flow}: the consent to texts, the phone and the other consents are recorded`, async ({ page }) => {
    const who = person();
    await reach(page, 'set-password', who, { flow, flags: { 'fe-heloc-sms-transactional-consent': true } });
    const texts = page.getByRole('checkbox', { name: /^\(optional\)/ });
    await expect(texts).toHaveCount(2);
    await says(page, 'Consent is not a condition of approval.');
    for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    await stepOf('set-password').fill(page, who);
    await texts.first().check({ force: true });
    await pressContinue(page, 'Check my rate');
    await confirmEmail(page, who);
    await expect(page).toHaveURL(/\/product\/select/, { timeout: 60_000 });
    const given = (await asked(page, 'post', '/service-comms-prefs/secure/api/v1/consent/user/get', {})) as object[];
    const answer = (type: string, opt: string) =>
      expect.objectContaining({
        consent_type: type,
        opt_in_out: opt,
        source: 'heloc-registration',
        phone: expect.stringContaining('6025550101'),
      });
    expect(given).toHaveLength(2);
    expect(given).toEqual(expect.arrayContaining([answer('SMS_TRANSACTIONAL', 'OPT_IN'), answer('SMS', 'OPT_OUT')]));
    const profile = (await asked(page, 'get', '/service-profile/api/v1/profile')) as { phoneNumbers: { number: string }[] };
    expect(profile.phoneNumbers.map(({ number }) => number.slice(-10))).toEqual(['6025550101']);
  });

  test(`${flow}: without its flag there is no question about texts on the application`, async ({ page }) => {
    await reach(page, 'set-password', person(), { flow, flags: { 'fe-heloc-sms-transactional-consent': false } });
    await expect(page.getByRole('checkbox', { name: /^\(optional\)/ })).toHaveCount(1);
  });

  test(`${flow}: on day 45 after a line was opened registration is refused, on day 46 it is not`, async ({ page, request }) => {
    test.slow();
    const who = await play(request, 'happy', 'COMPLETE');
    await setFlags(page, flags);
    await signIn(page, who.jwt);
    await advance(request, who.uuid, '45d');
    await page.goto(START);
    const dialog = page.getByRole('dialog', { name: RECENT });
    await expect(dialog).toContainText('45 days after your last line was funded');
    await accessible(page, 'the 45 days');
    await advance(request, who.uuid, '1d');
    await page.reload();
    await expect(page.getByRole('combobox', { name: /property address/i })).toBeVisible();
    await expect
      .poll(async () => asked(page, 'get', '/service-search/api/v1/profiles/actions/verify-ability-to-start-application'))
      .toMatchObject({ canStartApplication: true, waitUntil: null });
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

test('the consent to sign electronically explains why a signature records the location', async ({ page }) => {
  await reach(page, 'set-password', person());
  await page.getByRole('button', { name: 'Why we need your location' }).click();
  const dialog = page.getByRole('dialog', { name: 'Why we need your location' });
  await expect(dialog).toContainText('When you sign electronically');
  await accessible(page, 'why we need your location');
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('button', { name: 'Why we need your location' })).toBeFocused();
});
