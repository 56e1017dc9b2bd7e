/**
 * The two endpoints with the most load, the polled status and creating an application, compared with bare node:http and the same SQL; and the mix of
 * requests of a visit. Compared by processor time for each request, in alternate bursts, because the clock of a shared machine is noisy.
 */
import { randomUUID } from 'node:crypto';

import { personaOf } from '@hearthline/sandbox/personas.ts';
import { accountBody, creationBody } from '@hearthline/sandbox/registration.ts';
import { SANDBOX } from '@hearthline/sandbox/sandbox.ts';
import { buildContext } from '@hearthline/server/build-context.ts';
import { readConfig } from '@hearthline/server/config/config.ts';
import { buildLog } from '@hearthline/server/config/log.ts';
import { mintToken } from '@hearthline/server/identity/access/tokens.ts';

import type { Product } from '../../tools/product.ts';
import type { Goal } from '../goals.ts';
import { ratio, table } from '../table.ts';
import { people } from '../measured/people.ts';
import { readGauge } from '../measured/read-gauge.ts';
import { startFloor } from './floor.ts';
import { once, repeat } from './load.ts';
import type { Burst, Shot } from './load.ts';
import { statusShot, visitOf } from './mix.ts';

const SECONDS = 3;
const ROUNDS = 3;
/** The first quarter of them warms both up: a server compiles its own code for its first thousand requests, and then runs for days. */
const PEOPLE = 3200;

const CAN_START = '/service-search/api/v1/profiles/actions/verify-ability-to-start-application';

/** Requests that each create the application of another person. */
async function creations({ url, port, data }: Product, databaseUrl: string): Promise<Shot[]> {
  const persona = personaOf('happy');
  if (!persona) throw new Error('There is no persona happy');
  const answer = await fetch(`${url}/identity/api/v1/registration/register?organization=`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(accountBody(persona, `bench.${randomUUID()}@example.com`)),
  });
  if (!answer.ok) throw new Error(`registering answered ${answer.status}: ${await answer.text()}`);
  const { jwt } = (await answer.json()) as { jwt: string };
  const identityUuid = String((JSON.parse(Buffer.from(jwt.split('.')[1] ?? '', 'base64url').toString()) as { sub?: string }).sub);
  const config = readConfig({ DATABASE_URL: databaseUrl, HEARTHLINE_DATA: data, ROLE: 'web', LOG_LEVEL: 'silent', PORT: String(port) });
  const { ctx, close } = await buildContext({ config, log: buildLog('silent'), sandbox: SANDBOX });
  try {
    const those = await people(ctx.pool, identityUuid, PEOPLE, false);
    const shots: Shot[] = [];
    for (const { email, sessionId, endsAt, identityUuid: own } of those)
      shots.push({
        method: 'POST',
        path: '/service-application/api/v3/application/helocs?state=AZ',
        body: JSON.stringify(creationBody(persona, email, persona.orgCode)),
        headers: {
          authorization: `Bearer ${await mintToken(ctx, { identityUuid: own, sessionId, sessionEnds: endsAt })}`,
          'content-type': 'application/json',
          'idempotency-key': randomUUID(),
        },
      });
    return shots;
  } finally {
    await close();
  }
}

/** Requests and the processor time they took, in ms each. */
type Cost = { readonly burst: Burst; readonly cpuMs: number };

async function costOf(pid: number, run: () => Promise<Burst>): Promise<Cost> {
  const before = await readGauge(pid);
  const burst = await run();
  const after = await readGauge(pid);
  return { burst, cpuMs: (after.cpuMs - before.cpuMs) / Math.max(1, burst.good + burst.bad) };
}

/** The middle one by processor time. */
const middle = (costs: readonly Cost[]): Cost => costs.toSorted((a, b) => a.cpuMs - b.cpuMs)[Math.floor(costs.length / 2)] as Cost;

/** An application of persona 1 at its offers. */
export async function played(url: string): Promise<{ uuid: string; jwt: string }> {
  const answer = await fetch(`${url}/sandbox/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona: 1, until: 'OFFER_SELECTION' }),
  });
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as { uuid: string; jwt: string };
}

/** Prints the table and returns the goals (quality B1); throws when no request succeeded. */
export async function endpoints(product: Product, databaseUrl: string): Promise<Goal[]> {
  const {
    url,
    port,
    process: { pid = 0 },
  } = product;
  const target = `http://localhost:${port}`;
  const { uuid, jwt } = await played(url);
  const floor = await startFloor(databaseUrl, uuid);
  try {
    const status = statusShot(uuid, jwt);
    const bareStatus = { path: `/status/${uuid}` };
    const visit = visitOf(uuid, jwt);
    await repeat(target, [status, ...visit], 3);
    await repeat(floor.url, bareStatus, 2);
    const reads: { ours: Cost[]; bare: Cost[] } = { ours: [], bare: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      reads.bare.push(await costOf(floor.pid, async () => repeat(floor.url, bareStatus, SECONDS)));
      reads.ours.push(await costOf(pid, async () => repeat(target, status, SECONDS)));
    }
    const mix = await costOf(pid, async () => repeat(target, visit, 2 * SECONDS));

    const creates = await creations(product, databaseUrl);
    // As their pages do before: the product has seen each token, which in a borrower's session it signed itself.
    await once(
      target,
      creates.map(({ headers = {} }) => ({ path: CAN_START, headers: { authorization: headers['authorization'] ?? '' } })),
    );
    const bareCreates = creates.map(({ body = '' }) => ({
      method: 'POST' as const,
      path: '/create',
      headers: { 'content-type': 'application/json' },
      body,
    }));
    const share = Math.floor(PEOPLE / (ROUNDS + 1) / 10) * 10;
    const writes: { ours: Cost[]; bare: Cost[] } = { ours: [], bare: [] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      const from = round * share;
      const bare = await costOf(floor.pid, async () => once(floor.url, bareCreates.slice(from, from + share)));
      const ours = await costOf(pid, async () => once(target, creates.slice(from, from + share)));
      if (round > 0) writes.bare.push(bare);
      if (round > 0) writes.ours.push(ours);
    }

    const row = (what: string, ours: Cost, bare: Cost | null) => [
      what,
      bare ? bare.cpuMs.toFixed(3) : '-',
      ours.cpuMs.toFixed(3),
      bare ? ratio(bare.cpuMs, ours.cpuMs) : '-',
      bare ? bare.burst.perSecond.toFixed(0) : '-',
      ours.burst.perSecond.toFixed(0),
      bare ? ratio(ours.burst.perSecond, bare.burst.perSecond) : '-',
      `${ours.burst.p50}/${ours.burst.p99}`,
      String(ours.burst.bad + (bare?.burst.bad ?? 0)),
    ];
    const [read, bareRead, write, bareWrite] = [middle(reads.ours), middle(reads.bare), middle(writes.ours), middle(writes.bare)];
    console.log('\nEndpoints, 10 connections, one process each (ROLE=web: the jobs of new applications do not run)');
    console.log(
      table(
        ['', 'bare CPU ms', 'product CPU ms', 'bare / product', 'bare /s', 'product /s', 'by the clock', 'product p50/p99 ms', 'not 2xx'],
        [
          row('GET status', read, bareRead),
          row('POST application', write, bareWrite),
          row(`a visit's ${visit.length} requests`, mix, null),
        ],
      ),
    );
    const all = [...reads.ours, ...reads.bare, ...writes.ours, ...writes.bare, mix];
    if (read.burst.good === 0 || write.burst.good === 0) throw new Error('no request succeeded');
    return [
      {
        what: 'GET status: processor time of bare node:http with the same SQL / the product',
        value: bareRead.cpuMs / read.cpuMs,
        atLeast: 0.7,
      },
      { what: 'POST application: processor time of bare node:http / the product', value: bareWrite.cpuMs / write.cpuMs, atLeast: 0.5 },
      { what: 'the requests of a visit, a second and core', value: 1000 / mix.cpuMs, atLeast: 150 },
      { what: 'GET status: p99 in ms at 10 connections', value: read.burst.p99, atMost: 100 },
      { what: 'replies that are not 2xx', value: all.reduce((sum, { burst }) => sum + burst.bad, 0), atMost: 0 },
    ];
  } finally {
    await floor.stop();
  }
}
