import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { openHub } from '../chat/hub.ts';
import type { Access } from '../identity/access/access.ts';
import { buildBroker } from '../identity/broker/broker.ts';
import { changesOver } from '@hearthline/database/changes.ts';
import { buildClock } from '@hearthline/database/clock.ts';
import { readConfig } from '../config/config.ts';
import type { Lenders } from '../config/lenders.ts';
import type { WebContext } from '../web/context.ts';
import { requestLimits } from '../web/request-limits.ts';
import type { Organizations } from '../organizations/organizations.ts';
import { securityLogTo } from '../config/security-log.ts';
import { buildLog } from '../config/log.ts';
import { buildSecrets } from '@hearthline/database/secrets/secrets.ts';
import { STEPS } from '../steps/all.ts';
import { openScanner } from '../uploads/scan/scanner.ts';
import type { TestDatabase } from '@hearthline/database/testing/database.ts';
import { testDocuments } from './documents.ts';

/** What a test may replace. */
export type ContextParts = Partial<
  Pick<
    WebContext,
    | 'access'
    | 'organizations'
    | 'lenders'
    | 'pageData'
    | 'providers'
    | 'chatVendors'
    | 'nameServers'
    | 'cardField'
    | 'jobs'
    | 'secrets'
    | 'readiness'
    | 'freshness'
    | 'metricsText'
  >
> & {
  /** Environment variables, as `readConfig` takes them. */
  readonly env?: Readonly<Record<string, string>>;
  /** Where log lines are written; nowhere unless given. */
  readonly logTo?: DestinationStream;
};

/** The lenders of the files, without a database. */
export const fileLenders: Lenders = { now: () => FILE_LENDERS };

/** Localhost is MAIN and may name any organization; `<x>.localhost` is X and may name no other. */
const TEST_ORGANIZATIONS: Organizations = {
  forHost: (host) => (host.endsWith('.localhost') ? host.slice(0, -'.localhost'.length).toUpperCase() : 'MAIN'),
  allows: (host) => !host.endsWith('.localhost'),
};

/** Every caller is anonymous: only `anyone` endpoints are allowed. */
const DENY_ALL: Access = { authenticate: async () => ({ kind: 'anonymous' }), partyTo: async () => null };

function absent(what: string): never {
  throw new Error(`This test was given no ${what}`);
}

/** A context over a test's own database. Jobs are not sent: tests run due work directly. Its clock is not shared with other tests. */
export async function testContext(database: Pick<TestDatabase, 'pool'>, parts: ContextParts = {}): Promise<WebContext> {
  const { env = {}, logTo, ...replaced } = parts;
  const HEARTHLINE_DATA = join(tmpdir(), `hearthline-tests-${process.pid}`);
  const { pool } = database;
  const masterKey = randomBytes(32);
  const secrets = buildSecrets(pool, masterKey);
  const listener = { on: () => () => undefined, presence: () => null, close: async () => undefined };
  const config = readConfig({ HEARTHLINE_DATA, ...env, LOG_LEVEL: logTo ? 'info' : 'silent', MASTER_KEY: masterKey.toString('base64') });
  const clock = await buildClock({ pool, listener, movable: true });
  const log = buildLog(logTo ? 'info' : 'silent', logTo);
  const context: Omit<WebContext, 'broker'> = {
    config,
    lenders: fileLenders,
    log,
    securityLog: logTo ? securityLogTo(logTo) : () => undefined,
    clock,
    limits: requestLimits(config, clock.real),
    pool,
    listener,
    secrets,
    providers: {
      clients: new Proxy({} as WebContext['providers']['clients'], { get: (_target, name) => absent(`provider ${String(name)}`) }),
      chosen: config.vendors,
      widgets: null,
      addresses: null,
    },
    cardField: null,
    chatVendors: {},
    nameServers: null,
    documents: testDocuments(secrets),
    scanFile: openScanner(null),
    changes: changesOver(listener, pool),
    chats: openHub({ pool, clock, listener, log }),
    stopping: new AbortController().signal,
    jobs: { send: async () => undefined },
    steps: STEPS,
    access: DENY_ALL,
    organizations: TEST_ORGANIZATIONS,
    pageData: async () => ({ title: 'Test', organization: { orgCode: 'MAIN' }, flags: {}, brandCss: '--brand:#123456' }),
    readiness: { database: async () => (await pool.query('SELECT 1')).rowCount === 1 },
    freshness: {},
    metricsText: null,
    ...replaced,
  };
  return { ...context, broker: buildBroker(context) };
}
