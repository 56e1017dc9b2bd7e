/** Where this lender lends, and what the borrower reads where it does not, in both flows (AMB-25–30). */
import type { Page } from '@playwright/test';

import { choose, pressContinue, question } from '../pages/controls.ts';
import { answerAll, confirmEmail, FLAG, FLOWS, reach, stepOf, STEPS, stepUrl, typeAddress, person } from '../pages/registration.ts';
import type { Flow, Person, ReachOptions } from '../pages/registration.ts';
import { accessible, expect, test } from '../setup/test.ts';

const CREATE = /\/api\/v3\/application\/helocs\?/;
const REGULATOR = "We're not yet available in your state or aren't currently lending in your area but are working hard to make it happen.";

/** Overrides one product setting of the lender in the page; no sandbox lender has it. */
async function withSetting(page: Page, name: string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replaceAll(`"${name}":false`, `"${name}":true`) });
  });
}

/** Types a home address that is not listed, and continues to the next question. */
async function live(page: Page, at: readonly [city: string, state: string, zip: string], road: ReachOptions): Promise<void> {
  await reach(page, 'register-v2', person(), road);
  await typeAddress(page, '12 Far Away St', ...at);
  await choose(page, /^Primary/);
  await pressContinue(page);
}

/** Answers the steps after the first, and submits. */
async function finish(page: Page, flow: Flow, who: Person): Promise<void> {
  for (const step of STEPS.slice(1)) {
    await expect(page).toHaveURL(stepUrl(step, flow));
    await step.fill(page, who);
    await pressContinue(page, step === STEPS.at(-1) ? 'Check my rate' : 'Continue');
  }
}

test.beforeEach(({}, info) => {
  test.skip(info.project.name === '360', 'places are the same at every width');
});

for (const flow of FLOWS) {
  test(`${flow}: a zip code or state that is not served leads to the waitlist`, async ({ page }) => {
    await live(page, ['Metlakatla', 'AK', '99950'], { flow });
    await expect(page).toHaveURL(/\/waitlist/);
    await expect(page.getByLabel('Zip code')).toHaveValue('99950');
    await live(page, ['Cheyenne', 'WY', '82001'], { flow, from: '/account/heloc?org=MAIN_MARKETS_CREDIT' });
    await expect(page).toHaveURL(/\/waitlist/);
    await accessible(page, 'waitlist with what was typed');
  });

  test(`${flow}: under the regulator's review New York is refused at its field; elsewhere the form continues`, async ({ page }) => {
    await withSetting(page, 'regulatorReview');
    await live(page, ['Albany', 'NY', '12207'], { flow, flags: { [FLAG.newYork]: true } });
    await expect(page.getByRole('main').getByText(REGULATOR).first()).toBeVisible();
    // the regulator's review has precedence over the modal (AMB-25)
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await accessible(page, 'the regulator’s review');
    await page.getByLabel('State').fill('AZ');
    await page.getByLabel('Zip code').fill('85004');
    await pressContinue(page);
    await expect(page).toHaveURL(stepUrl(stepOf('for-sale'), flow));
  });

  test(`${flow}: without its flag the New York modal does not open, and the state is not served`, async ({ page }) => {
    await live(page, ['Albany', 'NY', '12207'], { flow, flags: { [FLAG.newYork]: false } });
    await expect(page).toHaveURL(/\/waitlist/);
  });

  test(`${flow}: a New York application omits the SOFT_CREDIT consent, and asks for it after the notice`, async ({ page }) => {
    const who = person({ street: '108 Clear Path Ln', city: 'Albany', first: 'Nina', last: 'York' });
    // request bodies can only be read from routed requests
    let body: Record<string, unknown> = {};
    await page.route(CREATE, (route) => {
      body = route.request().postDataJSON() as Record<string, unknown>;
      return route.continue();
    });
    await reach(page, 'set-password', who, { flow, from: '/account/heloc?org=MAIN_NY' });
    await stepOf('set-password').fill(page, who);
    await pressContinue(page, 'Check my rate');
    await confirmEmail(page, who);
    await expect(page).toHaveURL(/\/document\/disclosures/, { timeout: 60_000 });
    expect(body).not.toHaveProperty('consentRequests');
    expect(body['consentListRequest']).toMatchObject({
      consents: [{ optInOut: 'OPT_IN' }, { optInOut: 'OPT_IN' }, { optInOut: 'OPT_IN' }],
    });
  });

  test(`${flow}: with its flag, and in other states, the SOFT_CREDIT consent is sent`, async ({ page }) => {
    for (const road of [
      { flow, from: '/account/heloc?org=MAIN_NY', flags: { 'fe-heloc-ny-fcra': true } },
      { flow },
    ] satisfies ReachOptions[]) {
      const isNewYork = road.from !== undefined;
      const who = isNewYork ? person({ street: '108 Clear Path Ln', city: 'Albany' }) : person();
      await page.route(CREATE, (route) =>
        route.fulfill({
          status: 422,
          json: isNewYork ? { message: 'Not today' } : { message: 'Not today', errors: ['First thing.', 'Second thing'] },
        }),
      );
      await reach(page, 'set-password', who, road);
      await stepOf('set-password').fill(page, who);
      const sent = page.waitForRequest(CREATE);
      await pressContinue(page, 'Check my rate');
      expect((await sent).postDataJSON()).toMatchObject({ consentRequests: [{ type: 'SOFT_CREDIT' }] });
      // any other refusal of the create call leads to the dashboard, with its joined errors, or a sentence where it has none
      await expect(page).toHaveURL(/\/dashboard(\?|$)/);
      await expect(page.getByText(isNewYork ? 'Something unexpected happened' : 'First thing, Second thing.').first()).toBeVisible();
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
    }
  });

  test(`${flow}: a location refused by the server shows its message on the last step`, async ({ page }) => {
    await page.route(/states-eligibility|zip-eligibility/, (route) => route.abort());
    await live(page, ['Metlakatla', 'AK', '99950'], { flow });
    await finish(page, flow, person());
    await expect(page.getByRole('main').getByText('We do not currently offer loans in Alaska.').first()).toBeVisible({ timeout: 30_000 });
    await expect(page).toHaveURL(stepUrl(stepOf('set-password'), flow));
    await accessible(page, `${flow}: not lent here`);
  });
}

test('a New York home on the main site, and any other on the New York site, are offered a link to the right site', async ({ page }) => {
  const flags = { [FLAG.newYork]: true };
  await live(page, ['Albany', 'NY', '12207'], { flags });
  await page.getByRole('dialog').getByRole('link', { name: 'Go to the New York site' }).click();
  await expect(question(page)).toHaveText('Which property would you like to use for financing?');
  expect(page.url()).toMatch(/ny\.|MAIN_NY/);
});

test('a person who may not start another application is told at the end that the account exists, and their name is kept', async ({
  page,
}) => {
  await page.route(/verify-ability-to-start-application/, (route) =>
    route.fulfill({
      json: {
        canStartApplication: false,
        organizationsWithActiveApplication: ['MAIN_WHOLESALE'],
        activeApplicationUuid: null,
        waitUntil: null,
      },
    }),
  );
  // as long as the test: a whole registration comes first
  const named = page.waitForRequest((request) => request.method() === 'PUT' && /\/profile\/name/.test(request.url()), { timeout: 0 });
  await page.goto('/account/heloc');
  await answerAll(page, person());
  await expect(page.getByRole('dialog', { name: 'Account already exists' })).toBeVisible({ timeout: 30_000 });
  // nothing that the stored name has besides is overwritten
  expect((await named).postDataJSON()).toEqual({ firstName: 'Petra', lastName: 'Plain' });
});
