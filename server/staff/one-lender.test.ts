import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IDENTITY_DATA } from '@hearthline/journey/facts/any-time.ts';
import { joinAsSigner } from '@hearthline/database/stores/person/signers.ts';
import { nameSigner } from '@hearthline/database/stores/person/parties.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { deskTokens } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { snapshot } from '../testing/snapshot.ts';

let lender: TestLender;
let token: ReturnType<typeof deskTokens>;
/** Of each lender: an application, its borrower's account, and a signer with an account of their own. */
let main: { uuid: string; identity: string; signerId: string; signerIdentity: string };
let other: { uuid: string; identity: string };
const whose = async (uuid: string): Promise<string> => (await lender.read(uuid)).identityUuid;
beforeAll(async () => {
  lender = await testLender();
  token = deskTokens(lender);
  const [{ uuid }, { uuid: away }, { uuid: third }] = [
    await lender.play('happy', 'OFFER_SELECTION'),
    await lender.play('happy', 'OFFER_SELECTION', [], 'PLUMFIELD'),
    await lender.play('happy', 'OFFER_SELECTION'),
  ];
  const signerId = v7();
  const party = {
    id: signerId,
    role: 'CO_DEEDER' as const,
    first: 'Wilma',
    last: 'Quist',
    email: 'w.quist@example.com',
    phone: '6025550188',
  };
  await nameSigner(lender.ctx.pool, uuid, party);
  const signerIdentity = await whose(third);
  await joinAsSigner(lender.ctx.pool, signerId, signerIdentity);
  main = { uuid, identity: await whose(uuid), signerId, signerIdentity };
  other = { uuid: away, identity: await whose(away) };
}, 60_000);
afterAll(async () => lender.close());

/** A person of the other lender: the borrower of an application there, open or ended, or a signer of one, still there or removed. */
const AWAY: Readonly<Record<string, (identity: string) => Promise<() => Promise<unknown>>>> = {
  'an open application': async (identity) => borrows(identity, true),
  'an ended application': async (identity) => borrows(identity, false),
  'a signature': async (identity) => signs(identity, false),
  'a signature, and was removed': async (identity) => signs(identity, true),
};
async function borrows(identity: string, active: boolean) {
  const { pool } = lender.ctx;
  // One active application for each person: that of the first lender rests meanwhile.
  await pool.query('update application set active = false where identity_uuid = $1', [identity]);
  const give = 'update application set identity_uuid = $2, active = $3 where uuid = $1';
  await pool.query(give, [other.uuid, identity, active]);
  return async () => {
    await pool.query(give, [other.uuid, other.identity, true]);
    await pool.query('update application set active = true where identity_uuid = $1', [identity]);
  };
}
async function signs(identity: string, removed: boolean) {
  const id = v7();
  const party = { id, role: 'CO_DEEDER' as const, first: 'Paula', last: 'Joint', email: 'p.joint@example.com', phone: '6025550189' };
  await nameSigner(lender.ctx.pool, other.uuid, party);
  await joinAsSigner(lender.ctx.pool, id, identity);
  if (removed) await lender.ctx.pool.query('update signer set removed_at = now() where id = $1', [id]);
  return async () => lender.ctx.pool.query('delete from signer where id = $1', [id]);
}

const VALUES: Readonly<Record<(typeof IDENTITY_DATA)[number], object>> = {
  NAME: { firstName: 'Gracie', lastName: 'Happy' },
  BIRTH_DATE: { dob: '1981-04-12' },
  SSN: { ssn: '666-10-1009' },
  ADDRESS: { address: { street1: '1 Clear Path Ln', city: 'Gilbert', state: 'AZ', zip: '85234' } },
  PHONE: { phone: '6025550199' },
  EMAIL: { email: 'someone.new@example.com' },
};
const change = (party: () => string, what: (typeof IDENTITY_DATA)[number]) => async () =>
  lender.call('POST', `/desk/api/v1/applications/${main.uuid}/identity-changes`, {
    jwt: await token('compliance'),
    body: { party: party(), what, ...VALUES[what], reason: 'They called', evidence: 'Court order 12-345' },
  });
/** Every act of staff on an account, and whose account it is. */
const ACTS = [
  ...IDENTITY_DATA.map((what) => ({
    act: `change ${what} of the borrower`,
    of: 'identity' as const,
    send: change(() => 'borrower', what),
  })),
  ...IDENTITY_DATA.map((what) => ({
    act: `change ${what} of a signer`,
    of: 'signerIdentity' as const,
    send: change(() => main.signerId, what),
  })),
  {
    act: 'expire the password',
    of: 'identity' as const,
    send: async () =>
      lender.call('POST', `/desk/api/v1/people/${main.identity}/password/expire`, {
        jwt: await token('compliance'),
        body: { reason: 'FRAUD', note: 'Her son knows it' },
      }),
  },
];

describe.each(Object.keys(AWAY))('a person who has %s at another lender', (how) => {
  test.each(ACTS)('$act: only the owner does it, and no row changes', async ({ of, send }) => {
    await token('compliance');
    const back = await AWAY[how]?.(main[of]);
    const before = await snapshot(lender.ctx.pool);
    const { status, body } = await send();
    expect({ status, code: body['code'] }).toEqual({ status: 409, code: 'owner_only' });
    expect(JSON.stringify(body), 'the other lender is not named').not.toMatch(/plumfield|another lender/i);
    expect(await snapshot(lender.ctx.pool)).toEqual(before);
    await back?.();
  });
});

test('a change that waits is not decided once the person has an application at another lender', async () => {
  const asked = await change(() => 'borrower', 'EMAIL')();
  expect(asked.body).toMatchObject({ state: 'ASKED' });
  const back = await AWAY['an ended application']?.(main.identity);
  const decide = async (accept: boolean) =>
    lender.call('POST', `/desk/api/v1/applications/${main.uuid}/identity-changes/${String(asked.body['changeId'])}/decision`, {
      jwt: await token('processor'),
      body: { accept, reason: 'Not theirs' },
    });
  expect((await decide(true)).body).toMatchObject({ code: 'owner_only' });
  await back?.();
  expect((await decide(false)).body).toMatchObject({ state: 'REFUSED' });
});

test('every file of the staff that writes an account asks the rule', () => {
  const folder = join(import.meta.dirname, '..');
  const writers =
    /\b(changeEmail|changeProfile|expirePassword|revokeSessionsOf|forgetSignIns|putPasswordHash|writeIdentityData|changeName)\(/;
  // what these write, their callers ask for
  const asked = ['steps/identity/identity-data.ts', 'steps/identity/change-name.ts'];
  const files = ['staff', 'steps']
    .flatMap((floor) => readdirSync(join(folder, floor), { recursive: true, encoding: 'utf8' }).map((file) => `${floor}/${file}`))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !asked.includes(file));
  const writing = files.filter((file) => writers.test(readFileSync(join(folder, file), 'utf8')));
  expect(writing.length).toBeGreaterThan(0);
  for (const file of writing) expect(readFileSync(join(folder, file), 'utf8'), file).toMatch(/requireOneLender\(/);
});
