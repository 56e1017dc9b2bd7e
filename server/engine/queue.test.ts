import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Job } from '@hearthline/database/stores/application/work.ts';
import { record } from './record.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { releaseHold } from '@hearthline/sandbox/hold.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { startQueue, type Queue } from './queue.ts';

/** A lender with its real queue and the workers of two processes. */
let lender: TestLender;
let queues: Queue[] = [];
const logged: string[] = [];
beforeAll(async () => {
  lender = await testLender({ jobs: { send: async (client, job) => queues[0]?.send(client, job) } });
  const log = { error: (_: object, message: string) => void logged.push(message) };
  queues = [await startQueue(lender.database.url, log), await startQueue(lender.database.url, log)];
  for (const queue of queues) await queue.work(lender.ctx);
});
afterAll(async () => {
  await Promise.all(queues.map(async (queue) => queue.stop()));
  await lender.close();
});

const statusOf = async (uuid: string) => (await lender.read(uuid)).status;
const reaches = async (uuid: string, status: string) =>
  expect.poll(async () => statusOf(uuid), { timeout: 30_000, interval: 50 }).toBe(status);

describe('the queue', () => {
  test('takes an application from creation to offers by itself; every job runs once', async () => {
    const files = await Promise.all(Array.from({ length: 5 }, async () => lender.play('happy', 'IN_PROGRESS')));
    for (const { uuid } of files) await lender.call('POST', `/sandbox/applications/${uuid}/work`, { body: { name: 'pre-checks' } });
    for (const { uuid } of files) {
      await reaches(uuid, 'OFFER_SELECTION');
      const types = (await lender.log(uuid)).map((f) => f.type);
      for (const type of ['packageMade', 'softCreditReceived', 'titleSnapshotReceived', 'valuationReceived', 'underwritten'] as const)
        expect(types.filter((t) => t === type)).toHaveLength(1);
    }
  });

  test('a transaction that fails sends no job', async () => {
    const { uuid } = await lender.play('happy', 'WAITING_FOR_SOFT_CREDIT');
    await expect(
      transaction(lender.ctx.pool, async (client) => {
        await queues[0]?.send(client, { applicationUuid: uuid, step: 'soft-credit', attempt: 1 });
        throw new Error('half-way');
      }),
    ).rejects.toThrow('half-way');
    const { rows } = await lender.ctx.pool.query(
      "select count(*)::int as n from pgboss.job where data ->> 'applicationUuid' = $1 and name = 'soft-credit'",
      [uuid],
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  test('a job that arrives twice, or for an application that has moved on, does nothing', async () => {
    const { uuid } = await lender.play('happy');
    const { version } = await lender.read(uuid);
    const job: Job = { applicationUuid: uuid, step: 'underwriting', attempt: 1 };
    await transaction(lender.ctx.pool, async (client) => {
      for (let i = 0; i < 3; i += 1) await queues[0]?.send(client, job);
    });
    await expect
      .poll(
        async () =>
          (
            await lender.ctx.pool.query(
              "select 1 from pgboss.job where data ->> 'applicationUuid' = $1 and name = 'underwriting' and state = 'completed'",
              [uuid],
            )
          ).rowCount,
      )
      .toBe(4);
    expect((await lender.read(uuid)).version).toBe(version);
  });

  /** Seconds from when each job could start until it did, of the jobs of one application and attempt. */
  const waitsOf = async (uuid: string, attempt = 9): Promise<number[]> => {
    const { rows } = await lender.ctx.pool.query<{ wait: number }>(
      "select extract(epoch from started_on - start_after)::float8 as wait from pgboss.job where data ->> 'applicationUuid' = $1 and data ->> 'attempt' = $2 and started_on is not null",
      [uuid, String(attempt)],
    );
    return rows.map(({ wait }) => wait);
  };

  test('a job sent by a process without workers starts at once in another, though idle workers do not poll', async () => {
    const sender = await startQueue(lender.database.url, { error: (_, message) => void logged.push(message) }, { works: false });
    const unheard = new PgBoss({ connectionString: lender.database.url, max: 1, supervise: false, migrate: false });
    await unheard.start();
    const { uuid } = await lender.play('happy');
    const steps = ['soft-credit', 'parcel', 'flood', 'recording', 'disbursement'] as const;
    /** Sends a job of each step, 130 ms apart; the longest of their waits. */
    const longest = async (attempt: number, isNotified: boolean): Promise<number> => {
      for (const step of steps) {
        const job = { applicationUuid: uuid, step, attempt };
        if (isNotified) await transaction(lender.ctx.pool, async (client) => sender.send(client, job));
        else await unheard.send(step, job, { startAfter: 1 });
        await new Promise((resolve) => {
          setTimeout(resolve, 130);
        });
      }
      await expect.poll(async () => (await waitsOf(uuid, attempt)).length).toBeGreaterThanOrEqual(steps.length);
      return Math.max(...(await waitsOf(uuid, attempt)));
    };
    // A job that becomes due is not notified: it waits for the next look at due jobs, up to a second. A busy machine may delay one of five, not one of each five.
    const notified: number[] = [];
    const others: number[] = [];
    for (let attempt = 10; attempt < 20 && !(Math.min(...notified) < Math.min(...others) / 2); attempt += 2) {
      others.push(await longest(attempt, false));
      notified.push(await longest(attempt + 1, true));
    }
    expect(Math.min(...notified)).toBeLessThan(Math.min(...others) / 2);
    await unheard.stop({ graceful: false });
    await sender.stop();
  });

  test('a job sent for later starts when it is due, without a notification', async () => {
    const { uuid } = await lender.play('happy');
    const boss = new PgBoss({ connectionString: lender.database.url, max: 1, supervise: false, migrate: false });
    await boss.start();
    await boss.send('title-order', { applicationUuid: uuid, step: 'title-order', attempt: 9 }, { startAfter: 1 });
    await expect.poll(async () => (await waitsOf(uuid)).length).toBe(1);
    expect(Math.min(...(await waitsOf(uuid)))).toBeGreaterThanOrEqual(0);
    await boss.stop({ graceful: false });
  });

  test('a vendor that fails for a while is called again later, and the application continues', async () => {
    const { uuid } = await lender.play('happy', 'WAITING_FOR_SOFT_CREDIT');
    lender.vendors.creditBureau.setFaults({ fail: 503, times: 1 });
    await releaseHold(lender.ctx, uuid);
    await reaches(uuid, 'OFFER_SELECTION');
    const { rows } = await lender.ctx.pool.query("select tries from work where application_uuid = $1 and step = 'soft-credit'", [uuid]);
    expect(rows).toEqual([{ tries: 1 }]);
  });

  test.each([
    ['soft-credit', 'CREDIT_ERROR'],
    ['parcel', 'UNKNOWN'],
  ] as const)('%s in the dead-letter queue becomes %s and a task', async (step, status) => {
    const { uuid } = await lender.play('happy', step === 'parcel' ? 'WAITING_FOR_PROPERTY' : 'WAITING_FOR_SOFT_CREDIT');
    await lender.ctx.pool.query(
      "insert into work (application_uuid, step, attempt, state, created_at) values ($1, $2, 1, 'DUE', now()) on conflict do nothing",
      [uuid, step],
    );
    const boss = new PgBoss({ connectionString: lender.database.url, max: 1, supervise: false, migrate: false });
    await boss.start();
    await boss.send('dead-letter', { applicationUuid: uuid, step, attempt: 1 });
    await reaches(uuid, status);
    await boss.stop({ graceful: false });
    expect((await lender.read(uuid)).facts.openTasks).toMatchObject([{ kind: status }]);
  });

  test('is ready and logged no error', () => {
    expect(queues.map((queue) => queue.ready())).toEqual([true, true]);
    expect(logged).toEqual([]);
  });
});

describe('concurrent actors on one application', () => {
  /** Integers from a seed: the choice of actors repeats, their timing does not. */
  function* numbers(seed: number): Generator<number, never> {
    for (let x = seed; ;) {
      x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
      yield x;
    }
  }

  test.each([1, 2, 3, 4, 5, 6])(
    'seed %i: concurrent borrower, staff and workers lose nothing, record nothing twice, and the log verifies',
    async (seed) => {
      const next = numbers(seed);
      const pick = <T>(of: readonly T[]): T => of[(next.next().value >>> 8) % of.length] as T;
      const { uuid, jwt } = await lender.play(pick(['debts', 'novalue', 'late', 'frost', 'notowner']));
      await releaseHold(lender.ctx, uuid);
      const url = (path: string) => `/service-application/api/v1/application/heloc/${uuid}/${path}`;
      const assets = {
        savingsAmount: 400_000,
        annualInvestmentIncome: 0,
        annualRetirementIncome: 0,
        annualBusinessIncome: 0,
        otherAnnualIncome: 0,
        retirementAmount: 0,
        investmentAmount: 0,
        selectedAccountsToPayoff: [],
      };
      const operations = [
        async () => lender.call('PUT', url('estimate'), { jwt, body: { amount: 400_000 } }),
        async () =>
          lender.call('PUT', url('asset-depletion'), {
            jwt,
            body: assets,
            headers: { 'if-match': String((await lender.read(uuid)).version) },
          }),
        async () => lender.call('POST', url('credit/repull'), { jwt, body: {} }),
        async () => lender.call('POST', url('delinquency'), { jwt, body: { explanation: 'I was in hospital.' } }),
        async () => lender.call('PUT', url('property/ownership'), { jwt, body: { ownership: 'SOLE' } }),
        async () =>
          lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body: { action: pick(['clear', 'redrive', 'verify-alert']) } }),
        async () => lender.call('GET', url('offers'), { jwt }),
      ];
      const accepted: string[] = [];
      await Promise.all(
        Array.from({ length: 4 }, async () => {
          for (let i = 0; i < 10; i += 1) {
            const which = next.next().value % operations.length;
            const answer = await operations[which]?.();
            expect([200, 409, 412]).toContain(answer?.status);
            if (answer?.status === 200)
              accepted.push(
                ['valueEstimated', 'assetsDeclared', 'creditRepullAsked', 'delinquencyExplained', 'ownershipStated', 'staff', 'read'][
                  which
                ] ?? '',
              );
          }
        }),
      );
      const log = await lender.log(uuid);
      for (const type of ['valueEstimated', 'assetsDeclared', 'creditRepullAsked', 'delinquencyExplained', 'ownershipStated'])
        expect([type, log.filter((f) => f.type === type).length]).toEqual([type, accepted.filter((a) => a === type).length]);
      const answers = log.flatMap((f) => ('attempt' in f ? [`${f.type} ${f.attempt}`] : []));
      expect(new Set(answers).size).toBe(answers.length);
      expect((await lender.call('GET', `/sandbox/applications/${uuid}`)).body).toMatchObject({ chainHolds: true });
      // At the end, no status waits for work that is not running.
      await record(lender.ctx, uuid, {
        by: { actor: 'staff', ref: null, source: 'test' },
        facts: [{ type: 'ownershipStated', ownership: 'SOLE' }],
      });
      await expect
        .poll(
          async () => (await lender.ctx.pool.query("select 1 from work where application_uuid = $1 and state = 'DUE'", [uuid])).rowCount,
          { timeout: 15_000 },
        )
        .toBe(0);
      expect(await statusOf(uuid)).not.toMatch(/^WAITING|PREQUAL_TITLE|GEN_/);
    },
  );
});
