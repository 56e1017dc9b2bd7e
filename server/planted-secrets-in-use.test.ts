import { Writable } from 'node:stream';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { profileOf } from '@hearthline/database/stores/person/profiles.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';

const lines: string[] = [];
const jobs: string[] = [];
const answers: string[] = [];
let lender: TestLender;
beforeAll(async () => {
  lender = await testLender({
    jobs: { send: async (_client, job) => void jobs.push(JSON.stringify(job)) },
    logTo: new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    }),
  });
  // Every reply of the API, the sandbox's own calls included.
  const inject = lender.app.inject.bind(lender.app) as (request: object) => Promise<{ body: string; headers: object }>;
  Object.assign(lender.app, {
    inject: async (request: object) => {
      const answer = await inject(request);
      answers.push(JSON.stringify(answer.headers) + answer.body);
      return answer;
    },
  });
});
afterAll(async () => lender.close());

/** Every value of every table of every schema, as a database dump would contain it. */
async function dump(): Promise<{ readonly place: string; readonly text: string }[]> {
  const { rows: tables } = await lender.ctx.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: { place: string; text: string }[] = [];
  for (const { name } of tables) {
    const { rows } = await lender.ctx.pool.query<Record<string, unknown>>(`select * from ${name}`);
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        found.push({ place: `${name}.${column}`, text: Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value) });
  }
  return found;
}

/** A text without the separators between digits, so that 666-10-1001, 666 10 1001 and 666101001 are equal. */
const joined = (text: string) => text.replaceAll(/(?<=\d)[-\s.]+(?=\d)/g, '');
/** The forms in which a secret may be written. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const digits = secret.replaceAll(/\D/g, '');
  const encoded = [secret, encodeURIComponent(secret), bytes.toString('base64').replace(/=+$/, ''), bytes.toString('hex')];
  return [...new Set(/^[\d-]+$/.test(secret) ? [...encoded, digits, Buffer.from(digits).toString('base64').replace(/=+$/, '')] : encoded)];
}

test('no SSN, account number, routing number or vendor token of a whole application is in a log, reply, job, message or database dump', async () => {
  const played = await lender.play('happy', 'COMPLETE');
  for (const rest of [
    '',
    '/disclosures',
    '/documents',
    '/evidence',
    '/signers',
    '/income-sources',
    '/identity-document',
    '/offers',
    '/liens',
  ])
    await lender.call('GET', `/service-application/api/v1/application/heloc/${played.uuid}${rest}`, { jwt: played.jwt });
  await lender.call('GET', `/sandbox/applications/${played.uuid}`);
  await lender.call('GET', `/sandbox/outbox?to=${encodeURIComponent(played.email)}`);

  // What was encrypted on the way must appear nowhere else: it is decrypted here with the keys.
  const { ctx } = lender;
  const { rows } = await ctx.pool.query<{ id: string; kind: string }>('select id, kind from secret');
  const sealed = await Promise.all(rows.map(async ({ id, kind }) => ({ kind, text: await ctx.secrets.get(id) })));
  const { rows: links } = await ctx.pool.query<{ id: string; method: string; sealed: Buffer }>(
    'select id, method, sealed from income_link',
  );
  const tokens = await Promise.all(
    links.map(
      async ({ id, method, sealed: s }) =>
        JSON.parse((await ctx.secrets.open('provider-token', `income-link:${id}:${method}`, s)).toString()) as Record<string, unknown>,
    ),
  );
  // The number that the payroll service's callbacks name a link by opens nothing: its order is found by it.
  const strings = tokens
    .flatMap(({ linkId: _, ...secrets }) => Object.values(secrets))
    .filter((t): t is string => typeof t === 'string' && t.length > 15);
  const planted = [
    ...new Set([...sealed.filter(({ kind }) => kind === 'ssn' || kind === 'bank-account').map(({ text }) => text), ...strings]),
  ];
  expect(planted.map((p) => p.replaceAll('-', ''))).toEqual(expect.arrayContaining(['666101001', '021000021', '000123456789']));
  expect(strings.length).toBeGreaterThan(0);

  const places = [
    ...(await dump()),
    ...lines.map((text) => ({ place: 'log', text })),
    ...jobs.map((text) => ({ place: 'job', text })),
    ...answers.map((text) => ({ place: 'answer', text })),
  ].map(({ place, text }) => ({ place, text, joined: joined(text) }));
  // How many jobs there are depends on the hour: what waits for the opening of banks has not run by night.
  expect(jobs.length).toBeGreaterThan(10);
  expect([lines, answers].map((l) => l.length > 30)).toEqual([true, true]);
  expect(places.length).toBeGreaterThan(1500);
  // The search finds what is there: the address of a message, the last digits of the account.
  expect(places.some(({ place, text }) => place.startsWith('public.outbox') && text.includes(played.email))).toBe(true);
  expect(places.some(({ place, text }) => place === 'answer' && text.includes('6789'))).toBe(true);
  const found = planted.flatMap((secret, i) =>
    formsOf(secret).flatMap((form) =>
      places.filter((p) => p.text.includes(form) || p.joined.includes(form)).map(({ place }) => `${i}: ${place}`),
    ),
  );
  expect([...new Set(found)]).toEqual([]);

  // A birth date is answered to its owner only; it is in no table, log or job.
  const { dob } = await applicantOf(ctx, await lender.read(played.uuid));
  expect(dob).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  const [year = '', month = '', day = ''] = dob.split('-');
  const written = [dob, `${month}/${day}/${year}`, `${Number(month)}/${Number(day)}/${year}`, `${year}${month}${day}`];
  const where = places.filter(({ place, text }) => place !== 'answer' && written.some((form) => text.includes(form)));
  expect([...new Set(where.map(({ place }) => place))]).toEqual([]);

  // What was made and sent for this person lies encrypted, and is read as it was.
  const { rows: stored } = await ctx.pool.query<{ key: string }>(
    'select storage_key as key from document where storage_key is not null union select storage_key from upload where storage_key is not null',
  );
  expect(stored.length).toBeGreaterThan(5);
  const lying = await Promise.all(stored.map(async ({ key }) => (await ctx.documents.blobs.get(key))?.toString('latin1') ?? ''));
  // words of five letters and more: encrypted bytes spell a word of three about once in ten runs
  expect(lying.filter((text) => text === '' || /%PDF-1|\u0089PNG\r\n|startxref|Happy/.test(text)).length).toBe(0);
  const read = await Promise.all(stored.map(async ({ key }) => (await ctx.documents.storage.get(key))?.toString('latin1', 0, 5)));
  expect(read.filter((begins) => begins === '%PDF-').length).toBeGreaterThan(5);
}, 180_000);

test.each(['profile', 'affiliate_lead', 'waitlist_entry'])('no birth date can be stored as it is in %s', async (table) => {
  const { rows } = await lender.ctx.pool.query<{ definition: string }>(
    "select pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = $1::regclass and conname = $1 || '_dob_is_sealed' and convalidated",
    [table],
  );
  expect(rows).toEqual([{ definition: 'CHECK ((dob IS NULL))' }]);
});

test('a birth date stored as it is is refused by the database, and the one that was sealed stays', async () => {
  const { ctx } = lender;
  const played = await lender.play('happy', 'OFFER_SELECTION');
  const { identityUuid } = await lender.read(played.uuid);
  const before = await profileOf(ctx.pool, ctx.secrets, identityUuid);
  await expect(ctx.pool.query("update profile set dob = '1971-02-03' where identity_uuid = $1", [identityUuid])).rejects.toThrow(
    'profile_dob_is_sealed',
  );
  expect(before).toMatchObject({ dob: '1984-05-17' });
  expect((await applicantOf(ctx, await lender.read(played.uuid))).dob).toBe('1984-05-17');
}, 60_000);
