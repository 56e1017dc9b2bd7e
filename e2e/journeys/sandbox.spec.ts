/** The sandbox as a place to work: the page /sandbox, and the developer toolbar on the product's own pages. */
import { COPY } from '@hearthline/client/sandbox/copy.ts';
import { tabTo } from '../pages/controls.ts';
import { openAs, play, statusOf } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

const KEYS = 'Shift+Alt+KeyX';

test('a person at a status under a lender opens in one click, signed in on that lender’s site', async ({ page, context }) => {
  await page.goto('/sandbox');
  await expect(page.getByRole('heading', { level: 1, name: COPY.title })).toBeVisible();
  await accessible(page, '/sandbox');
  await page.getByLabel(COPY.person.search).fill('33');
  await page.getByText('Ida Blurry').first().click();
  await page.getByLabel(COPY.place.phase).selectOption('VERIFICATION');
  await page.getByLabel(COPY.place.status, { exact: true }).selectOption('IDENTITY_VERIFICATION');
  await page.getByLabel(COPY.place.lender, { exact: true }).selectOption('PLUMFIELD');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: COPY.place.open }).first().click();
  const borrower = await opened;
  await expect(borrower).toHaveURL(/\/\/plumfield\.localhost:\d+\/account\/heloc\/[\da-f-]{36}\/identity/, { timeout: 90_000 });
  await expect(borrower.getByRole('banner')).toContainText('Plumfield');
  expect(await borrower.evaluate(() => localStorage.getItem('jwt'))).toMatch(/^Bearer ey/);
  // on the sandbox's own host nobody is signed in by it
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
});

test('@short-wide a newcomer makes a link and has the first step of a lender of their own', async ({ page, context }) => {
  await page.goto('/sandbox');
  await page.getByRole('button', { name: COPY.newLender.make }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: COPY.newLender.open }).click();
  const wizard = await opened;
  await expect(wizard.getByRole('heading', { level: 1, name: 'Company' })).toBeFocused();
  await accessible(wizard, 'the first step of a new lender, from the sandbox');
});

test('an open order is finished and the status follows; the clock goes to what is due next', async ({ page, request }) => {
  const { uuid } = await play(request, 'novalue', 'NAV_BPO_PROCESSING');
  await page.goto(`/sandbox?application=${uuid}`);
  await page.getByRole('button', { name: COPY.work.finishes('Bpo ext') }).click();
  await expect.poll(() => statusOf(request, uuid)).not.toBe('NAV_BPO_PROCESSING');
  const now = await statusOf(request, uuid);
  const happened = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { name: COPY.history.title }) });
  await expect(happened.getByText(now, { exact: true }).first()).toBeVisible();
  await expect(happened.getByText('NAV_BPO_COMPLETE', { exact: true }).first()).toBeVisible();
  await expect(happened.getByText(/^Provider, by valuation-result, /).first()).toBeVisible();

  const before = (await (await request.get(`/sandbox/clock?applicationUuid=${uuid}`)).json()) as { offsetMs: number };
  await page.getByRole('button', { name: COPY.clock.next }).click();
  await expect(page.getByText(COPY.clock.done)).toBeVisible();
  const after = (await (await request.get(`/sandbox/clock?applicationUuid=${uuid}`)).json()) as { offsetMs: number };
  expect(after.offsetMs).toBeGreaterThan(before.offsetMs);
});

test('an email is read in its frame, and its link leads into the product', async ({ page, request, context }) => {
  const { uuid } = await play(request, 'happy', 'NOTE_SIGNING');
  await page.goto(`/sandbox?application=${uuid}`);
  const subject = 'Your documents are ready to sign';
  await page.locator('summary').filter({ hasText: subject }).first().click();
  const mail = page.frameLocator(`iframe[title="${COPY.mail.frame(subject)}"]`);
  await expect(mail.getByRole('heading', { name: subject })).toBeVisible();
  const opened = context.waitForEvent('page');
  await mail.getByRole('link').first().click();
  const product = await opened;
  // nobody is signed in: the product asks, and knows where the link leads
  await expect(product).toHaveURL(new RegExp(`/auth/login\\?redirectUrl=.*${uuid}`));
});

test('@short-wide a vendor is put down and brought back', async ({ page, request }) => {
  // one that no other journey calls at this moment
  const behavior = async () =>
    ((await (await request.get('/sandbox/vendors')).json()) as { name: string; behavior: string }[]).find(
      ({ name }) => name === 'cardPayments',
    )?.behavior;
  await page.goto('/sandbox');
  const field = page.getByLabel('Card payments');
  await field.selectOption('down');
  await expect(page.getByText(COPY.vendors.set('Card payments', COPY.vendors.behaviors.down))).toBeVisible();
  expect(await behavior()).toBe('down');
  await page.getByRole('button', { name: COPY.vendors.reset }).click();
  await expect(page.getByText(COPY.vendors.isReset)).toBeVisible();
  await expect(field).toHaveValue('normal');
  expect(await behavior()).toBe('normal');
});

test('the toolbar signs in by password, and says one sentence when that is wrong; by keyboard only', async ({ page, request }) => {
  const { email, password } = await play(request, 'happy', 'OFFER_SELECTION');
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press(KEYS);
  const tools = page.getByRole('dialog', { name: COPY.toolbar.title });
  await expect(tools.getByRole('heading', { name: COPY.toolbar.title })).toBeFocused();
  await accessible(page, 'toolbar');
  await page.keyboard.press(KEYS);
  await expect(tools).toBeHidden();
  await page.keyboard.press(KEYS);
  await tabTo(page, tools.getByRole('textbox', { name: COPY.toolbar.email }));
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(tools.getByRole('alert')).toHaveText(COPY.toolbar.need);
  await tabTo(page, tools.getByLabel(COPY.toolbar.password, { exact: true }));
  await page.keyboard.type('Wrong!2026Password');
  await page.keyboard.press('Enter');
  await expect(tools.getByRole('alert')).toHaveText('Something unexpected happened logging you in');
  await page.keyboard.press('Control+A');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Your offers are ready').first()).toBeVisible();
});

test('the toolbar signs in by JWT, and shows where the application of the page stands', async ({ page, request }) => {
  const who = await play(request, 'happy', 'OFFER_SELECTION');
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press(KEYS);
  const tools = page.getByRole('dialog', { name: COPY.toolbar.title });
  await tools.getByLabel(COPY.toolbar.jwt).fill('not.a.token');
  await tools.getByRole('button', { name: COPY.toolbar.submit }).click();
  await expect(tools.getByRole('alert')).toHaveText('Something unexpected happened logging you in');
  await tools.getByLabel(COPY.toolbar.jwt).fill(who.jwt);
  await tools.getByRole('button', { name: COPY.toolbar.submit }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await openAs(page, who);
  await expect(page).toHaveURL(/product\/select/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press(KEYS);
  await expect(tools.getByText('OFFER_SELECTION').first()).toBeVisible();
  await accessible(page, 'toolbar of an application');
  await tools.getByRole('button', { name: COPY.clock.day }).click();
  await expect(tools.getByText(COPY.clock.done)).toBeVisible();
  await tools.getByLabel(COPY.staff.action).selectOption('cancel');
  await tools.getByRole('group', { name: COPY.staff.reasons }).getByRole('checkbox').first().check();
  await tools.getByRole('button', { name: COPY.staff.do }).click();
  await expect.poll(() => statusOf(request, who.uuid)).toBe('CANCELLED');
  await page.keyboard.press('Escape');
  await expect(tools).toBeHidden();
});
