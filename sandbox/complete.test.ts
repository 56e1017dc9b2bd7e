import { afterAll, beforeAll, expect, test } from 'vitest';
import { onApplication, testLender, type TestLender } from './testing/lender.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const WAY = [
  'OFFER_SELECTION',
  'COLLECT_ADDITIONAL_INFO',
  'HMDA',
  'GEN_APP_DISCLOSURES',
  'APP_SUBMISSION',
  'HARD_CREDIT_PULL',
  'INCOME_VERIFICATION',
  'DISBURSEMENT_ACCOUNT',
  'AUTOPAY_ACCOUNT',
  'VERIFIED_AUTOPAY_ACCOUNT',
  'IDENTITY_VERIFICATION',
  'WAITING_FOR_UNDERWRITING',
  'FINAL_OFFER',
  'WAITING_FOR_FLOOD_CERT',
  'GEN_CLOSING_DISCLOSURES',
  'GEN_NOTE_SIGNING',
  'NOTE_SIGNING',
  'NOTARY_DISCLOSURE',
  'WAITING_FOR_NOTARY',
  'DEED_SIGNING',
  'TRUST_AND_INSURANCE',
  'GEN_RESCISSION',
  'RESCISSION',
  'RECORDING',
  'FUNDABLE',
  'FUNDING_DECISION',
  'COMPLETE',
];

const passedBy = async (uuid: string) =>
  (
    await lender.ctx.pool.query<{ status: string }>('select status from status_history where application_uuid = $1 order by seq', [uuid])
  ).rows.map((r) => r.status);

test('Grace Happy gets from her address to a funded line', async () => {
  const { uuid, status, jwt } = await lender.play('happy', 'COMPLETE');
  expect(status).toBe('COMPLETE');
  const passed = await passedBy(uuid);
  expect(passed.slice(passed.indexOf('OFFER_SELECTION'))).toEqual(WAY);

  const { facts } = await lender.read(uuid);
  expect(lender.vendors.moneyMovement.ledger().filter((e) => e.kind === 'TRANSFER')).toHaveLength(1);
  expect(facts.closing.disbursement).toMatchObject({ stage: 'SETTLED', amount: facts.selection?.cashToYou });
  expect(lender.vendors.eRecording.ledger().map((e) => e.kind)).toEqual(['PACKAGE']);

  const { documents } = (await lender.call('GET', onApplication(uuid, 'disclosures'), { jwt })).body as {
    documents: { kind: string; title: string }[];
  };
  const titles = documents.map((d) => d.title);
  expect(new Set(titles).size).toBe(titles.length);
  expect([...new Set(documents.map((d) => d.kind))]).toEqual([
    'ESIGN_CONSENT',
    'HELOC_BROCHURE',
    'HELOC_IMPORTANT_TERMS',
    'PRIVACY_NOTICE',
    'SOFT_PULL_AUTHORIZATION',
    'APPLICATION_DISCLOSURES',
    'CREDIT_SCORE_NOTICE',
    'VALUATION_COPY',
    'SIGNED_SUMMARY_DISCLOSURE',
    'ACCOUNT_OPENING_DISCLOSURES',
    'LINE_AGREEMENT',
    'SIGNED_AUTOPAY_AUTHORIZATION',
    'SIGNED_DEED_OF_TRUST',
    'SIGNED_LINE_AGREEMENT',
    'NOTARIZED_DEED',
    'NOTICE_OF_RIGHT_TO_CANCEL',
    'WELCOME_LETTER',
  ]);
  const { body } = await lender.call('GET', onApplication(uuid, 'evidence'), { jwt });
  expect(body).toMatchObject({ valid: true, faults: [] });
  expect((await lender.call('GET', onApplication(uuid), { jwt })).body).toMatchObject({
    hasHmda: true,
    insurance: { complete: true },
    term: facts.selection?.term,
    amount: facts.selection?.lineAmount,
    active: false,
  });
  expect((await lender.call('GET', `/sandbox/applications/${uuid}`)).body).toMatchObject({ chainHolds: true });
}, 240_000);
