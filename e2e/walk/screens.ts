/** What a borrower does at each screen that asks something of them. A screen without a row is read and waited at. */
import { COPY as REQUESTS } from '@hearthline/client/screens/conditions/copy.ts';
import { CONDITIONS, FILES, LIST } from '@hearthline/client/parts/conditions/copy.ts';
import { CARD } from '@hearthline/client/parts/card-payment/copy.ts';
import { HAVE } from '@hearthline/client/screens/product/assets/copy.ts';
import { AUTHORIZE, COPY as AUTOPAY } from '@hearthline/client/screens/bank/autopay/copy.ts';
import { COPY as ACCOUNTS_CONFIRM } from '@hearthline/client/screens/bank/confirm/copy.ts';
import { COPY as CONDITION } from '@hearthline/client/screens/bpo/condition/copy.ts';
import { COPY as DISBURSE } from '@hearthline/client/screens/bank/disburse/copy.ts';
import { COPY as MANUAL } from '@hearthline/client/screens/bank/manual-disburse/copy.ts';
import { COPY as DISCLOSURES } from '@hearthline/client/screens/document/disclosures/copy.ts';
import { COPY as ESTIMATE } from '@hearthline/client/screens/bpo/estimate-value/copy.ts';
import { COPY as IDENTITY } from '@hearthline/client/parts/identity/copy.ts';
import { COPY as ORDER } from '@hearthline/client/screens/bpo/order-bpo/copy.ts';
import { ROLE_LABELS } from '@hearthline/client/parts/owners/copy.ts';
import { COPY as CONTACT } from '@hearthline/client/screens/start/contact/copy.ts';
import { COPY as HMDA } from '@hearthline/client/screens/start/hmda/copy.ts';
import { COPY as SUMMARY } from '@hearthline/client/screens/start/app-summary/copy.ts';
import { COPY as INSURANCE } from '@hearthline/client/screens/insurance/upload/copy.ts';
import type { ApplicationScreen } from '@hearthline/journey/paths.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { Ownership } from '@hearthline/rules/enums.ts';
import type { Persona } from '@hearthline/sandbox/personas.ts';
import { digitsOf, nameOf } from '@hearthline/sandbox/registration.ts';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';

import { ACCOUNTS, authorizePayments, autopayFromSame, confirmAccounts, typeAccount } from '../pages/bank.ts';
import { choose, pressContinue } from '../pages/controls.ts';
import { readToEnd, typePolicy } from '../pages/documents.ts';
import { giveIdentity, pictureFile } from '../pages/identity.ts';
import { linkIncome } from '../pages/income.ts';
import { chooseHighestFee, chooseTerm, setDraw } from '../pages/offer.ts';
import { acceptSummary, atScreen, fillContact, skipHmda } from '../pages/start.ts';
import { describeHome, orderValuation, payByCard, TEST_CARDS } from '../pages/valuation.ts';

/** Who walks, where they are, and how often they have been at this screen. */
export type Walker = {
  readonly persona: Persona;
  readonly coOwnerEmail: string;
  readonly status: ChecklistStatus;
  /** 0 the first time. */
  readonly visit: number;
};
export type Act = {
  /** Visible when there is something to do here. */
  readonly shows: (page: Page) => Locator;
  readonly does: (page: Page, walker: Walker) => Promise<void>;
};

const OWNERSHIP: Partial<Record<Ownership, 'Sole owner' | 'Joint owner' | 'Trust'>> = { JOINT: 'Joint owner', TRUST: 'Trust' };
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });

/** The accounts that are given one after the other, where the first payment is returned. */
const GIVEN = [ACCOUNTS.good, '000123454321'] as const;

/** A day some years from now, in the middle of a month: no time zone changes its month. */
const inYears = (years: number): string => `${new Date().getFullYear() + years}-06-15`;

export async function insureHome(page: Page, coverage = '900000'): Promise<void> {
  const [starts, ends] = [inYears(-1), inYears(2)];
  // a form that was shown while its answers were still on their way begins anew
  await expect(async () => {
    await typePolicy(page, INSURANCE.home, { coverage, starts, ends });
    await expect(page.getByLabel(INSURANCE.policyNumber).first()).not.toHaveValue('', { timeout: 1000 });
  }).toPass();
  const flood = page.getByRole('heading', { name: INSURANCE.flood, exact: true });
  if (await flood.isVisible()) await typePolicy(page, INSURANCE.flood, { coverage: '250000', starts, ends });
  await pressContinue(page, INSURANCE.submit);
}

/** The first request of the list that is the borrower's to answer; without one, the way back. */
const toAnswer = (page: Page): Locator =>
  page
    .locator('section', { has: page.getByRole('heading', { name: LIST.toDo }) })
    .getByRole('link')
    .or(page.getByRole('link', { name: REQUESTS.onward }))
    .first();

export type Acts = Partial<Record<ApplicationScreen, Act>>;

export const ACTS: Acts = {
  'document/disclosures': {
    shows: button(DISCLOSURES.submit),
    does: async (page) => {
      await readToEnd(page);
      await choose(page, /^I instruct/, 'checkbox');
      await pressContinue(page, DISCLOSURES.submit);
    },
  },
  'bpo/estimate-value': {
    shows: button(ESTIMATE.submit),
    does: async (page, { persona }) => {
      await page.getByLabel(ESTIMATE.amount).fill(String(persona.extra.estimate));
      await page.getByLabel(ESTIMATE.source).selectOption({ index: 1 });
      await pressContinue(page, ESTIMATE.submit);
    },
  },
  'product/assets': {
    shows: button(/continue|send/i),
    does: async (page, { persona }) => {
      await page.getByLabel(HAVE[0]?.label ?? '').fill(String(persona.extra.savings));
      await pressContinue(page, /continue|send/i);
    },
  },
  'product/select': {
    shows: button('Continue'),
    does: async (page, { persona: { extra }, status }) => {
      // what was wanted may not be on offer any more when offers are revised
      if (status === 'OFFER_SELECTION') {
        // as when the same persona is played over the API: the figures of both are the same
        await chooseHighestFee(page);
        await setDraw(page, String(extra.draw ?? 100_000));
        await chooseTerm(page, extra.term ?? 15);
        for (const debt of extra.payOff ?? []) await choose(page, new RegExp(`^${debt}`), 'checkbox');
      }
      await pressContinue(page);
      await atScreen(page, 'product/select/confirm');
    },
  },
  'product/select/confirm': { shows: button(/confirm|continue/i), does: (page) => pressContinue(page, /confirm|continue/i) },
  'start/contact': {
    shows: button(CONTACT.submit),
    does: (page, { persona: { ssn, extra }, coOwnerEmail }) =>
      fillContact(page, {
        ssn: digitsOf(ssn),
        ownership: OWNERSHIP[extra.ownership ?? 'SOLE'] ?? 'Sole owner',
        owners: (extra.otherOwners ?? []).map(({ first, last, phone }) => ({
          first,
          last,
          email: coOwnerEmail,
          phone: digitsOf(phone),
          role: ROLE_LABELS.CO_DEEDER,
        })),
      }),
  },
  'start/hmda': { shows: button(HMDA.submit), does: skipHmda },
  'start/app-summary': { shows: button(SUMMARY.submit), does: acceptSummary },
  'income/review': { shows: button('Link payroll'), does: linkIncome },
  'bank/disburse': {
    shows: (page) => page.getByRole('link', { name: DISBURSE.typeButton }),
    does: (page) => page.getByRole('link', { name: DISBURSE.typeButton }).click(),
  },
  'bank/manual-disburse': {
    shows: button(MANUAL.submit),
    does: async (page, { visit }) => {
      await typeAccount(page, GIVEN[Math.min(visit, GIVEN.length - 1)] ?? ACCOUNTS.good);
      await pressContinue(page, MANUAL.submit);
    },
  },
  'bank/autopay': {
    shows: (page) => button(AUTOPAY.submit)(page).or(button(AUTHORIZE.read)(page)),
    // after a return the new account is authorized too
    does: async (page, { persona }) =>
      (await button(AUTHORIZE.read)(page).isVisible()) ? authorizePayments(page, nameOf(persona)) : autopayFromSame(page),
  },
  'bank/confirm': { shows: button(ACCOUNTS_CONFIRM.submit), does: confirmAccounts },
  identity: { shows: button(IDENTITY.submit), does: (page) => giveIdentity(page) },
  'bpo/condition': { shows: button(CONDITION.submit), does: describeHome },
  'bpo/order-bpo': { shows: button(ORDER.submit), does: orderValuation },
  hold: {
    shows: (page) => page.locator(`iframe[title="${CARD.frame}"]`),
    does: (page) => payByCard(page, TEST_CARDS.good),
  },
  'bpo/hold': {
    shows: (page) => page.getByRole('link', { name: /See what we asked for/ }),
    does: (page) => page.getByRole('link', { name: /See what we asked for/ }).click(),
  },
  conditions: { shows: toAnswer, does: (page) => toAnswer(page).click() },
  'conditions/upload-document': {
    shows: (page) => page.getByLabel('Choose files'),
    does: async (page) => {
      const done = page.getByText(FILES.done);
      if (!(await done.isVisible())) await page.getByLabel('Choose files').setInputFiles(await pictureFile(page, 'answer.jpg'));
      await expect(done).toBeVisible();
      await page.getByRole('link', { name: CONDITIONS.back }).click();
      await atScreen(page, 'conditions');
    },
  },
  'insurance/upload': {
    shows: (page) => button(INSURANCE.submit)(page).or(button(INSURANCE.goOn)(page)),
    does: async (page) => {
      const onward = button(INSURANCE.goOn)(page);
      await ((await onward.isVisible()) ? onward.click() : insureHome(page));
    },
  },
};
