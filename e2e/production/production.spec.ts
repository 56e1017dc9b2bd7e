/** Persona 1 from the address to the money where `APP_ENV=production`: no sandbox behind the pages, staff at the desk only. */
import { PERSONA_PASSWORD } from '@hearthline/sandbox/personas.ts';
import { nextNotaryOpening } from '@hearthline/rules/notary-hours.ts';
import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import { ACTIONS } from '@hearthline/server/staff/actions/all.ts';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { tellOf } from '../setup/sandbox.ts';
import { approveInvitation, doTask, invite, joinByLink, signInAgain as signInToDesk } from './desk.ts';
import { ADMINISTRATOR, SECOND } from './start-production.ts';
import { type Act, ACTS } from '../walk/screens.ts';
import { walk } from '../walk/walk.ts';
import { CLOCK_COOKIE } from './instruments.ts';

/** Lets the pages of a browser have the machine's clock. */
async function followClock(context: BrowserContext): Promise<void> {
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
}

test.beforeEach(({ context }) => followClock(context));
test.use({ baseURL: async ({ browserName: _ }, provide) => provide(process.env['HEARTHLINE_URL'] ?? '') });

/** A session ends after some hours: the borrower signs in again, and is led back to the application. */
async function signInAgain(page: Page, uuid: string): Promise<void> {
  if (!page.url().includes('/auth/login')) return;
  const { email } = (await tellOf(page.request, uuid)) as unknown as { email: string };
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PERSONA_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).not.toHaveURL(/\/auth\/login/);
  await page.goto(`/account/heloc/${uuid}/`);
}

const FUNDER = 'frida.lund@main.example.com';

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

/** What staff do on persona 1's way, as the desk calls it. */
const TITLES: Partial<Readonly<Record<StaffActionName, string>>> = {
  'approve-funding': ACTIONS['approve-funding'].title,
  'clear-final-checks': ACTIONS['clear-final-checks'].title,
};

test('persona 1 from the address to the money, with a funder whom the first administrator invited and a second person approved', async ({
  page,
  browser,
}) => {
  const now = () => clockOf(page);
  // a session ends half an hour after its last request: the day begins when notaries work
  const opensAt = nextNotaryOpening(new Date());
  if (opensAt !== null) await page.request.post('/sandbox/clock', { data: { set: opensAt } });

  const atDesk = async () => {
    const context = await browser.newContext({ baseURL: process.env['HEARTHLINE_URL'] ?? '', ignoreHTTPSErrors: true });
    await followClock(context);
    return context.newPage();
  };
  const administrator = await atDesk();
  await joinByLink(administrator, process.env['STAFF_LINK'] ?? '', ADMINISTRATOR, now);
  await invite(administrator, { name: 'Frida Lund', email: FUNDER, role: 'funder' });
  const second = await atDesk();
  await joinByLink(second, process.env['SECOND_STAFF_LINK'] ?? '', SECOND, now);
  await approveInvitation(second, 'Frida Lund');
  const funder = await atDesk();
  const frida = await joinByLink(funder, await linkTo(page, FUNDER), FUNDER, now);

  const staffAct = async (_page: Page, _uuid: string, actions: readonly StaffActionName[]) => {
    // the page's clock is the machine's again
    await funder.request.get('/sandbox/clock');
    await funder.goto('/desk/work');
    await signInToDesk(funder, frida, now);
    for (const action of actions) if (await doTask(funder, TITLES[action] ?? action)) return true;
    return false;
  };
  const walked = await walk(
    page,
    { persona: 'happy', ends: 'COMPLETE', does: { 'start/contact': contact } },
    { onTurn: signInAgain, staffAct },
  );
  expect(walked.ended).toBe('COMPLETE');
});
