import type { DeskRateSheetChecked } from '@hearthline/contract/desk/rate-sheets.ts';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { sampleBorrowers } from '@hearthline/rules/offers/impact/sample-borrowers.ts';
import { deskToken } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { seedStaff } from '@hearthline/sandbox/seeded-staff.ts';
import { credentialsOf, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedLenders } from '../../../config/lenders.ts';
import { DESK_HEADER } from '../../../identity/access/staff-sessions.ts';
import { sheetCsv } from '../../../organizations/rate-sheet/write-csv.ts';

const SHEETS = '/desk/api/v1/lender/rate-sheets';
let lender: TestLender;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  lender = await testLender();
  await seedStaff(lender.ctx);
  await seedLenders(lender.ctx.pool, FILE_LENDERS.all, lender.ctx.clock.now());
  tokens['admin'] = await deskToken(lender, 'MAIN', 'admin');
  tokens['compliance'] = await deskToken(lender, 'MAIN', 'compliance');
  tokens['auditor'] = await deskToken(lender, 'MAIN', 'auditor');
  tokens['other'] = await deskToken(lender, 'PLUMFIELD', 'admin');
});
afterAll(async () => lender.close());

type Kept = { id: string; name: string; sha256: string; person: string | null; inForceSince: string | null };
const call = async <Body>(method: 'GET' | 'POST', path: string, body?: unknown, as = 'admin') => {
  const answer = await lender.call(method, path, { jwt: tokens[as] ?? '', body });
  return { status: answer.status, body: answer.body as Body };
};
const base64 = (text: string | Uint8Array): string => Buffer.from(text).toString('base64');
const preview = async (file: string | Uint8Array) =>
  (await call<DeskRateSheetChecked>('POST', `${SHEETS}/preview`, { file: base64(file) })).body;
const listed = async (as = 'admin') => (await call<Kept[]>('GET', SHEETS, undefined, as)).body;
const main = FILE_LENDERS.byCode('MAIN');
if (!main) throw new Error('There is no lender MAIN');
const TODAY = sheetCsv(main.heloc.rateSheet);
const OTHER_TIER = TODAY.replace('640,14.1,', '650,14.1,');
const DEARER = TODAY.replace('780,8.1,', '780,8.35,').replace('640,14.1,', '640,14.3,');

test('the sheet in force is listed with its hash and since when it is lent by, for its lender alone, and is read as CSV', async () => {
  const [sheet, ...others] = await listed('auditor');
  expect(others).toEqual([]);
  expect(sheet).toMatchObject({ person: null, sha256: expect.stringMatching(/^[0-9a-f]{64}$/), inForceSince: expect.stringMatching(/Z$/) });
  expect((await call('GET', `${SHEETS}/${sheet?.id}`)).body).toMatchObject({ name: sheet?.name, csv: TODAY });
  expect((await call('GET', `${SHEETS}/${sheet?.id}`, undefined, 'other')).status).toBe(404);
  expect((await listed('other')).map(({ id }) => id)).not.toContain(sheet?.id);
});

describe('a preview', () => {
  test('of the sheet in force changes nothing, by its file and by its name', async () => {
    const byFile = await preview(TODAY);
    expect(byFile).toMatchObject({ problems: [], more: 0, csv: TODAY });
    expect(byFile.preview).toMatchObject({ changed: 0, newlyApproved: 0, newlyDeclined: 0, disclosures: [], documents: [] });
    expect(byFile.preview?.rows).toHaveLength(500);
    const [sheet] = await listed();
    const bySheet = await call<DeskRateSheetChecked>('POST', `${SHEETS}/preview`, { sheetId: sheet?.id });
    expect(bySheet.body).toEqual(byFile);
    expect((await call('POST', `${SHEETS}/preview`, { sheetId: sheet?.id }, 'other')).status).toBe(404);
  });

  test('shows who would get another outcome, and the sentences and documents that would read otherwise, and keeps nothing', async () => {
    const kept = await listed();
    const { problems, preview: shown } = await preview(DEARER);
    expect(problems).toEqual([]);
    const states = new Set(sampleBorrowers(1, main.licensedStates, false).map(({ home }) => home.state));
    expect(new Set(shown?.rows.map(({ state }) => state))).toEqual(states);
    const changed = shown?.rows.filter(({ isChanged }) => isChanged) ?? [];
    expect(changed.length).toBe(shown?.changed);
    expect(changed.length).toBeGreaterThan(20);
    for (const { score } of changed) expect(score >= 780 || score < 660).toBe(true);
    expect(shown?.range).toEqual({ before: { from: 7.85, to: 17.2 }, after: { from: 8.1, to: 17.2 } });
    expect(shown?.disclosures).toEqual([
      { before: expect.stringContaining('from 7.85% to 17.20%'), after: expect.stringContaining('from 8.10% to 17.20%') },
    ]);
    const terms = shown?.documents.find(({ before }) => before.join(' ').includes('7.85%'));
    expect(terms?.title).toMatch(/important terms/i);
    expect(terms?.after.join(' ')).toContain('8.10%');
    // those made later too, for a person whose rate changes
    const later = shown?.documents.filter(({ state }) => state === 'TX').map(({ title }) => title) ?? [];
    for (const title of [/agreement/i, /summary/i, /account-opening/i, /itemized disclosure/i])
      expect(later).toContainEqual(expect.stringMatching(title));
    for (const { before, after } of shown?.documents ?? []) expect(before).not.toEqual(after);
    expect(shown?.fairLending.map(({ size, comparedSize }) => size + comparedSize)[0]).toBe(500);
    expect(await listed()).toEqual(kept);
    expect(shown?.fairLendingNote).toMatch(/invented borrowers/);
  });

  test.each<[string, string | Uint8Array, object]>([
    ['a formula', TODAY.replace('780,8.1,', '780,=8.1,'), { line: 3, column: 'B', message: expect.stringContaining('formula') }],
    [
      'a better borrower who pays more',
      TODAY.replace('780,8.1,', '780,8.4,'),
      { line: 4, column: 'B', message: expect.stringContaining('would pay more') },
    ],
    [
      'a rate that is lawful nowhere',
      TODAY.replace('640,14.1,', '640,16,'),
      { line: 10, column: 'B', message: expect.stringContaining('12 CFR 1026.32') },
    ],
    [
      'a tier without a margin',
      OTHER_TIER,
      { line: null, column: null, field: 'heloc.laterDraws.margins', message: expect.stringContaining('a margin for each score tier') },
    ],
    [
      'an Excel workbook',
      new Uint8Array([0x50, 0x4b, 3, 4]),
      { line: null, column: null, message: expect.stringContaining('Excel workbook') },
    ],
    ['more than 10 MB', new Uint8Array(10_000_001).fill(65), { line: null, column: null, message: expect.stringContaining('10 MB') }],
  ])('of a file with %s says where, and shows nothing else', async (_, file, problem) => {
    const { csv, ...said } = await preview(file);
    expect(said).toEqual({ problems: [{ field: null, ...problem }], more: 0, preview: null });
    // a sheet that holds together is shown, so that it can be corrected
    expect([null, file]).toContain(csv);
  });
});

test('a file far over 10 MB is refused with the same sentence, and one that is no request at all with its own', async () => {
  const answer = async (file: string) => {
    const { status, body } = await call<{ errors: { field: string; message: string }[] }>('POST', SHEETS, { name: 'Large', file });
    return [status, body.errors[0]?.message];
  };
  expect(await answer('A'.repeat(14_000_004))).toEqual([400, 'The file is larger than 10 MB; a rate sheet has a few kilobytes.']);
  expect(await answer('A'.repeat(16_000_000))).toEqual([413, 'The request is too large']);
});

describe('settings of the line', () => {
  const { rateSheet: _, ...line } = main.heloc;
  const tried = async (changes: object, more: object = {}) =>
    (await call<DeskRateSheetChecked>('POST', `${SHEETS}/preview`, { ...more, changes: { heloc: { ...line, ...changes } } })).body;

  test('are previewed without a sheet: a larger smallest line declines whom it leaves nothing, and changes what is printed', async () => {
    const { problems, csv, preview: shown } = await tried({ minLine: 60_000 });
    expect([problems, csv]).toEqual([[], TODAY]);
    expect(shown?.newlyDeclined).toBeGreaterThan(5);
    expect(shown?.newlyApproved).toBe(0);
    expect(shown?.disclosures).toEqual([
      { before: expect.stringContaining('from $15,000'), after: expect.stringContaining('from $60,000') },
    ]);
    expect(shown?.documents.map(({ before }) => before.join(' ')).join(' ')).toContain('from $15,000');
  });

  test('that are wrong are named by their fields, and a member of another room is refused', async () => {
    expect(await tried({ maxHcltv: 120 })).toMatchObject({
      problems: [{ field: 'heloc.maxHcltv', line: null, message: 'the figure is too high: 100 is the most' }],
      preview: null,
    });
    expect((await tried({ feePercents: [3] })).problems).toMatchObject([{ field: 'heloc.feePercents' }]);
    expect((await tried({ minLine: 500_000 })).problems).toMatchObject([
      { field: 'heloc.minLine', message: 'the smallest line ($500000) is larger than the largest ($400000)' },
    ]);
    // JSON writes no endless figure, and reads one where it is too large.
    const payload = `{"changes":{"heloc":${JSON.stringify({ ...line, maxLine: 0 }).replace('"maxLine":0', '"maxLine":1e309')}}}`;
    const headers = { ...credentialsOf(tokens['admin']), 'content-type': 'application/json', [DESK_HEADER]: '1', host: 'localhost' };
    const endless = await lender.app.inject({ method: 'POST', url: `${SHEETS}/preview`, headers, payload });
    expect(endless.json()).toMatchObject({ problems: [{ field: 'heloc.maxLine', message: 'a number belongs here' }], preview: null });
    expect((await call('POST', `${SHEETS}/preview`, { changes: { name: 'Another' } })).status).toBe(400);
  });

  test('change in one step with a sheet of other score tiers: previewed, kept, proposed, and previewed by the second person', async () => {
    const margins = line.laterDraws.margins.map((row) => (row.score === 640 ? { score: 650, margin: 6.75 } : row));
    const laterDraws = { ...line.laterDraws, margins };
    const file = base64(OTHER_TIER);
    const shown = await tried({ laterDraws }, { file });
    expect(shown.problems).toEqual([]);
    expect(shown.preview?.newlyDeclined).toBeGreaterThan(0);
    const changes = { heloc: { ...line, laterDraws } };
    expect((await call('POST', SHEETS, { name: 'From 650', file })).status).toBe(400);
    const { body: kept, status } = await call<Kept>('POST', SHEETS, { name: 'From 650', file, changes });
    expect(status).toBe(201);
    const { body: now } = await call<{ latest: number }>('GET', '/desk/api/v1/lender');
    const asked = { room: 'rates', base: now.latest, changes, rateSheetId: kept.id, effectiveAt: null, reason: 'Nobody below 650' };
    const { body: proposal } = await call<{ id: string; differences: { path: string }[] }>('POST', '/desk/api/v1/lender/proposals', asked);
    expect(proposal.differences.map(({ path }) => path)).toEqual(['heloc.laterDraws.margins', 'rateSheet']);
    const second = await call<DeskRateSheetChecked>('POST', `${SHEETS}/preview`, { proposalId: proposal.id }, 'auditor');
    expect(second.body).toEqual(shown);
    expect((await call('POST', `${SHEETS}/preview`, { proposalId: proposal.id }, 'other')).status).toBe(404);
    await call('POST', `/desk/api/v1/lender/proposals/${proposal.id}/decision`, { decision: 'WITHDRAW' });
  });
});

test('others are answered while a preview is computed, and the same preview again is not computed again', async () => {
  const file = base64(TODAY.replace('780,8.1,', '780,8.05,').replace('640,14.1,', '640,14.25,'));
  const loop = monitorEventLoopDelay({ resolution: 1 });
  const spent = process.cpuUsage();
  const ask = async () => call<DeskRateSheetChecked>('POST', `${SHEETS}/preview`, { file });
  let answered = 0;
  let isDone = false;
  loop.enable();
  const first = ask().finally(() => (isDone = true));
  while (!isDone) {
    await listed();
    answered++;
  }
  loop.disable();
  const computed = process.cpuUsage(spent).user;
  expect(answered).toBeGreaterThan(20);
  const again = process.cpuUsage();
  expect((await ask()).body).toEqual((await first).body);
  const known = process.cpuUsage(again).user;
  if (process.env['PRINT']) console.log({ computed, known, answered, longest: loop.max / 1e6, p99: loop.percentile(99) / 1e6 });
  expect(known).toBeLessThan(computed / 2);
});

describe('a sheet that is kept', () => {
  test('has who brought it, is not in force, is read back by its lender, and is never changed', async () => {
    const { status, body } = await call<Kept>('POST', SHEETS, { name: 'December', file: base64(DEARER) });
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ name: 'December', inForceSince: null, person: expect.stringMatching(/\w/) }),
    ]);
    expect((await listed())[0]).toEqual(body);
    expect((await call('GET', `${SHEETS}/${body.id}`, undefined, 'auditor')).body).toMatchObject({ csv: DEARER });
    await expect(lender.ctx.pool.query('update rate_sheet set name = $1 where id = $2', ['January', body.id])).rejects.toThrow(
      /never changed/,
    );
  });

  test('has a name of its own, holds together, and comes of those who may', async () => {
    const count = (await listed()).length;
    const post = async (name: string, file: string, as = 'admin') =>
      call<{ errors: unknown[] }>('POST', SHEETS, { name, file: base64(file) }, as);
    expect(await post('December', TODAY)).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'name', message: 'Another rate sheet has this name' }] },
    });
    expect(await post('Wrong', TODAY.replace('780,8.1,', '780,,'))).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'file', message: 'a figure is missing' }] },
    });
    expect((await post('Of an auditor', TODAY, 'auditor')).status).toBe(403);
    expect((await listed()).length).toBe(count);
  });
});

test('a kept sheet is lent by once two people have published it, and the sheet before it is gone back to the same way', async () => {
  const lent = async () => (await listed()).filter(({ inForceSince }) => inForceSince !== null).map(({ id }) => id);
  const [before = ''] = await lent();
  const kept = (await call<Kept>('POST', SHEETS, { name: 'January', file: base64(DEARER) })).body;
  const publish = async (rateSheetId: string) => {
    const { body: now } = await call<{ latest: number }>('GET', '/desk/api/v1/lender');
    const asked = { room: 'rates', base: now.latest, changes: {}, rateSheetId, effectiveAt: null, reason: 'The market moved' };
    const { status, body } = await call<{ id: string }>('POST', '/desk/api/v1/lender/proposals', asked);
    const decide = async (as: string) =>
      (await call('POST', `/desk/api/v1/lender/proposals/${body.id}/decision`, { decision: 'APPROVE' }, as)).status;
    return [status, await decide('admin'), await decide('compliance')];
  };
  expect(await publish(kept.id)).toEqual([201, 403, 200]);
  expect(await lent()).toEqual([kept.id]);
  expect(await publish(before)).toEqual([201, 403, 200]);
  expect(await lent()).toEqual([before]);
});
