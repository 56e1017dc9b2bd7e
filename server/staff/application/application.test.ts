import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { CONDITION_CATEGORIES } from '@hearthline/rules/enums.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveWork } from '@hearthline/database/stores/application/work.ts';
import { deskTokens } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { memberByEmail } from '@hearthline/database/stores/lender/staff-members.ts';
import { conditionCard, CONDITIONS } from '@hearthline/journey/conditions.ts';
import { seededEmail } from '@hearthline/sandbox/seeded-staff.ts';
import { record } from '../../engine/record.ts';
import { fail } from '../../engine/run.ts';
import { formWithPicture } from '@hearthline/sandbox/actor.ts';

let lender: TestLender;
let token: ReturnType<typeof deskTokens>;
let uuid = '';
let jwt = '';
const SSN = '666101001';
beforeAll(async () => {
  lender = await testLender();
  token = deskTokens(lender);
  ({ uuid, jwt } = await lender.play('joint', 'FINAL_OFFER'));
}, 120_000);
afterAll(async () => lender.close());

const as = async (role: StaffRole, organization = 'MAIN') => ({ jwt: await token(role, organization) });
const PATH = (id: string, rest = '') => `/desk/api/v1/applications/${id}${rest}`;
const READS = ['', '/version', '/timeline', '/parties', '/figures', '/documents', '/conditions', '/messages', '/orders'];
const read = async <T = Record<string, unknown>>(rest = '', id = uuid) =>
  (await lender.call('GET', PATH(id, rest), await as('processor'))) as unknown as { status: number; body: T };

describe('what staff read', () => {
  test.each(READS)('%s is for the lender’s own staff: another lender gets 404, a borrower 403', async (rest) => {
    expect((await lender.call('GET', PATH(uuid, rest), await as('auditor'))).status).toBe(200);
    expect((await lender.call('GET', PATH(uuid, rest), await as('compliance', 'PLUMFIELD'))).body).toMatchObject({ code: 'not_found' });
    expect((await lender.call('GET', PATH(v7(), rest), await as('compliance'))).body).toMatchObject({ code: 'not_found' });
    expect((await lender.call('GET', PATH(uuid, rest), { jwt })).status).toBe(403);
  });

  test('no read has the Social Security number, an account number, or identity data in full', async () => {
    const profile = (await lender.call('GET', '/service-profile/api/v1/profile', { jwt })).body;
    const account = await lender.ctx.pool.query<{ number_secret: string; routing_secret: string }>(
      'select number_secret, routing_secret from bank_account where application_uuid = $1',
      [uuid],
    );
    const numbers = await Promise.all(
      account.rows.flatMap((row) => [row.number_secret, row.routing_secret]).map(async (id) => lender.ctx.secrets.get(id)),
    );
    expect(numbers.length).toBeGreaterThan(0);
    const planted = [SSN, '666-10-1001', String(profile['dob']), String(profile['email']), ...numbers];
    for (const rest of READS) {
      const text = JSON.stringify((await read(rest)).body);
      for (const secret of planted) expect(text.includes(secret), `${rest} has ${secret}`).toBe(false);
    }
  });

  test('the summary says who acts next, on which home, for which lender', async () => {
    expect((await read()).body).toMatchObject({
      status: 'FINAL_OFFER',
      next: { who: 'BORROWER' },
      lender: { code: 'MAIN' },
      home: '•••, Phoenix, AZ',
      active: true,
    });
  });

  test('figures name the fact they come from', async () => {
    const { body } = await read<{
      groups: { title: string; rows: { label: string; amount: number; seq: number | null; from: string }[] }[];
    }>('/figures');
    expect(body.groups.map(({ title }) => title)).toEqual(expect.arrayContaining(['Offer', 'Ratios', 'Income', 'Liens', 'Costs']));
    const rows = body.groups.flatMap((group) => group.rows);
    expect(rows.filter(({ seq }) => seq === null)).toEqual([]);
    const apr = rows.find(({ label }) => label === 'APR');
    const { facts } = await lender.read(uuid);
    expect(apr?.amount).toBe(facts.selection?.rate);
    expect((await lender.log(uuid))[(apr?.seq ?? 0) - 1]?.type).toBe('offerSelected');
  });

  test('orders show what third parties answered', async () => {
    const { body } = await read<{ work: { step: string; state: string; answers: string[] }[]; orders: unknown[] }>('/orders');
    const pull = body.work.find(({ step }) => step === 'hard-credit');
    expect(pull).toMatchObject({ state: 'DONE' });
    expect(pull?.answers.join(' ')).toMatch(/Hard credit report of .* score \d+/);
    expect(body.orders.length).toBeGreaterThan(0);
  });
});

describe('the timeline', () => {
  type Page = {
    chain: { intact: boolean; facts: number };
    entries: {
      seq: number;
      sentence: string;
      topic: string;
      by: string;
      actor: string;
      source: string;
      note: string | null;
      textForBorrower: string | null;
    }[];
    next: number | null;
  };
  const page = async (query = '') => (await read<Page>(`/timeline${query}`)).body;

  test('has every fact once, newest first, in sentences, over its pages', async () => {
    const seen: number[] = [];
    let next: number | null = null;
    do {
      const one: Page = await page(`?limit=40${next === null ? '' : `&before=${next}`}`);
      for (const { seq, sentence } of one.entries) {
        seen.push(seq);
        expect(sentence).toMatch(/^[A-Z0-9$].*\.$/);
      }
      next = one.next;
    } while (next !== null);
    const count = (await lender.log(uuid)).length;
    expect(seen).toEqual(Array.from({ length: count }, (_, at) => count - at));
  });

  test('a topic has its facts only, and each topic is one of the list', async () => {
    const { entries } = await page('?topic=CREDIT&limit=200');
    expect(entries.length).toBeGreaterThan(1);
    expect(new Set(entries.map(({ topic }) => topic))).toEqual(new Set(['CREDIT']));
    expect((await lender.call('GET', PATH(uuid, '/timeline?topic=NONE'), await as('processor'))).status).toBe(400);
  });

  test('names the borrower, the source, and what staff wrote: for colleagues, and for the borrower', async () => {
    const other = await lender.play('happy', 'OFFER_SELECTION');
    await lender.call('POST', PATH(other.uuid, '/conditions'), {
      ...(await as('processor')),
      body: { category: 'ESCALATION_REVIEW', textForBorrower: 'Send a letter.' },
    });
    const [condition] = (await read<{ conditions: { uuid: string }[] }>('/conditions', other.uuid)).body.conditions;
    await lender.call('POST', PATH(other.uuid, `/conditions/${condition?.uuid}/clear`), {
      ...(await as('closer')),
      body: { note: 'Came by mail' },
    });
    const { entries } = (await read<Page>('/timeline', other.uuid)).body;
    expect(entries.find(({ actor }) => actor === 'staff')).toMatchObject({
      note: 'Came by mail',
      textForBorrower: null,
      source: 'closer: clear condition',
    });
    expect(entries.find(({ source }) => source === 'processor: add condition')).toMatchObject({
      note: null,
      textForBorrower: 'Send a letter.',
    });
    expect(entries.find(({ sentence }) => sentence.startsWith('The application began'))).toMatchObject({ by: 'Grace Happy' });
  });

  test('says that the chain is intact, and that it is not once a fact was changed or cut off', async () => {
    const { uuid: other } = await lender.play('happy', 'OFFER_SELECTION');
    const chain = async () => (await read<Page>('/timeline?limit=1', other)).body.chain;
    expect(await chain()).toMatchObject({ intact: true });
    const tamper = async (statement: string) => {
      await lender.ctx.pool.query('alter table fact disable trigger user');
      await lender.ctx.pool.query(statement, [other]);
      await lender.ctx.pool.query('alter table fact enable trigger user');
    };
    await tamper('delete from fact where application_uuid = $1 and seq = (select max(seq) from fact where application_uuid = $1)');
    expect(await chain()).toMatchObject({ intact: false });
  });
});

describe('conditions at the desk', () => {
  type Conditions = {
    conditions: {
      uuid: string;
      text: string;
      closedAt: string | null;
      documentsRequired: number;
      files: { uuid: string; state: string }[];
    }[];
    mayAct: boolean;
  };
  const asked = async (id: string, one?: string) =>
    (await read<Conditions>('/conditions', id)).body.conditions.find((c) => one === undefined || c.uuid === one);
  const memberOf = async (role: StaffRole) => {
    const member = await memberByEmail(lender.ctx.pool, 'MAIN', seededEmail('MAIN', role));
    if (!member) throw new Error('There is nobody of this role');
    return member;
  };
  const act = async (id: string, rest: string, body: object, role: StaffRole = 'processor') =>
    lender.call('POST', PATH(id, rest), { ...(await as(role)), body });
  const borrowers = async (who: { uuid: string; jwt: string }) =>
    (await lender.call('GET', `/service-conditions/external/api/v1/applications/${who.uuid}/conditions/external-applicants`, who))
      .body as unknown as {
      uuid: string;
      commentsToBorrower: string;
      requestDocuments: string[];
      actionNeeded: boolean;
      documents: { state: string; reason: string | null }[];
    }[];
  const send = async (who: { uuid: string; jwt: string }, conditionUuid: string) => {
    const { payload, contentType } = formWithPicture({ type: 'SUPPORT', conditionUuid });
    return lender.call('POST', `/service-application/api/v1/application/heloc/${who.uuid}/documents`, {
      jwt: who.jwt,
      body: payload,
      headers: { 'content-type': contentType },
    });
  };

  test('one is asked, answered, rejected with a reason the borrower reads, sent again and accepted', async () => {
    const who = await lender.play('happy', 'OFFER_SELECTION');
    const text = 'Send the letter of your insurer.';
    expect((await act(who.uuid, '/conditions', { category: 'ESCALATION_REVIEW', textForBorrower: text, documents: 1 })).status).toBe(201);
    const condition = await asked(who.uuid);
    expect(condition).toMatchObject({ text, documentsRequired: 1, closedAt: null, files: [] });
    expect(await borrowers(who)).toMatchObject([{ commentsToBorrower: text, actionNeeded: true }]);

    expect((await send(who, condition?.uuid ?? '')).status).toBe(201);
    const [file] = (await asked(who.uuid))?.files ?? [];
    const reason = 'The second page is missing.';
    expect((await act(who.uuid, `/uploads/${file?.uuid}/reject`, { textForBorrower: reason })).status).toBe(200);
    expect(await borrowers(who)).toMatchObject([
      { commentsToBorrower: reason, actionNeeded: true, documents: [{ state: 'REJECTED', reason }] },
    ]);

    await send(who, condition?.uuid ?? '');
    const again = (await asked(who.uuid))?.files.find(({ state }) => state === 'RECEIVED');
    expect((await act(who.uuid, `/uploads/${again?.uuid}/accept`, {})).status).toBe(200);
    expect(await borrowers(who)).toEqual([]);
    expect((await asked(who.uuid))?.closedAt).not.toBeNull();
  }, 60_000);

  /** Matters that were verified before, one per category that a rule of the product would close. */
  const ONCE_VERIFIED = [
    'BANK_ACCOUNT_FRAUD_REVIEW',
    'ID_VERIFICATION_FAILURE',
    'IDENTITY_DOCUMENT_FRAUD_REVIEW',
    'HELOC_MANUAL_PAYSTUB_UPLOAD',
    'REVIEW_TRUST_REQUIREMENTS',
  ] as const;

  test('what staff ask for stays although the matter was verified once: the borrower reads it, the desk sees that they did', async () => {
    const who = { uuid, jwt };
    const byProduct = { actor: 'automation', ref: null, source: 'test' } as const;
    await record(lender.ctx, uuid, { by: byProduct, facts: [{ type: 'trustCertified' }] });
    const { facts } = await lender.read(uuid);
    for (const category of ONCE_VERIFIED) expect(CONDITIONS[category].asked?.settled?.(facts), category).toBe(true);
    for (const category of ONCE_VERIFIED)
      expect((await act(uuid, '/conditions', { category, textForBorrower: `We ask for ${category} again.` })).status).toBe(201);
    const texts = ONCE_VERIFIED.map((category) => `We ask for ${category} again.`);
    type Seen = Conditions['conditions'][number] & { openedBy: string | null; seenAt: string | null; answeredAt: string | null };
    const atDesk = async () =>
      (await read<{ conditions: Seen[] }>('/conditions')).body.conditions.filter(({ text }) => texts.includes(text));
    expect((await atDesk()).map(({ closedAt, seenAt }) => [closedAt, seenAt])).toEqual(texts.map(() => [null, null]));

    const shown = (await borrowers(who)).filter(({ commentsToBorrower }) => texts.includes(commentsToBorrower));
    expect(shown.map((c) => [c.commentsToBorrower, c.actionNeeded])).toEqual(texts.map((text) => [text, true]));
    const seen = await atDesk();
    expect(seen.every(({ seenAt }) => seenAt !== null)).toBe(true);
    expect(new Set(seen.map(({ openedBy }) => openedBy))).toEqual(new Set([(await memberOf('processor')).name]));
    expect((await lender.log(uuid)).filter(({ type }) => type === 'conditionCleared')).toEqual([]);

    // A job or a rule cannot end it by a fact of its own either.
    const [first] = shown;
    const clears = [{ type: 'conditionCleared', conditionId: first?.uuid ?? '' }] as const;
    await expect(record(lender.ctx, uuid, { by: byProduct, facts: clears })).rejects.toMatchObject({ code: 'out_of_order' });

    // A new answer, which a person accepts.
    for (const { uuid: conditionUuid, requestDocuments } of shown)
      for (const _ of requestDocuments) expect((await send(who, conditionUuid)).status).toBe(201);
    const answered = await atDesk();
    expect(answered.every(({ answeredAt, closedAt }) => answeredAt !== null && closedAt === null)).toBe(true);
    for (const { files } of answered) for (const file of files) await act(uuid, `/uploads/${file.uuid}/accept`, {});
    expect((await atDesk()).every(({ closedAt }) => closedAt !== null)).toBe(true);

    // Rejected later, it is open again and stays so.
    const [file] = answered[0]?.files ?? [];
    await act(uuid, `/uploads/${file?.uuid}/reject`, { textForBorrower: 'It is of another person.' });
    expect((await asked(uuid, answered[0]?.uuid))?.closedAt).toBeNull();
    await act(uuid, `/conditions/${answered[0]?.uuid}/clear`, { note: 'Seen in the branch' });
  }, 120_000);

  test.each(CONDITION_CATEGORIES)(
    '%s: both doors of the desk lead the same words to the borrower, and no note for colleagues',
    async (category) => {
      const textForBorrower = `Our words about ${category}.`;
      const noted = { textForBorrower, category, note: 'For colleagues only' };
      const { version } = await lender.read(uuid);
      const atPanel = await lender.call('POST', PATH(uuid, '/actions'), {
        ...(await as('processor')),
        body: { action: 'add-condition', ...noted },
        headers: { 'if-match': `"${version}"` },
      });
      expect(atPanel.status).toBe(200);
      expect((await act(uuid, '/conditions', { category, textForBorrower })).status).toBe(201);
      const url = `/service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`;
      type Listed = Parameters<typeof conditionCard>[0] & { uuid: string; categoryEnum: string; xtraData: { numDocsRequired: number } };
      const listed = ((await lender.call('GET', url, { jwt })).body as unknown as Listed[]).filter(
        (c) => c.commentsToBorrower === textForBorrower,
      );
      expect(listed).toHaveLength(2);
      const cards = listed.map(({ xtraData, ...c }) => conditionCard({ ...c, category: c.categoryEnum, ...xtraData, accountMask: null }));
      expect(cards[0]).toEqual(cards[1]);
      expect(cards[0]?.description).toBe(textForBorrower);
      expect(JSON.stringify(listed)).not.toContain(noted.note);
      for (const one of listed) await act(uuid, `/conditions/${one.uuid}/clear`, { note: 'Compared' });
    },
  );

  test('the number of files is asked for as staff say; bad input, other roles and other lenders are refused', async () => {
    const { uuid: id } = await lender.play('happy', 'OFFER_SELECTION');
    await act(id, '/conditions', { category: 'GENERIC_DOCUMENT_REQUEST', textForBorrower: 'Two statements, please.', documents: 2 });
    expect(await asked(id)).toMatchObject({ documentsRequired: 2 });
    expect((await act(id, '/conditions', { category: 'GENERIC_DOCUMENT_REQUEST', textForBorrower: ' ' })).body).toMatchObject({
      errors: [{ field: 'textForBorrower' }],
    });
    for (const role of ['agent', 'funder', 'auditor'] as const)
      expect((await act(id, '/conditions', { category: 'GENERIC_DOCUMENT_REQUEST', textForBorrower: 'Anything.' }, role)).status).toBe(403);
    expect(
      (
        await lender.call('POST', PATH(id, '/conditions'), {
          ...(await as('compliance', 'PLUMFIELD')),
          body: { category: 'DEED', textForBorrower: 'x' },
        })
      ).status,
    ).toBe(400);
    expect(
      (
        await lender.call('POST', PATH(id, '/conditions'), {
          ...(await as('compliance', 'PLUMFIELD')),
          body: { category: 'ESCALATION_REVIEW', textForBorrower: 'Anything.' },
        })
      ).status,
    ).toBe(404);
    expect((await act(id, `/uploads/${v7()}/accept`, {})).body).toMatchObject({ code: 'out_of_order' });
  });
});

test('work that failed is ordered again by those who may', async () => {
  const { uuid: id } = await lender.play('happy', 'WAITING_FOR_UNDERWRITING');
  const again = async (role: StaffRole) =>
    lender.call('POST', PATH(id, '/orders/underwriting/again'), { ...(await as(role)), body: { note: 'It is back' } });
  expect((await again('processor')).body).toMatchObject({ code: 'out_of_order' });
  const job = { applicationUuid: id, step: 'underwriting', attempt: 1 } as const;
  await saveWork(lender.ctx.pool, job, lender.ctx.clock.now(id));
  await fail(lender.ctx, job, 'UNKNOWN', 'NO_ANSWER');
  type Orders = { work: { step: string; state: string; again: boolean; answers: string[] }[] };
  const failed = (await read<Orders>('/orders', id)).body.work.find(({ step, state }) => step === 'underwriting' && state === 'FAILED');
  expect(failed).toMatchObject({ again: true, answers: ['Underwriting failed (no answer).'] });
  expect((await again('auditor')).status).toBe(403);
  expect((await again('processor')).status).toBe(200);
  expect((await lender.log(id)).findLast(({ type }) => type === 'workRestarted')).toMatchObject({ step: 'underwriting' });
});
