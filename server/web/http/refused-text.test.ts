import { ENDPOINTS } from '@hearthline/contract/all.ts';
import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import { NAME_MESSAGES } from '@hearthline/rules/fields/copy.ts';
import { pictureForm } from '@hearthline/sandbox/actor.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { type Sample, samplesOf, sendSample } from '@hearthline/sandbox/testing/samples.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemOf } from './failures.ts';
import { unstorableTexts } from './refused-text.ts';

const NUL = 'a\u0000b';
const [HIGH, LOW] = ['a\ud83d', '\ude00b'];

let lender: TestLender;
let jwt = '';
const names: Record<string, string> = {};
beforeAll(async () => {
  lender = await testLender();
  const played = await lender.play('happy', 'OFFER_SELECTION');
  jwt = played.jwt;
  Object.assign(names, { uuid: played.uuid, applicationUuid: played.uuid });
});
afterAll(async () => lender.close());

/** A value with one member replaced, or added, by its path. */
function replaced(value: unknown, [name, ...rest]: readonly string[], by: string): unknown {
  if (name === undefined) return by;
  if (Array.isArray(value)) return value.map((item, at) => (String(at) === name ? replaced(item, rest, by) : (item as unknown)));
  const members = (value ?? {}) as Record<string, unknown>;
  return { ...members, [name]: replaced(members[name], rest, by) };
}

type Place = readonly [id: string, part: 'params' | 'query' | 'body', field: string];

function withText(endpoint: Endpoint, [, part, field]: Place, text: string): Sample {
  const [sample = {}] = samplesOf(endpoint);
  if (part === 'params') return { ...sample, params: { ...sample.params, [field]: encodeURIComponent(text) } };
  if (part === 'body') return { ...sample, body: replaced(sample.body, field.split('.'), text) };
  const query = new URLSearchParams(sample.query ?? '');
  query.set(field, text);
  return { ...sample, query: `?${query.toString()}` };
}

async function send(place: Place, text: string) {
  const endpoint = ENDPOINTS.find(({ id }) => id === place[0]);
  if (!endpoint) throw new Error(`no endpoint ${place[0]}`);
  const { status, body } = await sendSample(lender, endpoint, withText(endpoint, place, text), { jwt, names });
  return [status, body['code'], body['errors']];
}
const refusal = (field: string) => [400, 'invalid_request', [{ field, message: NAME_MESSAGES.characters }]];

test.each<Place>([
  ['identity-login', 'body', 'email'],
  ['identity-register', 'body', 'email'],
  ['identity-register', 'query', 'organization'],
  ['offer-code', 'params', 'code'],
  ['affiliate-prefill', 'query', 'affiliate'],
  ['logo', 'params', 'orgBrand'],
  ['profile-put', 'body', 'address.street1'],
  ['profile-put', 'body', 'address.street2'],
  ['profile-put', 'body', 'address.city'],
  ['profile-patch', 'body', 'trackerUuid'],
  ['profile-patch', 'body', 'optimizelyProfileUuid'],
  ['profile-name', 'body', 'middleName'],
  ['feedback-post', 'body', 'pathname'],
  ['feedback-post', 'body', 'message'],
  ['document-get', 'params', 'kind'],
  ['document-file', 'params', 'kind'],
  ['experiments-patch', 'body', 'experiments.0.name'],
  ['experiments-patch', 'body', 'experiments.0.variation'],
  ['draft-create', 'body', 'data.step'],
  ['waitlist-join', 'body', 'street1'],
  ['cancel-post', 'body', 'reason'],
  ['address-suggestions', 'query', 'text'],
  ['heloc-create', 'body', 'profileRequest.name.firstName'],
  ['heloc-create', 'body', 'profileRequest.name.middleName'],
  ['heloc-create', 'body', 'profileRequest.name.lastName'],
  ['heloc-create', 'body', 'profileRequest.homeAddress.street1'],
  ['heloc-create', 'body', 'propertyRequest.street1'],
  ['heloc-create', 'body', 'propertyRequest.street2'],
  ['heloc-create', 'body', 'utmParameters.CAMPAIGN'],
  ['heloc-create', 'body', 'offerCode.code'],
])('%s refuses U+0000 and half of a surrogate pair in %s %s', async (...place) => {
  const [, part, field] = place;
  expect(await send(place, NUL)).toEqual(refusal(field));
  if (part === 'body') for (const half of [HIGH, LOW]) expect(await send(place, half)).toEqual(refusal(field));
});

/** Where the texts of a value are: `lines.0.city`. */
const textsOf = (value: unknown, at: readonly string[] = []): string[] =>
  typeof value === 'string'
    ? [at.join('.')]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, member]) => textsOf(member, [...at, name]))
      : [];

test('every text of every operation is refused with U+0000, in its path, query and body', async () => {
  const open = ENDPOINTS.filter(({ access, upload, raw }) => access !== 'staff' && !upload && !raw);
  const places = open.flatMap((endpoint): Place[] => {
    const [{ params = {}, query = '', body } = {}] = samplesOf(endpoint);
    return [
      ...[...new Set([...Object.keys(params), ...(endpoint.path.includes('{uuid}') ? ['uuid'] : [])])].map((name): Place => [
        endpoint.id,
        'params',
        name,
      ]),
      ...[...new URLSearchParams(query).keys()].map((name): Place => [endpoint.id, 'query', name]),
      ...textsOf(body).map((field): Place => [endpoint.id, 'body', field]),
    ];
  });
  const wrong: string[] = [];
  for (const place of places) {
    const answer = await send(place, NUL);
    if (answer[0] !== 400 || answer[1] !== 'invalid_request') wrong.push(`${place.join(' ')}: ${String(answer[0])} ${String(answer[1])}`);
  }
  expect(wrong).toEqual([]);
  expect(places.length).toBeGreaterThan(200);
}, 60_000);

/** Texts that are not shown or put into a line as sent: secrets, answers as typed so far, an address that only has to match, a file and its name. */
const AS_SENT =
  /^(identity-login email|.*password|.*Password|identity-password-reset token|identity-change-(view|stop) token|.*invitation|draft-\w+ data\..*|upload-begin name|(desk-logo-post|lender-draft-logo) svg|(login|desk-session)-passkey response\..*)$/;

test('every text refuses control characters and marks of direction, unless it is kept as sent', () => {
  const taken = ENDPOINTS.filter(({ access }) => access !== 'sandbox').flatMap((endpoint) => {
    const [{ body } = {}] = samplesOf(endpoint);
    const places = textsOf(body).map((field): Place => [endpoint.id, 'body', field]);
    return places.flatMap((place) =>
      ['a\u0007b', 'a\u202eb', 'a\u009bb']
        .filter((text) => endpoint.body?.safeParse(withText(endpoint, place, text).body).success)
        .map((text) => `${place[0]} ${place[2]} ${JSON.stringify(text)}`),
    );
  });
  expect(taken.filter((line) => !AS_SENT.test(line.replace(/ "[^"]*"$/, '')))).toEqual([]);
  expect(taken.length).toBeGreaterThan(5);
});

test('a field beside an uploaded file is a text too', async () => {
  const { payload, contentType } = pictureForm(NUL as 'BANK_STATEMENT');
  const answer = await lender.call('POST', onApplication(names['uuid'] ?? '', 'documents'), {
    jwt,
    body: payload,
    headers: { 'content-type': contentType },
  });
  expect([answer.status, answer.body['errors']]).toEqual([400, [{ field: 'type', message: NAME_MESSAGES.characters }]]);
});

test('a name of a member and a header that is stored are texts too', async () => {
  const answer = await lender.call('POST', '/service-optimize/external/api/v1/features', {
    body: { optimizeUser: { attributes: { [NUL]: 1 } } },
  });
  expect([answer.status, answer.body['errors']]).toEqual([400, [{ field: 'optimizeUser.attributes', message: NAME_MESSAGES.characters }]]);
  const stored = await lender.call('POST', '/identity/api/v1/login', {
    body: { email: 'a@example.com', password: 'x' },
    headers: { 'user-agent': NUL },
  });
  expect([stored.status, stored.body['errors']]).toEqual([400, [{ field: 'User-Agent', message: NAME_MESSAGES.characters }]]);
});

test('nesting without end neither overflows the stack nor makes the answer longer than the request', () => {
  let deep: unknown = NUL;
  for (let depth = 0; depth < 200_000; depth += 1) deep = [deep];
  const [error] = unstorableTexts(deep);
  expect(error?.field.length).toBeLessThan(300);
  expect(unstorableTexts(Array.from({ length: 1000 }, () => NUL))).toHaveLength(20);
});

test('what the database cannot hold is a wrong request, should a text ever get that far', async () => {
  const codes = [];
  for (const statement of [`select convert_from('\\x00', 'UTF8')`, `select '{"a":"\\u0000"}'::jsonb ->> 'a'`, `select 'x'::uuid`]) {
    const error: unknown = await lender.ctx.pool.query(statement).catch((thrown: unknown) => thrown);
    codes.push([(error as { code: string }).code, problemOf(error).code]);
  }
  expect(codes).toEqual([
    ['22021', 'invalid_request'],
    ['22P05', 'invalid_request'],
    ['22P02', 'invalid_request'],
  ]);
});
