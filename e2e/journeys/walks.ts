/** Each failure persona at the status where it stops, and the action that leads out of it. One row, one test at each width. */
import { COPY as ESTIMATE } from '@hearthline/client/screens/bpo/estimate-value/copy.ts';
import { COPY as DISCLOSURES } from '@hearthline/client/screens/document/disclosures/copy.ts';
import { COPY as LIENS } from '@hearthline/client/screens/liens/copy.ts';
import { COPY as ATTESTATION } from '@hearthline/client/screens/merchant/lien-attestation/copy.ts';
import { COPY as ASSETS, HAVE } from '@hearthline/client/screens/product/assets/copy.ts';
import { COPY as COUNTEROFFER } from '@hearthline/client/screens/product/prequal-winback/copy.ts';
import { COPY as DELINQUENCY } from '@hearthline/client/screens/review-app/delinquency/copy.ts';
import { COPY as OWNERSHIP } from '@hearthline/client/screens/review-app/incorrect-ownership/copy.ts';
import { COPY as PROPERTY } from '@hearthline/client/screens/review-app/property/copy.ts';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { choose, pressContinue } from '../pages/controls.ts';
import { readToEnd } from '../pages/documents.ts';
import { staff } from '../setup/sandbox.ts';
import type { Played } from '../setup/sandbox.ts';

export type Walk = {
  /** By SSN, or by last name where two personas share one. */
  readonly persona: number | string;
  readonly status: string;
  readonly screen: string;
  readonly modifiers?: string[];
  readonly host?: string;
  /** Part of the short set too. */
  readonly short?: true;
  /** What the person or staff do here, and the screen that follows. A second row with the same status is another way out. */
  readonly out?: { readonly by: string; readonly does: (page: Page, who: Played) => Promise<void>; readonly screen: string };
};

const OFFERS = 'product/select';
const by = (action: string) => async (page: Page, who: Played) => {
  await staff(page.request, who.uuid, action);
};

const giveSsn = (ssn: string) => async (page: Page) => {
  await page.getByLabel('Social Security number').pressSequentially(ssn);
  await pressContinue(page, 'Confirm and check again');
};

const givePin = async (page: Page, pin: string) => {
  await page.getByLabel('Freeze PIN').fill(pin);
  await pressContinue(page, 'Try again');
};

const tryTwice = async (page: Page) => {
  await pressContinue(page, 'Try again');
  await expect(page.getByText('has not opened your file yet')).toBeVisible();
  await pressContinue(page, 'Try again');
};

export const WALKS: readonly Walk[] = [
  {
    persona: 8,
    status: 'PRE_SOFT_CREDIT_CONSENT',
    screen: 'document/disclosures',
    host: 'ny.localhost',
    out: {
      by: 'the consent that New York requires',
      screen: OFFERS,
      does: async (page) => {
        await readToEnd(page);
        await choose(page, /^I instruct/, 'checkbox');
        await pressContinue(page, DISCLOSURES.submit);
      },
    },
  },
  {
    persona: 9,
    status: 'CREDIT_NO_MATCH',
    screen: 'credit/social',
    short: true,
    out: { by: 'the SSN', does: giveSsn('666101009'), screen: OFFERS },
  },
  {
    persona: 10,
    status: 'CREDIT_NO_MATCH',
    screen: 'credit/social',
    out: { by: 'an SSN without a credit file', does: giveSsn('666101010'), screen: 'review-app/no-credit' },
  },
  { persona: 10, status: 'CREDIT_NO_MATCH_SSN', screen: 'review-app/no-credit' },
  {
    persona: 'frost',
    status: 'SOFT_CREDIT_LOCKED_OR_FROZEN',
    screen: 'credit/error',
    out: { by: 'trying again when the freeze is lifted', does: tryTwice, screen: OFFERS },
  },
  {
    persona: 'locke',
    status: 'SOFT_CREDIT_LOCKED_OR_FROZEN',
    screen: 'credit/error',
    out: { by: 'trying again when it is unlocked', does: tryTwice, screen: OFFERS },
  },
  {
    persona: 12,
    status: 'SOFT_CREDIT_LOCKED_OR_FROZEN',
    screen: 'credit/error',
    out: {
      by: 'a wrong PIN, then the right one',
      screen: OFFERS,
      does: async (page) => {
        await givePin(page, '1111');
        await expect(page).toHaveURL(/review-app\/incorrect-pin/, { timeout: 30_000 });
        await givePin(page, '1234567890');
      },
    },
  },
  { persona: 14, status: 'CREDIT_ERROR', screen: 'error/timeout' },
  { persona: 14, status: 'UNKNOWN', screen: 'error/timeout', modifiers: ['unknown'] },
  {
    persona: 15,
    status: 'CREDIT_MINOR',
    screen: 'error/timeout',
    out: { by: 'a decline by staff', does: by('decline'), screen: 'error/decline' },
  },
  {
    persona: 16,
    status: 'FACTA_REVIEW',
    screen: 'error/timeout',
    out: { by: 'the verified alert', does: by('verify-alert'), screen: OFFERS },
  },
  {
    persona: 17,
    status: 'NO_PROPERTY_FOUND',
    screen: 'review-app/property',
    out: {
      by: 'another address',
      screen: OFFERS,
      does: async (page) => {
        const address = page.getByRole('combobox', { name: 'Property address' });
        await address.fill('117 Clear Path Ln');
        await page
          .getByRole('option', { name: /117 Clear Path Ln.*Phoenix/s })
          .first()
          .click();
        await pressContinue(page, 'Look again');
      },
    },
  },
  {
    persona: 18,
    status: 'MULTIPLE_PROPERTIES',
    screen: 'review-app/property',
    short: true,
    out: {
      by: 'the right unit',
      screen: OFFERS,
      does: async (page) => {
        await choose(page, /unit b/i);
        await pressContinue(page);
      },
    },
  },
  {
    persona: 18,
    status: 'MULTIPLE_PROPERTIES',
    screen: 'review-app/property',
    out: {
      by: 'none of the parcels, and the same list once more',
      screen: OFFERS,
      does: async (page) => {
        await choose(page, PROPERTY.noneOfThese);
        await pressContinue(page);
        await expect(page.getByText(PROPERTY.refusedIntro(3, '200 Duplex Ct'))).toBeVisible();
        await page.getByRole('button', { name: PROPERTY.seeAgain }).click();
        await choose(page, /unit b/i);
        await pressContinue(page);
      },
    },
  },
  {
    persona: 19,
    status: 'PROPERTY_DATA_REVIEW',
    screen: 'review-app/datatree',
    out: { by: 'a review by staff', does: by('clear'), screen: OFFERS },
  },
  {
    persona: 20,
    status: 'OWNERSHIP_REVIEW',
    screen: 'review-app/incorrect-ownership',
    out: {
      by: 'the answer and a review by staff',
      screen: OFFERS,
      does: async (page, who) => {
        await choose(page, /^Sole owner/);
        await pressContinue(page, OWNERSHIP.submit);
        await expect(page.getByText(OWNERSHIP.sent).filter({ visible: true }).first()).toBeVisible();
        await staff(page.request, who.uuid, 'clear');
      },
    },
  },
  {
    persona: 21,
    status: 'NO_AVM_FOUND',
    screen: 'bpo/estimate-value',
    out: {
      by: 'an estimate',
      screen: OFFERS,
      does: async (page) => {
        await page.getByLabel(ESTIMATE.amount).fill('400000');
        await page.getByLabel(ESTIMATE.source).selectOption({ index: 1 });
        await pressContinue(page, ESTIMATE.submit);
      },
    },
  },
  {
    persona: 22,
    status: 'LIEN_VERIFICATION',
    screen: 'liens',
    short: true,
    out: {
      by: 'confirming one lien more than may be ahead of the line',
      screen: 'product/prequal-winback',
      does: async (page) => {
        const groups = page.getByRole('radiogroup');
        await expect(groups.first()).toBeVisible();
        for (let at = 0; at < (await groups.count()); at += 1) {
          const confirm = groups.nth(at).getByRole('radio', { name: new RegExp(`^${LIENS.confirm}`) });
          await choose(groups.nth(at), new RegExp(`^${(await confirm.count()) === 0 ? LIENS.paidOff : LIENS.confirm}`));
        }
        await pressContinue(page);
      },
    },
  },
  {
    persona: 23,
    status: 'ASSETS_PREQUAL',
    screen: 'product/assets',
    out: {
      by: 'savings',
      screen: OFFERS,
      does: async (page) => {
        await page.getByLabel(HAVE[0]?.label ?? '').fill('400000');
        await expect(page.getByText(ASSETS.enough).filter({ visible: true }).first()).toBeVisible();
        await pressContinue(page, /continue|send/i);
      },
    },
  },
  {
    persona: 23,
    status: 'ASSETS_PREQUAL',
    screen: 'product/assets',
    out: {
      by: 'nothing to add',
      screen: 'error/income',
      does: async (page) => {
        await pressContinue(page);
        await page.getByRole('dialog').getByRole('button', { name: ASSETS.anyway }).click();
      },
    },
  },
  {
    persona: 24,
    status: 'REQUALIFY',
    screen: 'product/prequal-winback',
    out: { by: 'accepting', does: (page) => pressContinue(page, COUNTEROFFER.accept), screen: OFFERS },
  },
  {
    persona: 24,
    status: 'REQUALIFY',
    screen: 'product/prequal-winback',
    out: {
      by: 'declining the offer',
      screen: 'error/',
      does: async (page) => {
        await pressContinue(page, COUNTEROFFER.decline);
        await page.getByRole('dialog').getByRole('button', { name: COUNTEROFFER.yes }).click();
      },
    },
  },
  { persona: 25, status: 'DECLINED', screen: 'error/credit', short: true },
  { persona: 26, status: 'DECLINED', screen: 'error/decline' },
  {
    persona: 27,
    status: 'DELINQUENCY_REVIEW',
    screen: 'review-app/delinquency',
    out: {
      by: 'an explanation and a review by staff',
      screen: OFFERS,
      does: async (page, who) => {
        await page.getByLabel(DELINQUENCY.explanation).fill('I was in hospital for two months. Everything is paid since.');
        await pressContinue(page, DELINQUENCY.submit);
        await expect(page.getByText(DELINQUENCY.sent).filter({ visible: true }).first()).toBeVisible();
        await staff(page.request, who.uuid, 'clear');
      },
    },
  },
  {
    persona: 28,
    status: 'UNDERWRITING_REVIEW',
    screen: 'review-app/uw',
    out: { by: 'an approval by staff', does: by('clear'), screen: OFFERS },
  },
  {
    persona: 28,
    status: 'UNDERWRITING_REVIEW',
    screen: 'review-app/uw',
    out: { by: 'a decline by staff', does: by('decline'), screen: 'error/' },
  },
  {
    persona: 29,
    status: 'MERCHANT_REVIEW',
    screen: 'merchant/review',
    out: { by: 'a list that the partner changed', does: by('amend-lien'), screen: 'merchant/lien-attestation' },
  },
  {
    persona: 29,
    status: 'LIEN_ATTESTATION',
    screen: 'merchant/lien-attestation',
    out: {
      by: 'the borrower’s word for the list',
      screen: OFFERS,
      does: async (page) => {
        await choose(page, new RegExp(`^${ATTESTATION.attest.slice(0, 20)}`), 'checkbox');
        await pressContinue(page, ATTESTATION.submit);
      },
    },
  },
];
