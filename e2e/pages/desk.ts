import { expect, type Locator, type Page } from '@playwright/test';
import { codeAt } from '@hearthline/server/identity/access/two-step.ts';
import { DESK_PASSWORD, DESK_SECRET, seededEmail } from '@hearthline/sandbox/seeded-staff.ts';
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';

const PERIOD_MS = 30_000;

const AT_SIGN_IN = { label: 'Code', button: 'Sign in', path: '/desk/api/v1/session/code' };

/**
 * How many codes are tried. Each counts once for a person, the next one is taken half a minute early, and the browsers of other tests sign the same person
 * in: five give every one of them its turn.
 */
const TRIES = 5;

/** Types codes until one is taken, after the first two one in each period. `at` is where it is asked for; `asked`: by which field, and what it is sent to. */
export async function typeCode(page: Page, at: Page | Locator = page, asked = AT_SIGN_IN): Promise<void> {
  const code = at.getByLabel(asked.label, { exact: true });
  for (let tried = 0; tried < TRIES; tried++) {
    if (tried >= 2) await page.waitForTimeout(PERIOD_MS);
    await code.fill(codeAt(DESK_SECRET, new Date(Date.now() + Math.min(tried, 1) * PERIOD_MS)));
    const answer = page.waitForResponse((response) => response.url().endsWith(asked.path));
    await at.getByRole('button', { name: asked.button }).click();
    if ((await answer).ok()) return;
  }
  throw new Error('No code was taken');
}

/** Signs a seeded member of staff, or the second one of the role, in at the desk of the lender whose host the page's address has. */
export async function signInAtDesk(page: Page, role: StaffRole, { orgCode = 'MAIN', origin = '', second = false } = {}): Promise<void> {
  await page.goto(`${origin}/desk`);
  await page.getByLabel('Work email address').fill(seededEmail(orgCode, role, second));
  await page.getByLabel('Password', { exact: true }).fill(DESK_PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  await typeCode(page);
  await expect(page.getByRole('main')).toBeVisible();
}
