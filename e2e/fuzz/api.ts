import type { AllowedIn } from '@hearthline/contract/endpoint.ts';
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import {
  faultOf,
  type HostileReply,
  type HostileRequest,
  hostileRequest,
  type Operation,
  operationsOfApi,
} from '@hearthline/sandbox/testing/hostile.ts';
import { seededRandom } from '@hearthline/sandbox/testing/seeded-random.ts';
import { ENVIRONMENT } from '@hearthline/server/config/env.ts';
import { Agent, request as httpRequest } from 'node:http';

import { byStatus, type FuzzPart } from './part.ts';

/** Requests to each operation, and how many are sent at once. */
const EACH = 150;
const AT_ONCE = 4;
/** Milliseconds after which a reply counts as one that never comes. */
const PATIENCE_MS = 15_000;
/** Milliseconds in which a borrower is played to a status. */
const PLAY_MS = 120_000;
/** Milliseconds of the whole run: what is left then is not sent. */
const LONGEST_RUN_MS = 4 * 60_000;
const START = 'OFFER_SELECTION';

type Played = { readonly uuid: string; readonly jwt: string };

/** The first status at which an operation is allowed, so that it is asked where its handler runs. */
function statusFor(rule: AllowedIn | undefined): string {
  if (rule === undefined || typeof rule === 'string') return START;
  if ('of' in rule) return statusFor(Object.values(rule.of)[0]);
  return rule[0] ?? START;
}
const statusOf = ({ id }: Operation) => statusFor(ENDPOINTS.find((endpoint) => endpoint.id === id)?.allowedIn);

/** Every operation of the API description, asked for what it does not expect, by a visitor and by a borrower at a status where the operation is open. */
export const fuzzApi: FuzzPart = {
  env: Object.fromEntries(Object.keys(ENVIRONMENT.shape).flatMap((name) => (name.startsWith('THROTTLE_') ? [[name, '1000000']] : []))),
  prepare: async (url, { seed, count }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
    const send = ({ method, url: path, headers, payload }: HostileRequest, patience = PATIENCE_MS) =>
      new Promise<HostileReply>((resolve, reject) => {
        const { hostname, port } = new URL(url);
        const request = httpRequest({ agent, hostname, port, method, path, headers, timeout: patience }, (reply) => {
          const pieces: Buffer[] = [];
          reply.on('data', (piece: Buffer) => pieces.push(piece)).on('error', reject);
          reply.on('end', () =>
            resolve({
              status: reply.statusCode ?? 0,
              contentType: reply.headers['content-type'] ?? '',
              text: Buffer.concat(pieces).toString(),
            }),
          );
        });
        request.on('timeout', () => request.destroy(new Error(`no answer in ${patience} ms`))).on('error', reject);
        request.end(payload ?? undefined);
      });
    const play = async (until: string): Promise<Played> => {
      const body = JSON.stringify({ persona: 'happy', until });
      const headers = { 'content-type': 'application/json' };
      const reply = await send({ method: 'POST', url: '/sandbox/applications', headers, payload: body }, PLAY_MS);
      // A status that this borrower does not pass is asked from the start.
      if (reply.status === 201) return JSON.parse(reply.text) as Played;
      if (until === START) throw new Error(`Playing an application answered ${reply.status}: ${reply.text}`);
      return play(START);
    };
    const operations = operationsOfApi();
    const each = count === null ? EACH : Math.max(1, Math.ceil(count / operations.length));
    const isSignedIn = async ({ jwt }: Played) => {
      const reply = await send({
        method: 'GET',
        url: '/service-profile/api/v1/profile',
        headers: { authorization: `Bearer ${jwt}` },
        payload: null,
      });
      return reply.status === 200;
    };

    const groups = [...Map.groupBy(operations, statusOf)];
    // Playing is mostly waiting for vendors and jobs.
    const borrowers = new Map(await Promise.all(groups.map(async ([status]) => [status, await play(status)] as const)));

    const run = async (times: number) => {
      const problems: string[] = [];
      const replies = new Map<number, number>();
      const began = performance.now();
      let [sent, longest, skipped] = [0, 0, 0];
      for (const [status, group] of groups) {
        let played = borrowers.get(status) ?? (await play(START));
        for (const operation of group) {
          if (performance.now() - began > LONGEST_RUN_MS) {
            skipped += 1;
            continue;
          }
          // Some requests end the session, or the application: the operations after them get a borrower of the first status.
          if (!(await isSignedIn(played))) played = await play(START);
          const random = seededRandom(seed * 1_000_003 + operations.indexOf(operation));
          const names = Object.fromEntries(
            ['uuid', 'applicationUuid', 'helocUuid', 'helocApplicationUuid'].map((name) => [name, played.uuid]),
          );
          const requests = Array.from({ length: times }, (_, at) =>
            hostileRequest(random, operation, { names, token: at % 3 === 0 ? null : played.jwt }),
          );
          const sendNext = async (): Promise<void> => {
            for (let request = requests.pop(); request !== undefined; request = requests.pop()) {
              const at = performance.now();
              const reply = await send(request).catch((error: unknown) => ({ status: 599, contentType: '', text: String(error) }));
              longest = Math.max(longest, performance.now() - at);
              sent += 1;
              replies.set(reply.status, (replies.get(reply.status) ?? 0) + 1);
              const fault = faultOf(reply);
              if (fault !== null) problems.push(`${operation.id} ${fault}\n  ${JSON.stringify(request).slice(0, 500)}`);
            }
          };
          await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
        }
      }
      if (skipped > 0) problems.push(`${skipped} operations were not asked in ${LONGEST_RUN_MS / 60_000} minutes`);
      return {
        figures: [
          `${sent} hostile requests to ${operations.length} operations: ${byStatus(replies)}; slowest reply ${longest.toFixed(0)} ms`,
        ],
        problems,
      };
    };
    return {
      warm: async () => {
        await run(3);
      },
      run: async () => run(each),
    };
  },
};
