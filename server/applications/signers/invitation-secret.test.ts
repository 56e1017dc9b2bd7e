import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { STAFF_ROLES } from '@hearthline/contract/desk/roles.ts';
import type { OutboxRow } from '@hearthline/database/generated/rows.ts';
import { deskToken } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bodyOf } from '../../messages/outbox.ts';

let lender: TestLender;
let uuid = '';
let invitation = '';
beforeAll(async () => {
  lender = await testLender();
  ({ uuid } = await lender.play('joint', 'CO_DEED_REQ'));
  const { rows } = await lender.ctx.pool.query<OutboxRow>('select * from outbox where application_uuid = $1', [uuid]);
  const bodies = await Promise.all(rows.map((row) => bodyOf(lender.ctx, row)));
  invitation = bodies.map((body) => /invitation=([\w-]+)/.exec(body)?.[1]).find((found) => found !== undefined) ?? '';
  expect(invitation).not.toBe('');
}, 120_000);
afterAll(async () => lender.close());

test('no table holds the secret of an invitation in the clear', async () => {
  const { rows: tables } = await lender.ctx.pool.query<{ name: string }>(
    "select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')",
  );
  expect(tables.length).toBeGreaterThan(30);
  const holding: string[] = [];
  for (const { name } of tables) {
    const { rowCount } = await lender.ctx.pool.query(`select from ${name} t where position($1 in t::text) > 0 limit 1`, [invitation]);
    if (rowCount !== 0) holding.push(name);
  }
  expect(holding).toEqual([]);
}, 60_000);

test('no read of staff, whatever their role, answers with the secret, and staff cannot accept an invitation', async () => {
  const readable = ENDPOINTS.filter(
    ({ method, access, also = [] }) => method === 'GET' && (access === 'staff' || also.some((who) => who === 'staff')),
  );
  expect(readable.length).toBeGreaterThan(10);
  const paths = readable
    .map(({ path }) => path.replace('{uuid}', uuid).replace('{kind}', 'DEED_OF_TRUST'))
    .filter((path) => !path.includes('{'));
  let answered = 0;
  for (const role of STAFF_ROLES) {
    const jwt = await deskToken(lender, 'MAIN', role);
    for (const path of paths) {
      const { status, body } = await lender.call('GET', path, { jwt });
      if (status === 200) answered += 1;
      expect(JSON.stringify(body), `${role} reads ${path}`).not.toContain(invitation);
    }
    const accepted = await lender.call('POST', '/service-application/api/v1/application/heloc/additional-signer/accept', {
      jwt,
      body: { invitation },
    });
    expect(accepted.status, `${role} accepts`).toBe(403);
  }
  expect(answered).toBeGreaterThan(10);
  const [signer] = (await lender.read(uuid)).facts.verification.signers;
  expect(signer?.signedIn).toBe(false);
}, 120_000);
