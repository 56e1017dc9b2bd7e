/** The two endpoints with the most load, the polled status and creating an application, compared with bare node:http and the same SQL. */
import { randomUUID } from 'node:crypto';

import { type Persona, personaOf } from '@hearthline/sandbox/personas.ts';
import { accountBody, creationBody } from '@hearthline/sandbox/registration.ts';

import type { Product } from '../../tools/product.ts';
import type { Goal } from '../goals.ts';
import { ratio, table } from '../table.ts';
import { serveFloor } from './floor.ts';
import { once, repeat } from './load.ts';
import type { Burst } from './load.ts';

const SECONDS = 6;
const PEOPLE = 160;

type Registered = { readonly persona: Persona; readonly email: string; readonly jwt: string };

/** Opens an account for persona 1 with a name and address of its own, so that people differ in a vendor's ledger; throws on any reply but success. */
async function register(url: string, number: number): Promise<Registered> {
  const happy = personaOf('happy');
  if (!happy) throw new Error('There is no persona happy');
  const letters = String(number).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)));
  const persona = {
    ...happy,
    last: `Steady${letters}`,
    phone: `602555${1000 + (number % 9000)}`,
    property: { ...happy.property, street1: `${2000 + number} Steady Ave` },
  };
  const email = `bench.${randomUUID()}@example.com`;
  const answer = await fetch(`${url}/identity/api/v1/registration/register?organization=`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(accountBody(persona, email)),
  });
  if (!answer.ok) throw new Error(`registering ${email} answered ${answer.status}: ${await answer.text()}`);
  return { persona, email, jwt: ((await answer.json()) as { jwt: string }).jwt };
}

/** Prints the table and returns the goals (quality B1); throws when no request succeeded. */
export async function endpoints({ url, port }: Product, databaseUrl: string): Promise<Goal[]> {
  const target = `http://localhost:${port}`;
  const played = await fetch(`${url}/sandbox/applications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ persona: 1, until: 'OFFER_SELECTION' }),
  });
  if (!played.ok) throw new Error(`the sandbox answered ${played.status}: ${await played.text()}`);
  const { uuid, jwt } = (await played.json()) as { uuid: string; jwt: string };
  const floor = await serveFloor(databaseUrl, uuid);
  try {
    const status = { path: `/service-krang-heloc/borrower/secure/api/v1/${uuid}/status`, headers: { authorization: `Bearer ${jwt}` } };
    const bareStatus = { path: `/status/${uuid}` };
    await repeat(target, status, 2);
    await repeat(floor.url, bareStatus, 1);
    const oursStatus = await repeat(target, status, SECONDS);
    const floorStatus = await repeat(floor.url, bareStatus, SECONDS);

    console.log(`registering ${PEOPLE} people first (argon2 takes its time)`);
    const people: Registered[] = [];
    // A few at a time: the product sheds sign-ups it cannot hash in time.
    while (people.length < PEOPLE) people.push(...(await Promise.all([0, 1, 2, 3].map((n) => register(url, people.length + n)))));
    const creates = people.map(({ persona, email, jwt }) => ({
      method: 'POST' as const,
      path: '/service-application/api/v3/application/helocs?state=AZ',
      body: JSON.stringify(creationBody(persona, email, persona.orgCode)),
      headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    }));
    const oursCreate = await once(target, creates);
    const floorCreate = await once(
      floor.url,
      creates.map(({ body }) => ({ method: 'POST', path: '/create', headers: { 'content-type': 'application/json' }, body })),
    );

    const row = (what: string, ours: Burst, bare: Burst) => [
      what,
      bare.perSecond.toFixed(0),
      ours.perSecond.toFixed(0),
      ratio(ours.perSecond, bare.perSecond),
      `${bare.p50}/${bare.p99}`,
      `${ours.p50}/${ours.p99}`,
      String(ours.bad + bare.bad),
    ];
    console.log('\nEndpoints, 10 connections, one process each (ROLE=web: the jobs of new applications do not run)');
    console.log(
      table(
        ['', 'bare /s', 'product /s', 'product / bare', 'bare p50/p99 ms', 'product p50/p99 ms', 'not 2xx'],
        [row('GET status', oursStatus, floorStatus), row('POST application', oursCreate, floorCreate)],
      ),
    );
    if (oursStatus.good === 0 || oursCreate.good === 0) throw new Error('no request succeeded');
    return [
      { what: 'GET status: replies a second of one process', value: oursStatus.perSecond, atLeast: 150 },
      { what: 'GET status: p99 in ms at 10 connections', value: oursStatus.p99, atMost: 100 },
      { what: 'GET status and POST application: replies that are not 2xx', value: oursStatus.bad + oursCreate.bad, atMost: 0 },
    ];
  } finally {
    await floor.stop();
  }
}
