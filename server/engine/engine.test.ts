import { FACTS_VERSION } from '@hearthline/journey/facts.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { releaseHold } from '@hearthline/sandbox/hold.ts';
import type { Played } from '@hearthline/sandbox/play.ts';
import { statusUrl, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { effectKey } from './step.ts';
import { runJob, tryWaiting } from './run.ts';
import { chainHolds, type LogRow } from '@hearthline/database/stores/application/chain.ts';
import type { Job } from '@hearthline/database/stores/application/work.ts';
import { record, recordWith } from './record.ts';

let lender: TestLender;
const sent: Job[] = [];
beforeAll(async () => {
  lender = await testLender({ jobs: { send: async (_, job) => void sent.push(job) } });
});
afterAll(async () => lender.close());

const signal = new AbortController().signal;
const query = async (text: string, values: unknown[] = []) => (await lender.ctx.pool.query(text, values)).rows as Record<string, unknown>[];
const count = async (uuid: string, type: string) => (await lender.log(uuid)).filter((f) => f.type === type).length;
/** An application that has just reached a status: its jobs are due and none has run yet. */
async function playedWithDueWork(persona: string, until: string): Promise<Played> {
  const application = await lender.play(persona, until);
  await releaseHold(lender.ctx, application.uuid);
  return application;
}

describe('the log', () => {
  const rows = async (uuid: string) =>
    (await query('select seq, payload, actor, actor_ref, source, at, hash from fact where application_uuid = $1 order by seq', [uuid])).map(
      (r) => ({
        seq: Number(r['seq']),
        fact: r['payload'] as Fact,
        actor: String(r['actor']),
        actorRef: r['actor_ref'] as string | null,
        source: String(r['source']),
        at: (r['at'] as Date).toISOString(),
        hash: String(r['hash']),
      }),
    );

  test('is chained, numbered without a gap, and ends in the hash of the application', async () => {
    const { uuid } = await lender.play('happy');
    const log = await rows(uuid);
    expect(chainHolds(uuid, log)).toBe(true);
    const { headHash, version } = await lender.read(uuid);
    expect([log.at(-1)?.hash, log.length]).toEqual([headHash, version]);
  });

  test('detects any changed row, any missing row, and another application’s log', async () => {
    const { uuid } = await lender.play('happy');
    const log = await rows(uuid);
    const other = await lender.play('lowfico');
    type Row = LogRow & { readonly hash: string };
    const changed = (at: number, change: Partial<Row>): Row[] => log.map((row, i) => (i === at ? { ...row, ...change } : row));
    for (const at of log.keys()) {
      for (const change of [
        { actor: 'staff' },
        { source: 'x' },
        { at: '2020-01-01T00:00:00.000Z' },
        { fact: { type: 'completed' } as const },
        { hash: '0'.repeat(64) },
        { actorRef: 'x' },
      ])
        expect(chainHolds(uuid, changed(at, change))).toBe(false);
    }
    expect(chainHolds(uuid, log.slice(1))).toBe(false);
    expect(chainHolds(uuid, [...log.slice(0, 3), ...log.slice(4)])).toBe(false);
    expect(chainHolds(other.uuid, log)).toBe(false);
  });

  test.each(["update fact set actor = 'staff'", 'delete from fact', 'truncate fact'])('the database refuses: %s', async (statement) => {
    await expect(lender.ctx.pool.query(statement)).rejects.toThrow('facts are append-only');
  });

  test('facts derived by another version of the product are derived again from the log', async () => {
    const { uuid } = await lender.play('happy');
    const { facts } = await lender.read(uuid);
    await query("update application set facts = '{}', facts_version = 0 where uuid = $1", [uuid]);
    expect((await lender.read(uuid)).facts).toEqual(facts);
    await record(lender.ctx, uuid, { by: { actor: 'staff', ref: null, source: 'test' }, facts: [{ type: 'inquiryAttested' }] });
    expect(await query("select facts_version, facts ->> 'inquiryAttested' as attested from application where uuid = $1", [uuid])).toEqual([
      { facts_version: FACTS_VERSION, attested: 'true' },
    ]);
  });

  test('every status change has one row of history, in order', async () => {
    const { uuid } = await lender.play('happy');
    const history = (await query('select seq, status from status_history where application_uuid = $1 order by seq', [uuid])).map(
      (r) => r['status'],
    );
    expect(history.at(0)).toBe('IN_PROGRESS');
    expect(history.at(-1)).toBe('OFFER_SELECTION');
    expect(history.filter((status, i) => status === history[i - 1])).toEqual([]);
  });

  test('a change for another version, for a status where it is not allowed, or for no application is refused and leaves no trace', async () => {
    const { uuid } = await lender.play('happy');
    const { version } = await lender.read(uuid);
    const fact: Fact = { type: 'inquiryAttested' };
    const asked = async (change: Partial<Parameters<typeof record>[2]>, of = uuid) =>
      record(lender.ctx, of, { by: { actor: 'staff', ref: null, source: 'test' }, facts: [fact], ...change }).then(
        (after) => after.version,
        ({ code }: { readonly code: string }) => code,
      );
    expect([
      await asked({ ifVersion: version - 1 }),
      await asked({ ifVersion: version + 1 }),
      await asked({ allowedIn: ['FINAL_OFFER'] }),
      await asked({}, '0190a000-0000-7000-8000-000000000000'),
      await asked({ facts: [] }),
    ]).toEqual(['stale_version', 'stale_version', 'out_of_order', 'not_found', version]);
    expect((await lender.read(uuid)).version).toBe(version);
    expect(await asked({ ifVersion: version, allowedIn: ['OFFER_SELECTION'] })).toBe(version + 1);
  });

  test('a change that throws halfway leaves no trace', async () => {
    const { uuid } = await lender.play('happy');
    const read = async () => {
      const { now: _asked, ...rest } = (await lender.call('GET', `/sandbox/applications/${uuid}`)).body;
      return rest;
    };
    const before = await read();
    await expect(
      record(lender.ctx, uuid, {
        by: { actor: 'staff', ref: null, source: 'test' },
        facts: async (_, client) => {
          await client.query(
            "insert into explanation (application_uuid, author, kind, body, at) values ($1, 'borrower', 'OWNERSHIP', 'x', now())",
            [uuid],
          );
          throw new Error('half-way');
        },
      }),
    ).rejects.toThrow('half-way');
    expect(await query('select 1 from explanation where application_uuid = $1', [uuid])).toEqual([]);
    expect(await read()).toEqual(before);
  });

  test('a change without facts changes nothing', async () => {
    const { uuid } = await lender.play('happy');
    const before = await lender.read(uuid);
    expect(await record(lender.ctx, uuid, { by: { actor: 'staff', ref: null, source: 'test' }, facts: [] })).toEqual(before);
  });
});

describe('work', () => {
  test('is sent once, in the transaction that made it due', async () => {
    const { uuid } = await playedWithDueWork('happy', 'WAITING_FOR_SOFT_CREDIT');
    expect(sent.filter((job) => job.applicationUuid === uuid).map((job) => `${job.step} ${job.attempt}`)).toEqual([
      'pre-soft-package 1',
      'soft-credit 1',
      'parcel 1',
    ]);
  });

  test('a job that runs twice records once, and one report is pulled', async () => {
    const { uuid } = await playedWithDueWork('happy', 'WAITING_FOR_SOFT_CREDIT');
    const job = { applicationUuid: uuid, step: 'soft-credit', attempt: 1 } as const;
    expect(await runJob(lender.ctx, job, signal)).toEqual({ end: 'recorded' });
    expect(await runJob(lender.ctx, job, signal)).toEqual({ end: 'stale' });
    expect(await count(uuid, 'softCreditReceived')).toBe(1);
  });

  test('two workers running one job at the same moment record once, and every vendor’s ledger has one effect', async () => {
    const { uuid } = await playedWithDueWork('happy', 'WAITING_FOR_SOFT_CREDIT');
    await Promise.all([lender.drain(uuid), lender.drain(uuid), lender.drain(uuid)]);
    expect((await lender.read(uuid)).status).toBe('OFFER_SELECTION');
    for (const type of [
      'softCreditReceived',
      'parcelsFound',
      'parcelDetailed',
      'titleSnapshotReceived',
      'valuationReceived',
      'underwritten',
    ])
      expect([type, await count(uuid, type)]).toEqual([type, 1]);
    const pulls = lender.vendors.creditBureau.ledger().filter((entry) => entry.key === effectKey(uuid, 'soft-credit', 1));
    expect(pulls).toHaveLength(1);
    expect(await query('select count(*)::int as n from offer_set where application_uuid = $1', [uuid])).toEqual([{ n: 1 }]);
    expect((await lender.call('GET', `/sandbox/applications/${uuid}`)).body).toMatchObject({ chainHolds: true });
  });

  test('a result that arrives after a new attempt became due changes nothing', async () => {
    const { uuid } = await playedWithDueWork('happy', 'WAITING_FOR_SOFT_CREDIT');
    await record(lender.ctx, uuid, { by: { actor: 'staff', ref: null, source: 'test' }, facts: [{ type: 'identityCorrected' }] });
    expect(
      await query("select attempt, state from work where application_uuid = $1 and step = 'soft-credit' order by attempt", [uuid]),
    ).toEqual([
      { attempt: 1, state: 'DROPPED' },
      { attempt: 2, state: 'DUE' },
    ]);
    expect(await runJob(lender.ctx, { applicationUuid: uuid, step: 'soft-credit', attempt: 1 }, signal)).toEqual({ end: 'stale' });
    expect(await count(uuid, 'softCreditReceived')).toBe(0);
    await lender.drain(uuid);
    expect((await lender.read(uuid)).status).toBe('OFFER_SELECTION');
  });

  test('a job of an application that ended meanwhile requests and records nothing', async () => {
    const { uuid } = await playedWithDueWork('happy', 'WAITING_FOR_SOFT_CREDIT');
    const { version } = await record(lender.ctx, uuid, {
      by: { actor: 'borrower', ref: null, source: 'test' },
      facts: [{ type: 'cancelled', reason: 'WITHDRAWN', expired: false }],
    });
    const pulls = lender.vendors.creditBureau.ledger().length;
    expect(await lender.drain(uuid)).toBe(0);
    expect(await query("select distinct state from work where application_uuid = $1 and step <> 'pre-soft-package'", [uuid])).toEqual([
      { state: 'DROPPED' },
    ]);
    expect([lender.vendors.creditBureau.ledger().length, (await lender.read(uuid)).version]).toEqual([pulls, version]);
  });

  test('a vendor that fails three times ends the job: the status says so and staff get a task', async () => {
    const { uuid } = await playedWithDueWork('timeout', 'WAITING_FOR_SOFT_CREDIT');
    const job = { applicationUuid: uuid, step: 'soft-credit', attempt: 1 } as const;
    expect(await runJob(lender.ctx, job, signal)).toMatchObject({ end: 'later', tried: true });
    expect(await runJob(lender.ctx, job, signal)).toMatchObject({ end: 'later', tried: true });
    expect((await lender.read(uuid)).status).toBe('WAITING_FOR_SOFT_CREDIT');
    expect(await runJob(lender.ctx, job, signal)).toEqual({ end: 'failed' });
    expect(await lender.read(uuid)).toMatchObject({ status: 'CREDIT_ERROR', facts: { openTasks: [{ kind: 'CREDIT_ERROR' }] } });
    expect(await query('select kind, closed_at from staff_task where application_uuid = $1', [uuid])).toEqual([
      { kind: 'CREDIT_ERROR', closed_at: null },
    ]);
  });

  test('retries are spread: longer each time, and different for each application', async () => {
    const waits: number[] = [];
    for (let i = 0; i < 3; i += 1) {
      const { uuid } = await playedWithDueWork('timeout', 'WAITING_FOR_SOFT_CREDIT');
      for (let tries = 1; tries <= 2; tries += 1) {
        const ran = await runJob(lender.ctx, { applicationUuid: uuid, step: 'soft-credit', attempt: 1 }, signal);
        const wait = ran.end === 'later' ? ran.afterSeconds : 0;
        expect(wait).toBeGreaterThanOrEqual(0.75 * 2 ** (tries - 1));
        expect(wait).toBeLessThanOrEqual(1.25 * 2 ** (tries - 1));
        waits.push(wait);
      }
    }
    expect(new Set(waits).size).toBeGreaterThan(3);
  });

  describe('a vendor that does not answer', () => {
    const down = [
      ['property', 'WAITING_FOR_PROPERTY', 'parcel'],
      ['title', 'PREQUAL_TITLE', 'title-snapshot'],
    ] as const;
    afterEach(() => {
      for (const [vendor] of down) lender.vendors[vendor].setFaults({});
    });
    /** An application whose title vendor is down. */
    const silent = async (vendor: 'property' | 'title' = 'title', until = 'PREQUAL_TITLE'): Promise<Played> => {
      const application = await playedWithDueWork('happy', until);
      lender.vendors[vendor].setFaults({ fail: 503 });
      await lender.drain(application.uuid);
      return application;
    };
    const asked = async ({ uuid, jwt }: Played) => (await lender.call('GET', statusUrl(uuid), { jwt })).body;
    const sentBy = async (act: () => Promise<unknown>): Promise<string[]> => {
      sent.length = 0;
      await act();
      return sent.map((job) => job.applicationUuid);
    };
    /** All waiting work is put far away, and was asked long ago. */
    const farAway = async (askedAgo: string) =>
      query(`update work set try_at = now() + interval '1 hour', tried_at = now() - interval '${askedAgo}' where try_at is not null`);

    test.each(down)('%s: %s stays, says so, and goes on by itself when the vendor answers', async (vendor, until, step) => {
      const application = await silent(vendor, until);
      const { uuid } = application;
      expect(await asked(application)).toMatchObject({ status: until, serviceDown: true });
      expect((await lender.read(uuid)).facts.openTasks).toEqual([]);
      expect((await lender.log(uuid)).filter(({ type }) => type === 'workWaits')).toEqual([
        { type: 'workWaits', step, attempt: 1, vendor, code: 'VENDOR_DOWN' },
      ]);
      // every further try that fails waits longer, and is not told again
      const waits: number[] = [];
      for (let tries = 0; tries < 9; tries += 1) {
        await lender.drain(uuid);
        const [row] = await query(
          'select extract(epoch from try_at - tried_at)::float8 as wait from work where application_uuid = $1 and step = $2',
          [uuid, step],
        );
        waits.push(Number(row?.['wait']));
      }
      expect(waits.at(0)).toBeGreaterThan(20);
      expect(waits.at(-1)).toBeGreaterThanOrEqual(0.75 * 3600);
      expect(waits.at(-1)).toBeLessThanOrEqual(1.25 * 3600);
      expect(await count(uuid, 'workWaits')).toBe(1);
      lender.vendors[vendor].setFaults({});
      await farAway('2 minutes');
      expect(await sentBy(async () => tryWaiting(lender.ctx))).toContain(uuid);
      await lender.drain(uuid);
      expect(await asked(application)).toMatchObject({ status: 'OFFER_SELECTION', serviceDown: false });
      expect(await count(uuid, 'workGoesOn')).toBe(1);
    });

    test('one of the waiting is tried each minute; its answer makes all the others due', async () => {
      const waiting = [await silent(), await silent(), await silent()].map(({ uuid }) => uuid);
      await farAway('30 seconds');
      expect(await sentBy(async () => tryWaiting(lender.ctx))).toEqual([]);
      await farAway('61 seconds');
      const probed = await sentBy(async () => Promise.all([tryWaiting(lender.ctx), tryWaiting(lender.ctx)]));
      expect(probed).toHaveLength(1);
      const [probe = ''] = probed;
      // down still: nobody else is tried
      await runJob(lender.ctx, { applicationUuid: probe, step: 'title-snapshot', attempt: 1 }, signal);
      expect(await sentBy(async () => tryWaiting(lender.ctx))).toEqual([]);
      lender.vendors.title.setFaults({});
      expect(await runJob(lender.ctx, { applicationUuid: probe, step: 'title-snapshot', attempt: 1 }, signal)).toEqual({ end: 'recorded' });
      const woken = await sentBy(async () => tryWaiting(lender.ctx));
      expect(woken.toSorted()).toEqual(waiting.filter((uuid) => uuid !== probe).toSorted());
      for (const uuid of woken) await lender.drain(uuid);
      for (const uuid of woken) expect((await lender.read(uuid)).status).not.toBe('PREQUAL_TITLE');
    });

    test('after a day staff get a task that names step and vendor; restarted, it continues', async () => {
      const { uuid } = await silent();
      await query("update work set waits_since = waits_since - interval '24 hours' where application_uuid = $1", [uuid]);
      await lender.drain(uuid);
      expect(await lender.read(uuid)).toMatchObject({ status: 'UNKNOWN', facts: { openTasks: [{ kind: 'UNKNOWN' }] } });
      expect((await lender.log(uuid)).filter(({ type }) => type === 'workFailed')).toMatchObject([
        { step: 'title-snapshot', vendor: 'title', code: 'VENDOR_DOWN' },
      ]);
      lender.vendors.title.setFaults({});
      expect((await lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body: { action: 'redrive' } })).status).toBe(200);
      await lender.drain(uuid);
      expect(await lender.read(uuid)).toMatchObject({ status: 'OFFER_SELECTION', facts: { openTasks: [] } });
    });

    test('a vendor that answers with nonsense is not down: staff look at it at once', async () => {
      const { uuid } = await playedWithDueWork('happy', 'PREQUAL_TITLE');
      lender.vendors.title.setFaults({ wrongTypes: true });
      await lender.drain(uuid);
      expect((await lender.read(uuid)).status).toBe('UNKNOWN');
    });
  });

  test('a lost reply is requested again under the same key: no second effect', async () => {
    const { uuid } = await playedWithDueWork('happy', 'WAITING_FOR_SOFT_CREDIT');
    lender.vendors.creditBureau.setFaults({ truncate: true, times: 1 });
    await lender.drain(uuid);
    lender.vendors.creditBureau.setFaults({});
    expect((await lender.read(uuid)).status).not.toBe('CREDIT_ERROR');
    expect(lender.vendors.creditBureau.ledger().filter((entry) => entry.key === effectKey(uuid, 'soft-credit', 1))).toHaveLength(1);
  });

  /** The job of the title as due, and its result. */
  const finds = async (found: readonly Fact[]) => {
    const { uuid } = await playedWithDueWork('happy', 'PREQUAL_TITLE');
    const steps = { ...lender.ctx.steps, 'title-snapshot': async () => Promise.resolve({ facts: found }) };
    return {
      uuid,
      run: async () => runJob({ ...lender.ctx, steps }, { applicationUuid: uuid, step: 'title-snapshot', attempt: 1 }, signal),
    };
  };

  test('a result that may not follow fails under the name of its refusal', async () => {
    const { uuid, run } = await finds([{ type: 'fundingApproved', by: 'a' }]);
    expect(await run()).toEqual({ end: 'failed' });
    expect((await lender.read(uuid)).facts.steps['title-snapshot'].failed).toEqual({ kind: 'UNKNOWN', code: 'NOT_FUNDABLE' });
  });

  test('a result that waits for the owner of identity data is read again within the hour, and costs no try and nobody a task', async () => {
    const { uuid, run } = await finds([{ type: 'notarySessionReopened' }]);
    const change = `insert into identity_change (id, application_uuid, party, what, state, reason, evidence, asked_by, asked_by_uuid, asked_at, applies_at)
      values (gen_random_uuid(), $1, 'borrower', 'PHONE', 'WAITING', 'They called', 'Letter', 'Uma', gen_random_uuid(), now(), now() + interval '48 hours')`;
    await query(change, [uuid]);
    expect(await run()).toEqual({ end: 'waits' });
    const row =
      "select tries, waits_for, try_at > now() as later, try_at < now() + interval '80 minutes' as soon from work where application_uuid = $1";
    expect(await query(`${row} and step = 'title-snapshot'`, [uuid])).toEqual([{ tries: 0, waits_for: null, later: true, soon: true }]);
    expect((await lender.read(uuid)).facts.openTasks).toEqual([]);
    await query("update identity_change set state = 'APPLIED' where application_uuid = $1", [uuid]);
    await query("update work set try_at = now() - interval '1 second' where application_uuid = $1 and step = 'title-snapshot'", [uuid]);
    sent.length = 0;
    await tryWaiting(lender.ctx);
    expect(sent.map(({ applicationUuid }) => applicationUuid)).toContain(uuid);
    expect(await run()).toEqual({ end: 'recorded' });
  });

  test('a job without an application, or of a step that was never due, does nothing', async () => {
    const { uuid } = await lender.play('happy');
    expect(
      await runJob(lender.ctx, { applicationUuid: '01890000-0000-7000-8000-000000000000', step: 'parcel', attempt: 1 }, signal),
    ).toEqual({ end: 'stale' });
    expect(await runJob(lender.ctx, { applicationUuid: uuid, step: 'parcel', attempt: 9 }, signal)).toEqual({ end: 'stale' });
  });
});

describe('messages to the borrower', () => {
  const outbox = async ({ email }: Played) =>
    ((await lender.call('GET', `/sandbox/outbox?to=${encodeURIComponent(email)}`)).body as unknown as { subject: string; to: string }[])
      .map((m) => m.subject)
      // The account's own messages are not about the application.
      .filter((subject) => subject !== 'Your account is open' && subject !== 'Your code to confirm this email address')
      .toReversed();

  test('nothing is sent for what the borrower sees on the page', async () => {
    expect(await outbox(await lender.play('happy'))).toEqual([]);
  });
  test('a fraud alert is announced, and so are the offers after staff have cleared it', async () => {
    expect(await outbox(await lender.play('alert', 'OFFER_SELECTION'))).toEqual([
      'We have to verify your identity',
      'Your offers are ready',
    ]);
  });
  test('a decline and a withdrawal are announced', async () => {
    expect(await outbox(await lender.play('lowfico'))).toEqual(['About your application']);
    expect(await outbox(await lender.play('happy', 'OFFER_SELECTION', ['cancelled']))).toEqual(['Your application is closed']);
  });
  test('an ownership question opens two conditions, which close with its status', async () => {
    const application = await lender.play('notowner');
    expect((await outbox(application)).toSorted()).toEqual(['Show that the home is yours', 'Tell us how the home is owned']);
    const categories = async () =>
      (
        (
          await lender.call('GET', `/service-conditions/external/api/v1/applications/${application.uuid}/conditions/external-applicants`, {
            jwt: application.jwt,
          })
        ).body as unknown as { categoryEnum: string }[]
      ).map((c) => c.categoryEnum);
    expect(await categories()).toEqual(['PROPERTY_OWNERSHIP_FRAUD_REVIEW', 'FALSE_OWNERSHIP_TYPE_REVIEW']);
    await lender.call('POST', `/sandbox/applications/${application.uuid}/staff`, { body: { action: 'clear' } });
    expect(await categories()).toEqual([]);
    expect(await query('select closed_at is not null as closed from staff_task where application_uuid = $1', [application.uuid])).toEqual([
      { closed: true },
    ]);
  });
});

test('one change needs few database queries', async () => {
  const { uuid } = await playedWithDueWork('happy', 'OFFER_SELECTION');
  const asked: string[] = [];
  const { pool } = lender.ctx;
  const client = await pool.connect();
  const spied = new Proxy(client, {
    get: (target, name) => {
      const member = Reflect.get(target, name) as unknown;
      if (name !== 'query') return typeof member === 'function' ? member.bind(target) : member;
      return async (...args: [{ name?: string } | string, unknown[]?]) => {
        asked.push(typeof args[0] === 'string' ? args[0].slice(0, 20) : (args[0].name ?? '?'));
        return target.query(...(args as [string, unknown[]]));
      };
    },
  });
  await recordWith(lender.ctx, spied, uuid, {
    by: { actor: 'borrower', ref: null, source: 'test' },
    facts: [{ type: 'ownershipStated', ownership: 'SOLE' }],
  });
  client.release();
  expect(asked).toEqual(['application-lock', 'application-record']);
});
