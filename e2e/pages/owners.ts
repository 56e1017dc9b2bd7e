/** Following the other people who sign, as the borrower does. */
import { MARRIAGE_LABELS, OWNER, ROLE_LABELS } from '@hearthline/client/parts/owners/copy.ts';
import { CORRECTED } from '@hearthline/client/parts/corrections/copy.ts';
import { ENDS } from '@hearthline/journey/status-copy/ends.ts';
import { COPY } from '@hearthline/client/screens/signing/additional/copy.ts';
import { expect } from '@playwright/test';
import type { APIRequestContext, Locator, Page } from '@playwright/test';

import type { Played } from '../setup/sandbox.ts';
import { choose } from './controls.ts';

export type NamedOwner = { readonly first: string; readonly last: string; readonly email: string; readonly phone: string };

/** The card of one person who signs, by name. */
export const signerCard = (page: Page, name: string): Locator =>
  page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) })
    .last();

/** Presses a button of one person's card; its accessible name ends with theirs. */
export const pressOf = async (page: Page, button: string, name: string): Promise<void> =>
  page.getByRole('button', { name: `${button} (${name})` }).click();

/** Sends the invitation of a person again and waits until the page says so. */
export async function resendTo(page: Page, name: string): Promise<void> {
  await pressOf(page, COPY.resend, name);
  await expect(page.getByText(/^Sent to .* at /)).toBeVisible();
}

/** Fills the form of a person who signs; the relationship is an owner's. */
export async function fillOwner(page: Page, { first, last, email, phone }: NamedOwner): Promise<void> {
  await page.getByRole('textbox', { name: OWNER.firstName }).fill(first);
  await page.getByRole('textbox', { name: OWNER.lastName }).fill(last);
  await page.getByRole('textbox', { name: OWNER.email }).fill(email);
  await page.getByRole('textbox', { name: OWNER.phone }).fill(phone);
  await page.getByLabel(OWNER.role).selectOption({ label: ROLE_LABELS.CO_DEEDER });
  await page.getByLabel(OWNER.marital).selectOption({ label: MARRIAGE_LABELS.UNMARRIED });
}

/** Expects the card of an application that has ended on the dashboard: how, when, and what can be done next. */
export async function expectEnd(page: Page, kind: keyof typeof ENDS): Promise<void> {
  const { title, why, next } = ENDS[kind];
  await expect(page.getByRole('heading', { level: 4, name: title })).toBeVisible();
  await expect(page.getByText(why)).toBeVisible();
  await expect(page.getByText(/^Ended on /)).toBeVisible();
  for (const sentence of next) await expect(page.getByText(sentence)).toBeVisible();
}

const SIGNER = '/service-application/external/api/v1/heloc/additional-signer';

/** The other owner accepts the invitation that was emailed and refuses to sign, in a browser of their own. */
export async function refuseAsOwner(request: APIRequestContext, { uuid, password }: Played): Promise<void> {
  const mails = (await (await request.get('/sandbox/outbox', { params: { applicationUuid: uuid } })).json()) as {
    to: string;
    body: string;
  }[];
  const mail = mails.find(({ body }) => body.includes('invitation='));
  const invitation = /invitation=([\w-]+)/.exec(mail?.body ?? '')?.[1] ?? '';
  const opened = await request.post(`${SIGNER}/register`, { data: { invitation, password } });
  const own = opened.ok() ? opened : await request.post('/identity/api/v1/login', { data: { email: mail?.to ?? '', password } });
  const { jwt } = (await own.json()) as { jwt: string };
  const headers = { authorization: `Bearer ${jwt}` };
  const HELOC = '/service-application/api/v1/application/heloc';
  if (!opened.ok()) await request.post(`${HELOC}/additional-signer/accept`, { data: { invitation }, headers });
  const refused = await request.post(`${HELOC}/${uuid}/additional-signer/refuse`, { data: {}, headers });
  expect(refused.ok(), await refused.text()).toBe(true);
}

/** On the page of corrections, chooses the answer that is wrong. */
export const askCorrection = (page: Page, kind: keyof typeof CORRECTED): Promise<void> => choose(page, new RegExp(`^${CORRECTED[kind]}`));

/** Staff decide on a correction; a refusal has the reason that the borrower reads. */
export async function decide(
  request: APIRequestContext,
  { uuid }: Played,
  action: 'accept-correction' | 'refuse-correction',
  textForBorrower?: string,
): Promise<void> {
  const data = { action, ...(textForBorrower !== undefined && { textForBorrower }) };
  const answer = await request.post(`/sandbox/applications/${uuid}/staff`, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
}
