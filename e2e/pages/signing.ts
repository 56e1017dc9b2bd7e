/** Signing the closing documents, from the page before it to the page that follows. */
import { SIGNING } from '@hearthline/client/parts/signing/copy.ts';
import { COPY as INTRO } from '@hearthline/client/screens/signing/intro/copy.ts';
import { expect, type Locator, type Page } from '@playwright/test';

import { choose, pressContinue, question } from './controls.ts';
import { readToEnd } from './documents.ts';

/** Reads what is not read yet, one document after the other, until the button that leads on shows. */
export async function readEach(page: Page, onward: Locator): Promise<void> {
  const next = page.getByRole('button', { name: /^Next document: / });
  await readToEnd(page);
  await expect(next.or(onward)).toBeVisible();
  while (await next.isVisible()) {
    const name = (await next.textContent()) ?? '';
    await next.click();
    // A document of one page is read as soon as it shows, and names the one after it.
    await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
    await readToEnd(page);
    await expect(next.or(onward)).toBeVisible();
  }
}

/** From the page before signing: reads each document to its end. Leaves on the choice of a signature. */
export async function readClosing(page: Page): Promise<void> {
  await expect(question(page)).toHaveText(INTRO.title);
  const start = page.getByRole('button', { name: new RegExp(`^(${INTRO.start}|${INTRO.resume})$`) });
  await expect(start).toBeVisible();
  const flood = page.getByRole('checkbox', { name: INTRO.floodAgree });
  if ((await flood.isVisible()) && !(await flood.isChecked())) await choose(page, INTRO.floodAgree, 'checkbox');
  await start.click();
  await expect(question(page)).toHaveText(SIGNING.readTitle);
  const signature = page.getByRole('button', { name: SIGNING.toSignature });
  await readEach(page, signature);
  await signature.click();
  await expect(question(page)).toHaveText(SIGNING.adoptTitle);
}

/** Types the signature. Leaves at the first place. */
export async function typeSignature(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: SIGNING.name }).fill(name);
  await pressContinue(page, SIGNING.adopt);
  await expect(question(page)).toHaveText(SIGNING.placeTitle);
}

/** The button that signs at the current place, at the end of the page. */
export const signHere = (page: Page): Locator => page.locator('[data-sticky-row]').getByRole('button', { name: /^(Sign|Initial) here/ });

/** Signs at places one after the other: all that are left, or as many as given. */
export async function signPlaces(page: Page, most = Infinity): Promise<void> {
  const review = page.getByRole('button', { name: SIGNING.toReview });
  for (let signed = 0; signed < most; signed += 1) {
    await expect(signHere(page).or(review)).toBeVisible();
    if (await review.isVisible()) return;
    const before = await signHere(page).textContent();
    await signHere(page).click();
    await expect(async () => expect((await review.isVisible()) || (await signHere(page).textContent()) !== before).toBe(true)).toPass();
  }
}

/** From the last place: the review, the consent and the signature. Leaves on the page of the copies. */
export async function reviewAndSign(page: Page): Promise<void> {
  await pressContinue(page, SIGNING.toReview);
  await expect(question(page)).toHaveText(SIGNING.reviewTitle);
  await choose(page, new RegExp(`^${SIGNING.agreeTitle}`), 'checkbox');
  await pressContinue(page, SIGNING.sign);
  await expect(question(page)).toHaveText(SIGNING.doneTitle);
}

/** Signs everything with a typed name, from the page before signing to the one after it. The borrower of an application. */
export async function signClosing(page: Page, name: string): Promise<void> {
  await readClosing(page);
  await typeSignature(page, name);
  await signPlaces(page);
  await reviewAndSign(page);
  await pressContinue(page, SIGNING.go);
  await expect(page).not.toHaveURL(/\/signing\/(intro|sign)/);
}
