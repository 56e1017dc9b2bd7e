import type { ClosingDocuments } from '@hearthline/contract/application/closing-documents.ts';
import type { Played } from '@hearthline/sandbox/play.ts';
import { onApplication, signAs, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sweepAll } from '../../engine/sweep.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const NAME = 'Grace Happy';
const STROKES = [
  [20, 150, 200, 40, 580, 190],
  [0, 0, 600, 200],
];
const read = async ({ uuid, jwt }: Played) =>
  (await lender.call('GET', onApplication(uuid, 'closing-documents'), { jwt })).body as unknown as ClosingDocuments;
const put = async ({ uuid, jwt }: Played, body: object) => lender.call('PUT', onApplication(uuid, 'closing-documents'), { jwt, body });
const hashes = ({ documents }: ClosingDocuments) => documents.map(({ kind, sha256 }) => ({ kind, sha256 }));
const places = ({ documents }: ClosingDocuments) =>
  documents.flatMap(({ sha256, fields }) => fields.map(({ id }) => ({ sha256, field: id })));
const sign = async ({ uuid, jwt }: Played, { consent }: ClosingDocuments, rest: object) =>
  signAs(lender, { uuid, jwt }, 'CLOSING', { name: NAME, consentVersion: consent.version, ...rest });
const evidence = async (uuid: string) =>
  (
    await lender.ctx.pool.query<{ record: Record<string, unknown> }>(
      "select record from esign_evidence where application_uuid = $1 and record->>'documentKind' in ('ACCOUNT_OPENING_DISCLOSURES', 'LINE_AGREEMENT', 'AUTOPAY_AUTHORIZATION', 'DEED_OF_TRUST') order by sequence",
      [uuid],
    )
  ).rows.map(({ record }) => record);

test('the places to sign come from the documents, progress survives, and the evidence names places, drawn signature and the refused location', async () => {
  const grace = await lender.play('happy', 'NOTE_SIGNING');
  const first = await read(grace);
  expect(first).toMatchObject({ name: NAME, signature: null, location: null, flood: 'NONE', isSigned: false });
  expect(first.documents.map(({ kind, isRead, fields }) => [kind, isRead, fields.map((one) => `${one.kind} ${one.what}`)])).toEqual([
    ['ACCOUNT_OPENING_DISCLOSURES', false, []],
    ['LINE_AGREEMENT', false, ['INITIALS A lien on your home', 'SIGNATURE Agreement and note']],
    ['AUTOPAY_AUTHORIZATION', false, ['SIGNATURE Automatic payments']],
    ['DEED_OF_TRUST', false, ['SIGNATURE Deed of Trust']],
  ]);
  for (const { pages, fields } of first.documents)
    for (const { page, x, y, width, height } of fields) {
      expect(page).toBeLessThanOrEqual(pages ?? 0);
      expect([x, y].every((at) => at > 0) && x + width < 612 && y + height < 792).toBe(true);
    }

  // Kept piece by piece; a place in a document of another hash is dropped, another person's name refused.
  const [one] = places(first);
  const agreement = first.documents[0]?.sha256 ?? '';
  expect((await put(grace, { read: [agreement, 'f'.repeat(64)], location: 'REFUSED' })).status).toBe(200);
  expect((await put(grace, { signature: { style: 'TYPED', name: 'Grace Other' } })).body).toMatchObject({
    status: 409,
    errors: [{ field: 'name', message: `Type ${NAME}` }],
  });
  expect((await put(grace, { signature: { style: 'DRAWN', name: NAME, strokes: [[0, 0, 601, 0]] } })).status).toBe(400);
  expect((await put(grace, { signature: { style: 'DRAWN', name: NAME, strokes: [[0, 0, 0, 201]] } })).status).toBe(400);
  expect((await put(grace, { signature: { style: 'DRAWN', name: NAME, strokes: STROKES } })).status).toBe(200);
  await put(grace, { signed: [one, { sha256: 'f'.repeat(64), field: 'signature-1' }] });
  const later = await read(grace);
  expect(later).toMatchObject({
    location: 'REFUSED',
    signature: { style: 'DRAWN', name: NAME, path: 'M20 150L200 40L580 190M0 0L600 200' },
  });
  expect(later.documents.map(({ isRead }) => isRead)).toEqual([true, false, false, false]);
  expect(later.documents.flatMap(({ fields }) => fields.map(({ isSigned }) => isSigned))).toEqual([true, false, false, false]);
  // A signature adopted anew takes back what was signed with the former one.
  await put(grace, { signature: { style: 'DRAWN', name: NAME, strokes: [[1, 2, 3, 4]] } });
  expect((await read(grace)).documents.flatMap(({ fields }) => fields.filter(({ isSigned }) => isSigned))).toEqual([]);

  // One place left: refused, and nothing is recorded.
  const before = await lender.read(grace.uuid);
  const missing = await sign(grace, later, { documents: hashes(later), fields: places(later).slice(1), locationNotShared: 'REFUSED' });
  expect(missing.body).toMatchObject({ status: 409, errors: [{ field: 'LINE_AGREEMENT' }] });
  expect((await lender.read(grace.uuid)).version).toBe(before.version);
  const done = await sign(grace, later, { documents: hashes(later), fields: places(later), locationNotShared: 'REFUSED' });
  expect(done.status).toBe(200);
  const records = await evidence(grace.uuid);
  expect(records.map(({ fields }) => fields)).toEqual(first.documents.map(({ fields }) => fields.map(({ id }) => id)));
  for (const record of records)
    expect(record).toMatchObject({
      geolocation: null,
      locationNotShared: 'REFUSED',
      signature: { style: 'DRAWN', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    });
  expect((await lender.call('GET', onApplication(grace.uuid, 'evidence'), { jwt: grace.jwt })).body).toMatchObject({
    valid: true,
    faults: [],
  });
  expect((await read(grace)).isSigned).toBe(true);
  expect((await put(grace, { read: [] })).body).toMatchObject({ status: 409, code: 'out_of_order' });
}, 60_000);

test('a document that changed after it was read, or was not read, is not signed, and the refusal names it', async () => {
  const grace = await lender.play('happy', 'NOTE_SIGNING');
  const shown = await read(grace);
  const all = hashes(shown);
  const [disclosures, ...others] = all;
  const before = await lender.read(grace.uuid);
  for (const documents of [[], others, [{ ...disclosures, sha256: 'a'.repeat(64) }, ...others]])
    expect((await sign(grace, shown, { documents })).body).toMatchObject({
      status: 409,
      code: 'document_changed',
      errors: (documents.length === 0 ? all.map(({ kind }) => kind) : ['ACCOUNT_OPENING_DISCLOSURES']).map((field) => ({ field })),
    });
  expect((await lender.read(grace.uuid)).version).toBe(before.version);
  expect(await evidence(grace.uuid)).toEqual([]);
  // What was read and signed in the former version does not count for the new one.
  await put(grace, { read: all.map(({ sha256 }) => sha256), signature: { style: 'TYPED', name: NAME } });
  await put(grace, { signed: places(shown) });
  const added = await lender.call('POST', onApplication(grace.uuid, 'signers'), {
    jwt: grace.jwt,
    body: {
      firstName: 'Olive',
      lastName: 'Happy',
      email: `olive+${grace.uuid.slice(-8)}@example.com`,
      phone: '6025550154',
      role: 'CO_DEEDER',
    },
  });
  expect(added.status).toBe(201);
  for (let day = 0; day < 6 && (await lender.read(grace.uuid)).status !== 'NOTE_SIGNING'; day++) {
    await lender.drain(grace.uuid);
    await lender.ctx.clock.advance(86_400_000, grace.uuid);
    await sweepAll(lender.ctx, grace.uuid);
  }
  expect((await lender.read(grace.uuid)).status).toBe('NOTE_SIGNING');
  const anew = await read(grace);
  // The deed names the new owner; the agreement says what it said, to the byte, so what was read and signed of it stays.
  const isOld = (sha256: string): boolean => hashes(shown).some((one) => one.sha256 === sha256);
  expect(anew.documents.filter(({ sha256 }) => !isOld(sha256)).map(({ kind }) => kind)).toContain('DEED_OF_TRUST');
  for (const { sha256, isRead, fields } of anew.documents)
    expect([isRead, fields.some((one) => one.isSigned)]).toEqual([isOld(sha256), isOld(sha256) && fields.length > 0]);
  expect((await sign(grace, shown, { documents: hashes(shown), fields: places(shown) })).body).toMatchObject({ code: 'document_changed' });
  await put(grace, { read: hashes(anew).map(({ sha256 }) => sha256), signed: places(anew) });
  expect((await sign(grace, anew, { documents: hashes(anew), fields: places(anew) })).status).toBe(200);
}, 60_000);

test('nobody but the borrower and the signers of an application sees how far its signing is', async () => {
  const grace = await lender.play('happy', 'NOTE_SIGNING');
  const stranger = await lender.play('happy', 'OFFER_SELECTION');
  expect((await lender.call('GET', onApplication(grace.uuid, 'closing-documents'), { jwt: stranger.jwt })).status).toBe(404);
  expect((await read(stranger)).documents).toEqual([]);
});

test('a drawn signature is one person’s: another’s with the same strokes stays when it is given up, and one that cannot be read is not signed with', async () => {
  const [x, y] = [await lender.play('happy', 'NOTE_SIGNING'), await lender.play('happy', 'NOTE_SIGNING')];
  const drawn = { style: 'DRAWN', name: NAME, strokes: STROKES };
  const shownPath = { style: 'DRAWN', path: 'M20 150L200 40L580 190M0 0L600 200' };
  await put(x, { signature: drawn });
  await put(y, { signature: drawn });
  const { rows } = await lender.ctx.pool.query<{ sha256: string }>(
    "select progress->'signature'->>'sha256' as sha256 from signing_progress where application_uuid = any($1)",
    [[x.uuid, y.uuid]],
  );
  expect(new Set(rows.map(({ sha256 }) => sha256)).size).toBe(2);
  expect((await put(x, { signature: { style: 'TYPED', name: NAME } })).status).toBe(200);
  const shown = await read(y);
  expect(shown).toMatchObject({ signature: shownPath });
  const { rows: own } = await lender.ctx.pool.query<{ sha256: string }>(
    "select progress->'signature'->>'sha256' as sha256 from signing_progress where application_uuid = $1",
    [y.uuid],
  );
  await lender.ctx.documents.storage.remove(own[0]?.sha256 ?? '');
  const before = await lender.read(y.uuid);
  const refused = await sign(y, shown, { documents: hashes(shown), fields: places(shown) });
  expect(refused.body).toMatchObject({
    status: 409,
    message: expect.stringContaining('Draw it again, or type it. Nothing was signed.'),
    errors: [{ field: 'signature' }],
  });
  expect([(await lender.read(y.uuid)).version, await evidence(y.uuid)]).toEqual([before.version, []]);
  // the page asks for a signature again, and signs with it
  expect((await read(y)).signature).toBeNull();
  await put(y, { signature: drawn });
  expect((await sign(y, shown, { documents: hashes(shown), fields: places(shown) })).status).toBe(200);
}, 60_000);
