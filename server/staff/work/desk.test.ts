import { formatMoney } from '@hearthline/rules/money.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { hire, type Hired } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

type Task = {
  readonly uuid: string;
  readonly version: number;
  readonly kind: string;
  readonly applicationUuid: string;
  readonly borrower: string;
  readonly dueAt: string;
  readonly dueBy: string;
  readonly isMine: boolean;
  readonly mayAct: boolean;
  readonly assignee: { readonly name: string } | null;
};

let lender: TestLender;
let people: Record<'una' | 'uri' | 'fay' | 'finn' | 'cora' | 'audra' | 'pat' | 'ada', Hired>;
let stranger: Hired;
beforeAll(async () => {
  lender = await testLender();
  people = {
    una: await hire(lender, 'Una Write', 'underwriter'),
    uri: await hire(lender, 'Uri Write', 'underwriter'),
    fay: await hire(lender, 'Fay Fund', 'funder'),
    finn: await hire(lender, 'Finn Fund', 'funder'),
    cora: await hire(lender, 'Cora Close', 'compliance'),
    audra: await hire(lender, 'Audra Audit', 'auditor'),
    pat: await hire(lender, 'Pat Process', 'processor'),
    ada: await hire(lender, 'Ada Admin', 'admin'),
  };
  stranger = await hire(lender, 'Stan Ranger', 'underwriter', 'PLUMFIELD');
});
afterAll(async () => lender.close());

const get = async (as: Hired, path: string) => lender.call('GET', `/desk/api/v1${path}`, { jwt: as.jwt });
const post = async (as: Hired, path: string, body: object, headers: Record<string, string> = {}) =>
  lender.call('POST', `/desk/api/v1${path}`, { jwt: as.jwt, body, headers });
const tasksOf = async (as: Hired, query = '') => ((await get(as, `/work?limit=100${query}`)).body['tasks'] ?? []) as Task[];
const taskOf = async (as: Hired, uuid: string, kind: string) => {
  const found = (await tasksOf(as)).find((task) => task.applicationUuid === uuid && task.kind === kind);
  if (!found) throw new Error(`There is no task ${kind}`);
  return found;
};
const act = async (as: Hired, uuid: string, body: object, headers = {}) => post(as, `/applications/${uuid}/actions`, body, headers);
type Open = { readonly action: string; readonly twoPeople: string | null; readonly fields: readonly { readonly name: string }[] };
const openTo = async (as: Hired, uuid: string) => (await get(as, `/applications/${uuid}/actions`)).body['actions'] as Open[];
const decide = async (as: Hired, proposal: unknown, body: object) => post(as, `/approvals/${String(proposal)}/decision`, body);
const actionsLogged = async (uuid: string) =>
  (
    await lender.ctx.pool.query(
      'select action, person, role, second_person as second from staff_action where application_uuid = $1 order by at, id',
      [uuid],
    )
  ).rows;

describe('the queue', () => {
  let review = '';
  beforeAll(async () => {
    ({ uuid: review } = await lender.play('review', 'UNDERWRITING_REVIEW'));
    await lender.play('late', 'DELINQUENCY_REVIEW');
    await lender.play('alert', 'FACTA_REVIEW');
  });

  test('an underwriting review waits in the queue with its promise, a shortened name, and whether this role may end it', async () => {
    const mine = await taskOf(people.una, review, 'UNDERWRITING_REVIEW');
    expect(mine).toMatchObject({ borrower: expect.stringMatching(/^\w+ \w\.$/), dueBy: 'PROMISE', mayAct: true, assignee: null });
    expect((await taskOf(people.fay, review, 'UNDERWRITING_REVIEW')).mayAct).toBe(false);
    const { body } = await get(people.una, `/work/${mine.uuid}`);
    expect(body).toMatchObject({
      waitsFor: 'Decide what the rules could not.',
      promise: { source: 'The time that the borrower’s page names' },
    });
  });

  test("another lender's staff see none of it, and get 404 for each task and application", async () => {
    const { uuid } = await taskOf(people.una, review, 'UNDERWRITING_REVIEW');
    expect(await tasksOf(stranger)).toEqual([]);
    const answers = await Promise.all([
      get(stranger, `/work/${uuid}`),
      post(stranger, `/work/${uuid}/take`, { version: 1 }),
      post(stranger, `/work/${uuid}/notes`, { text: 'Mine?' }),
      get(stranger, `/applications/${review}/actions`),
      act(stranger, review, { action: 'approve', note: 'Why not' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  test('queue, role, status, owner, product and state filter it, and a page continues where the last one ended', async () => {
    const kinds = async (query: string) => (await tasksOf(people.una, query)).map(({ kind }) => kind).toSorted();
    expect(await kinds('&queue=credit')).toEqual(['FACTA_REVIEW']);
    expect(await kinds('&role=compliance')).toContain('FACTA_REVIEW');
    expect(await kinds('&role=funder')).toEqual([]);
    expect(await kinds('&status=DELINQUENCY_REVIEW')).toEqual(['DELINQUENCY_REVIEW']);
    expect(await kinds('&product=CRYPTO')).toEqual([]);
    expect(await kinds('&who=mine')).toEqual([]);
    expect(await kinds('&overdue=true')).toEqual([]);
    for (const sort of ['due', 'age', 'priority']) {
      const all = (await tasksOf(people.una, `&sort=${sort}`)).map(({ uuid }) => uuid);
      const paged: string[] = [];
      for (let after: string | null = ''; after !== null;) {
        const { body } = await get(people.una, `/work?limit=1&sort=${sort}${after === '' ? '' : `&after=${after}`}`);
        paged.push(...(body['tasks'] as Task[]).map(({ uuid }) => uuid));
        after = body['next'] as string | null;
      }
      expect(paged).toEqual(all);
    }
    expect((await get(people.una, '/work?after=bm9uZQ')).status).toBe(400);
  });

  test('the counts are those of the lists', async () => {
    const { body } = await get(people.una, '/work-counts');
    const all = await tasksOf(people.una);
    expect(body).toMatchObject({ open: all.length, mine: 0, unassigned: all.length, approvals: 0 });
    expect((body['queues'] as { queue: string; open: number }[]).find(({ queue }) => queue === 'credit')?.open).toBe(1);
  });

  test('two people take one task: one gets it, the other reads who has it', async () => {
    const task = await taskOf(people.una, review, 'UNDERWRITING_REVIEW');
    const answers = await Promise.all(
      [people.una, people.uri].map(async (as) => post(as, `/work/${task.uuid}/take`, { version: task.version })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const after = await taskOf(people.una, review, 'UNDERWRITING_REVIEW');
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body['message']).toBe(`${after.assignee?.name} has this task now.`);
    expect(refused?.body['assignee']).toMatchObject({ name: after.assignee?.name });
  });

  test('a task is handed to a colleague who may do it, released, and noted; an auditor changes nothing', async () => {
    const task = await taskOf(people.una, review, 'UNDERWRITING_REVIEW');
    const holder = task.isMine ? people.una : people.uri;
    const other = task.isMine ? people.uri : people.una;
    const hand = async (as: Hired, to: Hired, version: number) =>
      post(as, `/work/${task.uuid}/hand-over`, { version, to: to.staffUuid, text: 'Please' });
    expect((await hand(other, other, task.version)).status).toBe(403);
    expect((await hand(holder, people.fay, task.version)).body).toMatchObject({ status: 409, errors: [{ field: 'to' }] });
    expect((await hand(holder, stranger, task.version)).status).toBe(409);
    const handed = await hand(holder, other, task.version);
    expect(handed.body).toEqual({ version: task.version + 1, assignee: { uuid: other.staffUuid, name: other.name } });
    expect((await post(other, `/work/${task.uuid}/release`, { version: task.version })).status).toBe(409);
    expect((await post(other, `/work/${task.uuid}/release`, { version: task.version + 1 })).body['assignee']).toBeNull();
    expect((await post(other, `/work/${task.uuid}/notes`, { text: 'Called, no answer.' })).status).toBe(201);
    expect((await post(other, `/work/${task.uuid}/notes`, { text: '  ' })).status).toBe(400);
    expect((await post(people.audra, `/work/${task.uuid}/take`, { version: task.version + 2 })).status).toBe(403);
    expect((await post(people.fay, `/work/${task.uuid}/take`, { version: task.version + 2 })).status).toBe(403);
    const { body } = await get(people.audra, `/work/${task.uuid}`);
    expect((body['notes'] as { kind: string }[]).map(({ kind }) => kind)).toEqual(['NOTE', 'RELEASED', 'HANDED_OVER', 'TAKEN']);
    await expect(lender.ctx.pool.query('update staff_note set body = $1', ['other words'])).rejects.toThrow('append-only');
  });

  test('a task is late by the clock of its application, and its law bounds the promise', async () => {
    const { uuid } = await lender.play('review', 'UNDERWRITING_REVIEW');
    await lender.ctx.clock.advance(25 * 3_600_000, uuid);
    const late = await tasksOf(people.una, '&overdue=true');
    expect(late.map((task) => task.applicationUuid)).toEqual([uuid]);
    const due = "update staff_task set promised_at = opened_at + interval '60 days' where application_uuid = $1";
    await lender.ctx.pool.query(due, [uuid]);
    await lender.ctx.pool.query(
      "insert into regulatory_deadline (id, application_uuid, event, started_on, alarm_on, due_on) values ($1, $2, 'APPLICATION_COMPLETED', '2030-01-01', '2030-01-26', '2020-01-31')",
      [v7(), uuid],
    );
    const task = await taskOf(people.una, uuid, 'UNDERWRITING_REVIEW');
    expect(task).toMatchObject({ dueBy: 'LAW', dueAt: '2020-02-01T05:00:00.000Z' });
    expect((await get(people.una, `/work/${task.uuid}`)).body['law']).toEqual({ on: '2020-01-31', source: '12 CFR 1002.9(a)(1)(i)' });
    await lender.ctx.pool.query("update regulatory_deadline set ended_on = '2020-01-01' where application_uuid = $1", [uuid]);
    expect((await taskOf(people.una, uuid, 'UNDERWRITING_REVIEW')).dueBy).toBe('PROMISE');
  });
});

describe('actions', () => {
  test('the form that is drawn is the one that is taken: an approved review ends its task, and names the person', async () => {
    const { uuid } = await lender.play('review', 'UNDERWRITING_REVIEW');
    const open = await openTo(people.una, uuid);
    expect(open.find(({ action }) => action === 'approve')?.fields.map(({ name }) => name)).toEqual(['decision', 'note']);
    const decision = { debts: [{ id: 'TL-2', counts: true }] };
    expect((await openTo(people.fay, uuid)).map(({ action }) => action)).toEqual(['withdraw']);
    expect((await openTo(people.audra, uuid)).map(({ action }) => action)).toEqual([]);
    expect((await act(people.una, uuid, { action: 'approve' })).body).toMatchObject({ status: 400, errors: [{ field: 'note' }] });
    const refused = await act(people.pat, uuid, { action: 'approve', note: 'Looks good' });
    expect([refused.status, refused.body['message']]).toEqual([403, 'The role processor may not do this. It is for: underwriter.']);
    const { version } = await lender.read(uuid);
    const stale = await act(people.una, uuid, { action: 'approve', note: 'Fine' }, { 'if-match': `"${version - 1}"` });
    expect([stale.status, stale.body['version']]).toEqual([412, version]);
    const headers = { 'if-match': `"${version}"`, 'idempotency-key': v7() };
    const done = await act(people.una, uuid, { action: 'approve', decision, note: 'Fine' }, headers);
    expect(done.body).toMatchObject({ state: 'DONE', proposalUuid: null });
    expect((await act(people.una, uuid, { action: 'approve', decision, note: 'Fine' }, headers)).body).toEqual(done.body);
    expect(await actionsLogged(uuid)).toEqual([{ action: 'approve', person: 'Una Write', role: 'underwriter', second: null }]);
    expect((await tasksOf(people.una)).some((task) => task.applicationUuid === uuid && task.kind === 'UNDERWRITING_REVIEW')).toBe(false);
  });

  test('a large line is funded by two people: the proposer is not the second, and each approval is on record', async () => {
    const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
    await driveTo(lender, uuid, 'FUNDING_DECISION', { extra: { draw: 290_000, term: 30 } });
    const { body: seen } = await get(people.fay, `/applications/${uuid}/actions`);
    const sheet = seen['sheet'] as { id: string; line: number; firstDraw: number; fee: number; costs: number; net: number; payee: object };
    expect(sheet).toMatchObject({ line: 304_471, firstDraw: 290_000, payoffs: [], openConditions: 0, finalChecks: 'CLEAR' });
    expect(sheet.payee).toMatchObject({ to: 'BANK', name: 'Grace Happy', mask: '6789', verification: 'VERIFIED', nameScore: 100 });
    expect(sheet.firstDraw + sheet.fee).toBeCloseTo(sheet.line, 2);
    expect(sheet.firstDraw - sheet.costs).toBeCloseTo(sheet.net, 2);
    const actions = seen['actions'] as { action: string; isPrimary: boolean }[];
    expect(actions.filter(({ isPrimary }) => isPrimary).map(({ action }) => action)).toEqual(['approve-funding']);
    expect([actions[0]?.action, actions.at(-1)?.action]).toEqual(['approve-funding', 'withdraw']);
    const sheetRead = sheet.id;
    expect((await act(people.fay, uuid, { action: 'approve-funding', netTyped: '1' })).body).toMatchObject({
      status: 409,
      message: 'Read what is paid before you approve it.',
    });
    for (const netTyped of ['', '289,970', String(sheet.net + 0.01), `${sheet.net}0,0`, 'all of it'])
      expect((await act(people.fay, uuid, { action: 'approve-funding', sheetRead, netTyped })).body).toMatchObject({
        status: 400,
        errors: [{ field: 'netTyped' }],
      });
    const netTyped = formatMoney(sheet.net);
    // one of before the amount was typed cannot be approved: it makes room for another
    await act(people.fay, uuid, { action: 'approve-funding', sheetRead, netTyped });
    await lender.ctx.pool.query("update staff_proposal set asked = asked - 'netTyped' where application_uuid = $1", [uuid]);
    const proposed = await act(people.fay, uuid, { action: 'approve-funding', sheetRead, netTyped });
    expect(proposed.body).toMatchObject({ state: 'PROPOSED', status: 'FUNDING_DECISION' });
    const id = proposed.body['proposalUuid'];
    expect((await act(people.finn, uuid, { action: 'approve-funding', sheetRead, netTyped })).status).toBe(409);
    const [card] = (await get(people.finn, '/approvals')).body['proposals'] as { sheet: object }[];
    expect(card?.sheet, 'the second person reads the same figures').toEqual(sheet);
    expect((await decide(people.finn, id, { decision: 'APPROVE', sheetRead: 'ffff' })).body['message']).toContain(
      'What is paid has changed since it was read: now $',
    );
    expect((await openTo(people.finn, uuid)).some(({ action }) => action === 'approve-funding')).toBe(false);
    expect((await get(people.finn, '/work-counts')).body['approvals']).toBe(1);
    expect((await get(people.fay, '/work-counts')).body['approvals']).toBe(0);
    expect((await decide(people.fay, id, { decision: 'APPROVE' })).body['message']).toBe(
      'You proposed this. A different person decides it.',
    );
    expect((await decide(people.una, id, { decision: 'APPROVE' })).status).toBe(403);
    expect((await decide(stranger, id, { decision: 'APPROVE' })).status).toBe(404);
    expect((await decide(people.finn, id, { decision: 'REFUSE' })).body).toMatchObject({ status: 400, errors: [{ field: 'reason' }] });
    expect((await decide(people.finn, id, { decision: 'APPROVE', sheetRead })).body, 'both type it').toMatchObject({
      status: 400,
      errors: [{ field: 'netTyped', message: expect.stringContaining('not the amount on the sheet') }],
    });
    const read = { decision: 'APPROVE', sheetRead, netTyped: ` ${sheet.net} ` };
    expect((await decide(people.finn, id, read)).body['state']).toBe('APPROVED');
    expect((await decide(people.finn, id, read)).status).toBe(409);
    expect((await decide(people.ada, id, { decision: 'APPROVE', sheetRead })).status).toBe(403);
    expect((await act(people.ada, uuid, { action: 'approve-funding' })).status).toBe(403);
    expect((await lender.log(uuid)).filter(({ type }) => type === 'fundingApproved')).toMatchObject([
      { amount: sheet.net, sheet: sheetRead },
      { amount: sheet.net, sheet: sheetRead },
    ]);
    expect((await lender.read(uuid)).facts.closing.approvals).toEqual([people.fay.staffUuid, people.finn.staffUuid]);
    expect((await actionsLogged(uuid)).slice(-3)).toEqual([
      { action: 'propose:approve-funding', person: 'Fay Fund', role: 'funder', second: null },
      { action: 'approve-funding', person: 'Fay Fund', role: 'funder', second: 'Finn Fund' },
      { action: 'approve-funding', person: 'Finn Fund', role: 'funder', second: 'Fay Fund' },
    ]);
  });

  test('two funders of one name are two people: their ids are told apart, and their name is printed', async () => {
    const [first, second] = [
      await hire(lender, 'Pat Lee', 'funder', 'MAIN', 'pat.lee@lender.example.com'),
      await hire(lender, 'Pat Lee', 'funder', 'MAIN', 'pat.lee.2@lender.example.com'),
    ];
    const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
    await driveTo(lender, uuid, 'FUNDING_DECISION', { extra: { draw: 290_000, term: 30 } });
    const { body: seen } = await get(first, `/applications/${uuid}/actions`);
    const { id: sheetRead, net } = seen['sheet'] as { id: string; net: number };
    const netTyped = String(net);
    const { proposalUuid } = (await act(first, uuid, { action: 'approve-funding', sheetRead, netTyped })).body;
    expect((await decide(first, proposalUuid, { decision: 'APPROVE' })).status).toBe(403);
    expect((await decide(second, proposalUuid, { decision: 'APPROVE', sheetRead, netTyped })).body['state']).toBe('APPROVED');
    expect((await lender.read(uuid)).facts.closing.approvals).toEqual([first.staffUuid, second.staffUuid]);
    const { rows } = await lender.ctx.pool.query(
      "select person, person_uuid as id, second_uuid as second from staff_action where application_uuid = $1 and action = 'approve-funding' order by to_version",
      [uuid],
    );
    expect(rows).toEqual([
      { person: 'Pat Lee', id: first.staffUuid, second: second.staffUuid },
      { person: 'Pat Lee', id: second.staffUuid, second: first.staffUuid },
    ]);
    const { rows: facts } = await lender.ctx.pool.query(
      "select actor_ref as by, payload->>'by' as id, payload->>'name' as name from fact where application_uuid = $1 and type = 'fundingApproved' order by seq",
      [uuid],
    );
    expect(facts).toEqual([first, second].map(({ staffUuid, name }) => ({ by: staffUuid, id: staffUuid, name })));
    const { entries } = (await get(first, `/applications/${uuid}/timeline?topic=MONEY`)).body as {
      entries: { type: string; by: string; sentence: string }[];
    };
    expect(entries.filter(({ type }) => type === 'fundingApproved').map(({ by, sentence }) => `${by}: ${sentence}`)).toEqual([
      'Pat Lee: Pat Lee approved the funding, $289,790.00 to the borrower.',
      'Pat Lee: Pat Lee approved the funding, $289,790.00 to the borrower.',
    ]);
  });

  test('a refusal of an offered line takes two; it is refused with a reason, taken back, or expires when the application goes on', async () => {
    const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
    const decline = async () =>
      (await act(people.una, uuid, { action: 'decline', reasons: ['SCORE_LOW'], note: 'The report is another person’s' })).body;
    const first = await decline();
    expect(first['state']).toBe('PROPOSED');
    expect((await decide(people.uri, first['proposalUuid'], { decision: 'REFUSE', reason: 'The score is fine' })).body['state']).toBe(
      'REFUSED',
    );
    const second = await decline();
    expect((await decide(people.uri, second['proposalUuid'], { decision: 'WITHDRAW' })).status).toBe(403);
    expect((await decide(people.una, second['proposalUuid'], { decision: 'WITHDRAW' })).body['state']).toBe('WITHDRAWN');
    const third = await decline();
    await driveTo(lender, uuid, 'COLLECT_ADDITIONAL_INFO');
    const over = await decide(people.uri, third['proposalUuid'], { decision: 'APPROVE' });
    expect([over.status, over.body['message']]).toEqual([409, 'The application has gone on. This proposal no longer applies.']);
    expect((await get(people.uri, '/approvals')).body['proposals']).toEqual([]);
    const { rows } = await lender.ctx.pool.query('select state from staff_proposal where application_uuid = $1 order by at, id', [uuid]);
    expect(rows.map(({ state }) => state)).toEqual(['REFUSED', 'WITHDRAWN', 'EXPIRED']);
    const fourth = await decline();
    expect((await decide(people.cora, fourth['proposalUuid'], { decision: 'APPROVE' })).body).toMatchObject({
      state: 'APPROVED',
      status: 'DECLINED',
    });
  });
});
