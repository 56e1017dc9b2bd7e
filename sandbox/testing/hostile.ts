/** Hostile requests to every operation of the API description, for `npm run fuzz -- api` and for a short run in the tests: the same seed makes the same requests. */
import { ENDPOINTS } from '@hearthline/contract/all.ts';
import { ERRORS } from '@hearthline/contract/errors.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Sample, samplesOf } from './samples.ts';

export type Random = () => number;
type Schema = { readonly [member: string]: unknown };
type Parameter = { readonly name: string; readonly in: string; readonly schema?: Schema };
type Described = {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
};

type Api = { readonly paths: Readonly<Record<string, Readonly<Record<string, Described>>>> };

/** One operation of generated/openapi.json with a valid request. */
export type Operation = {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly query: readonly Parameter[];
  readonly body: Schema | null;
  readonly sample: () => Sample;
  /** An operation of the sandbox, which may move the clock or play applications: it gets no request that could be valid. */
  readonly isSandbox: boolean;
};
export type HostileRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload: string | Buffer | null;
};
export type HostileReply = { readonly status: number; readonly contentType: string; readonly text: string };

/** Every operation of generated/openapi.json, which `npm run generate` makes. */
export function operationsOfApi(): Operation[] {
  const file = readFileSync(join(import.meta.dirname, '../../generated/openapi.json'), 'utf8');
  const named = (JSON.parse(file) as { components: { schemas: Record<string, unknown> } }).components.schemas;
  /** With the bodies that it names written out. */
  const inFull = (value: string): Api =>
    JSON.parse(value, (_, member: Schema) => {
      const name = typeof member?.['$ref'] === 'string' ? member['$ref'].replace('#/components/schemas/', '') : null;
      return name === null ? member : inFull(JSON.stringify(named[name]));
    }) as Api;
  const { paths } = inFull(file);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody }]) => {
      const endpoint = ENDPOINTS.find(({ id }) => id === operationId);
      if (!endpoint) throw new Error(`${operationId} is not in the contract`);
      return {
        id: operationId,
        method: method.toUpperCase(),
        path,
        query: parameters.filter((parameter) => parameter.in === 'query'),
        body: Object.values(requestBody?.content ?? {})[0]?.schema ?? null,
        sample: () => pick(Math.random, samplesOf(endpoint)) ?? {},
        isSandbox: endpoint.access === 'sandbox',
      };
    }),
  );
}

const pick = <T>(random: Random, from: readonly T[]): T | undefined => from[Math.floor(random() * from.length)];
const chance = (random: Random, share: number) => random() < share;
const within = (random: Random, from: number, to: number) => from + Math.floor(random() * (to - from + 1));

/** Texts that break something somewhere: unstorable, long, reordered, half-encoded, of another alphabet, code, and numbers as texts. */
const TEXTS: readonly string[] = [
  ['', ' ', '\u0000', 'a\u0000b', '\ud800', 'x\udfff', '\u202eabc', '\r\nBcc: a@b.example', '\u0007', '\u2028', '\ufeff', '\uffff'],
  [
    '<script>alert(1)</script>',
    "' or 1=1 --",
    '%00',
    '%',
    '../../etc/passwd',
    '#{7*7}',
    '{{7*7}}',
    '__proto__',
    'constructor',
    'null',
    'undefined',
  ],
  ['0', '-1', '1e400', 'NaN', '99999999999999999999', '0x10', '१२३', '１２３', 'İ', 'ß', '\u{1f468}\u200d\u{1f469}', 'e\u0301'.repeat(40)],
  ['9999-12-31', '0001-01-01', '2026-02-30', '+275760-09-13T00:00:00Z', '2026-01-01T00:00:00Z', '00000000-0000-0000-0000-000000000000'],
  ['a'.repeat(61), 'a'.repeat(257), 'é'.repeat(5000), 'a@b', 'a'.repeat(120) + '@example.com', 'javascript:alert(1)', 'file:///etc/passwd'],
].flat();
const NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  0.1,
  1.005,
  1e-320,
  1e21,
  1e308,
  2 ** 31,
  2 ** 31 - 1,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  -1e300,
  1e16,
];
const SHAPES: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { a: { b: 1 } },
  { length: 1 },
  ['a', 1, {}],
  { constructor: { prototype: 1 } },
];

function hostileValue(random: Random): unknown {
  return pick(
    random,
    [TEXTS, NUMBERS, SHAPES].map((list) => pick<unknown>(random, list)),
  );
}

/** A value the schema accepts, at its limits more often than between them; a `pattern` or code of the contract may still refuse it. */
function validValue(random: Random, schema: Schema, depth = 0): unknown {
  const options = (schema['anyOf'] ?? schema['oneOf']) as readonly Schema[] | undefined;
  if (options) return validValue(random, pick(random, options) ?? {}, depth + 1);
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return pick(random, schema['enum'] as readonly unknown[]);
  const limit = (name: string, fallback: number) => (typeof schema[name] === 'number' ? schema[name] : fallback);
  switch (schema['type']) {
    case 'object': {
      const required = (schema['required'] ?? []) as readonly string[];
      const members = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)
        .filter(([name]) => required.includes(name) || chance(random, 0.5))
        .map(([name, member]) => [name, validValue(random, member, depth + 1)]);
      return Object.fromEntries(members) as unknown;
    }
    case 'array': {
      const tuple = schema['prefixItems'] as readonly Schema[] | undefined;
      if (tuple) return tuple.map((member) => validValue(random, member, depth + 1));
      const most = Math.min(limit('maxItems', 3), depth > 4 ? 1 : 20);
      const count = pick(random, [limit('minItems', 0), 1, most]) ?? 0;
      return Array.from({ length: Math.min(count, most) }, () => validValue(random, (schema['items'] ?? {}) as Schema, depth + 1));
    }
    case 'integer':
    case 'number': {
      const [low, high] = [limit('minimum', -1e9), limit('maximum', 1e9)];
      const between = low + random() * (high - low);
      const value = pick(random, [low, high, between, 0, 1]) ?? low;
      return schema['type'] === 'integer' ? Math.round(value) : value;
    }
    case 'boolean':
      return chance(random, 0.5);
    case 'null':
      return null;
    default:
      return validText(random, schema, limit('minLength', 0), Math.min(limit('maxLength', 60), 3000));
  }
}

const LETTERS = ['a', 'Z', 'é', 'ñ', 'Ø', '字', ' ', '-', "'", '0', '7', '\u{1f600}', 'ﬁ'];
function validText(random: Random, { format, pattern }: Schema, least: number, most: number): string {
  const hex = (length: number) => Array.from({ length }, () => within(random, 0, 15).toString(16)).join('');
  if (format === 'uuid') return `${hex(8)}-${hex(4)}-7${hex(3)}-a${hex(3)}-${hex(12)}`;
  if (format === 'email') return `fuzz${hex(8)}@example.com`;
  if (format === 'date') return `${within(random, 1900, 2100)}-0${within(random, 1, 9)}-${within(random, 10, 28)}`;
  if (format === 'date-time') return `${within(random, 1900, 2100)}-0${within(random, 1, 9)}-11T1${within(random, 0, 9)}:00:00Z`;
  if (format === 'uri') return `https://example.com/${hex(6)}`;
  const digits = typeof pattern === 'string' ? /^\^\\d\{(\d+)(?:,(\d+))?\}\$$/.exec(pattern) : null;
  if (digits) return Array.from({ length: Number(digits[2] ?? digits[1]) }, () => within(random, 2, 9)).join('');
  const length = pick(random, [least, most, within(random, least, most)]) ?? least;
  return Array.from({ length }, () => pick(random, LETTERS))
    .join('')
    .slice(0, most);
}

type Place = readonly (string | number)[];
const placesOf = (value: unknown, at: Place = []): Place[] =>
  typeof value === 'object' && value !== null
    ? [at, ...Object.entries(value).flatMap(([name, member]) => placesOf(member, [...at, name]))]
    : [at];

/** The value with one place changed by `change`; `undefined` removes it. */
function changedAt(value: unknown, [name, ...rest]: Place, change: (old: unknown) => unknown): unknown {
  if (name === undefined) return change(value);
  if (Array.isArray(value)) return value.map((item: unknown, at) => (String(at) === String(name) ? changedAt(item, rest, change) : item));
  const members = value as Record<string, unknown>;
  return { ...members, [name]: changedAt(members[String(name)], rest, change) };
}

function mutatedBody(random: Random, body: unknown): unknown {
  const place = pick(random, placesOf(body)) ?? [];
  return changedAt(body, place, (old) => {
    if (chance(random, 0.15)) return undefined;
    if (chance(random, 0.15) && typeof old === 'object' && old !== null && !Array.isArray(old))
      return { ...old, [String(pick(random, TEXTS))]: 1 };
    if (chance(random, 0.1)) return [old];
    if (chance(random, 0.1)) return { value: old };
    if (chance(random, 0.1) && Array.isArray(old)) return Array.from({ length: 60 }, () => old[0] as unknown);
    if (chance(random, 0.2) && typeof old === 'string') return old + String(pick(random, TEXTS));
    return hostileValue(random);
  });
}

/** Bodies that are no JSON, or JSON that parsers disagree on. */
const RAW: readonly (string | Buffer)[] = [
  [
    '',
    '{',
    '[]',
    'null',
    '"text"',
    '0',
    '{"a":1,"a":2}',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '\ufeff{}',
    '{}{}',
    "{'a':1}",
  ],
  '['.repeat(10_000) + ']'.repeat(10_000),
  '{"a":'.repeat(5000) + '1' + '}'.repeat(5000),
  `{"a":1e400,"b":-1e400,"c":${'9'.repeat(2000)}}`,
  JSON.stringify({ a: 'a'.repeat(300_000) }),
  Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00]),
].flat();
const CONTENT_TYPES = [
  'application/json',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/problem+json',
  'a',
];
const SEGMENTS = [
  '%00',
  '%',
  '%ff',
  '%ED%A0%80',
  '..%2f..%2fetc',
  '%E2%80%AE',
  'a'.repeat(150),
  '-1',
  '0',
  '%20',
  "'--",
  '__proto__',
  '%F0%9F%98%80',
];
const HEADERS: readonly (readonly [string, readonly string[]])[] = [
  ['if-match', ['0', '"0"', '999999999', '99999999999999999999', '-1', '*', '""', 'W/"1"', '1, 2']],
  ['idempotency-key', ['a', 'b'.repeat(255), 'c'.repeat(256), ' ', 'é', 'key-1']],
  ['x-org', ['MAIN', 'PLUMFIELD', '__proto__', 'a'.repeat(300), '%00', 'é']],
  ['authorization', ['Bearer', 'Bearer a.b.c', 'Bearer e30.e30.e30', 'Basic YTpi', 'Bearer ' + 'a'.repeat(5000)]],
  ['cookie', ['draft=%00', '__Host-draft=a', 'sign-in=%ff; signed-in=%', '_session=x; _session=y']],
  ['user-agent', ['', 'a'.repeat(5000), 'é\u00ff', "' or 1=1"]],
  ['x-request-id', ['a', 'x'.repeat(500), '../..']],
  ['accept-language', ['es', '*;q=9', 'é']],
  ['x-forwarded-for', ['::1', "127.0.0.1' or", 'é, ,,']],
];

/** The query of a request: long polls do not wait, so that a slow reply is a fault. */
function queryOf(random: Random, { query, sample }: Operation): string {
  const given = new URLSearchParams(sample().query ?? '');
  const parts = query.flatMap(({ name, schema = {} }) => {
    if (name === 'wait') return ['wait=0'];
    const valid = given.get(name) ?? String(validValue(random, schema));
    const value = chance(random, 0.5) ? valid : String(pick(random, [...TEXTS, ...NUMBERS.map(String)]));
    const once = `${name}=${chance(random, 0.1) ? String(pick(random, SEGMENTS)) : encodeURIComponent(value.toWellFormed())}`;
    return chance(random, 0.1) ? [] : chance(random, 0.1) ? [once, once] : [once];
  });
  if (chance(random, 0.1)) parts.push(String(pick(random, ['__proto__=1', 'a[b]=1', 'x', '&&', '=', '%00=1'])));
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** One request to an operation; `names` fills its path, `token` is the caller's. */
export function hostileRequest(
  random: Random,
  operation: Operation,
  by: { readonly names: Readonly<Record<string, string>>; readonly token: string | null },
): HostileRequest {
  const { method, path, body, isSandbox } = operation;
  const { params = {}, query = '', body: sampleBody } = operation.sample();
  const breaksPath = chance(random, 0.15);
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (breaksPath && chance(random, 0.6)) return String(pick(random, SEGMENTS));
    return params[name] ?? by.names[name] ?? '019a0000-0000-7000-a000-000000000000';
  });
  const headers: Record<string, string> = by.token === null ? {} : { authorization: `Bearer ${by.token}` };
  if (chance(random, 0.15)) {
    const [name, values] = pick(random, HEADERS) ?? ['accept', ['*']];
    headers[name] = String(pick(random, values));
  }
  const url = at + (chance(random, 0.6) ? queryOf(random, operation) : query);
  if (method === 'GET' || body === null) return { method, url, headers, payload: null };

  headers['content-type'] = chance(random, 0.05) ? String(pick(random, CONTENT_TYPES)) : 'application/json';
  if (chance(random, 0.08)) return { method, url, headers, payload: pick(random, RAW) ?? '' };
  const valid = sampleBody !== undefined && chance(random, 0.7) ? sampleBody : validValue(random, body);
  // Two changes at the most: more of them only meet the first refusal.
  const changes = isSandbox ? 2 : within(random, 0, 2);
  const sent = Array.from({ length: changes }).reduce((value: unknown) => mutatedBody(random, value), valid);
  if (isSandbox) return { method, url, headers, payload: JSON.stringify({ value: sent }) };
  return { method, url, headers, payload: JSON.stringify(sent) ?? '' };
}

/** A request to an operation that its shape accepts: the sample in one of three, otherwise values made from the schema. `names` fills its path. */
export function validRequest(random: Random, operation: Operation, names: Readonly<Record<string, string>>): HostileRequest {
  const { method, path, body, query: parameters } = operation;
  const { params = {}, query = '', body: sampleBody } = operation.sample();
  const isSample = chance(random, 1 / 3);
  const at = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? names[name] ?? validText(random, { format: 'uuid' }, 0, 0));
  const made = parameters
    .filter(({ name }) => name !== 'wait' && chance(random, 0.5))
    .map(({ name, schema = {} }) => `${name}=${encodeURIComponent(String(validValue(random, schema)).toWellFormed())}`);
  const url = at + (isSample || made.length === 0 ? query : `?${made.join('&')}`);
  if (method === 'GET' || body === null) return { method, url, headers: {}, payload: null };
  const sent = isSample && sampleBody !== undefined ? sampleBody : validValue(random, body);
  return { method, url, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(sent) ?? '' };
}

/** What is wrong with a reply, or null: 5xx, an error without a registered code, a trace of the stack or of the database. */
export function faultOf({ status, contentType, text }: HostileReply): string | null {
  if (status >= 500) return `answered ${status}: ${text.slice(0, 200)}`;
  if (/\bat \w.*\(.*\.[jt]s:\d+|node_modules|SQLSTATE|invalid input syntax/.test(text)) return `tells of its inside: ${text.slice(0, 200)}`;
  if (status < 400) return null;
  if (!contentType.includes('application/problem+json')) return `answered ${status} as ${contentType}`;
  const { code } = JSON.parse(text) as { code: string };
  return Object.hasOwn(ERRORS, code) ? null : `has the unregistered code ${code}`;
}
