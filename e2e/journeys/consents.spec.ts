/** Consents of a borrower who is already signed in: read from the authenticated endpoint, and not requested again (B §6.2). */
import { pressContinue } from '../pages/controls.ts';
import { confirmEmail, person, STEPS } from '../pages/registration.ts';
import { freshEmail } from '../setup/sandbox.ts';
import { expect, test } from '../setup/test.ts';

const PERSON = person({ first: 'Clara', last: 'Consents', phone: '6025550166', email: '' });
const PROMPT = '/service-comms-prefs/external/api/v1/consent/prompt/SMS_TRANSACTIONAL';
const USER = '/service-comms-prefs/secure/api/v1/consent/user';

test('a borrower who agreed to texts about an application is asked about offers only, and the earlier answer is unchanged', async ({
  page,
  request,
}, info) => {
  test.skip(info.project.name === '360', 'the same at every width');
  const email = freshEmail('clara.consents');
  const opened = await request.post('/identity/api/v1/registration/register?organization=MAIN', {
    data: { email, password: PERSON.password, phoneNumber: PERSON.phone },
  });
  const { jwt } = (await opened.json()) as { jwt: string };
  const headers = { authorization: `Bearer ${jwt}` };
  const { uuid } = (await (await request.get(PROMPT)).json()) as { uuid: string };
  const consents = [{ consent_prompt_uuid: uuid, opt_in_out: 'OPT_IN' }];
  await request.post(USER, { headers, data: { source: 'before', org: 'MAIN', phone: PERSON.phone, product_type: 'HELOC', consents } });

  const asked: string[] = [];
  const about: unknown[] = [];
  page.on('request', (call) => {
    const { pathname } = new URL(call.url());
    if (pathname.includes('/consent/')) asked.push(pathname);
  });
  await page.route(/\/consent\/user\/get$/, (route) => {
    about.push(route.request().postDataJSON());
    return route.continue();
  });
  await page.addInitScript((token) => localStorage.setItem('jwt', `Bearer ${token}`), jwt);
  await page.goto('/account/heloc/register-v2');
  // phone, email and password are known
  for (const step of STEPS.filter(({ path }) => !/phone-and-email|set-password/.test(path))) {
    await expect(page).toHaveURL(new RegExp(`${step.path}(?:\\?|$)`));
    await step.fill(page, PERSON);
    await pressContinue(page);
  }
  await expect(page).toHaveURL(/set-password/);
  await expect(page.getByRole('checkbox', { name: /marketing text messages/i })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /text messages .* about my application/i })).toHaveCount(0);
  expect(asked.filter((path) => path.includes('/external/'))).toEqual([]);
  expect(asked).toContain('/service-comms-prefs/secure/api/v1/consent/prompt/SMS');
  const mine = { org: 'MAIN', phone: PERSON.phone, email };
  await expect
    .poll(() => about)
    .toEqual(
      expect.arrayContaining([
        { consent_type: 'SMS', ...mine },
        { consent_type: 'SMS_TRANSACTIONAL', ...mine },
      ]),
    );
  for (const name of [/privacy/i, /electronic/i]) await page.getByRole('checkbox', { name }).first().check({ force: true });
  await pressContinue(page, 'Check my rate');
  await confirmEmail(page, { email });
  await expect(page).toHaveURL(/\/account\/heloc\/[0-9a-f-]{36}\//, { timeout: 60_000 });
  const present = (await (await request.post(`${USER}/get`, { headers, data: {} })).json()) as {
    consent_type: string;
    opt_in_out: string;
  }[];
  expect(present.map((row) => [row.consent_type, row.opt_in_out])).toEqual([
    ['SMS', 'OPT_OUT'],
    ['SMS_TRANSACTIONAL', 'OPT_IN'],
  ]);
});
