import type { deskComparisons } from '@hearthline/contract/desk/application/comparisons.ts';
import { REVEALING_ROLES, STAFF_ROLES, type StaffRole } from '@hearthline/contract/desk/roles.ts';
import { sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { deskTokens } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';

type Comparison = z.output<typeof deskComparisons.reply>['comparisons'][number];
let lender: TestLender;
let token: ReturnType<typeof deskTokens>;
beforeAll(async () => {
  lender = await testLender();
  token = deskTokens(lender);
}, 120_000);
afterAll(async () => lender.close());

const ask = async (uuid: string, role: StaffRole = 'compliance', org = 'MAIN') =>
  lender.call('GET', `/desk/api/v1/applications/${uuid}/comparisons`, { jwt: await token(role, org) });
const compared = async (uuid: string): Promise<Comparison[]> =>
  ((await ask(uuid)).body as unknown as { comparisons: Comparison[] }).comparisons;
const linesOf = async (uuid: string) =>
  (
    await lender.ctx.pool.query('select fields, subject_uuid, reason, role from staff_view where application_uuid = $1 order by at, id', [
      uuid,
    ])
  ).rows;
const cells = ({ rows }: Comparison) =>
  Object.fromEntries(rows.map(({ label, ours, theirs, verdict }) => [label, [ours, theirs, verdict]]));
const one = (all: readonly Comparison[], kind: Comparison['kind'], title?: string): Comparison => {
  const found = all.find((each) => each.kind === kind && (title === undefined || each.title === title));
  if (!found) throw new Error(`There is no ${kind} ${title ?? ''} among ${all.map((each) => each.title).join(', ')}`);
  return found;
};

test('a possible match on a watch list is shown beside the applicant, field by field, and stands first', async () => {
  const { uuid } = await lender.play('happy', 'FACTA_REVIEW', ['ofac']);
  const all = await compared(uuid);
  expect(all.map(({ title, isDecided }) => [title, isDecided]).slice(0, 3)).toEqual([
    ['Watch list: match 1 of 2', false],
    ['Watch list: match 2 of 2', false],
    [expect.any(String), true],
  ]);
  const [match] = all;
  expect(match && cells(match)).toEqual({
    Name: ['Grace Happy', 'HAPPY, Grace Elena', 'CLOSE'],
    'Also known as': [null, 'HAPPY MORALES, Grace; LA CONTADORA', 'CLOSE'],
    'Birth date': [expect.stringMatching(/^\d{4}-\d\d-\d\d$/), '1961-03-12', 'DIFFERENT'],
    Address: [expect.stringMatching(/Phoenix, AZ/), 'Culiacán, Sinaloa, Mexico', 'DIFFERENT'],
    'Score of the names, of 100': [null, 92, 'NOT_KNOWN'],
    List: [null, 'OFAC SDN', 'NOT_KNOWN'],
    Programs: [null, 'SDNTK', 'NOT_KNOWN'],
    'Number of the entry': [null, '6660417', 'NOT_KNOWN'],
  });
  // the permanent log has the reason and nobody's name
  const { rows } = await lender.ctx.pool.query("select to_jsonb(fact) from fact where application_uuid = $1 and type = 'checkMade'", [
    uuid,
  ]);
  expect(JSON.stringify(rows)).toContain('POSSIBLE_MATCH');
  expect(JSON.stringify(rows)).not.toMatch(/HAPPY|6660417|1961/);
}, 120_000);

test('a second person is shown the people of the watch list alone, and the look says so', async () => {
  const { uuid } = await lender.play('happy', 'FACTA_REVIEW', ['ofac']);
  const { body } = await lender.call('GET', `/desk/api/v1/applications/${uuid}/comparisons?of=WATCHLIST`, {
    jwt: await token('compliance', 'MAIN'),
  });
  expect((body['comparisons'] as Comparison[]).map(({ kind }) => kind)).toEqual(['WATCHLIST', 'WATCHLIST']);
  expect((await linesOf(uuid)).map(({ fields }: { fields: string[] }) => fields)).toEqual([['comparison with watch list']]);
}, 120_000);

test('an answer from before vendors sent candidates is still read, and says that it names nobody', async () => {
  const { uuid } = await lender.play('happy', 'FACTA_REVIEW', ['ofac']);
  const data = { kind: 'WATCHLIST', result: 'HIT', findings: ['POSSIBLE_MATCH', 'OFAC_SDN'], asOf: '2026-09-14T15:00:00.000Z' };
  const save = await sealedAnswer(lender.ctx, { id: v7(), applicationUuid: uuid, kind: 'check:WATCHLIST', attempt: 99, data });
  await transaction(lender.ctx.pool, save);
  const match = one(await compared(uuid), 'WATCHLIST');
  expect(match).toMatchObject({ isDecided: false, rows: [], notes: [expect.stringMatching(/names no listed person/)] });
}, 120_000);

test('each reading is a line of each person in the log of views, by names and no values', async () => {
  const { uuid } = await lender.play('joint', 'CO_DEED_REQ');
  const before = (await linesOf(uuid)).length;
  await compared(uuid);
  await compared(uuid);
  const lines = (await linesOf(uuid)).slice(before);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({ reason: 'WORK', role: 'compliance' });
  expect(lines[0]?.['fields']).toEqual([
    'comparison with watch list',
    'comparison with identity document',
    'comparison with title',
    'comparison with valuation',
    'comparison with income',
    'comparison with property records',
  ]);
}, 120_000);

test('roles that see no borrowers’ data, and other lenders, get nothing and leave no line', async () => {
  const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
  const statuses: Record<string, number> = {};
  for (const role of STAFF_ROLES) statuses[role] = (await ask(uuid, role)).status;
  expect(statuses).toEqual(
    Object.fromEntries(STAFF_ROLES.map((role) => [role, (REVEALING_ROLES as readonly string[]).includes(role) ? 200 : 403])),
  );
  const before = (await linesOf(uuid)).length;
  expect((await ask(uuid, 'compliance', 'PLUMFIELD')).status).toBe(404);
  expect((await ask(v7())).status).toBe(404);
  expect((await ask(uuid, 'admin')).status).toBe(403);
  expect((await linesOf(uuid)).length).toBe(before);
}, 120_000);

test('before any vendor answered there is nothing to compare, and no look', async () => {
  const { uuid } = await lender.play('york', 'PRE_SOFT_CREDIT_CONSENT');
  const before = (await linesOf(uuid)).length;
  expect((await ask(uuid, 'compliance', 'MAIN_NY')).body).toEqual({ comparisons: [] });
  expect((await linesOf(uuid)).length).toBe(before);
}, 60_000);

test('title, valuation, income and property records are shown beside the application', async () => {
  const { uuid } = await lender.play('happy', 'FINAL_OFFER');
  const all = await compared(uuid);
  expect(cells(one(all, 'TITLE'))).toMatchObject({
    'Owner 1': ['Grace Happy', expect.stringMatching(/GRACE HAPPY/), 'SAME'],
    'Legal description': [null, 'Present', 'SAME'],
  });
  expect(cells(one(all, 'VALUATION', 'Automated valuation'))).toMatchObject({ Value: [null, expect.any(Number), 'NOT_KNOWN'] });
  const income = cells(one(all, 'INCOME'));
  expect(income['Income a month']).toEqual([12_000, expect.any(Number), expect.stringMatching(/SAME|CLOSE/)]);
  expect(income['Employee']).toEqual(['Grace Happy', 'Grace Happy', 'SAME']);
  expect(cells(one(all, 'PROPERTY'))).toMatchObject({ 'Listed for sale': ['No', 'No', 'SAME'] });
  expect(cells(one(all, 'IDENTITY'))).toMatchObject({
    Name: ['Grace Happy', 'Grace Happy', 'SAME'],
    'Not tampered with': [null, 'Passed', 'SAME'],
  });
}, 120_000);

test('where two values are far apart both are shown, with what each makes of CLTV and the largest line', async () => {
  const { uuid } = await lender.play('houston', 'NAV_RESI_EVAL_REVIEW', ['lowvalue']);
  const [first] = await compared(uuid);
  expect(first).toMatchObject({ kind: 'VALUATION', title: 'Evaluation', isDecided: false });
  const shown = first ? cells(first) : {};
  expect(shown).toMatchObject({
    Value: [512_000, 401_000, 'DIFFERENT'],
    Low: [462_800, 381_000, 'DIFFERENT'],
    'Sales compared': [null, 3, 'NOT_KNOWN'],
  });
  expect(first?.rows[0]?.note).toBe('21.7% below');
  const [cltv, line] = [shown['CLTV with the chosen line'] ?? [], shown['Largest line'] ?? []];
  expect(Number(cltv[1])).toBeGreaterThan(Number(cltv[0]));
  // a Texas homestead: 80 % of the value, less the lien that stays
  const owed = (await lender.read(uuid)).facts.title?.liens[0]?.currentBalance ?? 0;
  expect(line).toEqual([Math.floor(512_000 * 0.8 - owed), Math.floor(401_000 * 0.8 - owed), 'DIFFERENT']);
}, 120_000);

test('the names of the record stand beside the owners of the application', async () => {
  const { uuid } = await lender.play('notowner', 'FINAL_TITLE_REVIEW');
  const title = one(await compared(uuid), 'TITLE', 'Title search');
  expect(title).toMatchObject({ isDecided: false, notes: ['The borrower is not among the owners on record.'] });
  expect(cells(title)).toMatchObject({
    'Owner 1': ['Owen Notowner', null, 'DIFFERENT'],
    'Owner 2': [null, 'MARGARET ELDERWOOD', 'DIFFERENT'],
    'Form of ownership': ['Sole owner', 'One person', 'SAME'],
  });
}, 120_000);

test('what was recorded of a lien stands beside what the borrower confirmed, and a released one in a sentence', async () => {
  const { uuid, jwt } = await lender.play('lienz', 'LIEN_VERIFICATION');
  const before = one(await compared(uuid), 'TITLE');
  expect(before.notes).toEqual([expect.stringMatching(/^Old Quarry Savings: \$168,000 recorded as released on /)]);
  expect(before.rows.find(({ label }) => label === 'Lien 2')).toMatchObject({ ours: null, note: 'The borrower was not asked' });
  const path = `/service-application/api/v1/application/heloc/${uuid}/liens`;
  const { liens } = (await lender.call('GET', path, { jwt })).body as unknown as { liens: Record<string, unknown>[] };
  const sent = liens.map(({ id, lenderName, originationDate, originalBalance, currentBalance, monthlyPayment, recordedReleased }) => ({
    id,
    lenderName,
    originationDate,
    originalBalance,
    monthlyPayment,
    action: recordedReleased === true ? 'PAID_OFF' : 'EDIT',
    currentBalance: recordedReleased === true ? currentBalance : 9000,
  }));
  expect((await lender.call('PUT', path, { jwt, body: { liens: sent } })).status).toBe(200);
  expect(cells(one(await compared(uuid), 'TITLE'))).toMatchObject({
    'Lien 2': ['Granite Credit Union', 'Granite Credit Union', 'SAME'],
    'Lien 2, amount': [40_000, 40_000, 'SAME'],
    'Lien 2, owed': [9000, 15_000, 'DIFFERENT'],
  });
}, 120_000);

test('pictures of another signer’s ID are named beside what the vendor found, and open as files of the application', async () => {
  const { uuid } = await lender.play('joint', 'CO_DEED_REQ', ['signererror']);
  const [first] = await compared(uuid);
  expect(first).toMatchObject({ kind: 'IDENTITY', title: 'Identity of the co-owner', party: 'Paula Joint', isDecided: false });
  expect(first && cells(first)).toMatchObject({
    Name: ['Paula Joint', 'Paula Elderwood', 'CLOSE'],
    'Birth date': ['1980-04-12', '1980-04-12', 'SAME'],
    'Name as on the account': [null, 'Failed', 'DIFFERENT'],
    'Face as on the document': [null, 'Not checked', 'NOT_KNOWN'],
  });
  expect(first?.pictures.map(({ label }) => label)).toEqual(["US Driver's License, front", "US Driver's License, back"]);
  expect(first?.notes).toEqual(['This is try 3. The pictures are the newest of each side.']);
  const [front] = first?.pictures ?? [];
  const opened = await lender.call('GET', `/desk/api/v1/applications/${uuid}/uploads/${front?.documentUuid}/file`, {
    jwt: await token('compliance'),
  });
  expect(opened.status).toBe(200);
  const signer = (await lender.read(uuid)).facts.verification.signers[0]?.id;
  expect((await linesOf(uuid)).map(({ fields, subject_uuid: subject }) => [fields, subject])).toContainEqual([
    ['comparison with identity document of a co-owner'],
    signer,
  ]);
}, 120_000);
