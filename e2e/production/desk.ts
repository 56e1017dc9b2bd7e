/** The lender's staff at /desk, from the one-time link on: password, authenticator app, recovery codes. */
import { NET_TYPED } from '@hearthline/desk/parts/actions/copy.ts';
import { SIGN_IN } from '@hearthline/desk/sign-in/copy.ts';
import { expect, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

const PASSWORD = 'Desk!2026Password';

/** A member of staff with what only they have. */
export type Member = { readonly email: string; readonly secret: string };

/** The code their app shows at this moment of the machine's clock. */
const codeAt = (secret: string, now: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

/** Opens the link they were given, sets the password and the app, and stands at the desk. */
export async function joinByLink(page: Page, link: string, email: string, now: () => Promise<Date>): Promise<Member> {
  await page.goto(link);
  await page.getByLabel(SIGN_IN.welcome.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: SIGN_IN.welcome.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: SIGN_IN.enroll.title })).toBeVisible();
  const shown = await page.getByText(/^(?:[A-Z2-7]{4} ){3,}[A-Z2-7]{1,4}$/).textContent();
  const secret = (shown ?? '').replaceAll(' ', '');
  await page.getByLabel(SIGN_IN.enroll.label).fill(codeAt(secret, await now()));
  await page.getByRole('button', { name: SIGN_IN.enroll.submit }).click();
  await page.getByRole('checkbox', { name: SIGN_IN.codes.kept }).check();
  await page.getByRole('button', { name: SIGN_IN.codes.done }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
  return { email, secret };
}

/** As an administrator: proposes to invite a colleague. */
export async function invite(
  page: Page,
  { name, email, role }: { readonly name: string; readonly email: string; readonly role: string },
): Promise<void> {
  await page.getByRole('link', { name: 'Staff' }).click();
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Work email address').fill(email);
  await dialog.getByLabel('Role').selectOption(role);
  await dialog.getByLabel('Why').fill('Funds lines');
  await dialog.getByRole('button', { name: 'Propose the invitation' }).click();
  await expect(page.getByText(`Proposed: invite ${name}.`)).toBeVisible();
}

/** As the second person: approves the one change of access that waits, by which the colleague gets an email. */
export async function approveInvitation(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Staff' }).click();
  await expect(page.getByRole('heading', { name: `Invite ${name} as ` })).toBeVisible();
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(`Approved: Invite ${name} as `)).toBeVisible();
}

/** Signs in again with both steps, where the session has ended. */
export async function signInAgain(page: Page, { email, secret }: Member, now: () => Promise<Date>): Promise<void> {
  const asked = page.getByLabel(SIGN_IN.email);
  if (!(await asked.isVisible())) return;
  await asked.fill(email);
  await page.getByLabel(SIGN_IN.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: SIGN_IN.next }).click();
  await page.getByLabel(SIGN_IN.code.label, { exact: true }).fill(codeAt(secret, await now()));
  await page.getByRole('button', { name: SIGN_IN.code.submit }).click();
  await expect(asked).toBeHidden();
}

/** At the desk: takes the task of this title and does what it waits for; the page says that it was done. */
export async function doTask(page: Page, action: string): Promise<boolean> {
  await page.goto('/desk/work');
  const take = page.getByRole('button', { name: /^Take: / }).first();
  const first = page.getByRole('main').getByRole('table').getByRole('link').first();
  if (
    !(await first.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    ))
  )
    return false;
  if (await take.isVisible()) await take.click();
  await first.click();
  const button = page.getByRole('button', { name: action, exact: true });
  if (
    !(await button.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    ))
  )
    return false;
  await button.click();
  const dialog = page.getByRole('dialog');
  // the approval of a funding names its amount, which is typed
  const confirm = dialog.getByRole('button', { name: new RegExp(`^${action}(: |$)`) });
  const [, amount] = (await confirm.textContent())?.split(': ') ?? [];
  if (amount !== undefined) await dialog.getByLabel(NET_TYPED.label).fill(amount);
  await dialog.getByRole('button', { name: new RegExp(`^${action}(: |$)`) }).click();
  await expect(page.getByText(`Done: ${action}.`)).toBeVisible();
  return true;
}
