import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onApplication, statusUrl, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';

const lines: string[] = [];
let lender: TestLender;
beforeAll(async () => {
  lender = await testLender({
    logTo: new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    }),
  });
});
afterAll(async () => lender.close());

const SSN = '666-10-1009';
const PIN = '9081726354';

/** Every value of every table as text; binary columns are searched as bytes. */
async function dump(): Promise<{ place: string; text: string }[]> {
  const { rows: tables } = await lender.ctx.pool.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const found: { place: string; text: string }[] = [];
  for (const { name } of tables) {
    const { rows } = await lender.ctx.pool.query<Record<string, unknown>>(`select * from "${name}"`);
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        found.push({ place: `${name}.${column}`, text: Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value) });
  }
  return found;
}
const digitsOf = (text: string) => text.replaceAll(/[\s-]/g, '');

test('a typed social security number and a freeze PIN are found only in the encrypted columns', async () => {
  const ghost = await lender.play('ghost');
  const answers: string[] = [];
  const say = async (...args: Parameters<typeof lender.call>) => {
    answers.push(JSON.stringify(await lender.call(...args)));
  };
  await say('PUT', '/service-profile/api/v1/profile/ssn', { jwt: ghost.jwt, body: { ssn: SSN } });
  await say('POST', onApplication(ghost.uuid, 'credit/repull'), { jwt: ghost.jwt, body: {} });
  await lender.drain(ghost.uuid);
  const pinn = await lender.play('pinn');
  await say('POST', onApplication(pinn.uuid, 'credit/repull'), { jwt: pinn.jwt, body: { pin: PIN } });
  const sealed = await lender.ctx.pool.query('select sealed from freeze_pin where application_uuid = $1', [pinn.uuid]);
  expect(sealed.rowCount).toBe(1);
  const withPin = await dump();
  await lender.drain(pinn.uuid);
  for (const { uuid, jwt } of [ghost, pinn])
    for (const url of [onApplication(uuid), statusUrl(uuid), onApplication(uuid, 'offers'), `/sandbox/applications/${uuid}`])
      await say('GET', url, { jwt });
  expect((await lender.read(ghost.uuid)).facts.credit?.hit).toBe('HIT');

  const places = [...withPin, ...(await dump())];
  expect(places.length).toBeGreaterThan(500);
  for (const secret of [SSN, PIN].map(digitsOf)) {
    expect(places.filter(({ text }) => digitsOf(text).includes(secret)).map(({ place }) => place)).toEqual([]);
    expect(answers.filter((text) => digitsOf(text).includes(secret))).toEqual([]);
    expect(lines.filter((text) => digitsOf(text).includes(secret))).toEqual([]);
  }
  expect(lines.length).toBeGreaterThan(0);
});

test('a freeze PIN is deleted when the result of its credit pull is recorded', async () => {
  const { uuid, jwt } = await lender.play('pinn');
  await lender.call('POST', onApplication(uuid, 'credit/repull'), { jwt, body: { pin: '1234567890' } });
  await lender.drain(uuid);
  expect((await lender.read(uuid)).facts.credit?.hit).toBe('HIT');
  expect((await lender.ctx.pool.query('select 1 from freeze_pin where application_uuid = $1', [uuid])).rowCount).toBe(0);
});

test('names, birth dates, addresses, emails and passwords are in no log line', async () => {
  const { email, password } = await lender.play('happy');
  const text = lines.join('').toLowerCase();
  for (const secret of ['grace', 'happy', '1984-05-17', 'clear path', email, password]) expect(text).not.toContain(secret.toLowerCase());
});
