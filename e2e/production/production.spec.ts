/** Persona 1 from the address to the money where `APP_ENV=production`: no sandbox behind the pages, staff at the desk only. */
import { PERSONA_PASSWORD } from '@hearthline/sandbox/personas.ts';
import { nextNotaryOpening } from '@hearthline/rules/notary-hours.ts';
import { expect, type Page, test } from '@playwright/test';
import { tellOf } from '../setup/sandbox.ts';
import { joinByLink } from './desk.ts';
import { ADMINISTRATOR } from './start-production.ts';
import { type Act, ACTS } from '../walk/screens.ts';
import { walk } from '../walk/walk.ts';
import { CLOCK_COOKIE } from './instruments.ts';

test.beforeEach(async ({ context }) => {
  await context.addInitScript((name) => {
    const cookie = document.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
    const ahead = Number(cookie?.split('=')[1] ?? 0);
    const RealDate = Date;
    class MachineDate extends RealDate {
      constructor(...given: ConstructorParameters<typeof RealDate> | []) {
        if (given.length === 0) super(RealDate.now() + ahead);
        else super(...given);
      }
      static override now(): number {
        return RealDate.now() + ahead;
      }
    }
    globalThis.Date = MachineDate as DateConstructor;
    const { timeOrigin } = performance;
    Object.defineProperty(performance, 'timeOrigin', { get: () => timeOrigin + ahead });
  }, CLOCK_COOKIE);
});
test.use({ baseURL: async ({}, use) => use(process.env['HEARTHLINE_URL'] ?? '') });

/** A session ends after some hours: the borrower signs in again, and is led back to the application. */
async function signInAgain(page: Page, uuid: string): Promise<void> {
  if (!page.url().includes('/auth/login')) return;
  const { email } = (await tellOf(page.request, uuid)) as unknown as { email: string };
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).not.toHaveURL(/\/auth\/login/);
  await page.goto(`/account/heloc/${uuid}/`);
}

const FUNDER = 'frida.lund@example.com';

/** Production takes only numbers that can be issued; the sandbox's begin with 666. */
const ISSUABLE = ['501', '10', '1001'].join('-');
const contact: Act = {
  shows: (page) => (ACTS['start/contact'] as Act).shows(page),
  does: async (page, walker) => ACTS['start/contact']?.does(page, { ...walker, persona: { ...walker.persona, ssn: ISSUABLE } }),
};

const clockOf = async (page: Page): Promise<Date> =>
  new Date(((await (await page.request.get('/sandbox/clock')).json()) as { now: string }).now);

/** The newest link in an email to this address. */
async function linkTo(page: Page, email: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const mails = (await (await page.request.get('/sandbox/outbox', { params: { to: email } })).json()) as { body: string }[];
    link = mails.flatMap(({ body }) => /https:\S+\/desk\/\S+/.exec(body)?.[0] ?? [])[0];
    expect(link, `an email to ${email}`).toBeDefined();
  }).toPass({ timeout: 60_000 });
  return link ?? '';
}

test('the first administrator joins by the command, and invites a funder by email', async ({ page }) => {
  const now = () => clockOf(page);
  await joinByLink(page, process.env['STAFF_LINK'] ?? '', ADMINISTRATOR, now);
  await page.getByRole('link', { name: 'Staff' }).click();
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Frida Lund');
  await dialog.getByLabel('Work email address').fill(FUNDER);
  await dialog.getByLabel('Role').selectOption('funder');
  await dialog.getByLabel('Why').fill('Funds lines');
  await dialog.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('Frida Lund was invited.')).toBeVisible();
  const link = await linkTo(page, FUNDER);
  await page.context().clearCookies({ name: /desk/ });
  await joinByLink(page, link, FUNDER, now);
});

test('persona 1 from the address to the money', async ({ page }) => {
  // a session ends half an hour after its last request: the day begins when notaries work
  const opensAt = nextNotaryOpening(new Date());
  if (opensAt !== null) await page.request.post('/sandbox/clock', { data: { set: opensAt } });
  const walked = await walk(
    page,
    { persona: 'happy', ends: 'COMPLETE', does: { 'start/contact': contact } },
    { onTurn: signInAgain, staffAct: async () => Promise.resolve(false) },
  );
  expect(walked.ended).toBe('COMPLETE');
});
