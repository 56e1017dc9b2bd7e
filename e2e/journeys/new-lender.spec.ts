/** A person sets up a lender by a link alone, from nothing to its test host and its administrator's sign-in. */
import { SIGN_IN } from '@hearthline/desk/sign-in/copy.ts';
import { codeAt } from '@hearthline/server/identity/access/two-step.ts';
import { DESK_PASSWORD } from '@hearthline/sandbox/seeded-staff.ts';
import { accessible, expect, test } from '../setup/test.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'.split('');
/** A name that no earlier run of the same product has taken. */
const word = (): string => Array.from({ length: 8 }, () => LETTERS[Math.floor(Math.random() * 26)]).join('');
const digits = (count: number): string => Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');

/** The check digits of a legal entity identifier (ISO 17442: the remainder of 97 is 1). */
function leiOf(first: string): string {
  const figures = `${first}00`
    .split('')
    .map((one) => parseInt(one, 36))
    .join('');
  return first + String(98n - (BigInt(figures) % 97n)).padStart(2, '0');
}

test('@short-wide a lender is set up in the browser, from the link to its test host and the sign-in of its administrator', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const prefix = `alder${word()}`;
  const name = `${prefix[0]?.toUpperCase()}${prefix.slice(1)} Bank`;
  const domain = `${prefix}.example`;
  const invited = await request.post('/sandbox/lender-invitations', { data: { email: `ada@${domain}` } });
  const { path } = (await invited.json()) as { path: string };
  await page.goto(path);

  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  const heading = (title: string) => expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  const next = () => page.getByRole('button', { name: 'Continue' }).click();
  await heading('Company');
  await accessible(page, 'the first step of a new lender');
  await field('Name').fill(name);
  await field('Legal name').fill(`${name}, N.A.`);
  await field('Street').fill('1 Alder Street');
  await field('City').fill('Mesa');
  await page.getByLabel('State', { exact: true }).selectOption('AZ');
  await field('Zip code').fill('85201');
  await field('NMLS number').fill('12');
  await field('NMLS number of the originator').fill(digits(8));
  await field('Legal entity identifier').fill(leiOf(`SANDBOX0${prefix.toUpperCase().slice(5, 13)}00`.slice(0, 18)));
  await page.getByLabel('Supervising agency').selectOption({ index: 1 });
  await next();
  await expect(field('NMLS number')).toHaveAttribute('aria-invalid', 'true');
  await field('NMLS number').fill(digits(8));
  await next();

  await heading('Contacts and hours');
  await field('Telephone').fill(`602-${digits(3)}-${digits(4)}`);
  await field('Email address').fill(`help@${domain}`);
  // left and returned to: what was typed is there
  await expect(async () => {
    await page.reload();
    await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: 'Contacts and hours' }).click();
    await expect(field('Email address')).toHaveValue(`help@${domain}`, { timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await next();

  await heading('Look');
  await page.getByLabel('Color', { exact: true }).fill('#7a1f3d');
  await next();
  await heading('States and licenses');
  await page.getByRole('checkbox', { name: 'CO', exact: true }).check();
  await next();
  await heading('Rates');
  await next();
  await heading('Fees and limits');
  await next();
  await heading('Texts and disclaimers');
  await next();
  await heading('Menus');
  await next();
  await heading('First administrator');
  await field('Name').fill('Ada Alder');
  await field('Work email address').fill(`ada@${domain}`);
  await next();
  await heading('Review');
  await accessible(page, 'the review of a new lender');
  await page.getByRole('button', { name: 'Publish to the test host' }).click();
  await heading(`${name} is at its test host`);
  await accessible(page, 'a lender at its test host');
  const invitation = (await page.getByText(/\/desk\/welcome#/).textContent()) ?? '';

  const { protocol, port } = new URL(baseURL ?? '');
  const site = `${protocol}//${prefix}-test.localhost:${port}`;
  const visitor = await browser.newPage();
  await expect(async () => {
    await visitor.goto(`${site}/account/heloc/register-v2`);
    await expect(visitor).toHaveTitle(new RegExp(name), { timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(visitor.locator('body')).toContainText(`${name}, N.A.`);
  expect(await visitor.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--brand').trim())).toBe('#7a1f3d');
  // its own address is that of nobody
  await visitor.goto(`${protocol}//${prefix}.localhost:${port}/account/heloc/register-v2`);
  await expect(visitor).not.toHaveTitle(new RegExp(name));

  const administrator = await browser.newPage();
  await administrator.goto(invitation);
  await administrator.getByLabel(SIGN_IN.welcome.password, { exact: true }).fill(DESK_PASSWORD);
  await administrator.getByRole('button', { name: SIGN_IN.welcome.submit }).click();
  const key = (await administrator.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
  await administrator.getByLabel(SIGN_IN.enroll.label).fill(codeAt(key, new Date()));
  await administrator.getByRole('button', { name: SIGN_IN.enroll.submit }).click();
  await administrator.getByText(SIGN_IN.codes.kept).click();
  await administrator.getByRole('button', { name: SIGN_IN.codes.done }).click();
  await administrator.goto(`${site}/desk/settings/lender/features`);
  await expect(administrator.getByLabel('Applications', { exact: true })).toHaveValue('TEST');
});
