import { fileLenders } from '@hearthline/server/testing/context.ts';
import type { documentsGet } from '@hearthline/contract/application/documents.ts';
import type { SigningKind } from '@hearthline/contract/application/signing.ts';
import { createBreaker } from '@hearthline/providers/wire/breaker.ts';
import { SANDBOX_KEY, SANDBOX_WEBHOOK_SECRET, type Simulator } from '@hearthline/providers/world/vendor/vendor.ts';
import type { InjectOptions } from 'fastify';
import type { z } from 'zod';
import { access } from '@hearthline/server/identity/access/access.ts';
import { type Application, applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { ToSign } from '../actor.ts';
import type { Played } from '../play.ts';
import { drain } from '@hearthline/server/engine/run.ts';
import { DESK_HEADER } from '@hearthline/server/identity/access/staff-sessions.ts';
import { organizationsOf } from '@hearthline/server/organizations/organizations.ts';
import { PORT_NAMES, type PortName, usualVendor } from '@hearthline/providers/ports.ts';
import { simulatedVendors, simulatorOf, widgetsAt } from '../simulators.ts';
import { callersOf, callbackPath } from '@hearthline/server/config/connect-providers.ts';
import { startCallbackServer } from './callback-server.ts';
import { testApp, type TestApp, type TestAppOptions } from '@hearthline/server/testing/test-app.ts';

/** A reply of the API. */
export type ApiReply = { readonly status: number; readonly body: Record<string, unknown>; readonly headers: Record<string, unknown> };
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A whole lender over a new database: the app, its vendors' simulators, and no worker. `drain` does the work. */
export type TestLender = TestApp & {
  /** The usual vendor of each port. */
  readonly vendors: Readonly<Record<PortName, Simulator>>;
  /** Every vendor of each port, by name. */
  readonly simulators: Readonly<Record<PortName, Readonly<Record<string, Simulator>>>>;
  /** Sends the callbacks that are due; without it no vendor calls back. */
  readonly callBack: () => Promise<void>;
  /** POST /sandbox/applications; throws unless it replies 201. */
  readonly play: (persona: string | number, until?: string, modifiers?: readonly string[], org?: string) => Promise<Played>;
  /** The played applications, by uuid. */
  readonly played: ReadonlyMap<string, Played & { readonly persona: string | number; readonly modifiers: readonly string[] }>;
  readonly drain: (uuid: string) => Promise<number>;
  readonly read: (uuid: string) => Promise<Application>;
  /** The facts of the log, in order. */
  readonly log: (uuid: string) => Promise<Fact[]>;
  readonly call: (
    method: Method,
    url: string,
    by?: { readonly jwt?: string; readonly body?: unknown; readonly headers?: Record<string, string> },
  ) => Promise<ApiReply>;
};

/** Path of an endpoint of one application. */
export const onApplication = (uuid: string, rest = ''): string =>
  `/service-application/api/v1/application/heloc/${uuid}${rest && `/${rest}`}`;
export const statusUrl = (uuid: string, query = ''): string => `/service-krang-heloc/borrower/secure/api/v1/${uuid}/status${query}`;

type Signer = { readonly uuid: string; readonly jwt: string };
/** What a person reads before they sign: the documents of a signing, and the version of the application. */
export async function toSign(lender: TestLender, { uuid, jwt }: Signer, signing: SigningKind): Promise<ToSign> {
  const { body } = await lender.call('GET', onApplication(uuid, 'disclosures'), { jwt });
  const { version, toSign: all } = body as unknown as z.output<typeof documentsGet.reply>;
  const found = all.find((one) => one.signing === signing)?.documents ?? [];
  return { version, documents: found.map(({ kind, sha256 }) => ({ kind, sha256 })) };
}
/** Signs, as a page does, what a person reads; `body` and `headers` replace what the page would send. */
export async function signAs(
  lender: TestLender,
  who: Signer,
  signing: SigningKind,
  { headers, ...body }: { readonly name: string; readonly headers?: Record<string, string>; readonly [member: string]: unknown },
): Promise<ApiReply> {
  const { version, documents } = await toSign(lender, who, signing);
  return lender.call('POST', onApplication(who.uuid, `disclosures/${signing}/sign`), {
    jwt: who.jwt,
    body: { consentVersion: '2026-01', documentsRead: true, documents, ...body },
    headers: headers ?? { 'if-match': `"${version}"` },
  });
}

/** The headers of a token: a borrower's, or the cookie of a session at the desk as `staff-sign-in.ts` gives it. */
export function credentialsOf(token: string | undefined): Record<string, string> {
  if (token === undefined) return {};
  const [, organization, cookie] = /^desk (\w+) (.+)$/.exec(token) ?? [];
  if (organization === undefined || cookie === undefined) return { authorization: `Bearer ${token}` };
  return { cookie, [DESK_HEADER]: '1', 'x-org': organization };
}

const DAY = 86_400_000;
/** 17:00 UTC of the first Tuesday in 1970: about noon in New York, a morning in Honolulu. */
const A_TUESDAY = Date.UTC(1970, 0, 6, 17);

/** Moves the clock to noon of the next Tuesday, so that notaries are there, no day is about to end, and a play goes the same way at every hour. */
export async function startAtNoon({ ctx: { clock } }: Pick<TestLender, 'ctx'>): Promise<void> {
  const since = (clock.now().getTime() - A_TUESDAY) % (7 * DAY);
  await clock.advance(7 * DAY - since);
}

/** Vendors do not call back by themselves in tests. */
const NEVER = 2_000_000_000;

export async function testLender(options: TestAppOptions = {}): Promise<TestLender> {
  // Vendors date their results by the product's clock, which exists only once the app does.
  const made: { app?: TestApp } = {};
  const callbackServer = await startCallbackServer(() => made.app?.app);
  const startOf = async (name: PortName, vendor: string) =>
    simulatorOf(
      name,
      vendor,
    )({
      clock: (reference) => made.app?.ctx.clock.now(reference?.slice(0, 36)) ?? new Date(0),
      webhooks: { url: `${callbackServer.url}${callbackPath(name, vendor)}`, everyMs: NEVER },
    });
  const eachPort = async <T>(of: (name: PortName) => Promise<T>) =>
    Object.fromEntries(await Promise.all(PORT_NAMES.map(async (name) => [name, await of(name)]))) as Record<PortName, T>;
  const simulators = await eachPort(
    async (name) =>
      Object.fromEntries(
        await Promise.all(simulatedVendors(name).map(async (vendor) => [vendor, await startOf(name, vendor)] as const)),
      ) as Record<string, Simulator>,
  );
  const vendors = await eachPort(async (name) => simulators[name][usualVendor(name)] as Simulator);
  // No circuit breaker opens: a vendor that failed in one test is called in the next.
  const endpoints = await eachPort(async (name) =>
    Object.fromEntries(
      Object.entries(simulators[name]).map(([vendor, { url }]) => [
        vendor,
        { url, key: SANDBOX_KEY, webhookSecret: SANDBOX_WEBHOOK_SECRET, breaker: createBreaker({ threshold: Infinity }) },
      ]),
    ),
  );
  const providers = callersOf(endpoints, await eachPort(async (name) => usualVendor(name)), widgetsAt);
  const test = await testApp({
    access,
    organizations: organizationsOf({
      config: { publicUrl: 'http://localhost:4000', unknownHost: 'primary' } as never,
      lenders: options.lenders ?? fileLenders,
    }),
    providers,
    ...options,
  });
  made.app = test;

  const call: TestLender['call'] = async (method, url, { jwt, body, headers = {} } = {}) => {
    const request: InjectOptions = {
      method,
      url,
      headers: { host: 'localhost', ...(url.startsWith('/desk/api/') && { [DESK_HEADER]: '1' }), ...credentialsOf(jwt), ...headers },
      ...(body !== undefined && { payload: body as object }),
    };
    const answer = await test.app.inject(request);
    const json = String(answer.headers['content-type']).includes('json') ? answer.json<Record<string, unknown>>() : {};
    return { status: answer.statusCode, body: json, headers: answer.headers };
  };
  const played = new Map<string, Played & { readonly persona: string | number; readonly modifiers: readonly string[] }>();
  return {
    ...test,
    vendors,
    simulators,
    played,
    callBack: async () => {
      for (const all of Object.values(simulators)) for (const vendor of Object.values(all)) await vendor.tick();
    },
    call,
    play: async (persona, until, modifiers = [], org) => {
      const { status, body } = await call('POST', '/sandbox/applications', {
        body: { persona, modifiers, ...(until !== undefined && { until }), ...(org !== undefined && { org }) },
      });
      if (status !== 201) throw new Error(`Playing ${persona} to ${until ?? 'rest'} answered ${status}: ${JSON.stringify(body)}`);
      const now = body as unknown as Played;
      played.set(now.uuid, { ...now, persona, modifiers });
      return now;
    },
    drain: async (uuid) => drain(test.ctx, uuid),
    read: async (uuid) => applicationByUuid(test.ctx.pool, uuid),
    log: async (uuid) =>
      (await test.ctx.pool.query<{ payload: Fact }>('select payload from fact where application_uuid = $1 order by seq', [uuid])).rows.map(
        (r) => r.payload,
      ),
    close: async () => {
      await test.close();
      await Promise.all([callbackServer, ...Object.values(simulators).flatMap((all) => Object.values(all))].map((one) => one.close()));
    },
  };
}
