/** The deed that a notary in person completed, uploaded at the desk: by role, checked like every file, taken whole or not at all, and sealed as it came. */
import { verifySeal } from '@hearthline/documents/testing/verify.ts';
import { textOf } from '@hearthline/documents/pdf/read-text.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { returnedDeed } from '@hearthline/sandbox/staff-acts.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { hire, type Hired } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deedToNotarize } from '../../steps/closing/notarized-deed.ts';
import { SIGNING } from './signing.ts';
import { EICAR } from '../../uploads/scan/signatures.ts';

let lender: TestLender;
let uuid: string;
let closer: Hired;
/** What the notary brought back, as the desk's form sends it. */
let returned: Record<string, string>;
beforeAll(async () => {
  lender = await testLender();
  ({ uuid } = await lender.play('notary', 'MANUAL_DEED_SIGNING'));
  closer = await hire(lender, 'Cleo Close', 'closer');
  const deed = await returnedDeed(lender.ctx, uuid);
  if (!deed) throw new Error('There is no deed to return');
  const { witnesses, ...act } = deed.act;
  returned = { ...act, ...(witnesses.length > 0 && { witnesses: witnesses.join(', ') }), deed: base64(deed.pdf) };
}, 60_000);
afterAll(async () => lender.close());

const base64 = (bytes: Uint8Array | string): string => Buffer.from(bytes as Uint8Array).toString('base64');
const DESK = () => `/desk/api/v1/applications/${uuid}`;
const send = async (changed: object = {}, as = closer) =>
  lender.call('POST', `${DESK()}/actions`, {
    jwt: as.jwt,
    headers: { 'if-match': `"${(await lender.read(uuid)).version}"` },
    body: { action: 'record-manual-deed', returned: { ...returned, ...changed } },
  });
const deeds = async () => {
  const { body } = await lender.call('GET', `${DESK()}/documents`, { jwt: closer.jwt });
  return (body['documents'] as { kind: string; sha256: string; latest: boolean }[]).filter(({ kind }) => kind === 'NOTARIZED_DEED');
};

test('the form of the action asks for the file and for the notary’s certificate', async () => {
  const { body } = await lender.call('GET', `${DESK()}/actions`, { jwt: closer.jwt });
  const forms = body['actions'] as { action: string; fields: { name: string; kind: string; required: boolean }[] }[];
  const fields = forms.find(({ action }) => action === 'record-manual-deed')?.fields;
  expect(fields?.[0]).toMatchObject({ name: 'returned.deed', kind: 'file', required: true });
  expect(fields?.map(({ name }) => name)).toContain('returned.commission');
});

test('only a role that closes uploads it, and nobody of another lender', async () => {
  expect((await send({}, await hire(lender, 'Fay Fund', 'funder'))).status).toBe(403);
  expect((await send({}, await hire(lender, 'Audra Audit', 'auditor'))).status).toBe(403);
  expect((await send({}, await hire(lender, 'Stan Ranger', 'closer', 'PLUMFIELD'))).status).toBe(404);
});

test.each([
  ['no PDF', () => base64('The deed')],
  ['a file that a scanner knows', () => base64(EICAR)],
])('%s is refused at its field, and nothing is stored', async (_, deed) => {
  const { status, body } = await send({ deed: deed() });
  expect([status, body['code'], body['errors']]).toEqual([
    422,
    'file_refused',
    [{ field: 'returned.deed', message: 'Send the deed as a PDF that can be read' }],
  ]);
  expect(await deeds()).toEqual([]);
});

test('a deed that the notary did not complete is refused with what is missing, and so is an expired commission', async () => {
  const { pdf } = await deedToNotarize(lender.ctx, { uuid });
  const bare = await send({ deed: base64(pdf) });
  expect([bare.status, bare.body['message']]).toEqual([409, 'The deed as the notary returned it is not complete']);
  expect((bare.body['errors'] as unknown[]).length).toBeGreaterThan(0);
  expect((await send({ expires: '2020-01-01' })).body).toMatchObject({ errors: [{ field: 'COMMISSION_IN_FORCE' }] });
  expect([(await lender.read(uuid)).status, await deeds()]).toEqual(['MANUAL_DEED_SIGNING', []]);
});

test('the completed deed is taken once: sealed over the bytes that came, listed at the desk, and what the county gets', async () => {
  const { version } = await lender.read(uuid);
  expect((await send()).body).toMatchObject({ state: 'DONE', proposalUuid: null });
  expect((await lender.read(uuid)).version).toBeGreaterThan(version);
  expect((await send()).status).toBe(409);
  const [deed, ...others] = await deeds();
  expect([deed?.latest, others]).toEqual([true, []]);
  const kept = (await lender.ctx.documents.storage.get(deed?.sha256 ?? '')) ?? Buffer.alloc(0);
  expect(kept.subarray(0, 1000).equals(Buffer.from(returned['deed'] ?? '', 'base64').subarray(0, 1000))).toBe(true);
  expect(verifySeal(kept)).toMatchObject({ sealed: true, intact: true, coversAll: true });
  expect(await textOf(kept)).toContain(returned['notary']);
  expect((await lender.log(uuid)).filter(({ type }) => type === 'deedSigned')).toMatchObject([{ mode: 'MANUAL' }]);
  const { rows } = await lender.ctx.pool.query(
    "select person, role from staff_action where application_uuid = $1 and action = 'record-manual-deed'",
    [uuid],
  );
  expect(rows).toEqual([{ person: 'Cleo Close', role: 'closer' }]);
});

test('a closing at an office in Texas is recorded on the day for which it was tested, although midnight passes meanwhile', async () => {
  const { ctx } = lender;
  const texan = await lender.play('houston', 'MANUAL_DEED_SIGNING');
  const application = await lender.read(texan.uuid);
  const deed = await returnedDeed(ctx, texan.uuid);
  const tested = new Date(ctx.clock.now(texan.uuid).getTime() - 86_400_000);
  const client = await ctx.pool.connect();
  try {
    await client.query('begin');
    const asked = { ctx, client, now: tested, by: 'sandbox', office: 'TITLE_COMPANY', returned: deed } as const;
    const recorded = await SIGNING['record-manual-deed'].facts(application, asked);
    const on = dayAtProperty(application.facts, tested);
    expect(recorded.filter(({ type }) => type === 'closedAtOffice')).toEqual([{ type: 'closedAtOffice', office: 'TITLE_COMPANY', on }]);
  } finally {
    await client.query('rollback');
    client.release();
  }
}, 60_000);
