/** /metrics of a running lender; the board of Grafana and the alerts ask for nothing that it does not answer. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestLender, testLender } from '@hearthline/sandbox/testing/lender.ts';
import { startQueue } from '../engine/queue.ts';
import { watch } from './gauges.ts';
import { happened, shifted, took } from './measures.ts';
import { metricsOf, serveMetrics } from './serve-metrics.ts';
import { startTelemetry } from './start.ts';

const TOKEN = 'a-token-of-the-test-0123456789';
const TOP = join(import.meta.dirname, '../..');
const measured = startTelemetry({ METRICS_TOKEN: TOKEN });
const reader = measured?.reader;
if (!reader) throw new Error('Nothing is measured');
const metricsText = () => metricsOf(reader);
let lender: TestLender;
let text = '';

beforeAll(async () => {
  lender = await testLender({ env: { METRICS_TOKEN: TOKEN }, metricsText, logTo: { write: () => undefined } });
  const { pool, clock, readiness } = lender.ctx;
  const checks = { ...readiness, publishedRates: async () => false };
  watch({ pool, databasePool: 20, now: clock.now, checks });
  // Makes the queue's tables; no worker takes what is in them.
  await (await startQueue(lender.database.url, { error: () => undefined }, { works: false })).stop();
  await lender.database.pool.query(
    "insert into pgboss.job (name, data, start_after) values ('parcel', '{}', now() - interval '90 seconds')",
  );
  const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
  await lender.drain(uuid);
  await lender.database.pool.query(
    "insert into daily_run (name, done_on) values ('after-the-end', current_date - 3) on conflict (name) do update set done_on = excluded.done_on",
  );
  await lender.database.pool.query(
    "insert into staff_task (id, application_uuid, kind, opened_at) values (gen_random_uuid(), $1, 'ENDED_TRANSFER', now())",
    [uuid],
  );
  await lender.call('POST', '/identity/api/v1/login', { body: { email: 'nobody@example.com', password: 'wrong-1234567' } });
  // What only a queue, a failing round or a browser tells.
  took('job', 40, { step: 'parcel', result: 'recorded' });
  took('vital', 900, { vital: 'LCP', page: '/account/heloc' });
  shifted(0.02, { page: '/account/heloc' });
  happened('background', { task: 'timers' });
  happened('browserErrors', { error: 'TypeError', page: '/dashboard' });
  happened('replayChunks', { result: 'stored' });
  text = await metricsText();
});
afterAll(async () => {
  await lender.close();
  await measured?.stop();
});

/** Names of series, and for each the values of a label. */
const names = (): Set<string> => new Set([...text.matchAll(/^([a-z_]\w*)(?:\{|\s)/gm)].map(([, name = '']) => name));
const valueOf = (series: string): number => {
  const line = text.split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? Number.NaN : Number(line.split(' ').at(-1));
};

test('what happened is counted, in seconds and by pattern of the path', () => {
  expect(text).toMatch(
    /http_server_request_duration_seconds_count\{http_request_method="POST",http_route="\/identity\/api\/v1\/login",http_response_status_code="4\d\d"\} 1/,
  );
  expect(text).toMatch(/hearthline_provider_call_duration_seconds_count\{provider="credit-bureau",result="OK"\} \d/);
  expect(text).toContain('hearthline_applications{status="OFFER_SELECTION",organization="MAIN"} 1');
  expect(valueOf('hearthline_check_failed{check="publishedRates"}')).toBe(1);
  expect(valueOf('hearthline_check_failed{check="database"}')).toBe(0);
  expect(valueOf('hearthline_ended_acts{kind="ENDED_TRANSFER"}')).toBe(1);
  expect(valueOf('hearthline_ended_acts{kind="ENDED_PULL"}')).toBe(0);
  expect(valueOf('hearthline_daily_run_age_seconds{task="after-the-end"}')).toBeGreaterThan(194_400);
  expect(valueOf('hearthline_queue_jobs{queue="parcel"}')).toBe(1);
  expect(valueOf('hearthline_queue_oldest_age_seconds{queue="parcel"}')).toBeGreaterThan(89);
  expect(valueOf('hearthline_queue_jobs{queue="soft-credit"}')).toBe(0);
  expect(valueOf('hearthline_db_connections_max')).toBe(20);
  expect(valueOf('hearthline_background_failures_total{task="timers"}')).toBe(1);
  expect(text).not.toMatch(/@|[\da-f]{8}-[\da-f]{4}-7/);
});

/** Every name of a series in a query of Prometheus. */
const asked = (query: string): string[] => {
  const bare = query
    .replaceAll(/"[^"]*"/g, '')
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\b(?:by|without)\s*\([^)]*\)/g, '')
    .replaceAll(/\[[^\]]*\]/g, '');
  return [...bare.matchAll(/\b[a-z]\w*_\w+\b/g)].map(([name]) => name).filter((name) => !['histogram_quantile'].includes(name));
};

test('every query of the board asks for a series that is there', () => {
  const { panels } = JSON.parse(readFileSync(join(TOP, 'docs/operate/grafana-hearthline.json'), 'utf8')) as {
    panels: { title: string; targets?: { expr: string }[] }[];
  };
  const queries = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  expect(queries.length).toBeGreaterThan(20);
  for (const query of queries) {
    expect(asked(query).length, query).toBeGreaterThan(0);
    for (const name of asked(query)) expect(names(), query).toContain(name);
  }
});

test('every alert asks for a series that is there, and the guide says what to do', () => {
  const rules = readFileSync(join(TOP, 'docs/operate/prometheus-alerts.yml'), 'utf8');
  const guide = readFileSync(join(TOP, 'docs/how-to/monitor.md'), 'utf8');
  const alerts = [...rules.matchAll(/- alert: (\w+)\n\s+expr: (.+)\n/g)];
  expect(alerts.length).toBe(rules.split('- alert:').length - 1);
  for (const [, name = '', query = ''] of alerts) {
    for (const series of asked(query)) expect(names(), name).toContain(series);
    expect(guide).toContain(`\n### ${name}\n`);
  }
});

test('/metrics on the main port answers only with the token', async () => {
  const get = async (authorization?: string) =>
    lender.app.inject({ url: '/metrics', ...(authorization !== undefined && { headers: { authorization } }) });
  expect((await get()).statusCode).toBe(401);
  expect((await get('Bearer wrong')).statusCode).toBe(401);
  const answered = await get(`Bearer ${TOKEN}`);
  expect([answered.statusCode, answered.headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  expect(answered.body).toContain('hearthline_timers_overdue 0');
});

test('a port of its own serves /metrics and nothing else, with a token only to those who send it', async () => {
  const server = await serveMetrics(reader, { port: 0, host: '127.0.0.1', token: TOKEN });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const get = async (path: string, token?: string) =>
    (await fetch(`http://127.0.0.1:${address.port}${path}`, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } }))
      .status;
  expect([await get('/metrics', TOKEN), await get('/metrics'), await get('/', TOKEN)]).toEqual([200, 401, 404]);
  server.close();
});
