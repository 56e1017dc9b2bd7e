/** Each failure persona, started by the sandbox at its status: the right screen, readable by everybody, with the action that leads out. */
import type { Page } from '@playwright/test';

import { goOn, question } from '../pages/controls.ts';
import { openAs, play, staff, statusOf } from '../setup/sandbox.ts';
import type { Played } from '../setup/sandbox.ts';
import { accessible, expect, test } from '../setup/test.ts';

type Walk = {
  readonly persona: number;
  readonly status: string;
  readonly screen: string;
  readonly modifiers?: string[];
  /** Runs in the short set too. */
  readonly short?: true;
  /** What the person, or the lender's staff, does here; then the screen that follows. */
  readonly out?: { readonly does: (page: Page, who: Played) => Promise<void>; readonly screen: string };
};

const typeSsn = async (page: Page, ssn: string) => {
  await page.getByLabel(/social security number/i).fill(ssn);
  await goOn(page, /continue|submit|check/i);
};

const WALKS: readonly Walk[] = [
  { persona: 8, status: 'GEN_PRE_SOFT_CREDIT_DISCLOSURE', screen: 'document/disclosures' },
  { persona: 9, status: 'CREDIT_NO_MATCH', screen: 'credit/social', short: true, out: { does: (page) => typeSsn(page, '666-10-1009'), screen: 'product/select' } },
  { persona: 10, status: 'CREDIT_NO_MATCH_SSN', screen: 'review-app/no-credit' },
  { persona: 11, status: 'SOFT_CREDIT_LOCKED_OR_FROZEN', screen: 'credit/error' },
  { persona: 12, status: 'SOFT_CREDIT_LOCKED_OR_FROZEN', screen: 'credit/error' },
  { persona: 14, status: 'CREDIT_ERROR', screen: 'error/timeout' },
  { persona: 14, status: 'UNKNOWN', screen: 'error/timeout', modifiers: ['unknown'] },
  { persona: 15, status: 'CREDIT_MINOR', screen: 'error/timeout', out: { does: (page, who) => staff(page.request, who.uuid, 'decline'), screen: 'error/' } },
  { persona: 16, status: 'FACTA_REVIEW', screen: 'error/timeout', out: { does: (page, who) => staff(page.request, who.uuid, 'verify-alert'), screen: 'product/select' } },
  { persona: 17, status: 'NO_PROPERTY_FOUND', screen: 'review-app/property' },
  {
    persona: 18, status: 'MULTIPLE_PROPERTIES', screen: 'review-app/property', short: true,
    out: {
      does: async (page) => {
        await page.locator('label', { has: page.getByRole('radio', { name: /unit b/i }) }).click();
        await goOn(page);
      },
      screen: 'product/select',
    },
  },
  { persona: 20, status: 'LIEN_VERIFICATION', screen: 'review-app/incorrect-ownership' },
  { persona: 21, status: 'NO_AVM_FOUND', screen: 'bpo/estimate-value' },
  { persona: 22, status: 'LIEN_VERIFICATION', screen: 'liens' },
  { persona: 23, status: 'ASSETS_PREQUAL', screen: 'product/assets' },
  { persona: 24, status: 'REQUALIFY', screen: 'product/prequal-winback' },
  { persona: 25, status: 'DECLINED', screen: 'error/credit', short: true },
  { persona: 26, status: 'DECLINED', screen: 'error/decline' },
  { persona: 27, status: 'DELINQUENCY_REVIEW', screen: 'review-app/delinquency' },
];

for (const { persona, status, screen, modifiers = [], short, out } of WALKS) {
  const title = `${short ? '@short ' : ''}persona ${persona} at ${status}${modifiers.map((word) => ` +${word}`).join('')} sees ${screen}`;
  test(title, async ({ page, request }) => {
    const who = await play(request, persona, status, modifiers);
    expect(await statusOf(request, who.uuid)).toBe(status);
    await openAs(page, who);
    await expect(page).toHaveURL(new RegExp(`/${who.uuid}/${screen}(\\?|$)`));
    await expect(question(page)).toBeVisible();
    await accessible(page, screen);
    if (out === undefined) return;
    await out.does(page, who);
    await expect(page).toHaveURL(new RegExp(`/${who.uuid}/${out.screen}`), { timeout: 45_000 });
    await expect(question(page)).toBeVisible();
  });
}
