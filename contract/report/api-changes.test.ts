import type { Endpoint } from '../endpoint.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { breakingChanges } from './api-changes.ts';
import { apiReport } from './api-report.ts';

const person = z.object({ name: z.string(), phones: z.array(z.object({ number: z.string() })), note: z.string().optional() });
const named = person.meta({ id: 'PlantedPerson' });
const choose = {
  id: 'draw-choose',
  service: 'draws',
  method: 'POST',
  path: '/draws/{uuid}/choose',
  access: 'owner',
  also: ['staff'],
  summary: 'Choose a draw',
  allowedIn: { by: 'party', of: { borrower: ['OFFER_SELECTION', 'REQUALIFY'], staff: 'open' } },
  query: z.strictObject({ day: z.iso.date().optional() }),
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('ALL'), note: z.string().optional() }),
    z.strictObject({ kind: z.literal('PART'), expected: z.strictObject({ rate: z.number() }).optional() }),
  ]),
  reply: z.object({ version: z.number(), people: z.array(named), cash: z.number().nullable() }),
  errors: ['stale_version'],
} as const satisfies Endpoint;
const list = {
  id: 'draws-get',
  service: 'draws',
  method: 'GET',
  path: '/draws',
  access: 'staff',
  roles: ['closer', 'funder'],
  summary: 'The draws',
  reply: z.array(named),
} as const satisfies Endpoint;
const before = apiReport([list, choose]);
const changed = (change: object, endpoint: Endpoint = choose) =>
  breakingChanges(before, apiReport([choose, list].map((one) => (one === endpoint ? { ...one, ...change } : one))));
const [all, part] = choose.body.options;

test('the report has one operation after another by id, and the bodies with a name after them', () => {
  expect(before.split('\n\n').slice(1).join('\n\n')).toBe(`\
draw-choose: POST /draws/{uuid}/choose; owner, staff; at party=borrower:OFFER_SELECTION, party=borrower:REQUALIFY, party=staff:open; 200; errors stale_version;
  query {day?}; body {(ALL){kind note?}|(PART){expected?{rate} kind}}; reply {cash people[]:PlantedPerson version}
draws-get: GET /draws; staff closer, staff funder; 200; reply []:PlantedPerson

PlantedPerson = {name note? phones[]{number}}
`);
  expect(apiReport([choose, list])).toBe(before);
});

test.each<[string, object, Endpoint, readonly string[]]>([
  ['a path', { path: '/draws/{uuid}' }, choose, ['draw-choose: it was POST /draws/{uuid}/choose and is POST /draws/{uuid}']],
  ['a method', { method: 'PUT' }, choose, ['draw-choose: it was POST /draws/{uuid}/choose and is PUT /draws/{uuid}/choose']],
  ['a party fewer', { also: [] }, choose, ['draw-choose: staff may no longer call it']],
  ['another caller', { access: 'signer', also: ['staff'] }, choose, ['draw-choose: owner may no longer call it']],
  ['a role fewer', { roles: ['funder'] }, list, ['draws-get: staff closer may no longer call it']],
  [
    'a status fewer',
    { allowedIn: { by: 'party', of: { borrower: ['OFFER_SELECTION'], staff: ['REQUALIFY'] } } },
    choose,
    ['draw-choose: it is no longer allowed at party=borrower:REQUALIFY', 'draw-choose: it is no longer allowed at party=staff:open'],
  ],
  ['another status of a success', { status: 201 }, choose, ['draw-choose: a success is no longer 200, but 201']],
  ['a precondition', { ifMatch: 'required' }, choose, ['draw-choose: header.if-match of the request is new and required']],
  [
    'a required member of the query',
    { query: z.strictObject({ day: z.iso.date().optional(), page: z.string() }) },
    choose,
    ['draw-choose: query.page of the request is new and required'],
  ],
  [
    'a member that has to be sent now',
    { body: z.discriminatedUnion('kind', [z.strictObject({ ...all.shape, note: z.string() }), part]) },
    choose,
    ['draw-choose: body(ALL).note of the request is now required'],
  ],
  [
    'a new required member of one shape',
    { body: z.discriminatedUnion('kind', [all, part.extend({ day: z.string() })]) },
    choose,
    ['draw-choose: body(PART).day of the request is new and required'],
  ],
  [
    'a new required member of a member',
    {
      body: z.discriminatedUnion('kind', [
        all,
        part.extend({ expected: z.strictObject({ rate: z.number(), fee: z.number() }).optional() }),
      ]),
    },
    choose,
    ['draw-choose: body(PART).expected.fee of the request is new and required'],
  ],
  [
    'a member that is refused now',
    { body: z.discriminatedUnion('kind', [all.omit({ note: true }), part]) },
    choose,
    ['draw-choose: body(ALL).note of the request was removed'],
  ],
  [
    'a shape that is refused now',
    { body: z.discriminatedUnion('kind', [part]) },
    choose,
    [
      'draw-choose: body(ALL) of the request was removed',
      'draw-choose: body(ALL).kind of the request was removed',
      'draw-choose: body(ALL).note of the request was removed',
      'draw-choose: body(PART) of the request was removed',
      'draw-choose: body(PART).expected of the request was removed',
      'draw-choose: body(PART).expected.rate of the request was removed',
      'draw-choose: body(PART).kind of the request was removed',
      'draw-choose: body.kind of the request is new and required',
    ],
  ],
  ['a member that is no longer sent', { reply: choose.reply.omit({ cash: true }) }, choose, ['draw-choose: reply.cash was removed']],
  [
    'a member of a named body that is no longer sent',
    { reply: z.array(z.object({ ...person.shape, phones: z.array(z.object({})) })) },
    list,
    ['draws-get: reply[].phones[].number was removed'],
  ],
  [
    'a member that may be absent now',
    { reply: choose.reply.extend({ version: z.number().optional() }) },
    choose,
    ['draw-choose: reply.version may now be absent'],
  ],
  [
    'a list instead of one',
    { reply: choose.reply.extend({ cash: z.array(z.number()) }) },
    choose,
    ['draw-choose: reply.cash[] was no list'],
  ],
])('%s breaks callers, and the sentence says where', (_, change, endpoint, sentences) => {
  expect(changed(change, endpoint)).toEqual(sentences);
});

test('a removed operation is named', () => {
  expect(breakingChanges(before, apiReport([list]))).toEqual(['draw-choose: the operation was removed']);
});

test.each<[string, object, Endpoint]>([
  ['a party more', { also: ['staff', 'officer'] }, choose],
  ['every role', { roles: undefined }, list],
  ['anyone', { access: 'anyone', also: [] }, choose],
  ['anybody signed in, and staff', { access: 'signed-in', also: ['staff'] }, choose],
  ['any status', { allowedIn: 'always' }, choose],
  ['any status of one party', { allowedIn: { by: 'party', of: { borrower: 'open', staff: 'always' } } }, choose],
  ['a code of an error', { errors: ['conflict', 'stale_version'] }, choose],
  ['a member that may be left out', { query: z.strictObject({ day: z.iso.date().optional(), page: z.string().optional() }) }, choose],
  [
    'a shape with members of its own',
    { body: z.discriminatedUnion('kind', [all, part, z.strictObject({ kind: z.literal('HALF'), of: z.string() })]) },
    choose,
  ],
  ['a member sent', { reply: choose.reply.extend({ rate: z.number() }) }, choose],
])('%s more breaks nobody', (_, change, endpoint) => {
  expect(changed(change, endpoint)).toEqual([]);
});

test('a new operation breaks nobody', () => {
  expect(breakingChanges(apiReport([list]), before)).toEqual([]);
});
