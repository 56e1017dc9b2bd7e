import { afterAll, beforeAll, expect, test } from 'vitest';
import { latestAnswer, sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { PayoffLetter } from '@hearthline/providers/payoff-letters/port.ts';
import type { ValuationOrder } from '@hearthline/providers/valuation/port.ts';
import { addDays, startOfDay } from '@hearthline/rules/dates.ts';
import { formatDollars } from '@hearthline/rules/money.ts';
import { bankingDaysAfter } from '@hearthline/rules/regulation/banking-days.ts';
import { dayAtProperty, timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { v7 } from 'uuid';
import { record } from '../../engine/record.ts';
import { sweepTimers } from '../../engine/sweep.ts';
import { pdfText } from '@hearthline/documents/testing/pdf-text.ts';
import type { Lien } from '@hearthline/journey/facts/parts.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { isFloodNoticed } from '@hearthline/journey/deliveries.ts';
import { lienPosition, linesToClose } from '@hearthline/journey/selectors.ts';
import { driveTo } from '@hearthline/sandbox/testing/driver.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { staffAction } from '../../staff/actions/act.ts';
import { verifiedInput } from './verified-input.ts';
import { underwriteInput } from '../prequalification/underwriting.ts';

/** The home as collateral: liens ahead of ours, what it costs to keep, what it is worth, and its insurance. */
let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const MINUTES = 120_000;

/** The copy of the valuation as the applicant gets it: the sealed PDF. */
async function copyText({ uuid, jwt }: { uuid: string; jwt: string }): Promise<string> {
  const url = onApplication(uuid, 'disclosures/VALUATION_COPY/file');
  return pdfText((await lender.app.inject({ url, headers: { authorization: `Bearer ${jwt}` } })).rawPayload);
}

const costsOf = async (uuid: string) =>
  Object.fromEntries(((await lender.read(uuid)).facts.selection?.costs ?? []).map(({ feeType, amount }) => [feeType, amount]));

test(
  'behind a mortgage and another line of credit, the offer asks for that line’s payoff; it is closed, and ours is second',
  async () => {
    const { uuid, jwt } = await lender.play('lienz', 'REQUALIFY');
    const { body } = await lender.call('GET', onApplication(uuid, 'requalify'), { jwt });
    expect(body).toMatchObject({ reason: 'THIRD_LIEN', payoffs: [{ kind: 'HELOC', creditor: 'Granite Credit Union' }], maxLineNow: 0 });
    await driveTo(lender, uuid, 'COMPLETE');
    const [line] = (body as { payoffs: { id: string }[] }).payoffs;
    const asked = lender.vendors.payoffLetters.ledger().filter(({ key }) => key.startsWith(uuid));
    expect(asked.length).toBe(1);
    const { facts } = await lender.read(uuid);
    expect(facts.closing.payoffs).toEqual({ [line?.id ?? '']: 'PAID_OFF' });
    expect(lienPosition(facts)).toBe(2);
  },
  MINUTES,
);

test(
  'a lien whose payment comes back is paid another way by staff before anything is sent to the borrower',
  async () => {
    const { ctx } = lender;
    const { uuid } = await lender.play('lienz', 'REQUALIFY');
    await driveTo(lender, uuid, 'FUNDING_DECISION');
    const [id = ''] = (await lender.read(uuid)).facts.selection?.payoffs ?? [];
    const letter = await latestAnswer<PayoffLetter>(ctx, uuid, `payoff:${id}`);
    if (!letter) throw new Error('There is no letter');
    const remit = { ...letter.remit, accountNumber: '111111113' };
    const kind = `payoff:${id}` as const;
    await (
      await sealedAnswer(ctx, { id: v7(), applicationUuid: uuid, kind, attempt: 99, data: { ...letter, remit } })
    )(ctx.pool as never);
    const paid = async () =>
      lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body: { action: 'record-payoff', instrumentNo: 'Wire 7' } });
    expect((await paid()).status).toBe(409);
    await driveTo(lender, uuid, 'UNKNOWN');
    const { facts } = await lender.read(uuid);
    expect([facts.steps['debt-payoff'].failed?.code, facts.closing.disbursement]).toEqual(['LIEN_NOT_PAID', null]);
    expect((await paid()).status).toBe(200);
    await driveTo(lender, uuid, 'COMPLETE');
    const after = (await lender.read(uuid)).facts;
    expect([after.closing.payoffs[id], lienPosition(after)]).toEqual(['PAID_OFF', 2]);
    // The creditor's letter counts with its interest of some days.
    expect(after.selection?.cashToYou).toBeGreaterThan(after.closing.disbursement?.amount ?? Infinity);
    expect((after.selection?.cashToYou ?? 0) - (after.closing.disbursement?.amount ?? 0)).toBeLessThan(200);
  },
  MINUTES,
);

test(
  'a free and clear home’s taxes and insurance count in the debts of the offers',
  async () => {
    const { uuid, jwt } = await lender.play('york', 'OFFER_SELECTION', [], 'MAIN_NY');
    const { annualTax = 0, hoaDues = 0 } = (await lender.read(uuid)).facts.parcel ?? {};
    expect(annualTax).toBeGreaterThan(0);
    const { value, debts } = underwriteInput(await lender.read(uuid), () => '');
    const others = debts.reduce((sum, debt) => sum + (debt.monthlyPayment ?? 0), 0);
    const offers = await lender.call('GET', onApplication(uuid, 'offers'), { jwt });
    expect(offers.body).toMatchObject({ monthlyDebts: expect.closeTo(others + (annualTax + value * 0.0035) / 12 + hoaDues, 1) });
  },
  MINUTES,
);

test(
  'in New York the recording tax of an offer is that of the county of the home',
  async () => {
    const { uuid } = await lender.play('york', 'COLLECT_ADDITIONAL_INFO', [], 'MAIN_NY');
    const { parcel, selection } = (await lender.read(uuid)).facts;
    expect(parcel).toMatchObject({ county: 'Albany' });
    const hundreds = Math.ceil(((selection?.lineAmount ?? 0) - 50) / 100);
    // Basic and county tax of 75 cents, and the additional quarter beyond 10,000; the lender's quarter is not passed on (Tax Law s.253).
    expect((await costsOf(uuid))['RECORDING_TAX']).toBe(hundreds * 0.75 + (hundreds - 100) * 0.25);
  },
  MINUTES,
);

test(
  'a first lien: the applicant has the copy of the valuation for three business days before anything can be signed; a second lien does not wait',
  async () => {
    const [{ uuid, jwt }, second] = await Promise.all([
      lender.play('york', 'NOTARY_WAITING_PERIOD', [], 'MAIN_NY'),
      lender.play('happy', 'NOTE_SIGNING'),
    ]);
    const { facts } = await lender.read(uuid);
    const { model, value } = facts.valuation ?? { model: '', value: 0 };
    const text = await copyText({ uuid, jwt });
    for (const phrase of [model, formatDollars(value), 'Automated valuation', 'three business days']) expect(text).toContain(phrase);
    const [sent] = facts.deliveries.filter(({ kind }) => kind === 'VALUATION_COPY');
    const from = bankingDaysAfter(dayAtProperty(facts, new Date(sent?.at ?? '')), 3);
    expect(facts.closing.waiting).toEqual({ earliestClosing: from, why: 'VALUATION', over: false });
    const { body } = await lender.call('GET', onApplication(uuid, 'notary'), { jwt });
    expect(body).toMatchObject({ earliestClosing: from, waitsFor: 'VALUATION' });
    const at = async (instant: number) => {
      await lender.ctx.clock.advance(instant - lender.ctx.clock.now(uuid).getTime(), uuid);
      await sweepTimers(lender.ctx, uuid);
      await lender.drain(uuid);
      return (await lender.read(uuid)).status;
    };
    const midnight = Date.parse(startOfDay(from, timeZoneAtProperty(facts)));
    expect(await at(midnight - 60_000)).toBe('NOTARY_WAITING_PERIOD');
    expect((await lender.read(uuid)).facts.verification.packages.NOTE).toBeUndefined();
    expect(await at(midnight + 60_000)).not.toBe('NOTARY_WAITING_PERIOD');
    expect((await lender.read(uuid)).facts.verification.packages.NOTE).toBeDefined();
    // Behind a mortgage the copy goes out too, and nothing waits for it.
    const behind = (await lender.read(second.uuid)).facts;
    expect([lienPosition(behind), behind.closing.waiting]).toEqual([2, null]);
    expect(behind.deliveries.filter(({ kind }) => kind === 'VALUATION_COPY').length).toBe(1);
  },
  MINUTES,
);

test(
  'a broker’s opinion is copied to the applicant when it comes in, with the value it states',
  async () => {
    const who = await lender.play('novalue', 'FINAL_OFFER');
    const order = await latestAnswer<ValuationOrder>(lender.ctx, who.uuid, 'appraisal');
    const text = await copyText(who);
    for (const phrase of ['Broker price opinion', formatDollars(order?.result?.value ?? 0), order?.result?.agentLicense ?? '-'])
      expect(text).toContain(phrase);
  },
  MINUTES,
);

test(
  'the costs of an offer: no automated value, no fee for one; a notary in person only where the state allows no other',
  async () => {
    const [estimated, inPerson, byVideo] = await Promise.all([
      lender.play('novalue', 'COLLECT_ADDITIONAL_INFO'),
      lender.play('attorney', 'COLLECT_ADDITIONAL_INFO'),
      lender.play('happy', 'COLLECT_ADDITIONAL_INFO'),
    ]);
    expect(Object.keys(await costsOf(estimated.uuid)).filter((fee) => /AVM|BPO/.test(fee))).toEqual([]);
    expect(await costsOf(inPerson.uuid)).toMatchObject({ AVM_FEE: 180, NOTARY_FEE: 300 });
    expect(await costsOf(byVideo.uuid)).toEqual({ AVM_FEE: 180, RECORDING_FEE: 30 });
    expect((await lender.read(byVideo.uuid)).facts.valuation).toMatchObject({ billed: 180 });
  },
  MINUTES,
);

test(
  'an appraisal is disclosed with its price, and paid by card only after three business days with the terms',
  async () => {
    const { uuid, jwt } = await lender.play('onsite', 'ONSITE_APPRAISAL_PAYMENT');
    const pay = async () => lender.call('POST', onApplication(uuid, 'appraisal-payment'), { jwt, body: { cardToken: 'tok_visa' } });
    const delivered = 'update document set delivered_at = $2 where application_uuid = $1';
    const day = 86_400_000;
    await lender.ctx.pool.query(delivered, [uuid, lender.ctx.clock.now(uuid)]);
    const { body } = await lender.call('GET', onApplication(uuid, 'valuation'), { jwt });
    expect(body).toMatchObject({ appraisal: { fee: 550, payableFrom: expect.stringMatching(/^\d{4}-/) } });
    expect((await pay()).status).toBe(409);
    await lender.ctx.pool.query(delivered, [uuid, new Date(lender.ctx.clock.now(uuid).getTime() - 9 * day)]);
    // Without the terms on record nothing may be charged either.
    const terms = 'update document set kind = $2 where application_uuid = $1 and kind = $3';
    await lender.ctx.pool.query(terms, [uuid, 'OTHER', 'HELOC_IMPORTANT_TERMS']);
    expect((await pay()).status).toBe(409);
    await lender.ctx.pool.query(terms, [uuid, 'HELOC_IMPORTANT_TERMS', 'OTHER']);
    expect((await pay()).status).toBe(200);
  },
  MINUTES,
);

test(
  'a home in a flood zone is insured against flood before its note is made; what the homeowner’s policy lacks may follow',
  async () => {
    const { uuid, jwt } = await lender.play('flood', 'FINAL_OFFER');
    await driveTo(lender, uuid, 'TRUST_AND_INSURANCE');
    expect((await lender.read(uuid)).facts.verification.packages.NOTE).toBeUndefined();
    const today = lender.ctx.clock.now(uuid).getTime();
    const day = (days: number) => new Date(today + days * 86_400_000).toISOString().slice(0, 10);
    const policy = { carrier: 'Hearth Mutual', policyNumber: 'HM-1', dwellingCoverage: 1_000, effective: day(-9), expires: day(300) };
    const put = async (flood?: object) =>
      lender.call('PUT', onApplication(uuid, 'insurance'), { jwt, body: { ...policy, ...(flood && { flood }) } });
    expect((await put()).body).toMatchObject({ gaps: ['COVERAGE_TOO_LOW', 'FLOOD_POLICY_MISSING'] });
    await lender.drain(uuid);
    expect((await lender.read(uuid)).status).toBe('TRUST_AND_INSURANCE');
    expect((await put({ ...policy, dwellingCoverage: 250_000 })).body).toMatchObject({ gaps: ['COVERAGE_TOO_LOW'] });
    const passed = await driveTo(lender, uuid, 'COMPLETE');
    const note = passed.indexOf('NOTE_SIGNING');
    expect([passed.indexOf('TRUST_AND_INSURANCE') < note, passed.lastIndexOf('TRUST_AND_INSURANCE') > note]).toEqual([true, true]);
  },
  MINUTES,
);

/** The title company finds a lien besides those of the snapshot, and staff clear its exception. */
async function lienFound(uuid: string, while_: 'NAV_BPO_ORDER_REQUEST' | 'FINAL_TITLE_PROCESSING'): Promise<void> {
  await driveTo(lender, uuid, while_, { extra: { draw: 260_000, term: 30 } });
  await lender.drain(uuid);
  const body = { vendor: 'title', outcome: 'UNDISCLOSED_LIEN' };
  expect(await lender.call('POST', `/sandbox/applications/${uuid}/orders`, { body })).toMatchObject({ status: 200, body: { finished: 1 } });
  await driveTo(lender, uuid, 'FINAL_TITLE_REVIEW');
}

/** The search comes back with other liens: the terms are verified again. */
async function foundInstead(uuid: string, change: (found: readonly Lien[]) => Lien[]): Promise<readonly string[] | undefined> {
  const { title } = (await lender.read(uuid)).facts.verification;
  if (!title?.found) throw new Error('Nothing was found');
  const facts = [{ type: 'titleProgressed', ...title, stage: 'COMPLETE', found: change(title.found) }] as const;
  await record(lender.ctx, uuid, { by: { actor: 'provider', ref: null, source: 'test' }, facts: [...facts] });
  await lender.drain(uuid);
  const { status, facts: f } = await lender.read(uuid);
  expect(status).toBe('DECLINED');
  return f.verification.terms?.reasons;
}

test(
  'a Texas homestead: an equity line found by the full title search is paid off and closed too, and one of this year, also released, leaves no line',
  async () => {
    const { uuid, jwt } = await lender.play('bonham', 'OFFER_SELECTION');
    await lienFound(uuid, 'NAV_BPO_ORDER_REQUEST');
    await driveTo(lender, uuid, 'REVISED_OFFER_SELECTION');
    const { body } = await lender.call('GET', onApplication(uuid, 'offers'), { jwt });
    expect(body).toMatchObject({
      liabilities: expect.arrayContaining([
        expect.objectContaining({ creditor: 'Pecan Valley Bank', payOff: expect.objectContaining({ required: true }) }),
      ]),
    });
    await driveTo(lender, uuid, 'FINAL_OFFER');
    const { facts } = await lender.read(uuid);
    expect([facts.selection?.payoffs.length, Object.values(facts.verification.payoffs).length]).toEqual([2, 2]);
    expect(linesToClose(facts).map(({ lenderName }) => lenderName)).toEqual(['Granite Credit Union', 'Pecan Valley Bank']);
    expect(lienPosition(facts)).toBe(1);
    const spring = addDays(dayAtProperty(facts, lender.ctx.clock.now(uuid)), -150);
    expect(
      await foundInstead(uuid, (found) => found.map((lien) => ({ ...lien, originationDate: spring, recordedReleased: true }))),
    ).toEqual(['EQUITY_LOAN_WITHIN_YEAR']);
  },
  MINUTES,
);

test(
  'a line of credit found by the full title search counts at its limit, and every lien found counts for the position: behind two nothing is offered',
  async () => {
    const { uuid } = await lender.play('york', 'OFFER_SELECTION', [], 'MAIN_NY');
    await lienFound(uuid, 'FINAL_TITLE_PROCESSING');
    await driveTo(lender, uuid, 'FINAL_OFFER');
    const after = await lender.read(uuid);
    expect(verifiedInput(after, () => '').liens).toMatchObject([{ balance: 8_200, limit: 30_000, heloc: true }]);
    expect([lienPosition(after.facts), (await lender.read(uuid)).facts.verification.title?.newLiens]).toEqual([2, 8_200]);
    expect(await foundInstead(uuid, (found) => found.flatMap((lien) => [lien, { ...lien, id: `${lien.id}-2` }]))).toEqual(['LIENS_AHEAD']);
  },
  MINUTES,
);

test(
  'a Texas homestead in a flood zone does not close before its notice had ten days; staff acknowledge nothing for the borrower, and say at whose office it closed',
  async () => {
    const { uuid, jwt } = await lender.play('houston', 'MANUAL_DEED_SIGNING');
    const { flood } = (await lender.read(uuid)).facts.verification;
    const happened = async (fact: Fact) => {
      await record(lender.ctx, uuid, { by: { actor: 'provider', ref: null, source: 'test' }, facts: [fact] });
      await lender.drain(uuid);
      return lender.read(uuid);
    };
    const inZone = { ...(flood ?? expect.fail('the zone is not known')), zone: 'AE', sfha: true };
    expect((await happened({ type: 'floodDetermined', ...inZone })).status).toBe('NOTARY_WAITING_PERIOD');
    const now = lender.ctx.clock.now(uuid);
    const documents = [{ kind: 'FLOOD_NOTICE', sha256: 'f'.repeat(64), copies: 1, mailingId: null }];
    const { facts } = await happened({ type: 'documentsSent', to: 'borrower', how: 'ELECTRONIC', at: now.toISOString(), documents });
    expect(facts.closing.waiting).toMatchObject({ earliestClosing: addDays(dayAtProperty(facts, now), 10), over: false });
    expect(isFloodNoticed(facts, addDays(dayAtProperty(facts, now), 9))).toBe(false);
    await lender.ctx.clock.advance(10 * 86_400_000, uuid);
    await sweepTimers(lender.ctx, uuid);
    await driveTo(lender, uuid, 'TRUST_AND_INSURANCE');
    expect((await lender.call('GET', onApplication(uuid, 'insurance'), { jwt })).body).toMatchObject({ floodNotice: 'NOTICE_GIVEN' });
    const day = (days: number) => addDays(now.toISOString().slice(0, 10), days);
    const policy = { carrier: 'Hearth Mutual', policyNumber: 'HM-1', dwellingCoverage: 400_000, effective: day(-9), expires: day(300) };
    const body = { ...policy, flood: { ...policy, dwellingCoverage: 250_000 } };
    await lender.call('PUT', onApplication(uuid, 'insurance'), { jwt, body });
    await driveTo(lender, uuid, 'MANUAL_DEED_SIGNING');
    await lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body: { action: 'acknowledge-value' } });
    await expect(staffAction(lender.ctx, uuid, { action: 'record-manual-deed' })).rejects.toMatchObject({ errors: [{ field: 'office' }] });
    await lender.call('POST', `/sandbox/applications/${uuid}/staff`, { body: { action: 'record-manual-deed', office: 'ATTORNEY' } });
    const closed = (await lender.read(uuid)).facts.closing;
    expect([closed.office?.office, closed.floodAcknowledged]).toEqual(['ATTORNEY', false]);
  },
  MINUTES,
);
