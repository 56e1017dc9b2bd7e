/** Another signer's own way through their part, in their own browser: from the emailed invitation to the signature. */
import { COPY as ABOUT } from '@hearthline/client/screens/heloc-signer/identity/copy.ts';
import { COPY as INTRO } from '@hearthline/client/screens/heloc-signer/intro/copy.ts';
import { COPY as LOGIN, INVITED } from '@hearthline/client/screens/heloc-signer/login/copy.ts';
import { AFTER } from '@hearthline/client/screens/heloc-signer/sign/copy.ts';
import { LOCATION } from '@hearthline/client/parts/location/copy.ts';
import { SIGNING } from '@hearthline/client/parts/signing/copy.ts';
import type { SignerScreen } from '@hearthline/journey/paths.ts';
import { expect } from '@playwright/test';
import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';

import { freshEmail, type Played } from '../setup/sandbox.ts';
import { choose, pressContinue, question, typeDate } from './controls.ts';
import { typeAccessCode } from './documents.ts';
import { giveIdentity } from './identity.ts';

export const PASSWORD = 'Sandbox!2026Pw';
const WORK = { timeout: 60_000 };

export const atSigner = (page: Page, screen: SignerScreen): Promise<void> =>
  expect(page).toHaveURL(new RegExp(`/heloc-signer/${screen}(\\?|$)`), WORK);

/** Invites the first other signer of an application again, at an address of no other test; the path of the link, and the address. */
export async function inviteAnew(request: APIRequestContext, who: Played): Promise<{ path: string; email: string }> {
  const root = `/service-application/api/v1/application/heloc/${who.uuid}/signers`;
  const headers = { authorization: `Bearer ${who.jwt}` };
  const [signer] = (await (await request.get(root, { headers })).json()) as { id: string }[];
  const email = freshEmail('paula');
  const answer = await request.post(`${root}/${signer?.id ?? ''}/resend`, {
    headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
    data: { email },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { path: await invitationPath(request, who, email), email };
}

/** The path of the newest invitation emailed for an application, to `to` if given. */
export async function invitationPath(request: APIRequestContext, { uuid }: Pick<Played, 'uuid'>, to?: string): Promise<string> {
  let path = '';
  await expect(async () => {
    const answer = await request.get('/sandbox/outbox', { params: { applicationUuid: uuid } });
    const mails = (await answer.json()) as { to: string; body: string; at: string }[];
    const links = mails
      .filter((mail) => to === undefined || mail.to === to)
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .flatMap(({ body }) => /\/account\/heloc\/heloc-signer\/[^\s"<>]*invitation=[\w-]+/.exec(body)?.[0] ?? []);
    path = links[0] ?? '';
    expect(path, 'an invitation was emailed').not.toBe('');
  }).toPass(WORK);
  return path;
}

/** Opens the emailed link; its secret leaves the address bar. */
export async function openInvitation(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/heloc-signer\/login$/);
}

/** Sets a password for the invited address; one that has an account already signs in with it. */
export async function openAccount(page: Page): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await pressContinue(page, INVITED.submit);
  const exists = page.getByText(INVITED.exists);
  await expect(exists.or(page.getByRole('button', { name: INTRO.submit }))).toBeVisible(WORK);
  if (await exists.isVisible()) {
    await page.getByLabel(LOGIN.password).fill(PASSWORD);
    await pressContinue(page, LOGIN.submit);
  }
  await atSigner(page, 'intro');
}

export async function agree(page: Page): Promise<void> {
  await expect(page.getByRole('checkbox', { name: new RegExp(INTRO.agreeTitle) })).toBeVisible(WORK);
  await typeAccessCode(page);
  await choose(page, new RegExp(INTRO.agreeTitle), 'checkbox');
  await pressContinue(page, INTRO.submit);
  await atSigner(page, 'identity');
}

/** The birth date; the address of the home is filled in already. A co-signer's Social Security number too. */
export async function tellAbout(page: Page, ssn?: string): Promise<void> {
  await expect(question(page)).toHaveText(ABOUT.about, WORK);
  await typeDate(page, '1980-04-12');
  if (ssn !== undefined) await page.getByLabel(ABOUT.ssn).pressSequentially(ssn);
  await pressContinue(page, ABOUT.save);
  await expect(question(page)).toHaveText(ABOUT.title);
}

/** Reads every closing document to its end, chooses a typed signature, places it everywhere, and signs. */
export async function signDocuments(page: Page, name: string): Promise<void> {
  const onward = page.getByRole('button', { name: /^Next document/ }).or(page.getByRole('button', { name: SIGNING.toSignature }));
  await expect(async () => {
    if ((await question(page).textContent()) === SIGNING.adoptTitle) return;
    await page.locator('[data-page]').last().scrollIntoViewIfNeeded({ timeout: 5000 });
    await onward.click({ timeout: 3000 });
    await expect(question(page)).toHaveText(SIGNING.adoptTitle, { timeout: 1500 });
  }).toPass({ timeout: 90_000 });
  await page.getByRole('textbox', { name: SIGNING.name }).fill(name);
  await pressContinue(page, SIGNING.adopt);
  await expect(question(page)).toHaveText(SIGNING.placeTitle);
  const review = page.getByRole('button', { name: SIGNING.toReview });
  await expect(async () => {
    if (await review.isVisible()) return;
    await page
      .getByRole('button', { name: /^(?:Sign|Initial) here/ })
      .first()
      .click({ timeout: 3000 });
    await expect(review).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await review.click();
  await expect(question(page)).toHaveText(SIGNING.reviewTitle);
  const noLocation = page.getByRole('button', { name: LOCATION.refuse });
  if (await noLocation.isVisible()) await noLocation.click();
  await choose(page, /^I have read these documents/, 'checkbox');
  await pressContinue(page, SIGNING.sign);
}

/** From the invitation to the page that signs. */
export async function reachSigning(page: Page, path: string): Promise<void> {
  await openInvitation(page, path);
  await openAccount(page);
  await agree(page);
  const birthDate = page.getByLabel('Month');
  await expect(birthDate.or(page.getByRole('radio', { name: 'US Passport' }))).toBeVisible(WORK);
  if (await birthDate.isVisible()) await tellAbout(page);
  await giveIdentity(page);
  await atSigner(page, 'sign');
}

/**
 * The whole part of a co-owner, in a browser of their own: opens the invitation that was emailed last, and signs.
 * @param name as in the application
 */
export async function signAsCoOwner(context: BrowserContext, application: Pick<Played, 'uuid'>, name = 'Paula Joint'): Promise<Page> {
  const page = await context.newPage();
  await reachSigning(page, await invitationPath(page.request, application));
  await signDocuments(page, name);
  const after = Object.values(AFTER).map(({ title }) => title);
  await expect.poll(async () => after.includes((await question(page).textContent()) ?? ''), WORK).toBe(true);
  return page;
}
