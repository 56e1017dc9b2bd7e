/** An underwriter's decision played at the desk on Rex Review, whose auto loan is reported closed, disputed and still owed. */
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { USUAL_AUTHORITY } from '@hearthline/contract/desk/authority.ts';
import { putMemberAuthority } from '@hearthline/database/stores/lender/staff-members.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { statusOf } from '@hearthline/journey/checklist.ts';
import { monthlyPayment as payment } from '@hearthline/rules/offers/payments.ts';
import { limitsOf, sheetOf } from '@hearthline/rules/offers/pricing.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { deskTokens, hire, type Hired } from '@hearthline/sandbox/testing/staff-sign-in.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sweepAll } from '../../engine/sweep.ts';
import { recordWith } from '../../engine/record.ts';

let lender: TestLender;
let token: ReturnType<typeof deskTokens>;
let colleague: Hired;
beforeAll(async () => {
  lender = await testLender();
  token = deskTokens(lender);
  colleague = await hire(lender, 'Umar Write', 'underwriter');
}, 60_000);
afterAll(async () => lender.close());

const desk = async (method: 'GET' | 'POST', uuid: string, path: string, body?: object, role: StaffRole = 'underwriter') =>
  lender.call(method, `/desk/api/v1/applications/${uuid}/${path}`, { jwt: await token(role), ...(body && { body }) });
const act = async (uuid: string, body: object, role?: StaffRole) => desk('POST', uuid, 'actions', body, role);
const preview = async (uuid: string, body: object) => (await desk('POST', uuid, 'decision-preview', body)).body as unknown as Shown;
type Effect = { outcome: string; offers: number; line: number; dti: number; dtiLimit: number; rate: { from: number; to: number } | null };
type Shown = {
  debts: { id: string; name: string; counts: boolean; why: string | null; questions: string[] }[];
  before: Effect;
  after: Effect | null;
  problems: { field: string; message: string }[];
  notice: { text: string; until: string } | null;
};
const decide = async (jwt: string, { proposalUuid }: Record<string, unknown>) =>
  lender.call('POST', `/desk/api/v1/approvals/${String(proposalUuid)}/decision`, { jwt, body: { decision: 'APPROVE' } });
type Form = { action: string; fields: { name: string; options: { value: string; contradicted: boolean }[] }[] };
const reasonsOf = async (uuid: string, action: string) =>
  ((await desk('GET', uuid, 'actions')).body['actions'] as Form[])
    .find((one) => one.action === action)
    ?.fields.find(({ name }) => name === 'reasons')?.options ?? [];
const rex = async () => lender.play('review', 'UNDERWRITING_REVIEW');
const counts = { debts: [{ id: 'TL-2', counts: true }] };
const leftOut = { debts: [{ id: 'TL-2', counts: false, why: 'PAID_BY_ANOTHER', note: 'His brother pays it: statements of 14 months' }] };
const note = 'Read the letter of the creditor';
const underwritten = async (uuid: string) => (await lender.read(uuid)).facts.underwriting;

describe('a debt in question', () => {
  test('is judged: counted it raises DTI to 17.38 %, left out it stays at 13.84 %, and what is shown before is what is found after', async () => {
    for (const [decision, dti] of [
      [counts, 17.38],
      [leftOut, 13.84],
    ] as const) {
      const { uuid, jwt } = await rex();
      const shown = await preview(uuid, { decision });
      expect(shown.debts[0]).toMatchObject({ id: 'TL-2', name: 'Auto loan of Copper State Auto Finance', counts: false, why: 'CLOSED' });
      expect([shown.before.dti, shown.after?.dti, shown.problems]).toEqual([13.84, dti, []]);
      expect((await act(uuid, { action: 'approve', decision, note })).body).toMatchObject({ state: 'DONE' });
      await lender.drain(uuid);
      const { facts, status } = await lender.read(uuid);
      expect([status, facts.underwriting?.preDti]).toEqual(['OFFER_SELECTION', dti]);
      const offers = (await lender.call('GET', onApplication(uuid, 'offers'), { jwt })).body as {
        offersByType: { FIXED: { max: number }[] };
      };
      expect(offers.offersByType.FIXED).toHaveLength(shown.after?.offers ?? 0);
      expect(Math.max(...offers.offersByType.FIXED.map(({ max }) => max))).toBe(shown.after?.line);
      // what was written stands beside the facts, in no fact
      const log = JSON.stringify(await lender.log(uuid));
      expect(log.includes('brother') || log.includes('Copper State')).toBe(false);
      const { rows } = await lender.ctx.pool.query<{ reason: string }>(
        `select reason from staff_action where application_uuid = $1 and action = 'approve'`,
        [uuid],
      );
      expect(rows.map(({ reason }) => reason)).toEqual([decision === leftOut ? `${note} Debt: ${leftOut.debts[0]?.note}` : note]);
    }
  }, 60_000);

  test('is not passed over, and no reason is taken that the report contradicts', async () => {
    const { uuid } = await rex();
    const refused = async (decision: object | undefined) => (await act(uuid, { action: 'approve', decision, note })).body;
    expect(await refused(undefined)).toMatchObject({
      code: 'invalid_request',
      errors: [{ field: 'debts.TL-2', message: 'Say whether it counts' }],
    });
    expect(await refused({ debts: [{ id: 'TL-2', counts: false }] })).toMatchObject({ errors: [{ message: 'Say why it is left out' }] });
    expect(await refused({ debts: [{ id: 'TL-2', counts: false, why: 'FEW_PAYMENTS' }] })).toMatchObject({
      errors: [{ message: expect.stringMatching(/payments are left$/) }],
    });
    expect(await refused({ debts: [{ id: 'TL-99', counts: true }, ...counts.debts] })).toMatchObject({
      errors: [{ field: 'debts.TL-99' }],
    });
    expect((await act(uuid, { action: 'approve', decision: counts, note }, 'processor')).status).toBe(403);
    expect((await desk('POST', uuid, 'decision-preview', {}, 'agent')).status).toBe(403);
    expect((await lender.read(uuid)).status).toBe('UNDERWRITING_REVIEW');
    expect((await preview(uuid, {})).problems).toEqual([{ field: 'debts.TL-2', message: 'Say whether it counts' }]);
  });

  test('counts in the final underwriting too', async () => {
    const { uuid } = await rex();
    await act(uuid, { action: 'approve', decision: counts, note });
    await lender.drain(uuid);
    await driveTo(lender, uuid, 'FINAL_OFFER');
    const { decided, selection, verification, created } = (await lender.read(uuid)).facts;
    expect(decided?.debts).toEqual([{ id: 'TL-2', type: 'AUTO', balance: 18_700, monthlyPayment: 425, leftOut: null }]);
    const line = payment(selection?.lineAmount ?? 0, selection?.rate ?? 0, selection?.term ?? 0);
    const before = ((created?.incomePrimary ?? 0) / 12) * 0.1738;
    expect(verification.terms?.dti).toBeCloseTo(((before + line) / ((created?.incomePrimary ?? 0) / 12)) * 100, 1);
  }, 60_000);
});

describe('a counteroffer', () => {
  const counter = { maxLine: 60_000, terms: [10, 15], addRate: 0.25 };
  const asked = { action: 'counteroffer', decision: counts, counter, reasons: ['COLLECTIONS'], note };
  test('sends the notice that was shown, offers no more than its terms, and lapses after ninety days with its reasons', async () => {
    const { uuid, jwt } = await rex();
    const shown = await preview(uuid, { decision: counts, counter, reasons: ['LATES'] });
    expect(shown.after?.line).toBe(60_000);
    expect(shown.notice?.text).toMatch(/10 years.*60,000/s);
    const second = await act(uuid, asked);
    // the report shows no collection: a colleague reads why it is a reason
    expect(second.body).toMatchObject({ state: 'PROPOSED' });
    expect((await decide(colleague.jwt, second.body)).body).toMatchObject({ state: 'APPROVED' });
    await lender.drain(uuid);
    const { facts, status } = await lender.read(uuid);
    expect(status).toBe('OFFER_SELECTION');
    expect(facts.underwriting?.instead?.map(({ term }) => term)).toEqual([10, 15]);
    expect(facts.deliveries.filter(({ kind }) => kind === 'COUNTEROFFER')).toHaveLength(1);
    const offers = (await lender.call('GET', onApplication(uuid, 'offers'), { jwt })).body as {
      offerSetId: string;
      offersByType: { FIXED: { max: number; term: number; baseRate: number }[] };
    };
    expect(Math.max(...offers.offersByType.FIXED.map(({ max }) => max))).toBe(60_000);
    const select = await lender.call('POST', onApplication(uuid, 'offers/select'), {
      jwt,
      body: {
        offerSetId: offers.offerSetId,
        type: 'FIXED',
        term: 10,
        draw: 90_000,
        feePercent: 4.99,
        payType: 'AUTOPAY',
        payoffs: [],
        payoffPreference: 'DEDUCT',
        expected: { rate: 8, monthlyPayment: 1 },
      },
    });
    expect([select.status, (await lender.read(uuid)).facts.selection]).toEqual([expect.any(Number), null]);
    expect(select.status).toBeGreaterThanOrEqual(400);
    for (const days of [31, 31, 29]) {
      expect((await lender.read(uuid)).status).toBe('OFFER_SELECTION');
      await lender.ctx.clock.advance(days * 86_400_000, uuid);
      await sweepAll(lender.ctx, uuid);
      await lender.drain(uuid);
    }
    const end = (await lender.read(uuid)).facts;
    expect([end.declinedBy, end.noticeQueued?.reasons]).toEqual([{ reasons: ['COLLECTIONS'], counteroffer: 'LAPSED' }, ['COLLECTIONS']]);
  }, 90_000);
});

describe('where the income limits the line', () => {
  /** Rex with an income of 60,000 dollars a year, whose student loan counts. */
  const limited = async () => {
    const { uuid } = await lender.play('review', 'PREQUAL_TITLE');
    await lender.ctx.pool.query(`update application set facts = jsonb_set(facts, '{created,incomePrimary}', '60000') where uuid = $1`, [
      uuid,
    ]);
    await driveTo(lender, uuid, 'UNDERWRITING_REVIEW');
    return { uuid, before: (await underwritten(uuid))?.maxLine ?? 0 };
  };
  const decision = { debts: [...leftOut.debts, { id: 'TL-3', counts: false, why: 'PAID_BY_ANOTHER', note: 'His employer pays it' }] };

  test('a debt that is left out takes the authority for the line that is then possible', async () => {
    const { uuid, before } = await limited();
    const shown = await preview(uuid, { decision });
    const line = shown.after?.line ?? 0;
    expect([before > 20_000, line > before + 10_000]).toEqual([true, true]);
    const own = await hire(lender, 'Una Limited', 'underwriter');
    await putMemberAuthority(lender.ctx.pool, own.staffUuid, { ...USUAL_AUTHORITY, line: before });
    const path = `/desk/api/v1/applications/${uuid}/actions`;
    const first = await lender.call('POST', path, { jwt: own.jwt, body: { action: 'approve', decision, note } });
    expect(first.body).toMatchObject({ state: 'PROPOSED' });
    expect((await decide(colleague.jwt, first.body)).body).toMatchObject({ state: 'APPROVED' });
    await lender.drain(uuid);
    expect((await underwritten(uuid))?.maxLine).toBe(line);
  }, 60_000);

  test('a counteroffer changes something of what is possible then', async () => {
    const { uuid, before } = await limited();
    const { product } = await lender.read(uuid);
    const line = (await preview(uuid, { decision })).after?.line ?? 0;
    const reasons = (await reasonsOf(uuid, 'counteroffer')).flatMap(({ value, contradicted }) => (contradicted ? [] : value)).slice(0, 1);
    expect(reasons).toHaveLength(1);
    const counter = async (terms: object, judged: object = decision) =>
      (await act(uuid, { action: 'counteroffer', decision: judged, counter: terms, reasons, note })).body;
    const why = (await preview(uuid, { decision, counter: { terms: product.terms }, reasons })).problems;
    expect(why).toEqual([{ field: 'decision', message: expect.stringMatching(/^A counteroffer changes something/) as string }]);
    for (const terms of [{ terms: product.terms }, { maxLine: line }, { maxLine: line + 1, terms: product.terms }])
      expect((await counter(terms)).errors).toEqual([
        { field: 'counter', message: expect.stringMatching(/^A counteroffer changes/) as string },
      ]);
    // no more than was found with the debt, yet less than without it
    expect((await preview(uuid, { decision, counter: { maxLine: before + 5000 }, reasons })).problems).toEqual([]);
    expect(await counter({ maxLine: before + 5000 })).toMatchObject({ state: expect.stringMatching(/DONE|PROPOSED/) as string });
  }, 60_000);
});

describe('the form', () => {
  test('of a counteroffer offers reasons of credit alone, and others are refused', async () => {
    const { uuid } = await rex();
    const codes = async (name: string) => (await reasonsOf(uuid, name)).map(({ value }) => value);
    expect([(await codes('decline')).includes('INCOMPLETE'), await codes('counteroffer')]).toEqual([
      true,
      expect.not.arrayContaining(['INCOMPLETE', 'ID_FAIL', 'FACTA', 'NO_FILE', 'TITLE_DEFECT']),
    ]);
    expect(await codes('counteroffer')).toEqual(expect.arrayContaining(['DTI_OVER', 'CLTV_OVER']));
    const asked = { decision: counts, counter: { maxLine: 50_000 }, reasons: ['INCOMPLETE'] };
    expect((await act(uuid, { action: 'counteroffer', ...asked, note })).body).toMatchObject({ errors: [{ field: 'reasons' }] });
    expect((await preview(uuid, asked)).problems).toMatchObject([{ field: 'reasons' }]);
  }, 60_000);
  test('names no creditor: who looks at the debts opens the preview, which is recorded', async () => {
    const { uuid } = await rex();
    for (const role of ['underwriter', 'processor'] as const) {
      const read = await desk('GET', uuid, 'actions', undefined, role);
      expect([read.status, JSON.stringify(read.body).includes('Copper State')]).toEqual([200, false]);
    }
  }, 60_000);
});

describe('an exception', () => {
  const exception = { maxDti: 55, factors: ['RESERVES', 'EQUITY'], words: 'Savings of 90,000 dollars, seen in the statements' };
  const asked = { action: 'approve', decision: { ...counts, exception }, note };
  test('takes a second person, who reads it in words, and is recorded with both', async () => {
    const { uuid } = await rex();
    const first = await act(uuid, asked);
    expect(first.body).toMatchObject({ state: 'PROPOSED' });
    expect((await decide(await token('underwriter'), first.body)).status).toBe(403);
    const { proposals } = (await lender.call('GET', '/desk/api/v1/approvals', { jwt: colleague.jwt })).body as unknown as {
      proposals: { applicationUuid: string; why: string; details: { label: string; value: string }[] }[];
    };
    const mine = proposals.find((one) => one.applicationUuid === uuid);
    expect(mine?.why).toMatch(/limit of the lender’s policy is passed/);
    expect(mine?.details).toEqual([
      { label: 'Auto loan of Copper State Auto Finance', value: 'Counts in DTI' },
      {
        label: 'Exception',
        value: `DTI of up to 55.00%: Reserves of six months or more and Much equity stays in the home. ${exception.words}`,
      },
      { label: 'Why', value: note },
    ]);
    expect((await lender.read(uuid)).status).toBe('UNDERWRITING_REVIEW');
    expect((await decide(colleague.jwt, first.body)).body).toMatchObject({ state: 'APPROVED' });
    const { decided } = (await lender.read(uuid)).facts;
    expect(decided?.exception).toEqual({ tier: 740, maxDti: 55, maxCltv: null, factors: ['RESERVES', 'EQUITY'] });
    expect([decided?.second, decided?.by === decided?.second]).toEqual([colleague.staffUuid, false]);
    expect(JSON.stringify(await lender.log(uuid))).not.toContain('Savings of');
    expect((await desk('GET', uuid, '')).body).toMatchObject({ figures: { dti: { limit: 55 } } });
  }, 60_000);
  test.each([
    ['within the limit', { maxDti: 49 }, 'An exception passes a limit'],
    ['far over it', { maxDti: 61 }, 'so far over the limit'],
    ['of a value that no rate is for', { maxCltv: 96 }, 'so far over the limit'],
  ])('%s is refused before and after', async (_, limits, message) => {
    const { uuid } = await rex();
    const decision = { ...counts, exception: { ...exception, maxDti: undefined, ...limits } };
    expect((await preview(uuid, { decision })).problems).toEqual([
      { field: 'decision', message: expect.stringContaining(message) as string },
    ]);
    const first = await act(uuid, { ...asked, decision });
    expect((await decide(colleague.jwt, first.body)).status).toBe(409);
    expect((await lender.read(uuid)).facts.decided).toBeNull();
  });
  test('rests on two factors', async () => {
    const { uuid } = await rex();
    const decision = { ...counts, exception: { ...exception, factors: ['EQUITY'] } };
    expect((await act(uuid, { ...asked, decision })).status).toBe(400);
  });
});

describe('a near miss', () => {
  /** Grace's home with a limit of 22 %, of which her mortgage leaves too little: an offer is possible a few points above it. */
  const nearMiss = async (referOver: object | undefined) => {
    const { uuid } = await lender.play('happy', 'PREQUAL_TITLE');
    const { product } = await lender.read(uuid);
    const sheet = sheetOf(product);
    const tiers = sheet.tiers.map((tier) => ({ ...tier, maxCltv: { ...tier.maxCltv, HOME: 22 } }));
    const limited = { ...product, referOver, rateSheet: { ...sheet, tiers } };
    await lender.ctx.pool.query(`update application set product = $2, facts = jsonb_set(facts, '{created,limits}', $3) where uuid = $1`, [
      uuid,
      JSON.stringify(limited),
      JSON.stringify(limitsOf(limited.rateSheet)),
    ]);
    await driveTo(lender, uuid, referOver ? 'UNDERWRITING_REVIEW' : 'DECLINED');
    return uuid;
  };
  test('waits for an underwriter where the lender refers it, says why, and gets its offers by an exception of two people', async () => {
    const uuid = await nearMiss({ dti: 0, cltv: 5 });
    const { reasons } = (await desk('GET', uuid, 'why')).body as { reasons: { text: string; limit: string }[] };
    expect(reasons[0]?.text).toMatch(/no line is possible within the CLTV limit, and with a few points more one is/);
    expect((await preview(uuid, {})).problems[0]?.message).toMatch(/nothing can be offered/);
    expect((await act(uuid, { action: 'approve', note })).status).toBe(400);
    const decision = { debts: [], exception: { maxCltv: 27, factors: ['EQUITY', 'PAYMENT_HISTORY'], words: 'Little is owed on the home' } };
    const shown = await preview(uuid, { decision });
    expect([shown.before.outcome, shown.after?.outcome]).toEqual(['DECLINE', 'OFFERS']);
    expect((await decide(colleague.jwt, (await act(uuid, { action: 'approve', decision, note })).body)).body).toMatchObject({
      state: 'APPROVED',
    });
    await driveTo(lender, uuid, 'OFFER_SELECTION');
    expect((await lender.read(uuid)).facts.underwriting?.maxLine).toBe(shown.after?.line);
  }, 60_000);
  test('is declined by the rules where the lender does not', async () => {
    const uuid = await nearMiss(undefined);
    expect((await lender.read(uuid)).facts.underwriting?.reasons).toEqual(['CLTV_OVER']);
  }, 60_000);
});

describe('where nobody waits for it', () => {
  test('the fact is refused by the engine, from every source', async () => {
    const { uuid } = await lender.play('happy', 'OFFER_SELECTION');
    const fact: Fact = {
      type: 'underwritingDecided',
      decisionId: 'd',
      on: '2026-01-05',
      by: 'x',
      settles: [],
      debts: [],
      exception: null,
      counteroffer: null,
    };
    const record = transaction(lender.ctx.pool, async (client) =>
      recordWith(lender.ctx, client, uuid, { by: { actor: 'staff', ref: null, source: 'test' }, facts: [fact] }),
    );
    await expect(record).rejects.toMatchObject({ why: 'NOT_IN_REVIEW' });
    expect((await act(uuid, { action: 'counteroffer', counter: { maxLine: 1 }, reasons: ['LATES'], note })).body).toMatchObject({
      code: 'out_of_order',
    });
    expect((await desk('POST', uuid, 'decision-preview', {})).status).toBe(409);
  });
  test('a log older than decisions replays: what was cleared stays cleared', async () => {
    const { uuid } = await rex();
    await lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body: { action: 'approve' } });
    await lender.drain(uuid);
    const { facts, settings } = await lender.read(uuid);
    expect([facts.underwritingCleared, facts.decided, statusOf(facts, settings)]).toEqual([true, null, 'OFFER_SELECTION']);
    expect((await underwritten(uuid))?.preDti).toBe(13.84);
  });
});
