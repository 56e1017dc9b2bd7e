import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

describe('a standard application', () => {
  test('passes from the chosen offer to funding', async () => {
    const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
    const statuses = await driveTo(lender, uuid, 'COMPLETE');
    expect(statuses.slice(statuses.indexOf('OFFER_SELECTION'))).toMatchInlineSnapshot(`
      [
        "OFFER_SELECTION",
        "COLLECT_ADDITIONAL_INFO",
        "HMDA",
        "GEN_APP_DISCLOSURES",
        "APP_SUBMISSION",
        "HARD_CREDIT_PULL",
        "INCOME_VERIFICATION",
        "DISBURSEMENT_ACCOUNT",
        "AUTOPAY_ACCOUNT",
        "VERIFIED_AUTOPAY_ACCOUNT",
        "IDENTITY_VERIFICATION",
        "WAITING_FOR_UNDERWRITING",
        "FINAL_OFFER",
        "GEN_CLOSING_DISCLOSURES",
        "GEN_NOTE_SIGNING",
        "NOTE_SIGNING",
        "NOTARY_DISCLOSURE",
        "WAITING_FOR_NOTARY",
        "DEED_SIGNING",
        "TRUST_AND_INSURANCE",
        "GEN_RESCISSION",
        "RESCISSION",
        "RECORDING",
        "FUNDABLE",
        "FUNDING_DECISION",
        "COMPLETE",
      ]
    `);
  }, 120_000);
});
