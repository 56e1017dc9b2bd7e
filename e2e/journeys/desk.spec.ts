import { DESK_PASSWORD, seededEmail } from '@hearthline/sandbox/seeded-staff.ts';
import { ACCOUNT } from '@hearthline/desk/screens/account/copy.ts';
import { SIGN_IN } from '@hearthline/desk/sign-in/copy.ts';
import { codeAt } from '@hearthline/server/identity/access/two-step.ts';
import { expect } from '@playwright/test';
import { accessible, test } from '../setup/test.ts';
import { signInAtDesk, typeCode } from '../pages/desk.ts';
import { withVirtualAuthenticator } from '../pages/passkeys.ts';

test('a new colleague sets up their sign-in from the link, with an authenticator app and recovery codes', async ({
  page,
  browser,
  request,
}) => {
  const email = `nora.${Date.now()}@main.example.com`;
  await signInAtDesk(page, 'admin');
  await page.goto('/desk/settings/staff');
  await page.getByRole('button', { name: 'Invite a person' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Nora Ellis');
  await page.getByLabel('Work email address').fill(email);
  await page.getByLabel('Role').selectOption('processor');
  await page.getByLabel('Why').fill('A new colleague');
  await page.getByRole('button', { name: 'Propose the invitation' }).click();
  await expect(page.getByText('You proposed this. A different person decides it.').first()).toBeVisible();
  const second = await (await browser.newContext()).newPage();
  await signInAtDesk(second, 'compliance', { origin: new URL(page.url()).origin });
  await second.goto(new URL('/desk/settings/staff', page.url()).href);
  await expect(second.getByText(email)).toBeVisible();
  await accessible(second, 'a change of access that waits for this person');
  await second.getByRole('button', { name: 'Approve' }).first().click();
  await expect(second.getByText('Approved: Invite Nora Ellis as processor.')).toBeVisible();

  const outbox = (await (await request.get(`/sandbox/outbox?to=${email}`)).json()) as { body: string }[];
  const path = /\/desk\/welcome#[\w-]+/.exec(outbox[0]?.body ?? '')?.[0] ?? '';
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(new URL(path, page.url()).href);
  await theirs.getByLabel(SIGN_IN.welcome.password).fill('Quarry-Lantern-88!');
  expect(theirs.url()).not.toContain('#');
  await theirs.getByRole('button', { name: SIGN_IN.welcome.submit }).click();
  await expect(theirs.getByRole('img', { name: SIGN_IN.enroll.qr })).toBeVisible();
  const key = (await theirs.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
  await theirs.getByLabel(SIGN_IN.enroll.label).fill(codeAt(key, new Date()));
  await theirs.getByRole('button', { name: SIGN_IN.enroll.submit }).click();
  const codes = theirs.getByText(/^[A-Z2-9]{4}(-[A-Z2-9]{4}){3}$/);
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  await theirs.getByText(SIGN_IN.codes.kept).click();
  await theirs.getByRole('button', { name: SIGN_IN.codes.done }).click();
  await expect(theirs.getByRole('main')).toContainText(/\w/);

  // without the phone: a recovery code
  await theirs.goto('/desk');
  const signOut = theirs.getByRole('button', { name: 'Sign out' });
  const menu = theirs.getByRole('button', { name: 'Menu' });
  await expect(signOut.or(menu).first()).toBeVisible();
  if (await menu.isVisible()) await menu.click();
  await signOut.last().click();
  await theirs.getByLabel(SIGN_IN.email).fill(email);
  await theirs.getByLabel(SIGN_IN.password, { exact: true }).fill('Quarry-Lantern-88!');
  await theirs.getByRole('button', { name: SIGN_IN.next }).click();
  await theirs.getByLabel(SIGN_IN.code.label, { exact: true }).fill(recovery);
  await theirs.getByRole('button', { name: SIGN_IN.code.submit }).click();
  await expect(theirs.getByRole('heading', { level: 1 })).not.toHaveText(SIGN_IN.code.title);
});

test('@short-wide staff find a person, look at a value, and an auditor reads the look; what was typed survives an ended session', async ({
  page,
  browser,
}) => {
  await signInAtDesk(page, 'agent');
  await page.goto('/desk/people');
  await page.getByLabel('Search for').fill('happy');
  await page.getByLabel('Why you look').selectOption('CALL');
  const note = `They called about a draw, ${Date.now()}`;
  await page.getByLabel('In your own words').fill(note);
  // the session ends while the page is open: a sign-in is asked for over it
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Search' }).click();
  const over = page.getByRole('dialog', { name: 'You were signed out' });
  await over.getByLabel(SIGN_IN.password, { exact: true }).fill(DESK_PASSWORD);
  await expect(over.getByLabel(SIGN_IN.email)).toHaveValue(seededEmail('MAIN', 'agent'));
  await over.getByRole('button', { name: SIGN_IN.next }).click();
  await typeCode(page, over);
  await expect(over).toBeHidden();
  await expect(page.getByLabel('Search for')).toHaveValue('happy');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('link', { name: 'Grace H.' }).first().click();
  await page.getByRole('button', { name: 'Show Phone' }).click();
  await expect(page.getByText(/\(\d{3}\) \d{3}-\d{4}/)).toBeVisible();

  const auditors = await (await browser.newContext()).newPage();
  await signInAtDesk(auditors, 'auditor', { origin: new URL(page.url()).origin });
  await auditors.goto(new URL('/desk/views', page.url()).href);
  const lines = auditors.getByRole('row').filter({ hasText: note });
  await expect(lines).toHaveCount(3);
  await expect(lines.first()).toContainText('Phone');
  await expect(auditors.getByRole('main')).not.toContainText('Happy');
});

test('a member of staff adds a passkey with password and code, signs in with it alone, and removes it', async ({ page }) => {
  await withVirtualAuthenticator(page);
  await signInAtDesk(page, 'compliance');
  await page.goto('/desk/account');
  await page.getByRole('button', { name: ACCOUNT.passkeys.add }).click();
  const proof = page.getByRole('dialog', { name: ACCOUNT.passkeys.add });
  await proof.getByLabel(ACCOUNT.proof.password, { exact: true }).fill(DESK_PASSWORD);
  await accessible(page, 'the proof before a passkey');
  await typeCode(page, proof, { label: ACCOUNT.proof.code, button: ACCOUNT.passkeys.next, path: '/desk/api/v1/account/passkeys/options' });
  const named = page.getByRole('dialog', { name: ACCOUNT.passkeys.nameTitle });
  await named.getByLabel(ACCOUNT.passkeys.name).fill('Desk laptop');
  await named.getByRole('button', { name: ACCOUNT.passkeys.create }).click();
  await expect(page.getByText(ACCOUNT.passkeys.added('Desk laptop'))).toBeVisible();
  await accessible(page, 'a passkey in the account of staff');

  await page.context().clearCookies();
  await page.goto('/desk/account');
  await page.getByRole('button', { name: SIGN_IN.passkey.use }).click();
  await expect(page.getByRole('heading', { name: ACCOUNT.title })).toBeVisible();

  await page.getByRole('button', { name: ACCOUNT.passkeys.removeOf('Desk laptop') }).click();
  const removal = page.getByRole('dialog', { name: ACCOUNT.passkeys.removeOf('Desk laptop') });
  await removal.getByLabel(ACCOUNT.proof.password, { exact: true }).fill(DESK_PASSWORD);
  await removal.getByRole('button', { name: ACCOUNT.passkeys.remove }).click();
  await expect(page.getByText(ACCOUNT.passkeys.none)).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/desk/account');
  await page.getByRole('button', { name: SIGN_IN.passkey.use }).click();
  await expect(page.getByText(SIGN_IN.passkey.refused)).toBeVisible();
});
