/** Session recordings: nothing without consent, nothing of a person in what is sent and stored, and a way to stop. */
import { openDatabase, openPool } from '@hearthline/database/open-database.ts';
import { sandboxMasterKey } from '@hearthline/database/secrets/master-key.ts';
import { buildSecrets } from '@hearthline/database/secrets/secrets.ts';
import { RECORDING } from '@hearthline/client/chrome/recording/copy.ts';
import { readConfig } from '@hearthline/server/config/config.ts';
import { buildLog } from '@hearthline/server/config/log.ts';
import { openPiece } from '@hearthline/server/uploads/replays.ts';
import type { Page, Request } from '@playwright/test';
import { startProduct } from '../../tools/product.ts';
import { ACCOUNTS, ROUTING, typeDisbursement } from '../pages/bank.ts';
import { person, register } from '../pages/registration.ts';
import { freshEmail, play } from '../setup/sandbox.ts';
import { accessible, expect, test as base } from '../setup/test.ts';

type Recorded = { readonly url: string; readonly data: string };

/** A product of its own, which asks every visitor. */
const test = base.extend<object, { recorded: Recorded }>({
  recorded: [
    async ({}, use) => {
      const [url, data] = [process.env['HEARTHLINE_RECORDED_URL'], process.env['HEARTHLINE_DATA']];
      if (url !== undefined && data !== undefined) return use({ url, data });
      const product = await startProduct({ env: { REPLAY_SAMPLE_RATE: '100' } });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ recorded }, use) => use(recorded.url),
});

const ZELDA = person({ first: 'Zeldara', last: 'Quillfeather', phone: '6025550188', email: '', income: '187345', dob: '1979-08-23' });
const SSN = '666-45-1234';

/** Every form in which the secrets of the person could appear. */
const secretsOf = ({ email, phone, income, dob, street, city, first, last, password }: typeof ZELDA): string[] => {
  const [year, month, day] = dob.split('-');
  return [
    first,
    last,
    email,
    email.split('@')[0] ?? '',
    password,
    street,
    city,
    phone,
    income,
    SSN,
    SSN.replaceAll('-', ''),
    '45-1234',
    `${phone.slice(0, 3)}-${phone.slice(3, 6)}-${phone.slice(6)}`,
    `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`,
    phone.slice(6),
    Number(income).toLocaleString('en-US'),
    dob,
    `${month}/${day}/${year}`,
    `August ${Number(day)}, ${year}`,
    ACCOUNTS.good,
    ROUTING,
    ACCOUNTS.good.slice(-4),
  ];
};

/** The pieces the page sends, as they leave it. */
function piecesOf(page: Page): { readonly bodies: () => string[] } {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (/\/ft\/\w+\/replay\/[\da-f-]{36}$/.test(request.url()) && request.method() === 'POST') requests.push(request);
  });
  return { bodies: () => requests.map((request) => request.postData() ?? '') };
}

/** What a list of events says in its strings: numbers in it, such as times and positions, are no secrets. */
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, one]) => (name === '_cssText' ? [] : stringsOf(one)))
      : [];

/** What is stored, decrypted and expanded. */
async function stored({ data }: Recorded): Promise<{ events: unknown[]; linked: number }> {
  await using closing = new AsyncDisposableStack();
  const log = buildLog('silent');
  const pool = openPool(await openDatabase(readConfig({ HEARTHLINE_DATA: data }), log, closing), { max: 2, log });
  closing.defer(() => pool.end());
  const secrets = buildSecrets(pool, sandboxMasterKey(data));
  const { rows } = await pool.query<{ id: string; seq: number; sealed: Buffer }>(
    'select replay_id as id, seq, sealed from replay_piece order by replay_id, seq',
  );
  const pieces = await Promise.all(rows.map(async ({ id, seq, sealed }) => openPiece({ secrets }, { id, seq }, sealed)));
  const linked = await pool.query(
    'select from replay r join intake i on i.application_uuid = r.application_uuid and i.replay_link like $1 || r.id',
    ['%/desk/replays/'],
  );
  return { events: pieces.flat(), linked: linked.rowCount ?? 0 };
}

test.beforeEach(({}, info) => {
  test.skip(info.project.name === '360', 'the same events at every width');
});

test('a registration and more are recorded with consent; of 22 planted secrets none is sent and none is stored', async ({
  page,
  recorded,
  request,
}) => {
  const sent = piecesOf(page);
  const zelda = { ...ZELDA, email: freshEmail('zeldara.quillfeather') };
  await page.goto('/account/heloc/register-v2');
  await expect(page.getByRole('heading', { name: RECORDING.title })).toBeVisible();
  await accessible(page, 'asked for a recording');
  await page.waitForTimeout(6000);
  expect(sent.bodies(), 'nothing is sent before consent').toEqual([]);
  await page.getByRole('button', { name: RECORDING.agree }).click();
  await expect(page.getByText(RECORDING.on)).toBeVisible();
  const named = new Set<string | undefined>();
  page.on('request', (asked) => asked.url().includes('/service-application/') && named.add(asked.headers()['x-session-replay-url']));
  await register(page, zelda);
  await expect.poll(() => [...named].some((url) => /\/desk\/replays\/[\da-f-]{36}$/.test(url ?? ''))).toBe(true);
  await expect(page.getByText(RECORDING.on)).toBeVisible();
  // the page of accounts, with numbers typed
  const other = await play(request, 'happy', 'DISBURSEMENT_ACCOUNT');
  await page.evaluate((jwt) => localStorage.setItem('jwt', `Bearer ${jwt}`), other.jwt);
  await page.goto(`/account/heloc/${other.uuid}`);
  await typeDisbursement(page);
  const asked = await play(request, 'ghost', 'CREDIT_NO_MATCH');
  await page.evaluate((jwt) => localStorage.setItem('jwt', `Bearer ${jwt}`), asked.jwt);
  await page.goto(`/account/heloc/${asked.uuid}`);
  await page.getByLabel('Social Security number').first().fill(SSN);
  await expect(page.getByText(RECORDING.on)).toBeVisible();
  await page.waitForTimeout(6000);
  await page.goto('about:blank');

  const planted = secretsOf(zelda);
  expect(planted.length).toBe(22);
  const told = sent.bodies().flatMap((body) => stringsOf((JSON.parse(body) as { events: unknown }).events));
  expect(sent.bodies().length).toBeGreaterThan(2);
  expect(told.join('\n'), 'its own sentences are shown').toContain(RECORDING.on);
  const { events, linked } = await stored(recorded);
  const kept = stringsOf(events);
  expect(events.length).toBeGreaterThan(50);
  expect(linked, 'the link is stored with the application').toBeGreaterThan(0);
  const found = (texts: string[]) => planted.filter((secret) => texts.some((one) => one.toLowerCase().includes(secret.toLowerCase())));
  expect({ sent: found(told), stored: found(kept) }).toEqual({ sent: [], stored: [] });
  test.info().annotations.push({
    type: 'planted',
    description: `${planted.length} secrets, ${told.length} strings sent, ${kept.length} stored: 0 found`,
  });
});

test('who stops is recorded no longer, what was recorded is deleted, and nobody asks again', async ({ page }) => {
  const sent = piecesOf(page);
  await page.goto('/account/heloc/register-v2');
  await page.getByRole('button', { name: RECORDING.agree }).click();
  await expect.poll(() => sent.bodies().length, { timeout: 15_000 }).toBeGreaterThan(0);
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: RECORDING.stop }).click();
  expect((await deleted).status()).toBe(204);
  await expect(page.getByText(RECORDING.deleted)).toBeVisible();
  const before = sent.bodies().length;
  await page.getByRole('combobox', { name: /address/i }).fill('101 Clear');
  await page.waitForTimeout(6000);
  expect(sent.bodies().length).toBe(before);
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.waitForTimeout(2000);
  await expect(page.getByRole('heading', { name: RECORDING.title })).toBeHidden();
});

test('@short-wide a browser that asks for privacy is not asked, and nothing of the recorder is loaded', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (asked) => loaded.push(asked.url()));
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto('/account/heloc/register-v2');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.waitForTimeout(3000);
  await expect(page.getByRole('heading', { name: RECORDING.title })).toBeHidden();
  expect(loaded.filter((url) => /recorder|safe-sentences/.test(url))).toEqual([]);
});
