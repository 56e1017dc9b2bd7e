import { signerChecksStep } from '../../steps/closing/signer-checks.ts';
import { v7 } from 'uuid';
import type { OutboxRow } from '@hearthline/database/generated/rows.ts';
import { bodyOf } from '../../messages/outbox.ts';
import { messagesAbout } from '@hearthline/database/testing/messages-about.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount } from '../../identity/access/open-account.ts';
import { sweepAll } from '../../engine/sweep.ts';
import { staffAction } from '../../staff/actions/act.ts';
import { sendSigner } from '@hearthline/sandbox/testing/driver.ts';
import { onApplication, signAs, statusUrl, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { replacing, usualPort } from '../../testing/ports.ts';

const EXTERNAL = '/service-application/external/api/v1/heloc/additional-signer';
const OWN = '/service-application/api/v1/application/heloc/additional-signer';
const PASSWORD = 'Sandbox!2026Pw';
const DAY = 86_400_000;

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const invitations = async (uuid: string): Promise<{ to: string; body: string; invitation: string }[]> => {
  const { rows } = await lender.ctx.pool.query<OutboxRow>('select * from outbox where application_uuid = $1 order by at, id', [uuid]);
  const mails = await Promise.all(rows.map(async (row) => ({ to: row.recipient, body: await bodyOf(lender.ctx, row) })));
  return mails.flatMap(({ to, body }) => {
    const invitation = /invitation=([\w-]+)/.exec(body)?.[1];
    return invitation === undefined ? [] : [{ to, body, invitation }];
  });
};
const last = async (uuid: string) => (await invitations(uuid)).at(-1)?.invitation ?? '';
const account = async (email: string) => {
  const opened = await openAccount(
    lender.ctx,
    { email, password: PASSWORD, phoneNumber: null, organization: 'MAIN' },
    { ip: '127.0.0.1', userAgent: 'test' },
  );
  if (!opened) throw new Error('The address is taken');
  return opened.jwt;
};

test('Paula accepts the emailed invitation, verifies her identity, signs the deed and gets her own notice; no other account can', async () => {
  const { uuid, jwt } = await lender.play('joint', 'CO_DEED_REQ');
  await lender.ctx.pool.query('update application set hold_at = null where uuid = $1', [uuid]);
  const [signer] = (await lender.call('GET', onApplication(uuid, 'signers'), { jwt })).body as unknown as { id: string; state: string }[];
  expect(signer?.state).toBe('INVITED');
  const resend = `signers/${signer?.id}/resend`;

  // A corrected address: the new email is queued, and the old link is invalid.
  const first = await last(uuid);
  // The email says who writes, what she owes, and how it can be checked.
  const [written] = await invitations(uuid);
  const body = written?.body ?? '';
  for (const words of [
    'We are Hearthline',
    'NMLS',
    'you owe nothing',
    'How to check that this email is real',
    'The link below leads to localhost',
  ])
    expect(body).toContain(words);
  const email = `paula+${uuid.slice(-8)}@example.com`;
  expect((await lender.call('POST', onApplication(uuid, resend), { jwt, body: { email } })).status).toBe(200);
  expect((await invitations(uuid)).map((i) => i.to)).toEqual(['paula.joint@example.com', email]);
  expect((await lender.call('POST', `${EXTERNAL}/invitation`, { body: { invitation: first } })).status).toBe(404);
  const invitation = await last(uuid);
  expect((await lender.call('POST', `${EXTERNAL}/invitation`, { body: { invitation } })).body).toMatchObject({
    primary: 'Paul Joint',
    email,
  });

  // The borrower's own address is nobody else's.
  const own = (await lender.call('GET', '/service-profile/api/v1/profile', { jwt })).body['email'];
  expect(await lender.call('POST', onApplication(uuid, resend), { jwt, body: { email: own } })).toMatchObject({
    status: 409,
    body: { errors: [{ field: 'email' }] },
  });

  // Another account with the link is refused with the reason.
  const stranger = await account(`stranger+${uuid.slice(-8)}@example.com`);
  expect((await lender.call('POST', `${OWN}/accept`, { jwt: stranger, body: { invitation } })).body).toMatchObject({
    status: 403,
    code: 'wrong_person',
  });
  expect((await lender.call('POST', `${OWN}/accept`, { jwt, body: { invitation } })).status).toBe(403);
  expect((await lender.call('GET', `${OWN}/profile`, { jwt: stranger })).status).toBe(404);

  const opened = await lender.call('POST', `${EXTERNAL}/register`, { body: { invitation, password: PASSWORD } });
  expect(opened.status).toBe(200);
  const paula = String(opened.body['jwt']);
  const profile = async () => (await lender.call('GET', `${OWN}/profile`, { jwt: paula })).body;
  expect(await profile()).toMatchObject({
    applicationUuid: uuid,
    role: 'CO_DEEDER',
    state: 'SIGNED_IN',
    next: 'CONSENT',
    documents: ['DEED_OF_TRUST'],
  });
  expect((await lender.call('GET', `${OWN.replace('additional-signer', 'co-deed/status')}`, { jwt: paula })).body).toEqual({
    coDeedStatus: 'IN_PROGRESS',
  });

  // Her steps are in order: she cannot sign before her identity is verified, and she is not the borrower.
  const { consentsNeeded } = (await profile()) as { consentsNeeded: { type: string; version: string }[] };
  const version = consentsNeeded[0]?.version ?? '';
  const { documents: hers } = (await lender.call('GET', onApplication(uuid, 'closing-documents'), { jwt: paula })).body as unknown as {
    documents: { kind: string; sha256: string; fields: { kind: string; what: string }[] }[];
  };
  expect(hers).toMatchObject([{ kind: 'DEED_OF_TRUST', fields: [{ kind: 'SIGNATURE', what: 'Deed of Trust' }] }]);
  const sign = async () => signAs(lender, { uuid, jwt: paula }, 'CLOSING', { name: 'Paula Joint', consentVersion: version });
  expect((await sign()).body).toMatchObject({ status: 409, message: 'Agree to electronic documents first' });
  expect((await lender.call('GET', onApplication(uuid), { jwt: paula })).status).toBe(403);
  const herStatus = await lender.call('GET', statusUrl(uuid, '?with=application'), { jwt: paula });
  expect([herStatus.status, herStatus.body['application']]).toEqual([200, undefined]);
  expect((await lender.call('POST', onApplication(uuid, 'cancel'), { jwt: paula, body: {} })).status).toBe(403);

  await sendSigner(lender, { uuid, jwt: paula });
  expect(await profile()).toMatchObject({ next: 'SIGN', state: 'IDENTIFIED' });
  expect((await sign()).status).toBe(200);
  expect((await sign()).status).toBe(409);
  expect((await lender.call('POST', `${EXTERNAL}/invitation`, { body: { invitation } })).body).toMatchObject({
    status: 409,
    message: 'You have signed already. Log in to read your documents.',
  });
  expect((await lender.call('POST', onApplication(uuid, resend), { jwt, body: {} })).status).toBe(409);

  // Evidence of the deed only: she does not owe the note. She reads her documents, not the borrower's.
  const { rows } = await lender.ctx.pool.query<{ kind: string; name: string }>(
    "select record->>'documentKind' as kind, record->>'nameTyped' as name from esign_evidence where application_uuid = $1 order by sequence desc limit 1",
    [uuid],
  );
  expect(rows).toEqual([{ kind: 'DEED_OF_TRUST', name: 'Paula Joint' }]);
  expect((await lender.call('GET', onApplication(uuid, 'evidence'), { jwt })).body).toMatchObject({ valid: true });
  const kinds = async () =>
    (
      (await lender.call('GET', onApplication(uuid, 'disclosures'), { jwt: paula })).body as { documents: { kind: string }[] }
    ).documents.map((d) => d.kind);
  expect(await kinds()).toContain('SIGNED_DEED_OF_TRUST');
  expect(await kinds()).not.toContain('SUMMARY_DISCLOSURE');
  expect((await lender.call('GET', onApplication(uuid, 'disclosures/DEED_OF_TRUST/file'), { jwt: paula })).headers['content-type']).toBe(
    'application/pdf',
  );
  expect((await lender.call('GET', onApplication(uuid, 'disclosures/SUMMARY_DISCLOSURE/file'), { jwt: paula })).status).toBe(404);
  expect((await lender.call('GET', statusUrl(uuid), { jwt: paula })).body).toMatchObject({ coDeedStatus: 'COMPLETE', dtiDecline: false });
}, 120_000);

test('an invitation expires after 14 days, a new signer replaces the old one, and the last joint owner cannot be removed', async () => {
  const { uuid, jwt } = await lender.play('joint', 'CO_DEED_REQ');
  await lender.ctx.pool.query('update application set hold_at = null where uuid = $1', [uuid]);
  const invitation = await last(uuid);
  await lender.ctx.clock.advance(14 * DAY + 1000, uuid);
  expect((await lender.call('POST', `${EXTERNAL}/register`, { body: { invitation, password: PASSWORD } })).body).toMatchObject({
    status: 410,
    code: 'invitation_ended',
  });

  const [signer] = (await lender.read(uuid)).facts.verification.signers;
  const one = `signers/${signer?.id}`;
  expect((await lender.call('DELETE', onApplication(uuid, one), { jwt })).body).toMatchObject({ status: 409, code: 'conflict' });
  const body = {
    firstName: 'Petra',
    lastName: 'Joint',
    email: `petra+${uuid.slice(-8)}@example.com`,
    phone: '6025550153',
    role: 'CO_SIGNER',
    maritalStatus: 'UNMARRIED',
  };
  expect((await lender.call('PUT', onApplication(uuid, one), { jwt, body })).status).toBe(200);
  expect((await lender.call('GET', onApplication(uuid, 'signers'), { jwt })).body).toMatchObject([{ name: 'Petra Joint', state: 'NAMED' }]);
  // The documents named the replaced signer: they are generated and signed anew.
  expect((await lender.read(uuid)).status).toBe('GEN_NOTE_SIGNING');
  expect((await lender.call('POST', `${EXTERNAL}/invitation`, { body: { invitation } })).status).toBe(404);
}, 120_000);

test('a signer who could not be identified is reviewed by compliance, and only they get one message that they can sign', async () => {
  const { uuid } = await lender.play('joint', 'CO_DEED_REQ', ['signererror']);
  const clear = async (role: 'closer' | 'compliance') =>
    staffAction(lender.ctx, uuid, { action: 'clear', as: { uuid: '0190a000-0000-7000-8000-0000000000a1', name: 'Ada', role } });
  await expect(clear('closer')).rejects.toMatchObject({ code: 'forbidden' });
  await clear('compliance');
  const [signer] = (await lender.read(uuid)).facts.verification.signers;
  expect(signer).toMatchObject({ cleared: true, identified: true, signed: false });
  await expect(clear('compliance')).rejects.toMatchObject({ code: 'out_of_order' });
  const [mail, ...more] = (await messagesAbout(lender.ctx.pool, uuid)).filter((row) => row.subject === 'You can sign now');
  expect([mail?.recipient, more]).toEqual(['paula.joint@example.com', []]);
  expect(mail && (await bodyOf(lender.ctx, mail))).toContain(`/account/heloc/heloc-signer/resume?application=${uuid}`);
}, 120_000);

test('a co-owner added after the title search has it searched again; a spouse who owns nothing does not', async () => {
  const { uuid, jwt } = await lender.play('trust', 'FINAL_OFFER');
  await lender.ctx.pool.query('update application set hold_at = null where uuid = $1', [uuid]);
  const searched = (await lender.read(uuid)).facts.verification.title;
  expect(searched?.stage).toBe('COMPLETE');
  const name = async (firstName: string, role: string) =>
    lender.call('POST', onApplication(uuid, 'signers'), {
      jwt,
      body: { firstName, lastName: 'Trust', email: `${firstName}+${uuid.slice(-8)}@example.com`, phone: '6025550154', role },
    });
  expect((await name('Theo', 'SPOUSE')).status).toBe(201);
  expect((await lender.read(uuid)).status).toBe('FINAL_OFFER');
  expect((await name('Tess', 'CO_DEEDER')).status).toBe(201);
  expect((await lender.read(uuid)).status).toBe('ORDER_FULL_TITLE');
  for (let day = 0; day < 5 && (await lender.read(uuid)).facts.verification.title?.stage !== 'COMPLETE'; day++) {
    await lender.drain(uuid);
    await lender.ctx.clock.advance(DAY, uuid);
    await sweepAll(lender.ctx, uuid);
  }
  await lender.drain(uuid);
  const { status, facts } = await lender.read(uuid);
  expect(facts.verification.title?.orderRef).not.toBe(searched?.orderRef);
  expect(status).toBe('FINAL_OFFER');
}, 120_000);

test('Paul and Paula each get their own notice of the right to cancel, read only that one, and may each sign its receipt', async () => {
  const { uuid, jwt } = await lender.play('joint', 'RESCISSION');
  const { rows } = await lender.ctx.pool.query<{ owner: string }>(
    "select owner from document where application_uuid = $1 and kind = 'NOTICE_OF_RIGHT_TO_CANCEL' order by owner",
    [uuid],
  );
  const [signer] = (await lender.read(uuid)).facts.verification.signers;
  expect(rows.map((r) => r.owner).toSorted()).toEqual(['borrower', signer?.id].toSorted());
  const paula = String(
    (await lender.call('POST', '/identity/api/v1/login', { body: { email: 'paula.joint@example.com', password: PASSWORD } })).body['jwt'],
  );
  const notices = async (token: string) =>
    (
      (await lender.call('GET', onApplication(uuid, 'disclosures'), { jwt: token })).body as {
        documents: { kind: string; sha256: string }[];
      }
    ).documents
      .filter((d) => d.kind === 'NOTICE_OF_RIGHT_TO_CANCEL')
      .map((d) => d.sha256);
  const [his, hers] = [await notices(jwt), await notices(paula)];
  expect([his.length, hers.length, new Set([...his, ...hers]).size]).toEqual([1, 1, 2]);
  const sign = async (token: string, name: string) => signAs(lender, { uuid, jwt: token }, 'RESCISSION', { name });
  expect([(await sign(paula, 'Paula Joint')).status, (await sign(jwt, 'Paul Joint')).status]).toEqual([200, 200]);
  expect((await sign(paula, 'Paula Joint')).status).toBe(409);
  expect((await lender.read(uuid)).status).toBe('RESCISSION');
  // Either owner can cancel for all.
  expect((await lender.call('POST', onApplication(uuid, 'rescind'), { jwt: paula, body: { name: 'Paula Joint' } })).status).toBe(200);
  expect((await lender.read(uuid)).status).toBe('CANCELLED');
}, 120_000);

test('before they sign in, a misspelled name is corrected and the documents are prepared again; afterwards only another person can be named', async () => {
  const { uuid, jwt } = await lender.play('joint', 'CO_DEED_REQ');
  await lender.ctx.pool.query('update application set hold_at = null where uuid = $1', [uuid]);
  const list = async () =>
    (await lender.call('GET', onApplication(uuid, 'signers'), { jwt })).body as unknown as {
      id: string;
      name: string;
      waitsFor: string | null;
      change: { documents: boolean; title: boolean } | null;
    }[];
  const [signer] = await list();
  expect(signer).toMatchObject({ name: 'Paula Joint', waitsFor: null, change: { documents: true, title: false } });
  const correct = async (firstName: string) =>
    lender.call('PATCH', onApplication(uuid, `signers/${signer?.id}`), { jwt, body: { firstName, lastName: 'Joint' } });
  // The same name changes nothing.
  expect((await correct('Paula')).status).toBe(200);
  expect((await lender.read(uuid)).status).toBe('CO_DEED_REQ');
  expect((await correct('Paola')).status).toBe(200);
  expect(await list()).toMatchObject([{ id: signer?.id, name: 'Paola Joint' }]);
  expect((await lender.read(uuid)).status).toBe('GEN_NOTE_SIGNING');
  expect((await lender.log(uuid)).slice(-2)).toMatchObject([{ type: 'signerCorrected', signerId: signer?.id }, { type: 'noteLapsed' }]);

  const joint = await lender.play('joint', 'CO_DEED_REQ');
  await lender.ctx.pool.query('update application set hold_at = null where uuid = $1', [joint.uuid]);
  const opened = await lender.call('POST', `${EXTERNAL}/register`, { body: { invitation: await last(joint.uuid), password: PASSWORD } });
  // the address may have an account from another test: then it signs in
  const paula =
    opened.status === 200
      ? String(opened.body['jwt'])
      : String(
          (await lender.call('POST', '/identity/api/v1/login', { body: { email: 'paula.joint@example.com', password: PASSWORD } })).body[
            'jwt'
          ],
        );
  if (opened.status !== 200) await lender.call('POST', `${OWN}/accept`, { jwt: paula, body: { invitation: await last(joint.uuid) } });
  const [hers] = (await lender.read(joint.uuid)).facts.verification.signers;
  expect(hers?.signedIn).toBe(true);
  expect(
    (
      await lender.call('PATCH', onApplication(joint.uuid, `signers/${hers?.id}`), {
        jwt: joint.jwt,
        body: { firstName: 'Pia', lastName: 'Joint' },
      })
    ).body,
  ).toMatchObject({ status: 409, code: 'conflict' });
}, 120_000);

test('an invitation is sent again a minute after the last at the earliest and three times an hour at most, and the refusal says from when it is possible; a reminder goes to who has not signed', async () => {
  const { uuid, jwt } = await lender.play('joint', 'CO_DEED_REQ');
  await lender.ctx.pool.query('update application set hold_at = null where uuid = $1', [uuid]);
  const [signer] = (await lender.read(uuid)).facts.verification.signers;
  const { signerMails } = lender.ctx.config.throttles;
  Object.assign(lender.ctx.config.throttles, { signerMails: 3 });
  try {
    const resend = async () => lender.call('POST', onApplication(uuid, `signers/${signer?.id}/resend`), { jwt, body: {} });
    for (let sent = 0; sent < 3; sent += 1) {
      await lender.ctx.clock.advance(61_000, uuid);
      expect((await resend()).status).toBe(200);
      // at once after it: each invitation would make the link before it useless
      const tooSoon = await resend();
      expect(tooSoon).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
      expect(Number(tooSoon.headers['retry-after'])).toBeLessThanOrEqual(60);
    }
    await lender.ctx.clock.advance(61_000, uuid);
    const refused = await resend();
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect(await invitations(uuid)).toHaveLength(4);
  } finally {
    Object.assign(lender.ctx.config.throttles, { signerMails });
  }
  await lender.ctx.clock.advance(DAY + 1000, uuid);
  await sweepAll(lender.ctx, uuid);
  const reminders = (await messagesAbout(lender.ctx.pool, uuid)).filter((row) => row.subject === 'Your signature is still needed');
  expect(reminders.map(({ recipient }) => recipient)).toEqual(['paula.joint@example.com']);
}, 120_000);

test('the credit orders of two co-signers have keys of their own: a bureau that knows one key answers each with their own file', async () => {
  const { uuid } = await lender.play('joint', 'RESCISSION');
  const application = await lender.read(uuid);
  const [first] = application.facts.verification.signers;
  const other = await lender.play('happy', 'OFFER_SELECTION');
  const { identityUuid } = await lender.read(other.uuid);
  const second = v7();
  await lender.ctx.pool.query(
    `insert into signer select (jsonb_populate_record(s, jsonb_build_object('id', $2::text, 'email', 'second@example.com', 'identity_uuid', $3::text, 'invitation_hash', null))).*
      from signer s where id = $1`,
    [first?.id, second, identityUuid],
  );
  const orders: { key: string; user: string }[] = [];
  const creditBureau = usualPort(lender.ctx, 'creditBureau');
  const ctx = {
    ...lender.ctx,
    providers: replacing(lender.ctx.providers, {
      creditBureau: {
        pull: async (...[order, options]: Parameters<typeof creditBureau.pull>) => {
          orders.push({ key: options.idempotencyKey, user: order.endUserRef });
          return creditBureau.pull(order, options);
        },
      },
    }),
  };
  const consented = (id: string) => ({
    ...first!,
    id,
    role: 'CO_SIGNER' as const,
    consents: { ...first!.consents, HARD_CREDIT: '2026-01' },
    credit: null,
    signed: false,
  });
  const signers = [consented(first?.id ?? ''), consented(second)];
  const facts = { ...application.facts, verification: { ...application.facts.verification, signers } };
  const done = await signerChecksStep(ctx, { ...application, facts }, 1, new AbortController().signal);
  expect(orders.map(({ user }) => user)).toEqual([`${uuid}:${first?.id}`, `${uuid}:${second}`]);
  expect(new Set(orders.map(({ key }) => key)).size).toBe(2);
  expect('facts' in done && done.facts.map(({ type }) => type)).toEqual(['signerCreditReceived', 'signerCreditReceived']);
}, 120_000);
