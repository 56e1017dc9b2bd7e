import { createHash } from 'node:crypto';
import { disclosureSign, SIGNING_KINDS, type SigningKind } from '@hearthline/contract/application/signing.ts';
import { evidenceNamedInFacts, evidenceOf } from '@hearthline/database/stores/application/evidence.ts';
import { messagesTo } from '@hearthline/database/stores/lender/outbox.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { senderOf } from '@hearthline/sandbox/actor.ts';
import { PERSONA_PASSWORD } from '@hearthline/sandbox/personas.ts';
import type { Played } from '@hearthline/sandbox/play.ts';
import { sendSigner } from '@hearthline/sandbox/testing/driver.ts';
import { credentialsOf, onApplication, signAs, testLender, type TestLender, toSign } from '@hearthline/sandbox/testing/lender.ts';
import { record } from '../../../engine/record.ts';
import { sweepAll } from '../../../engine/sweep.ts';
import { bodyOf } from '../../../messages/outbox.ts';
import { certificateOf } from '../../../steps/documents/evidence.ts';

let lender: TestLender;
let file: Played;
beforeAll(async () => {
  lender = await testLender();
  file = await lender.play('happy', 'TRUST_AND_INSURANCE');
});
afterAll(async () => lender.close());

const day = (days: number) => new Date(lender.ctx.clock.now(file.uuid).getTime() + days * 86_400_000).toISOString().slice(0, 10);
const give = async (rest: object) =>
  lender.call('PUT', onApplication(file.uuid, 'insurance'), {
    jwt: file.jwt,
    body: {
      carrier: 'Dry Creek Mutual',
      policyNumber: 'DC-1',
      dwellingCoverage: 1000,
      effective: day(-90),
      expires: day(275),
      ...rest,
    },
  });

test('what has to be covered is told before and after the policies are given', async () => {
  const other = await lender.play('happy', 'TRUST_AND_INSURANCE');
  const read = async () => (await lender.call('GET', onApplication(other.uuid, 'insurance'), { jwt: other.jwt })).body;
  const before = await read();
  expect(before).toMatchObject({ given: null, accepted: null, gaps: [], trust: 'NONE', floodZone: 'X' });
  const required = before['required'] as Record<string, number>;
  expect(required['dwelling']).toBe(
    Math.ceil(Math.min(Number(required['line']) + Number(required['seniorLiens']), Number(required['value']))),
  );
  expect(required['flood']).toBeNull();
  expect(String(before['mortgageeClause']).split('\n').at(-1)).toBe(`Loan number ${String(before['loanNumber'])}`);
  const policy = {
    carrier: 'Dry Creek Mutual',
    policyNumber: 'DC-2',
    dwellingCoverage: 1000,
    effective: '2026-01-01',
    expires: '2026-01-02',
  };
  await lender.call('PUT', onApplication(other.uuid, 'insurance'), { jwt: other.jwt, body: policy });
  expect(await read()).toMatchObject({
    given: policy,
    accepted: false,
    gaps: expect.arrayContaining(['COVERAGE_TOO_LOW', 'EXPIRES_SOON']),
  });
});

test('the insurance that a line would need is told before one is chosen, and the chosen line counts afterwards', async () => {
  const other = await lender.play('happy', 'OFFER_SELECTION');
  const read = async (query = '') =>
    (await lender.call('GET', `${onApplication(other.uuid, 'insurance')}${query}`, { jwt: other.jwt })).body;
  expect(await read()).toMatchObject({ required: null });
  const { required } = (await read('?line=50000')) as { required: Record<string, number> };
  expect(required['dwelling']).toBe(Math.ceil(Math.min(50_000 + Number(required['seniorLiens']), Number(required['value']))));
  expect(await read('?line=-1')).toMatchObject({ code: 'invalid_request' });
});

test('insufficient coverage is reported; the policy may refer to the upload of it, and to no other', async () => {
  expect((await give({})).body).toMatchObject({ accepted: false, gaps: [expect.any(String)] });
  const send = senderOf(lender.app, file.jwt, 'MAIN', file.uuid);
  const [policy, other] = [await send('HAZARD_INSURANCE'), await send('BANK_STATEMENT')];
  const stranger = await lender.play('happy', 'OFFER_SELECTION');
  const theirs = await senderOf(lender.app, stranger.jwt, 'MAIN', stranger.uuid)('HAZARD_INSURANCE');
  for (const documentUuid of [other, theirs]) {
    const refused = await give({ dwellingCoverage: 5_000_000, documentUuid });
    expect([refused.status, refused.body['errors']]).toEqual([409, [{ field: 'documentUuid', message: 'is no policy you sent' }]]);
  }
  expect((await give({ dwellingCoverage: 5_000_000, documentUuid: policy })).body).toMatchObject({ accepted: true, gaps: [] });
  expect(await lender.log(file.uuid)).toContainEqual(expect.objectContaining({ type: 'insuranceGiven', documentId: policy }));
});

type Signer = { readonly uuid: string; readonly jwt: string; readonly name: string };
const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | null = null;
  return () => (made ??= make());
};
const free = async (uuid: string) => lender.ctx.pool.query('update application set hold_at = null where uuid = $1', [uuid]);

const atClosing = once(async () => ({ ...(await lender.play('happy', 'NOTE_SIGNING')), name: 'Grace Happy' }));
/** Paul and Paula, who own the home together, in their days to cancel. */
const atCancel = once(async () => {
  const paul = await lender.play('joint', 'RESCISSION');
  await free(paul.uuid);
  const login = { body: { email: 'paula.joint@example.com', password: PERSONA_PASSWORD } };
  const jwt = String((await lender.call('POST', '/identity/api/v1/login', login)).body['jwt']);
  return { paul: { ...paul, name: 'Paul Joint' }, paula: { uuid: paul.uuid, jwt, name: 'Paula Joint' } };
});
const afterDays = once(async () => {
  const { paul, paula } = await atCancel();
  const { rescission } = (await lender.read(paul.uuid)).facts.closing;
  await lender.ctx.clock.advance(Date.parse(rescission?.endsAt ?? '') - lender.ctx.clock.now(paul.uuid).getTime() + 1000, paul.uuid);
  await sweepAll(lender.ctx, paul.uuid);
  await lender.drain(paul.uuid);
  return { paul, paula };
});

/** Paula, who was invited to sign the deed, with everything done that comes before. */
async function invitedOwner(): Promise<Signer> {
  const { uuid, jwt } = await lender.play('joint', 'CO_DEED_REQ');
  await free(uuid);
  const [signer] = (await lender.read(uuid)).facts.verification.signers;
  const email = `paula+${uuid.slice(-8)}@example.com`;
  await lender.call('POST', onApplication(uuid, `signers/${signer?.id}/resend`), { jwt, body: { email } });
  const [mail] = (await messagesTo(lender.ctx.pool, email)).toReversed();
  const invitation = /invitation=([\w-]+)/.exec(mail ? await bodyOf(lender.ctx, mail) : '')?.[1];
  const opened = await lender.call('POST', '/service-application/external/api/v1/heloc/additional-signer/register', {
    body: { invitation, password: PERSONA_PASSWORD },
  });
  const paula = { uuid, jwt: String(opened.body['jwt']), name: 'Paula Joint' };
  await sendSigner(lender, paula);
  return paula;
}

/** After the closing the account that payments come from is refused, and another one is given, whose authorization is to be signed. */
async function newAutopay(): Promise<Signer> {
  const grace = await atClosing();
  await free(grace.uuid);
  await record(lender.ctx, grace.uuid, {
    by: { actor: 'staff', ref: null, source: 'test' },
    facts: [{ type: 'accountReviewed', role: 'AUTOPAY', verification: 'FAILED_VERIFICATION', reason: 'DISOWNED' }],
  });
  const given = await lender.call('POST', onApplication(grace.uuid, 'autopay-account'), {
    jwt: grace.jwt,
    body: { routingNumber: '021000021', accountNumber: '000123454321', accountType: 'CHECKING' },
  });
  expect(given.status, JSON.stringify(given.body)).toBe(200);
  return grace;
}

/** Who signs what, in an order in which each of them may. */
const SIGNINGS: Readonly<Record<string, () => Promise<Signer>>> = {
  'borrower SUMMARY': async () => ({ ...(await lender.play('happy', 'APP_SUBMISSION')), name: 'Grace Happy' }),
  'borrower CLOSING': atClosing,
  'borrower AUTOPAY': newAutopay,
  'signer CLOSING': invitedOwner,
  'signer RESCISSION': async () => (await atCancel()).paula,
  'borrower RESCISSION': async () => (await atCancel()).paul,
  'signer NON_RESCISSION': async () => (await afterDays()).paula,
  'borrower NON_RESCISSION': async () => (await afterDays()).paul,
};

test('the table below has every signing of every party that the contract has', () => {
  const { of } = disclosureSign.allowedIn;
  const all = Object.entries(of).flatMap(([party, rule]) => Object.keys(rule.of).map((kind) => `${party} ${kind}`));
  expect(Object.keys(SIGNINGS).toSorted()).toEqual(all.toSorted());
  expect(new Set(all.map((one) => one.split(' ')[1]))).toEqual(new Set(SIGNING_KINDS));
});

describe.each(Object.entries(SIGNINGS))('%s', (signing, of) => {
  const kind = signing.split(' ')[1] as SigningKind;

  test('is bound to the version and to the documents that were read, and leaves both in its evidence', async () => {
    const who = await of();
    const url = onApplication(who.uuid, `disclosures/${kind}/sign`);
    for (const document of (await toSign(lender, who, kind)).documents) {
      const headers = { host: 'localhost', ...credentialsOf(who.jwt) };
      const file = onApplication(who.uuid, `disclosures/${document.kind}/file?sha256=${document.sha256}`);
      const { rawPayload, statusCode } = await lender.app.inject({ method: 'GET', url: file, headers });
      expect([statusCode, createHash('sha256').update(rawPayload).digest('hex')], document.kind).toEqual([200, document.sha256]);
    }
    const { version, documents } = await toSign(lender, who, kind);
    expect(documents.length).toBeGreaterThan(0);
    const before = await evidenceOf(lender.ctx.pool, who.uuid);
    const sign = async (headers: Record<string, string>, named: readonly object[] = documents) =>
      lender.call('POST', url, {
        jwt: who.jwt,
        body: { name: who.name, consentVersion: '2026-01', documentsRead: true, documents: named },
        headers,
      });

    for (const headers of [{}, { 'if-match': '*' }] as const)
      expect((await sign(headers)).body).toMatchObject({
        status: 428,
        code: 'precondition_required',
        message: expect.stringContaining('Read the documents again, then sign. Nothing was signed.'),
        errors: [{ field: 'If-Match', message: 'Must be the version that was read' }],
      });
    const old = await sign({ 'if-match': `"${version - 1}"` });
    expect(old.body).toMatchObject({ status: 412, code: 'stale_version', version, message: expect.stringMatching(/^The application has/) });
    const current = { 'if-match': `"${version}"` };
    const other = before.at(-1)?.documentSha256 ?? '0'.repeat(64);
    const wrong = [
      documents.with(-1, { ...documents.at(-1)!, sha256: 'f'.repeat(64) }),
      documents.with(-1, { ...documents.at(-1)!, sha256: other === documents.at(-1)!.sha256 ? '0'.repeat(64) : other }),
      documents.slice(0, -1),
    ];
    for (const named of wrong)
      expect((await sign(current, named)).body).toMatchObject({
        status: 409,
        code: 'document_changed',
        errors: [{ field: documents.at(-1)!.kind, message: 'Read this document again' }],
      });
    expect([(await lender.read(who.uuid)).version, (await evidenceOf(lender.ctx.pool, who.uuid)).length]).toEqual([version, before.length]);

    const key = { 'idempotency-key': v7() };
    const signed = await sign({ ...current, ...key });
    expect(signed.status, JSON.stringify(signed.body)).toBe(200);
    for (const headers of [current, {}]) {
      const again = await sign({ ...headers, ...key });
      expect([again.status, again.body, again.headers['idempotent-replayed']]).toEqual([200, signed.body, 'true']);
    }
    expect([409, 412]).toContain((await sign(current)).status);
    const records = (await evidenceOf(lender.ctx.pool, who.uuid)).slice(before.length);
    const { rows } = await lender.ctx.pool.query<{ sha256: string; version: string }>(
      'select sha256, version from document where application_uuid = $1',
      [who.uuid],
    );
    expect(
      records.map(({ documentSha256, documentVersion, applicationVersion }) => [documentSha256, documentVersion, applicationVersion]),
    ).toEqual(documents.map(({ sha256 }) => [sha256, rows.find((row) => row.sha256 === sha256)?.version, version]));
    // the chain of facts names the last record, so that one that was taken away is noticed
    expect(await evidenceNamedInFacts(lender.ctx.pool, who.uuid)).toContain(signed.body['evidenceId']);
    expect(await certificateOf(lender.ctx, await lender.read(who.uuid))).toBeInstanceOf(Buffer);
  }, 120_000);
});

test.each([
  ['rescind', { name: 'Grace Happy' }],
  ['cancel', {}],
] as const)(
  'the right to cancel asks for no version: the notice counts, and an old one costs nobody the right (%s)',
  async (way, body) => {
    const { uuid, jwt } = await lender.play('happy', 'RESCISSION');
    const sent = await lender.call('POST', onApplication(uuid, way), { jwt, body, headers: { 'if-match': '"1"' } });
    const { status, facts } = await lender.read(uuid);
    expect([sent.status, status, facts.cancelled?.reason]).toEqual([200, 'CANCELLED', 'RESCINDED']);
  },
  120_000,
);

test('in a flood hazard area nothing is signed at the closing before the notice is acknowledged or ten days old; then it is', async () => {
  const rod = await lender.play(35, 'TRUST_AND_INSURANCE');
  await free(rod.uuid);
  const now = lender.ctx.clock.now(rod.uuid).getTime();
  const policy = {
    carrier: 'Dry Creek Mutual',
    policyNumber: 'DC-1',
    effective: new Date(now - 90 * 86_400_000).toISOString().slice(0, 10),
    expires: new Date(now + 275 * 86_400_000).toISOString().slice(0, 10),
  };
  const insured = await lender.call('PUT', onApplication(rod.uuid, 'insurance'), {
    jwt: rod.jwt,
    body: { ...policy, dwellingCoverage: 5_000_000, flood: { ...policy, dwellingCoverage: 250_000 } },
  });
  expect(insured.body).toMatchObject({ accepted: true });
  await lender.drain(rod.uuid);
  expect((await lender.read(rod.uuid)).status).toBe('NOTE_SIGNING');
  const sign = async () => signAs(lender, rod, 'CLOSING', { name: 'Rod Flood' });
  expect((await sign()).body).toMatchObject({ status: 409, code: 'conflict', message: 'Read and acknowledge the flood notice first' });
  expect((await lender.read(rod.uuid)).facts.verification.signed.CLOSING).toBeUndefined();
  expect((await lender.call('POST', onApplication(rod.uuid, 'flood-notice/acknowledge'), { jwt: rod.jwt, body: {} })).status).toBe(200);
  expect((await sign()).status).toBe(200);
}, 120_000);
