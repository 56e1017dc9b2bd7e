/** Conditions of a stage: what each holds, what the borrower sees of them, and who waives them. */
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { onApplication, statusUrl, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { hire, type Hired } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let lender: TestLender;
let una: Hired;
let uli: Hired;
let pat: Hired;
let fay: Hired;
beforeAll(async () => {
  lender = await testLender();
  una = await hire(lender, 'Una Write', 'underwriter');
  uli = await hire(lender, 'Uli Write', 'underwriter');
  pat = await hire(lender, 'Pat Process', 'processor');
  fay = await hire(lender, 'Fay Fund', 'funder');
}, 60_000);
afterAll(async () => lender.close());

const act = async (as: Hired, uuid: string, body: object) =>
  lender.call('POST', `/desk/api/v1/applications/${uuid}/actions`, { jwt: as.jwt, body });
type Read = {
  stages: { stage: string; total: number; met: number; open: number }[];
  conditions: {
    uuid: string;
    kind: string | null;
    state: string;
    stage: string;
    mayWaive: boolean;
    whyNotWaived: string | null;
    isLate: boolean;
    dueOn: string | null;
    owner: { name: string } | null;
    waived: { text: string; words: string | null } | null;
    history: { by: string; what: string; words: string | null }[];
  }[];
};
const read = async (as: Hired, uuid: string): Promise<Read> => {
  const answer = await lender.call('GET', `/desk/api/v1/applications/${uuid}/conditions`, { jwt: as.jwt });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body as unknown as Read;
};
const only = async (uuid: string, kind: string) => {
  const found = (await read(una, uuid)).conditions.find((one) => one.kind === kind);
  if (!found) throw new Error(`There is no condition of the kind ${kind}`);
  return found;
};
const tasks = async (uuid: string): Promise<string[]> => {
  const { rows } = await lender.ctx.pool.query<{ kind: string }>(
    'select kind from staff_task where application_uuid = $1 and closed_at is null order by kind',
    [uuid],
  );
  return rows.map(({ kind }) => kind);
};

const added = async (as: Hired, uuid: string, conditions: readonly object[]) => act(as, uuid, { action: 'add-conditions', conditions });

test('one prior to signing holds the agreement, and the borrower reads that a person checks one more thing', async () => {
  const { uuid } = await lender.play('happy', 'FINAL_OFFER');
  expect((await added(una, uuid, [{ kind: 'SECOND_LOOK', text: 'Read the income of the spouse again.' }])).body).toMatchObject({
    state: 'DONE',
  });
  await driveTo(lender, uuid, 'GEN_CLOSING_DISCLOSURES');
  await lender.drain(uuid);
  const held = await lender.read(uuid);
  expect([held.status, Object.keys(held.facts.verification.packages).toSorted()]).toEqual([
    'GEN_CLOSING_DISCLOSURES',
    ['APPLICATION', 'CLOSING'],
  ]);
  expect(await tasks(uuid)).toContain('SIGNING_CONDITIONS');
  const { jwt } = lender.played.get(uuid) ?? { jwt: '' };
  const status = await lender.call('GET', statusUrl(uuid), { jwt });
  expect(status.body).toMatchObject({ condition: null, waiting: { who: 'a person on our team, who checks one more thing first' } });
  const { uuid: conditionUuid } = await only(uuid, 'SECOND_LOOK');
  expect((await act(una, uuid, { action: 'clear-condition', conditionUuid, note: 'Looked again' })).status, 'her own').toBe(409);
  await act(uli, uuid, { action: 'clear-condition', conditionUuid, note: 'Looked again' });
  await driveTo(lender, uuid, 'NOTE_SIGNING');
  expect(await tasks(uuid)).not.toContain('SIGNING_CONDITIONS');
}, 120_000);

test('one prior to funding lets the signing go on and holds the money, also one that the borrower never sees', async () => {
  const { uuid, jwt } = await lender.play('happy', 'NOTE_SIGNING');
  await added(una, uuid, [{ kind: 'OTHER_INTERNAL', text: 'Call the county about the plat.' }]);
  const passed = await driveTo(lender, uuid, 'FUNDABLE', {
    turns: { FUNDABLE: async () => Promise.reject(new Error('It went on')) },
  });
  expect(passed).toEqual(expect.arrayContaining(['DEED_SIGNING', 'RESCISSION', 'RECORDING']));
  await lender.drain(uuid);
  const held = await lender.read(uuid);
  expect([held.status, held.facts.closing.finalChecks?.clear]).toEqual(['FUNDABLE', true]);
  expect((await act(fay, uuid, { action: 'approve-funding', sheetRead: 'x' })).status).not.toBe(200);
  const status = await lender.call('GET', statusUrl(uuid), { jwt });
  expect(status.body).toMatchObject({ status: 'FUNDABLE', condition: null, waiting: { who: 'a person on our team' } });
  const { uuid: conditionUuid } = await only(uuid, 'OTHER_INTERNAL');
  await act(una, uuid, { action: 'clear-condition', conditionUuid, note: 'The county confirmed it' });
  await driveTo(lender, uuid, 'COMPLETE');
}, 240_000);

test('what is internal stands in no answer, mail, notice or message of the borrower or of a signer', async () => {
  const { uuid, jwt } = await lender.play('joint', 'CO_DEED_REQ');
  const secret = 'Xylophone of the second underwriter';
  const before = await lender.ctx.pool.query('select 1 from outbox where application_uuid = $1', [uuid]);
  await added(una, uuid, [
    { kind: 'SECOND_LOOK', text: secret, stage: 'CLOSING' },
    { kind: 'LETTER_OF_EXPLANATION', text: secret, internal: true },
  ]);
  const found = await only(uuid, 'SECOND_LOOK');
  const letter = await only(uuid, 'LETTER_OF_EXPLANATION');
  const borrowers = ['', 'summary', 'documents', 'closing', 'notary', 'signers'].map((part) => onApplication(uuid, part));
  const own = `/service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`;
  for (const url of [...borrowers, statusUrl(uuid), own]) {
    const text = JSON.stringify((await lender.call('GET', url, { jwt })).body);
    for (const word of [secret, found.uuid, letter.uuid, 'SECOND_LOOK']) expect(text, url).not.toContain(word);
  }
  expect((await lender.call('GET', own, { jwt })).body).toEqual([]);
  await act(una, uuid, { action: 'waive-condition', conditionUuid: letter.uuid, waiverReason: 'ASKED_IN_ERROR', note: secret });
  await act(uli, uuid, { action: 'clear-condition', conditionUuid: found.uuid, note: secret });
  await act(una, uuid, { action: 'reopen-condition', conditionUuid: found.uuid, note: secret });
  const after = await lender.ctx.pool.query('select 1 from outbox where application_uuid = $1', [uuid]);
  expect(after.rowCount).toBe(before.rowCount);
  for (const table of ['outbox', 'notification', 'notice'])
    expect((await lender.ctx.pool.query(`select 1 from ${table} t where t::text like $1`, [`%${secret}%`])).rowCount, table).toBe(0);
}, 120_000);

test('who waives: the law’s own nobody, what protects the lien two people, the rest the roles of the kind', async () => {
  const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
  await added(pat, uuid, [
    { kind: 'FLOOD_INSURANCE' },
    { kind: 'HAZARD_INSURANCE' },
    { kind: 'W2', dueOn: '2020-01-02', ownerUuid: una.staffUuid },
  ]);
  const waive = async (as: Hired, kind: string) =>
    act(as, uuid, {
      action: 'waive-condition',
      conditionUuid: (await only(uuid, kind)).uuid,
      waiverReason: 'PROVED_OTHERWISE',
      note: 'On file',
    });
  const flood = await waive(una, 'FLOOD_INSURANCE');
  expect([flood.status, flood.body['message']]).toEqual([
    409,
    'The law needs this condition: it is met, and never waived (42 USC 4012a(b)(1)).',
  ]);
  expect((await waive(pat, 'W2')).status).toBe(403);
  expect((await waive(una, 'W2')).body).toMatchObject({ state: 'DONE' });
  const proposed = await waive(una, 'HAZARD_INSURANCE');
  expect(proposed.body).toMatchObject({ state: 'PROPOSED' });
  expect(await only(uuid, 'HAZARD_INSURANCE')).toMatchObject({ state: 'OPEN' });
  const decided = await lender.call('POST', `/desk/api/v1/approvals/${String(proposed.body['proposalUuid'])}/decision`, {
    jwt: uli.jwt,
    body: { decision: 'APPROVE' },
  });
  expect(decided.body).toMatchObject({ state: 'APPROVED' });
  expect(await only(uuid, 'HAZARD_INSURANCE')).toMatchObject({
    state: 'WAIVED',
    waived: { text: 'Proved by other documents on file', words: 'On file' },
  });
  const w2 = await only(uuid, 'W2');
  expect(w2).toMatchObject({ state: 'WAIVED', owner: { name: 'Una Write' }, dueOn: '2020-01-02', isLate: false });
  expect(w2.history.map(({ by, what, words }) => [by, what, words])).toEqual([
    ['Pat Process', 'Added', null],
    ['Una Write', 'Waived: proved by other documents on file', 'On file'],
  ]);
  expect((await read(una, uuid)).stages).toEqual([
    { stage: 'SIGNING', name: 'Prior to signing', total: 2, met: 1, open: 1 },
    { stage: 'CLOSING', name: 'Prior to closing', total: 0, met: 0, open: 0 },
    { stage: 'FUNDING', name: 'Prior to funding', total: 1, met: 1, open: 0 },
  ]);
}, 60_000);

test('a review is suspended with one letter and one clock, waits for the borrower, and is back when all of it is met', async () => {
  const { uuid, jwt } = await lender.play('review', 'UNDERWRITING_REVIEW');
  const asked = async (conditions: readonly object[]) => act(una, uuid, { action: 'suspend', conditions });
  expect((await asked([{ kind: 'SECOND_LOOK' }])).status).toBe(400);
  expect((await act(pat, uuid, { action: 'suspend', conditions: [{ kind: 'W2' }] })).status).toBe(403);
  expect((await asked([{ kind: 'W2' }, { kind: 'LETTER_OF_EXPLANATION' }, { kind: 'SECOND_LOOK' }])).body).toMatchObject({ state: 'DONE' });
  const { facts } = await lender.read(uuid);
  const { closesOn } = facts.incompleteness;
  expect(facts.openConditions.map(({ kind, dueOn }) => [kind, dueOn])).toEqual([
    ['W2', closesOn],
    ['LETTER_OF_EXPLANATION', closesOn],
    ['SECOND_LOOK', closesOn],
  ]);
  const mails = await lender.ctx.pool.query<{ body: string }>(
    "select body from outbox where application_uuid = $1 and channel = 'MAIL' order by at",
    [uuid],
  );
  const told = mails.rows.filter(({ body }) => body.includes('Your W-2 forms'));
  expect(told).toHaveLength(1);
  expect(told[0]?.body).toContain('A letter that explains an entry');
  expect(JSON.stringify(mails.rows)).not.toContain('Second look');
  expect(await tasks(uuid)).toEqual(['REVIEW_SUSPENDED']);
  expect((await lender.call('GET', `/desk/api/v1/applications/${uuid}`, { jwt: una.jwt })).body).toMatchObject({
    statusText: 'Review suspended',
    next: { who: 'BORROWER' },
  });
  expect((await lender.call('GET', statusUrl(uuid), { jwt })).body).toMatchObject({ status: 'UNDERWRITING_REVIEW' });
  for (const kind of ['W2', 'LETTER_OF_EXPLANATION', 'SECOND_LOOK']) {
    expect(await tasks(uuid)).toEqual(['REVIEW_SUSPENDED']);
    const { uuid: conditionUuid } = await only(uuid, kind);
    const cleared = await act(uli, uuid, { action: 'clear-condition', conditionUuid, note: 'Read it' });
    expect(cleared.status, kind).toBe(kind === 'SECOND_LOOK' ? 200 : 409);
    if (cleared.status !== 200)
      await act(una, uuid, { action: 'waive-condition', conditionUuid, waiverReason: 'PROVED_OTHERWISE', note: 'Read it' });
  }
  expect(await tasks(uuid)).toEqual(['UNDERWRITING_REVIEW']);
  const why = await lender.call('GET', `/desk/api/v1/applications/${uuid}/why`, { jwt: una.jwt });
  expect(JSON.stringify(why.body)).toContain('every condition of it is met or waived: decide');
}, 60_000);

test('one is changed, is late after its day, and is opened again as it was', async () => {
  const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
  await added(una, uuid, [{ kind: 'OCCUPANCY' }]);
  const { uuid: conditionUuid } = await only(uuid, 'OCCUPANCY');
  expect(await tasks(uuid)).not.toContain('CONDITIONS_AWAITED');
  const change = async (what: object) => act(una, uuid, { action: 'change-condition', conditionUuid, ...what });
  expect((await change({ stage: 'CLOSING', dueOn: '2020-02-03', ownerUuid: una.staffUuid })).body).toMatchObject({ state: 'DONE' });
  expect(await only(uuid, 'OCCUPANCY')).toMatchObject({ stage: 'CLOSING', isLate: true, owner: { name: 'Una Write' } });
  expect(await tasks(uuid)).toContain('CONDITIONS_AWAITED');
  await change({ dueOn: '2030-02-03' });
  const due = await lender.ctx.pool.query<{ due_at: Date }>(
    "select due_at from staff_task where application_uuid = $1 and kind = 'CONDITIONS_AWAITED' and closed_at is null",
    [uuid],
  );
  expect(due.rows.map((row) => row.due_at.toISOString().slice(0, 10))).toEqual(['2030-02-04']);
  await act(una, uuid, { action: 'waive-condition', conditionUuid, waiverReason: 'PROVED_OTHERWISE', note: 'Seen' });
  expect(await tasks(uuid)).not.toContain('CONDITIONS_AWAITED');
  expect((await act(una, uuid, { action: 'reopen-condition', conditionUuid, note: 'Of another home' })).body).toMatchObject({
    state: 'DONE',
  });
  expect((await lender.read(uuid)).facts.openConditions).toMatchObject([
    { id: conditionUuid, kind: 'OCCUPANCY', stage: 'CLOSING', dueOn: '2030-02-03', owner: una.staffUuid },
  ]);
  await change({ dueOn: 'NONE', ownerUuid: 'NONE' });
  expect(await only(uuid, 'OCCUPANCY')).toMatchObject({ owner: null, dueOn: null, state: 'OPEN' });
}, 60_000);

test('one person alone neither meets what the law or two people hold, nor puts it off; an owner works here', async () => {
  const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
  const cleo = await hire(lender, 'Cleo Close', 'closer');
  const strange = await added(cleo, uuid, [{ kind: 'W2', ownerUuid: '0190a000-0000-7000-8000-00000000dead' }]);
  expect([strange.status, strange.body['errors']]).toEqual([
    409,
    [{ field: 'conditions', message: 'Choose a colleague who works here now' }],
  ]);
  await added(cleo, uuid, [
    { kind: 'FLOOD_INSURANCE' },
    { kind: 'RESCISSION_PROOF', stage: 'SIGNING' },
    { kind: 'HAZARD_INSURANCE', stage: 'SIGNING' },
  ]);
  const on = async (as: Hired, kind: string, what: object) => act(as, uuid, { conditionUuid: (await only(uuid, kind)).uuid, ...what });
  const later = { action: 'change-condition', stage: 'FUNDING' };
  for (const kind of ['FLOOD_INSURANCE', 'RESCISSION_PROOF', 'HAZARD_INSURANCE']) {
    expect((await on(cleo, kind, { action: 'clear-condition', note: 'It is fine' })).status, kind).toBe(409);
    expect((await on(uli, kind, { action: 'clear-condition' })).status, `${kind} without a note`).toBe(400);
    expect((await on(cleo, kind, later)).status, kind).toBe(kind === 'HAZARD_INSURANCE' ? 403 : 409);
  }
  for (const kind of ['FLOOD_INSURANCE', 'RESCISSION_PROOF']) expect((await on(una, kind, later)).status, kind).toBe(409);
  expect(
    (await on(una, 'HAZARD_INSURANCE', { action: 'change-condition', ownerUuid: '0190a000-0000-7000-8000-00000000dead' })).body,
  ).toMatchObject({
    errors: [{ field: 'ownerUuid' }],
  });
  const proposed = await on(una, 'HAZARD_INSURANCE', later);
  expect(proposed.body).toMatchObject({ state: 'PROPOSED' });
  expect(await only(uuid, 'HAZARD_INSURANCE')).toMatchObject({ stage: 'SIGNING' });
  await lender.call('POST', `/desk/api/v1/approvals/${String(proposed.body['proposalUuid'])}/decision`, {
    jwt: uli.jwt,
    body: { decision: 'APPROVE' },
  });
  expect(await only(uuid, 'HAZARD_INSURANCE')).toMatchObject({ stage: 'FUNDING' });
  expect((await on(cleo, 'HAZARD_INSURANCE', { action: 'change-condition', stage: 'SIGNING' })).body).toMatchObject({ state: 'DONE' });
  for (const kind of ['FLOOD_INSURANCE', 'RESCISSION_PROOF', 'HAZARD_INSURANCE'])
    expect((await on(uli, kind, { action: 'clear-condition', note: 'Read by telephone' })).body, kind).toMatchObject({ state: 'DONE' });
}, 60_000);
