/** From the confirmed offer to the hard pull: the pages that complete the application. */
import { COPY as SUMMARY } from '@hearthline/client/screens/start/app-summary/copy.ts';
import { MARRIAGE_LABELS, OWNER } from '@hearthline/client/parts/owners/copy.ts';
import { COPY as CONTACT, MARITAL_OPTIONS, PURPOSE_LABELS } from '@hearthline/client/screens/start/contact/copy.ts';
import { COPY as HMDA } from '@hearthline/client/screens/start/hmda/copy.ts';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { choose, pressContinue } from './controls.ts';
import { readToEnd, typeAccessCode } from './documents.ts';

export type CoOwner = {
  readonly first: string;
  readonly last: string;
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
  /** The label of the relationship; not asked about a spouse of a sole owner. */
  readonly role?: string;
};
export type ContactAnswers = {
  readonly ssn?: string;
  readonly ownership?: 'Sole owner' | 'Joint owner' | 'Trust';
  readonly marital?: keyof typeof MARITAL_OPTIONS;
  readonly owners?: readonly CoOwner[];
};

export const atScreen = (page: Page, screen: string): Promise<void> =>
  expect(page).toHaveURL(new RegExp(`/${screen}(\\?|$)`), { timeout: 60_000 });

/** Completes start/contact and sends it; the SSN is typed where none is on file. */
export async function fillContact(page: Page, answers: ContactAnswers = {}): Promise<void> {
  const { ssn = '666101001', ownership = 'Sole owner', marital = 'UNMARRIED', owners = [] } = answers;
  await atScreen(page, 'start/contact');
  await expect(page.getByRole('heading', { name: CONTACT.you })).toBeVisible();
  const box = page.getByLabel(CONTACT.ssn, { exact: true });
  if (await box.isVisible()) await box.fill(ssn);
  await choose(page, new RegExp(`^${MARITAL_OPTIONS[marital].title}`));
  await choose(page, new RegExp(`^${ownership}`));
  for (const [at, owner] of owners.entries()) await fillOwner(page, at, owner);
  await page.getByLabel(CONTACT.purpose).selectOption({ label: PURPOSE_LABELS.HOME_IMPROVEMENT });
  await typeAccessCode(page);
  await choose(page, /^I authorize/, 'checkbox');
  await pressContinue(page, CONTACT.submit);
}

async function fillOwner(page: Page, at: number, { first, last, email, phone, role }: CoOwner): Promise<void> {
  const cards = page.getByRole('textbox', { name: OWNER.email });
  const add = page.getByRole('button', { name: at === 0 ? CONTACT.addFirst : CONTACT.add });
  // the first card of a joint owner comes with the answer, a moment after it
  await expect(cards.nth(at).or(add).first()).toBeVisible();
  if ((await cards.count()) <= at) await add.click();
  await page.getByRole('textbox', { name: OWNER.firstName }).nth(at).fill(first);
  await page.getByRole('textbox', { name: OWNER.lastName }).nth(at).fill(last);
  await cards.nth(at).fill(email);
  await page.getByRole('textbox', { name: OWNER.phone }).nth(at).fill(phone);
  if (role !== undefined) await page.getByLabel(OWNER.role).nth(at).selectOption({ label: role });
  const marital = page.getByLabel(OWNER.marital);
  if ((await marital.count()) > 0) await marital.last().selectOption({ label: MARRIAGE_LABELS.UNMARRIED });
}

/** Leaves the demographic questions unanswered. */
export async function skipHmda(page: Page): Promise<void> {
  await atScreen(page, 'start/hmda');
  await pressContinue(page, HMDA.submit);
}

/** Reads every document of start/app-summary to its end, signs with the name in them, and sends it. */
export async function acceptSummary(page: Page): Promise<void> {
  await atScreen(page, 'start/app-summary');
  await readToEnd(page);
  const unread = page.getByRole('button', { name: SUMMARY.open });
  while ((await unread.count()) > 0) {
    const left = await unread.count();
    const title = (await unread.first().innerText()).replace(SUMMARY.open, '').trim();
    await unread.first().click();
    await readToEnd(page, title);
    // closed at once, the end would not have been seen yet: it counts when the page behind says so
    await expect(page.getByText(SUMMARY.unread, { exact: true })).toHaveCount(left - 1);
    await page.keyboard.press('Escape');
    await expect(unread).toHaveCount(left - 1);
  }
  const hint = await page.getByText(SUMMARY.nameHint('')).innerText();
  await page.getByLabel(SUMMARY.name).fill(hint.replace(SUMMARY.nameHint(''), ''));
  await choose(page, new RegExp(`^${SUMMARY.agreeTitle.replaceAll('.', String.raw`\.`)}`), 'checkbox');
  await pressContinue(page, SUMMARY.submit);
}
