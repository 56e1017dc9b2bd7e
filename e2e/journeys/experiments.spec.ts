/** An experiment that an administrator switches on at the desk changes what a new visitor sees; the same visitor keeps it, and is counted. */
import { ASIDE } from '@hearthline/client/screens/register/legal-name/copy.ts';
import type { Browser, Page } from '@playwright/test';
import { signInAtDesk } from '../pages/desk.ts';
import { person, STEPS } from '../pages/registration.ts';
import { freshEmail } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

const REASON = 'Agreed with compliance on Monday';
/** The second note of a variation. */
function noteOf(variation: keyof typeof ASIDE): string {
  const { text } = ASIDE[variation][1] ?? {};
  if (typeof text !== 'string') throw new Error(`${variation} has no second note`);
  return text;
}
const STOP_FIRST = noteOf('stop-first');
const AS_BEFORE = noteOf('encryption-first');

test.beforeEach(({}, info) => {
  test.skip(info.project.name === '360', 'one lender has one experiment of a surface at a time');
});

/** Says why, continues, and confirms. */
async function confirm(page: Page, act: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill(REASON);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await dialog.getByRole('button', { name: act }).click();
  await expect(dialog).toBeHidden();
}

/** A new visitor answers up to the question for the legal name. */
async function visitorAtName(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const page = await (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
  const who = person({ first: 'Vera', last: 'Varied', phone: '6025550177', email: freshEmail('vera') });
  const decided = page.waitForResponse(/\/api\/v2\/decision/);
  await page.goto('/account/heloc/register-v2');
  await decided;
  for (const step of STEPS.slice(
    0,
    STEPS.findIndex(({ path }) => path.includes('legal-name')),
  )) {
    await step.fill(page, who);
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await expect(page).toHaveURL(/legal-name/);
  return page;
}

test('an experiment started at the desk is seen by a new visitor, kept over a reload, counted, and gone when it is stopped', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signInAtDesk(page, 'admin');
  await page.goto('/desk/settings/experiments');
  await expect(page.getByRole('heading', { level: 1, name: 'Experiments' })).toBeVisible();
  await page.getByRole('button', { name: 'Plan an experiment' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Plan it' }).click();
  await expect(form.getByText('Choose what it varies').first()).toBeVisible();
  await form.getByLabel('The question it answers').fill('Does naming the way out first bring more people to their rate?');
  await form.getByLabel('What it varies').selectOption({ index: 1 });
  await form.getByLabel('Variation to try').selectOption({ index: 1 });
  // of a hundred, ninety-nine: so that a visitor of this test is almost surely among them, and the other one is looked for too
  await form.getByLabel('Visitors of 100 who see it').fill('99');
  await form.getByLabel('Visitors needed').fill('100');
  await form.getByLabel('Why').fill(REASON);
  await form.getByRole('button', { name: 'Plan it' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Start', exact: true }).first().click();
  await confirm(page, 'Start it now');
  await expect(page.getByText('Running').first()).toBeVisible();
  await accessible(page, 'experiments at the desk');

  const visitor = await visitorAtName(browser, baseURL);
  const note = visitor.getByText(STOP_FIRST).or(visitor.getByText(AS_BEFORE));
  await expect(note).toBeVisible();
  const first = await note.textContent();
  const stored = await visitor.evaluate(() => sessionStorage.getItem('experiments'));
  expect(stored).toContain('registration-reassurance');
  await visitor.reload();
  await expect(note).toHaveText(first ?? '');

  await expect(async () => {
    await page.reload();
    const rows = page
      .getByRole('table', { name: /Results of/ })
      .first()
      .getByRole('row');
    await expect(
      rows
        .filter({ hasText: first?.includes(STOP_FIRST) ? 'Stopping at any point is the bold line' : 'as before' })
        .getByRole('cell')
        .nth(2),
    ).toHaveText('1', { timeout: 2000 });
  }).toPass({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Stop', exact: true }).first().click();
  await confirm(page, 'Stop it now');
  await expect(page.getByText('too few to decide anything').first()).toBeVisible();
  const next = await visitorAtName(browser, baseURL);
  await expect(next.getByText(AS_BEFORE)).toBeVisible();
  expect(await next.evaluate(() => sessionStorage.getItem('experiments'))).toBe('[]');
});
