import { FLAG_ENDPOINTS } from '@hearthline/contract/services/flags.ts';
import { TRACKING_ENDPOINTS } from '@hearthline/contract/services/tracking.ts';
import { insertExperiment, startExperiment } from '@hearthline/database/stores/lender/experiments.ts';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { appWith, signedUp } from '../testing/people.ts';
import type { TestApp } from '../testing/test-app.ts';
import { checkFlagsProvider } from './flag-providers.ts';
import { isFlagOn, setFlag } from './flags.ts';

type Asked = { readonly path: string; readonly key: string | undefined; readonly context: Record<string, unknown> };

/** A server that speaks the OpenFeature Remote Evaluation Protocol 0.2 as flagd does at its port 8016: one flag, or all of them. */
class Flagd {
  readonly asked: Asked[] = [];
  readonly flags = new Map<string, { value: unknown; metadata?: object } | ((context: Asked['context']) => unknown)>();
  status = 200;
  /** Holds its answers back while there is one. */
  held: Promise<void> | null = null;
  answered = 0;
  readonly #server: Server = createServer(async (request, response) => {
    const { context = {} } = JSON.parse((await text(request)) || '{}') as { context?: Asked['context'] };
    const path = request.url ?? '';
    this.asked.push({ path, key: request.headers.authorization, context });
    await this.held;
    this.answered += 1;
    const flag = this.flags.get(decodeURIComponent(path.split('/').at(-1) ?? ''));
    const found = typeof flag === 'function' ? { value: flag(context) } : flag;
    const isOne = path !== '/ofrep/v1/evaluate/flags';
    const missing = isOne && found === undefined;
    response.writeHead(this.status !== 200 ? this.status : missing ? 404 : 200, { 'content-type': 'application/json' });
    const one = missing ? { key: path, errorCode: 'FLAG_NOT_FOUND' } : { key: path, reason: 'STATIC', variant: 'any', ...found };
    response.end(JSON.stringify(isOne ? one : { flags: [] }));
  });

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#server.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

let flagd: Flagd;
let at: TestApp;
beforeEach(async () => {
  flagd = new Flagd();
  const env = {
    FLAGS_PROVIDER: 'ofrep',
    FLAGS_PROVIDER_URL: await flagd.listen(),
    FLAGS_PROVIDER_KEY: 'key-of-flagd',
    FLAGS_PROVIDER_TIMEOUT_MS: '250',
  };
  at = await appWith({ ...FLAG_ENDPOINTS, ...TRACKING_ENDPOINTS }, { env });
});
afterEach(async () => {
  await at.close();
  flagd.close();
});

const post = async (url: string, payload: object, headers: Record<string, string> = {}) =>
  at.app.inject({ method: 'POST', url, payload, headers });
type Listed = { key: string; enabled: boolean; variables: { key: string; defaultValue: string }[] };
const features = async (user: object = {}, headers: Record<string, string> = {}) =>
  (await post('/service-optimize/external/api/v1/features', { optimizeUser: user }, headers)).json<Listed[]>();
const visitor = async (): Promise<string> =>
  (await post('/ft/external/session', { platform: 'WEB', libVersion: '1.0.0', windowWidth: 390 })).json().sessionKey.trackerUuid;

test('a flag the provider knows has its value and its metadata as variables; the table answers for the others', async () => {
  flagd.flags.set('fe-heloc-maintenance', { value: true, metadata: { pageTitle: 'Back at noon', unknown: 'x' } });
  flagd.flags.set('fe-heloc-heloc-ny-modal', { value: false });
  const list = await features();
  const of = (key: string) => list.find((flag) => flag.key === key);
  expect(of('fe-heloc-maintenance')?.enabled).toBe(true);
  expect(of('fe-heloc-maintenance')?.variables).toContainEqual({ key: 'pageTitle', defaultValue: 'Back at noon' });
  expect(of('fe-heloc-maintenance')?.variables).toContainEqual({ key: 'routes', defaultValue: '*' });
  expect(of('fe-heloc-maintenance')?.variables.map(({ key }) => key)).not.toContain('unknown');
  expect(of('fe-heloc-heloc-ny-modal')?.enabled).toBe(false);
  expect(of('fe-heloc-redesign-2025')?.enabled).toBe(true);
  expect(flagd.asked.every(({ key }) => key === 'Bearer key-of-flagd')).toBe(true);
});

test.each([
  ['does not answer', () => (flagd.held = new Promise<void>(() => undefined))],
  ['fails', () => (flagd.status = 500)],
  ['refuses the key', () => (flagd.status = 401)],
  ['asks to be left alone', () => (flagd.status = 429)],
  ['answers a number', () => flagd.flags.set('fe-webchat-stream', { value: 1 })],
  ['is gone', () => flagd.close()],
])('while the provider %s, the table answers, and does not wait for it', async (_what, happens) => {
  await setFlag(at.ctx, { key: 'fe-webchat-stream', enabled: true });
  happens();
  const { answered, held } = flagd;
  expect(await isFlagOn(at.ctx, 'fe-webchat-stream', 'MAIN')).toBe(true);
  if (held) expect([flagd.asked.length > 0, flagd.answered]).toEqual([true, answered]);
});

test('a lender is asked for once in ten seconds; a lender’s flag is never asked for by visitor, nor is a row of the table sent', async () => {
  const signs = await signedUp(at, 'flagged@example.com');
  const trackerId = await visitor();
  await features();
  const once = flagd.asked.length;
  await features();
  expect(flagd.asked).toHaveLength(once);
  const attributes = { applicationUuid: trackerId, createdAt: '2026-01-02T03:04:05.000Z', identityUuid: 'not-mine', organization: 'OTHER' };
  await features({ trackerId, attributes }, signs);
  const forVisitors = flagd.asked.filter(({ context }) => context['targetingKey'] === trackerId);
  expect(forVisitors.map(({ path }) => path.split('/').at(-1)).toSorted()).toEqual([
    'fe-csp-feature-flag-borrower-authentication',
    'fe-heloc-broker',
    'fe-heloc-redesign-2025',
    'fe-webchat-stream',
  ]);
  const { rows } = await at.ctx.pool.query("select uuid from identity where email = 'flagged@example.com'");
  expect(forVisitors[0]?.context).toEqual({
    targetingKey: trackerId,
    trackerId,
    organization: 'MAIN',
    identityUuid: rows[0]?.uuid,
    applicationUuid: trackerId,
    createdAt: '2026-01-02T03:04:05.000Z',
  });
  for (const { context } of flagd.asked) expect(Object.keys(context)).not.toContain('rows');
});

test('the provider chooses the variation of a running experiment, among those that were planned', async () => {
  const uuid = v7();
  await insertExperiment(at.ctx.pool, {
    uuid,
    organization_code: 'MAIN',
    surface: 'registration-reassurance',
    question: 'Does naming the way out first bring more people to their rate?',
    variations: [
      { key: 'encryption-first', weight: 99 },
      { key: 'stop-first', weight: 1 },
    ],
    audience: {},
    visitors_planned: 1000,
    days_planned: 28,
    created_at: at.ctx.clock.real(),
  });
  await startExperiment(at.ctx.pool, uuid, at.ctx.clock.real());
  const chosen = async () => {
    const { decisions } = (
      await post('/service-optimize/external/api/v2/decision', { optimizeUser: { trackerId: await visitor() } })
    ).json();
    return (decisions as { experimentKey?: string; variationKey: string }[]).find(({ experimentKey }) => experimentKey)?.variationKey;
  };
  flagd.flags.set('experiment.registration-reassurance', (context) => (context['device'] === 'phone' ? 'stop-first' : 'encryption-first'));
  expect(await chosen()).toBe('stop-first');
  flagd.flags.set('experiment.registration-reassurance', { value: 'a-lower-rate' });
  expect(['encryption-first', 'stop-first']).toContain(await chosen());
});

test('the start is refused when the provider refuses the key, and only warns when it is away', async () => {
  await checkFlagsProvider(at.ctx);
  expect(flagd.asked).toHaveLength(1);
  flagd.status = 403;
  await expect(checkFlagsProvider(at.ctx)).rejects.toThrow('FLAGS_PROVIDER_KEY');
  flagd.close();
  await checkFlagsProvider(at.ctx);
});

test('an address is required, in production over https', () => {
  expect(() => readConfig({ FLAGS_PROVIDER: 'ofrep' })).toThrow('FLAGS_PROVIDER_URL: required with FLAGS_PROVIDER=ofrep');
  expect(() => readConfig({ APP_ENV: 'production', FLAGS_PROVIDER: 'ofrep', FLAGS_PROVIDER_URL: 'http://flags.example' })).toThrow(
    'FLAGS_PROVIDER_URL: production asks for flags over https',
  );
  expect(readConfig({ FLAGS_PROVIDER_URL: 'https://flags.example' }).flagsProvider).toBeNull();
});
