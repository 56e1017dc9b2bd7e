import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { hire, type Hired } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Row = {
  readonly uuid: string;
  readonly borrower: string;
  readonly statusText: string;
  readonly stage: string;
  readonly next: string;
  readonly line: number | null;
  readonly due: { readonly at: string; readonly byLaw: boolean } | null;
  readonly owner: { readonly uuid: string; readonly name: string } | null;
};
type Page = {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly stages: readonly { readonly stage: string; readonly count: number }[];
};

let lender: TestLender;
let una: Hired;
let uri: Hired;
let ada: Hired;
let stranger: Hired;
let review: string;
let offers: string;
let chosen: string;
beforeAll(async () => {
  lender = await testLender();
  [una, uri, ada] = [
    await hire(lender, 'Una Write', 'underwriter'),
    await hire(lender, 'Uri Write', 'underwriter'),
    await hire(lender, 'Ada Admin', 'admin'),
  ];
  stranger = await hire(lender, 'Stan Ranger', 'underwriter', 'PLUMFIELD');
  review = (await lender.play('review', 'UNDERWRITING_REVIEW')).uuid;
  offers = (await lender.play(1, 'OFFER_SELECTION')).uuid;
  chosen = (await lender.play(1, 'HMDA')).uuid;
});
afterAll(async () => lender.close());

const list = async (as: Hired, query = ''): Promise<Page> => {
  const { status, body } = await lender.call('GET', `/desk/api/v1/applications${query}`, { jwt: as.jwt });
  expect(status).toBe(200);
  return body as unknown as Page;
};
const give = async (as: Hired, applications: readonly string[], to: string | null) =>
  lender.call('POST', '/desk/api/v1/applications/owner', { jwt: as.jwt, body: { applications, to } });
const idsOf = ({ rows }: Page): string[] => rows.map(({ uuid }) => uuid);

describe('the list of applications', () => {
  test('has every application of the lender, also those that wait for the borrower, and none of another lender', async () => {
    const page = await list(una);
    expect(new Set(idsOf(page))).toEqual(new Set([review, offers, chosen]));
    expect(page.total).toBe(3);
    expect(await list(stranger)).toEqual({ rows: [], total: 0, stages: [] });
  });

  test('says where each stands, who acts next and what is due by when', async () => {
    const { rows } = await list(una);
    expect(rows.find(({ uuid }) => uuid === review)).toMatchObject({ statusText: 'Underwriting review', next: 'STAFF', line: null });
    expect(rows.find(({ uuid }) => uuid === offers)).toMatchObject({ statusText: 'Offers made', next: 'BORROWER' });
    const line = rows.find(({ uuid }) => uuid === chosen)?.line;
    expect(line).toBe((await lender.read(chosen)).facts.selection?.lineAmount);
    // no name is whole, and an administrator sees no amount
    expect(rows.every(({ borrower }) => /^\S+ \S\.$/.test(borrower))).toBe(true);
    expect((await list(ada)).rows.every((row) => row.line === null)).toBe(true);
    for (const query of ['?least=1', '?sort=-line', '?sort=line'])
      expect((await lender.call('GET', `/desk/api/v1/applications${query}`, { jwt: ada.jwt })).status).toBe(403);
  });

  test.each([
    ['?next=STAFF', () => [review]],
    ['?next=BORROWER', () => [offers, chosen]],
    ['?next=NOBODY', () => []],
    ['?state=TX', () => []],
    ['?least=1', () => [chosen]],
    ['?which=ended', () => []],
    ['?late=true', () => []],
    ['?owner=none', () => [review, offers, chosen]],
    ['?product=CRYPTO', () => []],
  ])('%s', async (query, expected) => {
    const page = await list(una, query);
    expect(new Set(idsOf(page))).toEqual(new Set(expected()));
    expect(page.total).toBe(expected().length);
  });

  test.each(['since', 'created', 'line', 'due'])('is sorted by %s, both ways, and what has none comes last', async (sort) => {
    const [up, down] = [await list(una, `?sort=${sort}`), await list(una, `?sort=-${sort}`)];
    expect(idsOf(up)).toHaveLength(3);
    const has = (row: Row): boolean => (sort === 'line' ? row.line !== null : sort === 'due' ? row.due !== null : true);
    expect(idsOf({ ...up, rows: up.rows.filter(has) })).toEqual(idsOf({ ...down, rows: down.rows.filter(has) }).toReversed());
    for (const { rows } of [up, down]) expect(rows.map(has)).toEqual(rows.map(has).toSorted((a, b) => Number(b) - Number(a)));
  });

  test('the counts are of every stage, whichever is shown', async () => {
    const all = await list(una);
    const [first] = all.stages;
    if (!first) throw new Error('No stage');
    const one = await list(una, `?stage=${first.stage}`);
    expect(one.total).toBe(first.count);
    expect(one.rows.every(({ stage }) => stage === first.stage)).toBe(true);
    expect(one.stages.toSorted((a, b) => a.stage.localeCompare(b.stage))).toEqual(
      all.stages.toSorted((a, b) => a.stage.localeCompare(b.stage)),
    );
  });

  test('an application whose deadline has passed is late by its own clock', async () => {
    const before = await list(una, '?late=true');
    expect(idsOf(before)).not.toContain(review);
    await lender.ctx.pool.query(
      "update staff_task set due_at = now() - interval '1 day' where application_uuid = $1 and closed_at is null",
      [review],
    );
    expect(idsOf(await list(una, '?late=true'))).toEqual([review]);
  });
});

describe('the owner of an application', () => {
  test('is taken, found again, and handed over by its owner or an administrator alone', async () => {
    expect(await give(una, [review, offers], una.staffUuid)).toMatchObject({
      status: 200,
      body: { changed: 2, owner: { name: 'Una Write' } },
    });
    expect(new Set(idsOf(await list(una, '?owner=mine')))).toEqual(new Set([review, offers]));
    expect(idsOf(await list(uri, '?owner=mine'))).toEqual([]);
    // all or nothing
    expect((await give(uri, [chosen, review], uri.staffUuid)).status).toBe(403);
    expect(idsOf(await list(uri, '?owner=mine'))).toEqual([]);
    expect((await give(una, [offers], uri.staffUuid)).status).toBe(200);
    expect((await give(ada, [review], null)).body).toEqual({ changed: 1, owner: null });
    const { rows } = await lender.ctx.pool.query<{ count: number }>(
      'select count(*)::integer as count from application_owner_change where application_uuid = any($1)',
      [[review, offers]],
    );
    expect(rows).toEqual([{ count: 4 }]);
  });

  test('is of the same lender, acts on applications, and nothing of another lender is given', async () => {
    expect((await give(una, [chosen], stranger.staffUuid)).status).toBe(404);
    expect((await give(una, [chosen], ada.staffUuid)).status).toBe(404);
    expect((await give(stranger, [chosen], stranger.staffUuid)).status).toBe(404);
    expect((await give(una, [v7()], una.staffUuid)).status).toBe(404);
    expect((await give(una, [], una.staffUuid)).status).toBe(400);
  });
});
