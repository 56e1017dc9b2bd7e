/** The API without HTTP: the real handlers, with what the HTTP layer would give them. */
import { createApplication } from '@hearthline/server/applications/creation/create.ts';
import { type Application, readApplication } from '@hearthline/database/stores/application/application.ts';
import type { Party } from '@hearthline/database/stores/application/ownership.ts';
import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { Call, Route } from '@hearthline/server/web/http/route.ts';
import { ROUTES } from '@hearthline/server/web/routes/all.ts';
import { Fault } from '../time/hosts.ts';
import type { Process } from '../process.ts';
import type { World } from '../world.ts';
import type { Applicant } from './applicant.ts';

/** How a request ended: done, refused by a rule, or nobody knows (the answer was lost). */
export type Ending = 'done' | 'refused' | 'lost';
/** One request as it was made, to be held against the log. `source` is under which the log would name it. */
export type Request = {
  readonly who: string;
  readonly what: string;
  readonly uuid: string;
  readonly source: string;
  readonly ifVersion: number | null;
  readonly ending: Ending;
};

/** Who calls: by their account, as the borrower unless another party is given. */
export type Caller = Pick<Applicant, 'identityUuid' | 'orgCode'> & { readonly party?: Party | null };

export type Api = {
  readonly requests: Request[];
  readonly create: (who: Applicant) => Promise<string | null>;
  readonly read: (uuid: string) => Promise<Application | null>;
  /** Calls the handler of one operation for the borrower, or for another party. */
  readonly call: (
    endpoint: Endpoint,
    on: { who: Caller; as: string; uuid: string; params?: object; body?: unknown; ifVersion?: number | null },
  ) => Promise<Ending>;
  /** Anything else a person does through one of our processes. */
  readonly act: (who: string, what: string, uuid: string, work: (ctx: Process['ctx']) => Promise<unknown>) => Promise<Ending>;
};

const HANDLERS = new Map(ROUTES.map(({ endpoint, handler }) => [endpoint, handler]));

function handlerOf(endpoint: Endpoint): Route['handler'] {
  const handler = HANDLERS.get(endpoint);
  if (!handler) throw new Error(`${endpoint.id} has no route`);
  return handler;
}

const PLACE = { ip: '203.0.113.7', userAgent: 'simulated' };

export function apiOf(world: World): Api {
  const requests: Request[] = [];
  let asked = 0;
  const anyProcess = () => world.web[Math.floor(world.time.random() * world.web.length)] as Process;

  const endingOf = async (name: string, run: () => Promise<unknown>): Promise<Ending> => {
    try {
      await run();
      world.tell(`${name}: done`);
      return 'done';
    } catch (error) {
      if (error instanceof Problem) {
        world.tell(
          `${name}: refused, ${error.code}${error.code === 'conflict' || error.code === 'not_on_offer' ? ` (${error.message})` : ''}`,
        );
        return 'refused';
      }
      world.queue.judge(error, name);
      world.tell(`${name}: ${error instanceof Fault ? 'lost' : 'an error'}`);
      return 'lost';
    }
  };
  return {
    requests,
    create: async (who) => {
      const { host, ctx } = anyProcess();
      let uuid: string | null = null;
      const ending = await endingOf('the borrower applies', () =>
        host.run(async () => {
          uuid = (await createApplication(ctx, { ...who, clientInfo: PLACE })).uuid;
        }),
      );
      requests.push({ who: 'borrower', what: 'apply', uuid: uuid ?? '', source: 'create', ifVersion: null, ending });
      return uuid;
    },
    read: async (uuid) => {
      const { host, ctx } = anyProcess();
      try {
        return await host.run(() => readApplication(ctx.pool, uuid));
      } catch (error) {
        world.queue.judge(error, 'read');
        return null;
      }
    },
    call: async (endpoint, { who, as, uuid, params = {}, body = {}, ifVersion = null }) => {
      const { host, ctx } = anyProcess();
      const what = endpoint.id;
      const source = `${what} #${(asked += 1)}`;
      const call = {
        params: { uuid, ...params },
        query: {},
        body,
        // a person who changes a payout account has just proved who they are
        caller: { kind: 'identity', identityUuid: who.identityUuid, sessionId: 's', authenticatedAt: ctx.clock.real() },
        party: who.party === undefined ? { kind: 'borrower' } : who.party,
        organization: who.orgCode,
        ctx,
        request: {
          headers: { 'user-agent': PLACE.userAgent, ...(ifVersion !== null && { 'if-match': `"${ifVersion}"` }) },
          ip: PLACE.ip,
          routeOptions: { url: source },
        },
        reply: {},
      } as unknown as Call<Endpoint>;
      const ending = await endingOf(`${as}: ${what}`, () => host.run(() => handlerOf(endpoint)(call)));
      requests.push({ who: as, what, uuid, source, ifVersion, ending });
      return ending;
    },
    act: async (who, what, uuid, work) => {
      const { host, ctx } = anyProcess();
      const ending = await endingOf(`${who}: ${what}`, () => host.run(() => work(ctx)));
      requests.push({ who, what, uuid, source: '', ifVersion: null, ending });
      return ending;
    },
  };
}
