import { randomBytes } from 'node:crypto';
import { buildClock } from '@hearthline/database/clock.ts';
import { openListener } from '@hearthline/database/listener.ts';
import { callOffVersion, currentVersions, insertVersion, versionsOf } from '@hearthline/database/stores/settings/lender-versions.ts';
import { addDomain, setChecked } from '@hearthline/database/stores/settings/lender-domains.ts';
import { testDatabase, type TestDatabase } from '@hearthline/database/testing/database.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { uliCheckDigits } from '@hearthline/rules/regulation/hmda/uli.ts';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { v7 } from 'uuid';
import { organizationsOf } from '../organizations/organizations.ts';
import { keptSettings, openLenders, publishLender, seedLenders } from './lenders.ts';

const log = pino({ level: 'silent' });
let database: TestDatabase;
const closing = new AsyncDisposableStack();
beforeAll(async () => {
  database = await testDatabase();
  closing.defer(database.drop);
});
afterAll(async () => closing.disposeAsync());
afterEach(() => void vi.useRealTimers());

/** The lenders as a process of its own reads them. */
async function opened(stack: AsyncDisposableStack) {
  const listener = openListener(database.url, log);
  stack.defer(listener.close);
  await vi.waitFor(() => expect(listener.presence()).not.toBeNull(), 10_000);
  const clock = await buildClock({ pool: database.pool, listener, movable: true });
  const lenders = await openLenders({ pool: database.pool, clock, listener, log });
  stack.defer(lenders.close);
  return { lenders, clock };
}
const seed = async (lenders: readonly Lender[]) => seedLenders(database.pool, lenders, new Date());
/** Publishes the settings of a lender's latest version with a change, from an instant on; by a command, as the desk's people are not here. */
async function publish(change: Partial<Lender>, effectiveAt: Date): Promise<number> {
  const [latest] = await versionsOf(database.pool, 'MAIN', 1);
  if (!latest) throw new Error('MAIN has no version');
  const version = latest.version + 1;
  await transaction(database.pool, async (client) =>
    insertVersion(client, {
      ...latest,
      version,
      settings: { ...latest.settings, ...change },
      effective_at: effectiveAt,
      created_at: new Date(),
      file_sha256: null,
      summary: 'A test',
    }),
  );
  return version;
}

test('the files are put into the database once and read back as they were, with their version', async () => {
  await using stack = new AsyncDisposableStack();
  await seed(FILE_LENDERS.all);
  await seed(FILE_LENDERS.all);
  const { lenders } = await opened(stack);
  const set = lenders.now();
  expect(set.all.toSorted((a, b) => a.orgCode.localeCompare(b.orgCode))).toEqual(
    FILE_LENDERS.all.toSorted((a, b) => a.orgCode.localeCompare(b.orgCode)),
  );
  expect(set.primary?.orgCode).toBe('MAIN');
  expect(await versionsOf(database.pool, 'PLUMFIELD', 9)).toHaveLength(1);
  expect((await versionsOf(database.pool, 'PLUMFIELD', 9))[0]).toMatchObject({
    version: FILE_LENDERS.byCode('PLUMFIELD')?.version,
    sheet_name: `Rates of version ${FILE_LENDERS.byCode('PLUMFIELD')?.version}`,
  });
});

test('a file that was changed becomes the next version; once the desk has changed the lender, its file counts no longer', async () => {
  await seed([{ ...MAIN, supportPhone: '888-819-0001' }]);
  const [first] = await versionsOf(database.pool, 'MAIN', 1);
  expect(first).toMatchObject({ version: 2, settings: { supportPhone: '888-819-0001' } });
  await publish({ supportPhone: '888-819-0002' }, new Date());
  await seed([{ ...MAIN, supportPhone: '888-819-0003' }]);
  expect((await versionsOf(database.pool, 'MAIN', 1))[0]).toMatchObject({ version: 3, settings: { supportPhone: '888-819-0002' } });
});

test('a published version is in force in every running process without a restart, and one that is for later from its hour on', async () => {
  await using stack = new AsyncDisposableStack();
  const [one, other] = [await opened(stack), await opened(stack)];
  await publish({ name: 'Hearthline Two' }, one.clock.now());
  await vi.waitFor(() => {
    for (const { lenders } of [one, other]) expect(lenders.now().byCode('MAIN')?.name).toBe('Hearthline Two');
  }, 10_000);
  const before = one.lenders.now();
  expect(one.lenders.now()).toBe(before);

  await publish({ name: 'Hearthline Three' }, new Date(one.clock.now().getTime() + 3_600_000));
  await one.lenders.refresh();
  expect(one.lenders.now().byCode('MAIN')?.name).toBe('Hearthline Two');
  await one.clock.advance(3_600_000);
  expect(one.lenders.now().byCode('MAIN')?.name).toBe('Hearthline Three');
  // Who began with a set ends with it.
  expect(before.byCode('MAIN')?.name).toBe('Hearthline Two');
});

/** A domain of Plumfield whose record was found; `state` tells what becomes of it. */
async function domainOfPlumfield(domain: string) {
  const { rows } = await database.pool.query<{ uuid: string }>(
    `insert into staff_member (uuid, organization_code, name, email, email_key, role, created_at)
     values (gen_random_uuid(), 'PLUMFIELD', 'Pia', gen_random_uuid()::text, gen_random_uuid()::text, 'admin', now()) returning uuid`,
  );
  const at = new Date();
  const id = v7();
  await addDomain(database.pool, {
    id,
    org_code: 'PLUMFIELD',
    domain,
    token: randomBytes(32).toString('base64url'),
    person_uuid: rows[0]?.uuid ?? '',
    at,
    next_check_at: at,
  });
  const checked = { is_main: false, checked_at: at, finding: 'FOUND' as const, missing_since: null, next_check_at: at };
  const become = async (state: 'SERVED' | 'STOPPED') =>
    transaction(database.pool, async (client) => setChecked(client, id, { ...checked, state, proved_at: at }));
  return become;
}
/** Who is served at a host, as a process answers it. */
const servedAt = ({ lenders }: Awaited<ReturnType<typeof opened>>, host: string) =>
  organizationsOf({ config: { publicUrl: 'http://localhost:4000', unknownHost: 'neutral' } as never, lenders }).forHost(host);

test('a domain that one process proves is served by every other without a restart, and is not once it is lost', async () => {
  await using stack = new AsyncDisposableStack();
  const both = [await opened(stack), await opened(stack)];
  const become = await domainOfPlumfield('apply.plumfield.example');
  const seen = () => both.map((one) => servedAt(one, 'apply.plumfield.example'));
  expect(seen()).toEqual([null, null]);
  await become('SERVED');
  await vi.waitFor(() => expect(seen()).toEqual(['PLUMFIELD', 'PLUMFIELD']), 10_000);
  await become('STOPPED');
  await vi.waitFor(() => expect(seen()).toEqual([null, null]), 10_000);
});

test('where the database’s word of a change is lost, a process sees settings and domains within 30 seconds of its clock', async () => {
  await using stack = new AsyncDisposableStack();
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const deaf = { on: () => () => undefined };
  const clock = { now: () => new Date() };
  const lenders = await openLenders({ pool: database.pool, clock, listener: deaf, log });
  stack.defer(lenders.close);
  const become = await domainOfPlumfield('deaf.plumfield.example');
  await become('SERVED');
  await publish({ leaveSurvey: false }, new Date());
  const seen = () => [lenders.now().byCode('MAIN')?.leaveSurvey, servedAt({ lenders } as never, 'deaf.plumfield.example')];
  expect(seen()).toEqual([true, null]);
  vi.advanceTimersByTime(30_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(seen()).toEqual([false, 'PLUMFIELD']), 10_000);
});

test('what is not in effect yet is called off once; nothing else of a version or a sheet is ever changed', async () => {
  await using stack = new AsyncDisposableStack();
  const { lenders, clock } = await opened(stack);
  const now = clock.now();
  const version = await publish({ name: 'Hearthline Four' }, new Date(now.getTime() + 60_000));
  const callOff = async (number: number) =>
    transaction(database.pool, async (client) => {
      const { rows } = await client.query<{ uuid: string }>(
        `insert into staff_member (uuid, organization_code, name, email, email_key, role, created_at)
         values (gen_random_uuid(), 'MAIN', 'Ada', gen_random_uuid()::text, gen_random_uuid()::text, 'admin', now()) returning uuid`,
      );
      await callOffVersion(client, 'MAIN', number, { at: now, by: rows[0]?.uuid ?? '' });
    });
  await callOff(version);
  await lenders.refresh();
  await clock.advance(60_000);
  expect(lenders.now().byCode('MAIN')?.name).toBe('Hearthline Three');
  await expect(callOff(version)).rejects.toThrow('kept as it was made');
  await expect(callOff(1)).rejects.toThrow('kept as it was made');
  for (const sql of [
    "update lender_version set summary = 'other'",
    'delete from lender_version',
    "update rate_sheet set name = 'other'",
    'delete from rate_sheet',
  ])
    await expect(database.pool.query(sql)).rejects.toThrow(/kept as it was made|never changed/);
});

test('a version that the product cannot read is served to nobody; sheets alike are one object', async () => {
  await using stack = new AsyncDisposableStack();
  await publish({ supportPhone: 'none' }, new Date());
  await publish({ name: 'Hearthline Five' }, new Date(Date.now() + 3 * 3_600_000));
  const { lenders } = await opened(stack);
  expect(lenders.now().byCode('MAIN')).toBeUndefined();
  const [ny, wholesale] = [lenders.now().byCode('MAIN_NY'), lenders.now().byCode('MAIN_WHOLESALE')];
  expect(ny?.heloc.rateSheet).toBe(wholesale?.heloc.rateSheet);
  expect(await currentVersions(database.pool, new Date(Date.now() + 2 * 3_600_000), 'MAIN')).toHaveLength(2);
});

test('what is kept of settings has neither their number nor the rate sheet', () => {
  const kept = keptSettings(MAIN);
  expect(kept).not.toHaveProperty('version');
  expect(kept['heloc']).not.toHaveProperty('rateSheet');
  expect(kept).toMatchObject({ orgCode: 'MAIN', heloc: { maxLine: 400_000 } });
});

test('a command publishes a new lender and the next version of one; the same again changes nothing, and what is set for later is not overtaken', async () => {
  const lender = { ...MAIN, orgCode: 'NEWCOMER', canonicalOrgCode: 'NEWCOMER', hostPrefix: 'newcomer' };
  const publishing = { at: new Date(), summary: 'By command' };
  expect(await publishLender(database.pool, lender, publishing)).toBe(1);
  expect(await publishLender(database.pool, lender, publishing)).toBeNull();
  expect(await publishLender(database.pool, { ...lender, name: 'Newcomer' }, publishing)).toBe(2);
  const [second, first] = await versionsOf(database.pool, 'NEWCOMER', 9);
  expect([second?.rate_sheet_id, second?.sheet_name]).toEqual([first?.rate_sheet_id, 'Rates of version 1']);
  await expect(publishLender(database.pool, lender, { ...publishing, at: new Date(0) })).rejects.toThrow('call it off at the desk first');
});

test('a lender with what another is known by is left out, and the others are served', async () => {
  await using stack = new AsyncDisposableStack();
  const taken = FILE_LENDERS.byCode('PLUMFIELD')?.supportPhone ?? '';
  const second = {
    ...MAIN,
    orgCode: 'SECOND',
    canonicalOrgCode: 'SECOND',
    hostPrefix: 'second',
    nmls: '770077',
    lei: 'SANDBOX0SECONDBANK',
  };
  const lei = second.lei + uliCheckDigits(second.lei);
  await publishLender(database.pool, { ...second, lei, supportPhone: taken }, { at: new Date(), summary: 'By command' });
  const { lenders } = await opened(stack);
  expect(lenders.now().byCode('SECOND')).toBeUndefined();
  expect(lenders.now().byCode('PLUMFIELD')?.supportPhone).toBe(taken);
});
