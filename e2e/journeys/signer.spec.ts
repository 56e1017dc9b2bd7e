/** Co-owners and co-signers in their own browser: from the emailed invitation to what follows their signature, and every way it can fail. */
import { COPY as ENDED_PAGE } from '@hearthline/client/screens/heloc-signer/cancelled/copy.ts';
import { REFUSE } from '@hearthline/client/screens/heloc-signer/copy.ts';
import { COPY as ERROR } from '@hearthline/client/screens/heloc-signer/error/copy.ts';
import { COPY as INTRO } from '@hearthline/client/screens/heloc-signer/intro/copy.ts';
import { COPY as LOGIN, ENDED_COPY, INVITED, WRONG } from '@hearthline/client/screens/heloc-signer/login/copy.ts';
import { DOCUMENTS } from '@hearthline/client/parts/electronic/copy.ts';
import { COPY as THEIRS } from '@hearthline/client/screens/heloc-signer/documents/copy.ts';
import { AFTER, COPY as SIGNED } from '@hearthline/client/screens/heloc-signer/sign/copy.ts';
import type { Page } from '@playwright/test';

import { confirmNotice, sendCancelNotice } from '../pages/closing.ts';
import { choose, logOut, pressContinue, question } from '../pages/controls.ts';
import { giveIdentity } from '../pages/identity.ts';
import {
  inviteAnew,
  agree,
  atSigner,
  invitationPath,
  openAccount,
  openInvitation,
  PASSWORD,
  signAsCoOwner,
  signDocuments,
  tellAbout,
} from '../pages/signer.ts';
import { openAs, passTime, play, statusOf } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

const logIn = async (page: Page, email: string): Promise<void> => {
  await page.getByLabel(LOGIN.email).fill(email);
  await page.getByLabel(LOGIN.password).fill(PASSWORD);
  await pressContinue(page, LOGIN.submit);
};

test('persona 2 and his co-owner, each in their own browser: she signs, and his page goes on by itself', async ({
  page,
  request,
  browser,
}) => {
  const who = await play(request, 2, 'CO_DEED_REQ');
  await openAs(page, who);
  await expect(page).toHaveURL(/signing\/additional/);
  const context = await browser.newContext();
  await inviteAnew(request, who);
  const hers = await signAsCoOwner(context, who);
  await accessible(hers, 'after signing');
  await expect.poll(async () => statusOf(request, who.uuid), { timeout: 60_000 }).not.toBe('CO_DEED_REQ');
  await expect(page).not.toHaveURL(/signing\/additional/, { timeout: 60_000 });
  await context.close();
});

test('each page is there again after a reload, and the secret of the invitation is nowhere', async ({ page, request }) => {
  const who = await play(request, 2, 'CO_DEED_REQ');
  const { path } = await inviteAnew(request, who);
  await openInvitation(page, path);
  await expect(question(page)).toHaveText(INVITED.title('Paula'));
  await accessible(page, 'invitation');
  await page.reload();
  await expect(question(page)).toHaveText(INVITED.title('Paula'));
  await openAccount(page);
  const secret = /invitation=([\w-]+)/.exec(path)?.[1] ?? '';
  const held = await page.evaluate(() =>
    JSON.stringify([history.state, Object.entries(localStorage), Object.entries(sessionStorage), location.href, document.cookie]),
  );
  expect(held).not.toContain(secret);
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await page.reload();
  await expect(question(page)).toHaveText(INTRO.title('Paul Joint'));
  await accessible(page, 'intro');
  await agree(page);
  await page.reload();
  await tellAbout(page);
  await accessible(page, 'identity');
  await giveIdentity(page);
  await page.reload();
  await atSigner(page, 'sign');
  await page.reload();
  await signDocuments(page, 'Paula Joint');
  await expect(question(page)).toHaveText(/signed|notary/i);
  await page.getByRole('link', { name: 'Your documents' }).first().click();
  await expect(page.getByRole('button', { name: /Deed of Trust/ }).first()).toBeVisible();
  await page.goto('/account/heloc/heloc-signer/conditions/anything');
  await expect(page).toHaveURL(/heloc-signer\/conditions$/);
  await expect(question(page)).toBeVisible();
  await accessible(page, 'conditions');
});

test('a session that ends in the middle leads to the signers’ sign-in and back; logging out too', async ({ page, request }) => {
  const who = await play(request, 2, 'CO_DEED_REQ');
  const { path, email } = await inviteAnew(request, who);
  await openInvitation(page, path);
  await openAccount(page);
  await choose(page, new RegExp(INTRO.agreeTitle), 'checkbox');
  await page.evaluate(() => localStorage.setItem('jwt', 'Bearer not.a.token'));
  await pressContinue(page, INTRO.submit);
  await expect(page).toHaveURL(/heloc-signer\/login\?redirectUrl=/);
  await accessible(page, 'login');
  await page.getByLabel(LOGIN.email).fill('nobody.at.all@example.com');
  await page.getByLabel(LOGIN.password).fill(PASSWORD);
  await pressContinue(page, LOGIN.submit);
  await expect(page.getByRole('alert')).not.toContainText(/account/i);
  await logIn(page, email);
  await atSigner(page, 'intro');
  await logOut(page);
  await expect(page).toHaveURL(/heloc-signer\/login$/);
});

test('an account that only signs has no place on the borrower’s pages: signed out once, to the signers’ sign-in', async ({
  page,
  request,
}) => {
  const who = await play(request, 2, 'CO_DEED_REQ');
  await openInvitation(page, (await inviteAnew(request, who)).path);
  await openAccount(page);
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/heloc-signer\/login$/, { timeout: 30_000 });
  await expect(question(page)).toHaveText(LOGIN.title);
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
  expect(loads).toBe(2);
});

test('another person who is signed in sees whose invitation it is, and the borrower has nothing to sign', async ({ page, request }) => {
  const who = await play(request, 2, 'CO_DEED_REQ');
  await openAs(page, who);
  await expect(page).toHaveURL(/signing\/additional/);
  await openInvitation(page, await invitationPath(request, who));
  await expect(question(page)).toHaveText(WRONG.title);
  await accessible(page, 'wrong person');
  await page.goto('/account/heloc/heloc-signer/sign');
  await atSigner(page, 'error');
  await expect(question(page)).toHaveText(ERROR.title);
  await openInvitation(page, await invitationPath(request, who));
  await pressContinue(page, WRONG.leave);
  await expect(question(page)).toHaveText(INVITED.title('Paula'));
});

test('an address with an account signs in and accepts; the used link says so', async ({ page, request }) => {
  const who = await play(request, 2, 'CO_DEED_REQ');
  // Paula signed another application: her address has an account
  await play(request, 2, 'RESCISSION');
  const path = await invitationPath(request, who);
  await openInvitation(page, path);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await pressContinue(page, INVITED.submit);
  await expect(page.getByText(INVITED.exists)).toBeVisible();
  await page.getByLabel(LOGIN.password).fill(PASSWORD);
  await pressContinue(page, LOGIN.submit);
  await atSigner(page, 'intro');
  await expect(question(page)).toHaveText(INTRO.title('Paul Joint'));
});

test('@short-wide a link that was replaced, and one that has expired', async ({ page, request }) => {
  const who = await play(request, 2, 'CO_DEED_REQ');
  await openInvitation(page, `/account/heloc/heloc-signer/resume?invitation=${'x'.repeat(43)}`);
  await expect(question(page)).toHaveText(ENDED_COPY.unknown);
  await accessible(page, 'unknown invitation');
  const replaced = await invitationPath(request, who);
  const { path } = await inviteAnew(request, who);
  await openInvitation(page, replaced);
  await expect(question(page)).toHaveText(ENDED_COPY.unknown);
  await passTime(request, who.uuid, '15d');
  await openInvitation(page, path);
  await expect(question(page)).toHaveText(ENDED_COPY.over);
});

test('saying no ends the application, after its consequences were read', async ({ page, request }) => {
  const who = await play(request, 2, 'CO_DEED_REQ');
  await openInvitation(page, (await inviteAnew(request, who)).path);
  await openAccount(page);
  await pressContinue(page, REFUSE.open);
  const dialog = page.getByRole('dialog', { name: REFUSE.title });
  await dialog.getByRole('textbox', { name: REFUSE.reason }).fill('I want to talk to a lawyer first.');
  await dialog.getByRole('button', { name: REFUSE.yes }).click();
  await atSigner(page, 'cancelled');
  await expect(question(page)).toHaveText(ENDED_PAGE.REFUSED.title);
  await accessible(page, 'cancelled');
  expect(await statusOf(request, who.uuid)).toBe('CANCELLED');
});

test('the right to cancel is each owner’s: her own notice, its receipt, and a notice that cancels for all', async ({ page, request }) => {
  const who = await play(request, 2, 'RESCISSION');
  await page.goto(`/account/heloc/heloc-signer/resume?application=${who.uuid}`);
  await logIn(page, 'paula.joint@example.com');
  await atSigner(page, 'sign');
  await expect(question(page)).toHaveText(AFTER.RIGHT_TO_CANCEL.title);
  await confirmNotice(page, 'Paula Joint');
  await accessible(page, 'right to cancel');
  // how her documents reach her is her own choice, and what follows is said before it is made
  await page.getByRole('link', { name: SIGNED.documents }).click();
  await page.getByRole('button', { name: DOCUMENTS.withdraw }).click();
  await expect(page.getByRole('dialog', { name: DOCUMENTS.withdrawTitle })).toContainText(/comes by mail to .*Phoenix, AZ/);
  await page.getByRole('button', { name: DOCUMENTS.withdrawYes }).click();
  await expect(page.getByText(DOCUMENTS.mailed)).toBeVisible();
  await accessible(page, 'documents by mail');
  await page.getByRole('link', { name: THEIRS.back }).click();
  await sendCancelNotice(page, 'Paula Joint');
  await atSigner(page, 'cancelled');
  await expect(question(page)).toHaveText(ENDED_PAGE.RESCINDED.title);
  expect(await statusOf(request, who.uuid)).toBe('CANCELLED');
});
