import { latestDocumentOf } from '@hearthline/database/stores/application/documents.ts';
import { textOf } from '@hearthline/documents/pdf/read-text.ts';
import { verifySeal } from '@hearthline/documents/testing/verify.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { notarized } from '@hearthline/providers/notary/scenarios-certificate.ts';
import { staffAction } from '../../staff/actions/act.ts';
import { deedToNotarize, takeReturnedDeed } from './notarized-deed.ts';
import { trusteeFor } from './note-package.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

/** The text of an application's newest document of a kind. */
async function textOfKind(uuid: string, kind: string): Promise<string> {
  const key = await latestDocumentOf(lender.ctx.pool, uuid, kind);
  return textOf((await lender.ctx.documents.storage.get(key ?? '')) ?? Buffer.alloc(0));
}

test('the deed of a home in trust names the trust with its date and its trustee, who signs as trustee; the lender is not the trustee of the deed', async () => {
  const { uuid } = await lender.play('trust', 'NOTE_SIGNING');
  const deed = await textOfKind(uuid, 'DEED_OF_TRUST');
  const trust = 'the Tara Trust Revocable Living Trust dated March 3, 2015';
  expect(deed).toContain(`Grantor Tara Trust, trustee of ${trust}`);
  expect(deed).toMatch(new RegExp(`Tara Trust ?, borrower, and as trustee of ${trust}`));
  expect(deed).toContain('Trustee the Public Trustee of the City and County of Denver, State of Colorado');
  expect(deed).not.toContain(`Trustee ${MAIN.legalName}`);
  expect(deed).toContain('County Recorder, City and County of Denver, State of Colorado');
}, 60_000);

test('the trustee of a deed of trust is the public trustee of the county in Colorado, elsewhere the lender’s trustee for the state, and none of a mortgage', () => {
  expect(trusteeFor(MAIN, 'CO', 'Larimer County')).toEqual({
    name: 'the Public Trustee of the County of Larimer, State of Colorado',
    address: null,
  });
  expect(trusteeFor(MAIN, 'VA', 'Fairfax')?.name).toBe('Harriet Example, Attorney at Law');
  expect(trusteeFor(MAIN, 'FL', 'Orange')).toBeNull();
  expect(() => trusteeFor({ ...MAIN, trustees: [] }, 'WA', 'King')).toThrow('NO_TRUSTEE');
});

test('the executed deed names who signed, when where the home is, and the evidence; what the notary returns holds the notarial act, is sealed again, and is what is recorded', async () => {
  const { uuid, jwt } = await lender.play('happy', 'RESCISSION');
  const file = async (kind: string) => {
    const headers = { host: 'localhost', authorization: `Bearer ${jwt}` };
    return (await lender.app.inject({ url: onApplication(uuid, `disclosures/${kind}/file`), headers })).rawPayload;
  };
  const { records } = (await lender.call('GET', onApplication(uuid, 'evidence'), { jwt })).body as unknown as {
    records: { documentSha256: string; hash: string }[];
  };
  const { documents } = (await lender.call('GET', onApplication(uuid, 'disclosures'), { jwt })).body as unknown as {
    documents: { kind: string; sha256: string }[];
  };
  const shown = (await lender.read(uuid)).facts.verification.packages.NOTE?.documents ?? [];
  for (const kind of ['SUMMARY_DISCLOSURE', 'LINE_AGREEMENT', 'AUTOPAY_AUTHORIZATION', 'DEED_OF_TRUST']) {
    const signed = await file(`SIGNED_${kind}`);
    const text = await textOf(signed);
    expect(text).toMatch(/Signed electronically by Grace Happy \w+ \d{1,2}, 2026, \d{1,2}:\d{2}:\d{2} [AP]M MST Evidence [0-9a-f]{16}/);
    expect(records.some(({ hash }) => text.includes(`Evidence ${hash.slice(0, 16)}`))).toBe(true);
    expect(verifySeal(signed)).toMatchObject({ sealed: true, intact: true, coversAll: true });
    expect((signed.toString('latin1').match(/\/ByteRange/g) ?? []).length).toBe(1);
    const kinds = documents.map((one) => one.kind);
    expect([
      kinds.includes(`SIGNED_${kind}`),
      documents.some(({ sha256 }) => shown.some((one) => one.kind === kind && one.sha256 === sha256)),
    ]).toEqual([true, false]);
  }
  const agreement = await textOf(await file('SIGNED_LINE_AGREEMENT'));
  expect(agreement).toContain('Initialed electronically by Grace Happy');

  const deed = await file('NOTARIZED_DEED');
  expect(verifySeal(deed)).toMatchObject({ sealed: true, intact: true, coversAll: true });
  const text = await textOf(deed);
  for (const words of [
    'Signed electronically by Grace Happy',
    'Rowan Sealwright',
    'VA 7712045',
    'September 30, 2029',
    'Virginia',
    'Fairfax',
    'NOTARY PUBLIC',
    'By means of communication technology',
  ])
    expect(text).toContain(words);
  const recorded = await lender.play('happy', 'FUNDABLE');
  expect((await lender.read(recorded.uuid)).facts.closing.recording?.stage).toBe('RECORDED');
}, 120_000);

test('the deed of two owners bears both signatures; returned without the notary’s certificate it is refused, and staff have to act', async () => {
  const { uuid, jwt } = await lender.play('joint', 'DEED_SIGNING');
  const signed = await textOfKind(uuid, 'SIGNED_DEED_OF_TRUST');
  for (const name of ['Paul Joint', 'Paula Joint']) expect(signed).toContain(`Signed electronically by ${name}`);
  const { documents } = (await lender.call('GET', onApplication(uuid, 'disclosures'), { jwt })).body as unknown as {
    documents: { kind: string }[];
  };
  expect(documents.filter(({ kind }) => kind.endsWith('DEED_OF_TRUST')).map(({ kind }) => kind)).toEqual(['SIGNED_DEED_OF_TRUST']);

  const finished = await lender.call('POST', `/sandbox/applications/${uuid}/orders`, {
    body: { vendor: 'notary', outcome: 'COMPLETED_BLANK' },
  });
  expect(finished.body).toMatchObject({ finished: 1 });
  await lender.drain(uuid);
  const after = await lender.read(uuid);
  expect(after.facts.closing.notary.signed).toBeNull();
  expect(await latestDocumentOf(lender.ctx.pool, uuid, 'NOTARIZED_DEED')).toBeNull();
  expect(after.facts.steps['notary-result']).toMatchObject({
    failed: expect.objectContaining({ code: expect.stringContaining('NOTARY_RETURN_LACKS') }),
  });
}, 120_000);

test('a notary in person returns the deed with the whole act on it: without, staff cannot record it, and nothing else goes to the county', async () => {
  const { uuid } = await lender.play('notary', 'MANUAL_DEED_SIGNING');
  await expect(staffAction(lender.ctx, uuid, { action: 'record-manual-deed' })).rejects.toMatchObject({ code: 'conflict' });
  const act = { notary: 'Sam Inkwell', commission: '4410-2231', state: 'Arizona', county: 'Maricopa', witnesses: [], online: false };
  const lapsed = await takeReturnedDeed(lender.ctx, await lender.read(uuid), Buffer.alloc(1), { ...act, expires: '2020-04-30' });
  expect(lapsed).toEqual({ missing: ['COMMISSION_IN_FORCE'], sha256: null });
  expect((await lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body: { action: 'record-manual-deed' } })).status).toBe(200);
  const key = await latestDocumentOf(lender.ctx.pool, uuid, 'NOTARIZED_DEED');
  const deed = (await lender.ctx.documents.storage.get(key ?? '')) ?? Buffer.alloc(0);
  expect(verifySeal(deed)).toMatchObject({ sealed: true, intact: true, coversAll: true });
  const text = await textOf(deed);
  for (const words of ['Signed electronically by Kay Notary', 'Sam Inkwell', '4410-2231', 'April 30, 2030', 'In person', 'NOTARY PUBLIC'])
    expect(text).toContain(words);
}, 60_000);

test('a deed of Texas, which is signed at an office only, is not taken with the notarial act alone: each owner has to have signed it', async () => {
  const { uuid } = await lender.play('bonham', 'MANUAL_DEED_SIGNING');
  const application = await lender.read(uuid);
  const { pdf, places, toSign } = await deedToNotarize(lender.ctx, application);
  expect(toSign.map(({ party }) => party)).toHaveLength(2);
  const filled = places.map(({ what, ...place }) => ({ type: what.toLowerCase(), ...place }));
  const office = { name: 'Sam Inkwell', commission: '4410-2231', commission_expires: '2030-04-30', state: 'Texas', county: 'Bexar' };
  const act = { notary: office.name, ...office, expires: office.commission_expires, online: false, witnesses: [] };
  const at = lender.ctx.clock.now(uuid).toISOString();
  const missingIn = async (names: readonly string[]) => {
    const byHand = names.flatMap((text, i) => (toSign[i] ? [{ ...toSign[i], type: 'signer', text }] : []));
    const returned = await notarized(pdf, [...filled, ...byHand], at, { ...office, means: 'In person' });
    return (await takeReturnedDeed(lender.ctx, application, returned, act)).missing;
  };
  expect(await missingIn([])).toEqual(['SIGNERS']);
  expect(await missingIn(['Stella Bonham'])).toEqual(['SIGNERS']);
  expect(await missingIn(['Stella Bonham', 'James Bonham'])).toEqual([]);
}, 60_000);
