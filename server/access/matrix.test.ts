import { CALLERS, expectationOf, type CallerKind } from '@hearthline/contract/access-matrix.ts';
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApplication } from '../checklist/creation/create.ts';
import { applicationOf } from '../http/access-check.ts';
import { Problem } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { creationBody } from '../sandbox/creation-body.ts';
import { personaOf } from '../sandbox/play.ts';
import { testLender, type TestLender } from '../testing/lender.ts';
import { access } from './access.ts';
import type { Access } from './caller.ts';
import { openAccount } from './open-account.ts';

const IN = 'the operation began';
const STAFF = /^Bearer staff\.(\w+)$/;
const PLACE = { ip: '127.0.0.1', userAgent: 'test' };
/** Bodies and queries are left out: who may call is asked, not what is sent. */
const ROUTES: readonly Route[] = ENDPOINTS.map((endpoint) => {
  const { body: _, query: __, raw: ___, upload: ____, ...rest } = endpoint;
  return {
    endpoint: { ...rest, idempotent: false },
    handler: async () => {
      throw new Problem('conflict', { message: IN });
    },
  };
});
/** People of a lender have no pages yet, and so no way to sign in: the test says who they are; everybody else is asked for their token. */
const withStaff: Access = {
  ...access,
  authenticate: async (attempt) => {
    const organisation = STAFF.exec(attempt.request.headers.authorization ?? '')?.[1];
    if (organisation === undefined) return access.authenticate(attempt);
    return { kind: 'staff', staffUuid: v7(), sessionId: v7(), organisation, roles: ['admin'] };
  },
};

let lender: TestLender;
let own = '';
const tokens = {} as Record<CallerKind, string | undefined>;

async function account(name: string): Promise<{ identityUuid: string; jwt: string }> {
  const opened = await openAccount(
    lender.ctx,
    { email: `${name}@example.com`, password: 'Sandbox!2026Pw', phoneNumber: null, organization: 'MAIN' },
    PLACE,
  );
  if (!opened) throw new Error('The address is taken');
  return opened;
}
async function file(identityUuid: string, email: string): Promise<string> {
  const persona = personaOf('happy');
  const body = creationBody(persona, email, 'MAIN');
  return (
    await createApplication(lender.ctx, { identityUuid, orgCode: 'MAIN', state: persona.property.state, body, place: PLACE, holdAt: null })
  ).uuid;
}
const query = async (text: string, values: readonly unknown[]) => lender.ctx.pool.query(text, [...values]);
async function makeSigner(application: string, identityUuid: string) {
  await query(
    "insert into signer (id, application_uuid, role, first_name, last_name, email, identity_uuid) values ($1, $2, 'CO_DEEDER', 'A', 'B', 'c@example.com', $3)",
    [v7(), application, identityUuid],
  );
}
async function makeOfficer(identityUuid: string): Promise<string> {
  const officer = v7();
  await query(
    "insert into loan_officer (uuid, organization_code, originator_name, email, phone_number, nmls, identity_uuid) values ($1, 'MAIN', 'An Officer', 'o@example.com', '6025550100', '1', $2)",
    [officer, identityUuid],
  );
  return officer;
}

beforeAll(async () => {
  lender = await testLender({ routes: ROUTES, access: withStaff });
  const [borrower, other, signer] = [await account('own'), await account('other'), await account('signer')];
  const [otherSigner, officer, otherOfficer] = [await account('signer2'), await account('officer'), await account('officer2')];
  own = await file(borrower.identityUuid, 'own@example.com');
  const others = await file(other.identityUuid, 'other@example.com');
  await makeSigner(own, signer.identityUuid);
  await makeSigner(others, otherSigner.identityUuid);
  const referrer = await makeOfficer(officer.identityUuid);
  await makeOfficer(otherOfficer.identityUuid);
  await query(`update application set facts = jsonb_set(facts, '{created,referrerId}', to_jsonb($2::text)) where uuid = $1`, [
    own,
    referrer,
  ]);
  Object.assign(tokens, {
    'bad token': 'a.b.c',
    'another borrower': other.jwt,
    'borrower of it': borrower.jwt,
    'signer of it': signer.jwt,
    'signer of another': otherSigner.jwt,
    'loan officer of it': officer.jwt,
    'another loan officer': otherOfficer.jwt,
    'staff of its lender': 'staff.MAIN',
    'staff of another lender': 'staff.PLUMFIELD',
  } satisfies Partial<Record<CallerKind, string>>);
});
afterAll(async () => lender.close());

/** A path with every parameter filled: the application by its own name, the rest by what fits most. */
const urlOf = (path: string, uuid: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => (applicationOf({ params: { [name]: uuid } }) === null ? v7() : uuid));
async function ask(endpoint: (typeof ENDPOINTS)[number], caller: CallerKind, uuid: string) {
  const sample: Record<string, string> = { '{kind}': endpoint.id === 'disclosure-sign' ? 'CLOSING' : 'DEED_OF_TRUST' };
  const path = endpoint.path.replaceAll(/\{kind\}/g, (found) => sample[found] ?? found);
  const jwt = tokens[caller];
  const { status, body } = await lender.call(endpoint.method, urlOf(path, uuid), jwt === undefined ? {} : { jwt });
  return { seen: status === 409 && body['message'] === IN ? 'in' : status, status, body };
}
/** What tells two refusals apart, without what names the request. */
const plain = ({ status, body }: Awaited<ReturnType<typeof ask>>) => ({ status, ...body, instance: '' });
/** Operations whose parameters are words of their own: they are asked by their own tests. */
const about = ENDPOINTS.filter(
  (e) => e.access === 'owner' || e.access === 'signer' || e.access === 'staff' || (e.access === 'signed-in' && !e.path.includes('{')),
);

test('every operation on an application, or behind a sign-in, answers every kind of caller as it is written', async () => {
  const wrong: string[] = [];
  let cells = 0;
  for (const endpoint of about) {
    for (const caller of CALLERS) {
      cells += 1;
      const { seen } = await ask(endpoint, caller, own);
      const expected = expectationOf(endpoint, caller);
      if (seen !== expected) wrong.push(`${endpoint.id} to ${caller}: ${seen}, not ${expected}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(cells).toBeGreaterThan(500);
}, 120_000);

test("another person's application answers exactly as one that does not exist", async () => {
  const unlike: string[] = [];
  for (const endpoint of about.filter((e) => e.access === 'owner' || e.access === 'signer')) {
    const [others, absent] = [await ask(endpoint, 'another borrower', own), await ask(endpoint, 'another borrower', v7())];
    if (JSON.stringify(plain(others)) !== JSON.stringify(plain(absent))) unlike.push(endpoint.id);
  }
  expect(unlike).toEqual([]);
}, 60_000);

test('the file of the API and the list of operations name the same operations', () => {
  const { paths } = JSON.parse(readFileSync(join(import.meta.dirname, '../../contract/openapi.json'), 'utf8')) as {
    paths: Record<string, Record<string, { operationId: string }>>;
  };
  const named = Object.values(paths).flatMap((methods) => Object.values(methods).map((m) => m.operationId));
  expect(named.toSorted()).toEqual(ENDPOINTS.map((e) => e.id).toSorted());
});
