import { barsOfTexas } from '../prequalification/texas-equity.ts';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PersonaExtra } from '@hearthline/sandbox/personas.ts';
import { driveTo, type Turns } from '@hearthline/sandbox/testing/driver.ts';
import { send } from '@hearthline/sandbox/borrower.ts';
import { record } from '../../engine/record.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { releaseOrders } from '../../engine/order.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const MINUTES = 120_000;

/** Plays a persona to its offers, drives it on, and returns the statuses after them. */
async function drive(
  persona: string,
  until: Parameters<typeof driveTo>[2],
  { modifiers = [], ...otherwise }: { modifiers?: readonly string[]; extra?: PersonaExtra; turns?: Turns } = {},
) {
  const { uuid } = await lender.play(persona, 'OFFER_SELECTION', modifiers);
  const statuses = await driveTo(lender, uuid, until, otherwise);
  return { uuid, statuses: statuses.slice(statuses.indexOf('OFFER_SELECTION')) };
}

const onlyOf = (statuses: readonly string[], what: RegExp) => statuses.filter((s) => what.test(s));

describe('verification', () => {
  test(
    'a credit file frozen to hard inquiries waits for the borrower, twice',
    async () => {
      const { uuid, statuses } = await drive('hardy', 'INCOME_VERIFICATION');
      expect(onlyOf(statuses, /HARD/)).toEqual([
        'HARD_CREDIT_PULL',
        'HARD_CREDIT_LOCKED_OR_FROZEN',
        'HARD_CREDIT_PULL',
        'HARD_CREDIT_LOCKED_OR_FROZEN',
        'HARD_CREDIT_PULL',
      ]);
      const pulls = lender.vendors.creditBureau.ledger().filter(({ kind, key }) => kind === 'HARD_PULL' && key.startsWith(uuid));
      expect(pulls.map(({ key }) => key)).toEqual([1, 2, 3].map((attempt) => `${uuid}:hard-credit:${attempt}`));
    },
    MINUTES,
  );

  test(
    'the borrower reads that the file is frozen to the hard inquiry, though the soft one was answered',
    async () => {
      const { uuid } = await lender.play('hardy', 'HARD_CREDIT_LOCKED_OR_FROZEN');
      const reply = await lender.app.inject({
        url: `/service-application/api/v1/application/heloc/${uuid}`,
        headers: { authorization: `Bearer ${lender.played.get(uuid)?.jwt ?? ''}` },
      });
      expect(reply.json()).toMatchObject({ credit: { state: 'FROZEN', tries: 0 } });
    },
    MINUTES,
  );

  test(
    'without comparable sales the valuation escalates step by step to an appraisal',
    async () => {
      const { uuid, statuses } = await drive('onsite', 'FINAL_OFFER');
      expect(onlyOf(statuses, /NAV|ONSITE/)).toEqual([
        'NAV_BPO_ORDER_REQUEST',
        'NAV_BPO_ORDERED',
        'NAV_BPO_FAILED',
        'NAV_RESI_EVAL_ORDERED',
        'NAV_RESI_EVAL_FAILED',
        'ONSITE_APPRAISAL_REQUEST',
        'ONSITE_APPRAISAL_PAYMENT',
        'ONSITE_APPRAISAL_PENDING',
      ]);
      const { facts } = await lender.read(uuid);
      expect(facts.verification.valuation.last).toMatchObject({
        product: 'ONSITE',
        stage: 'COMPLETE',
        value: facts.verification.valuation.agreed,
      });
    },
    MINUTES,
  );

  test(
    'income below the stated amount leads to revised offers, and the choice of one to final terms',
    async () => {
      const { uuid, statuses } = await drive('mismatch', 'NOTE_SIGNING');
      expect(onlyOf(statuses, /OFFER/)).toEqual(['OFFER_SELECTION', 'REVISED_OFFER_SELECTION', 'FINAL_OFFER']);
      const verified = (await lender.log(uuid)).filter((f) => f.type === 'termsVerified');
      expect(verified.map(({ decision, subDecision }) => [decision, subDecision])).toEqual([
        ['SELECT', 'VERIFIED_DTI_LIMITED'],
        ['FINAL', 'FINAL_OFFER'],
      ]);
    },
    MINUTES,
  );

  test(
    'an application without income is declined for it',
    async () => {
      const { uuid } = await drive('mismatch', 'DECLINED', { modifiers: ['reserve'] });
      const { facts } = await lender.read(uuid);
      expect(facts.verification.terms).toMatchObject({ decision: 'DECLINE', reasons: ['INCOME_LOW'], dtiDecline: true });
      expect(facts.noticeQueued?.reasons).toEqual(['INCOME_LOW']);
    },
    MINUTES,
  );

  test(
    'pay without an employer leads to a call to the employer, which takes hours',
    async () => {
      const { uuid, statuses } = await drive('stubb', 'IDENTITY_VERIFICATION');
      expect(statuses).toContain('EMPLOYMENT_VERIFICATION');
      expect(lender.vendors.checks.ledger().filter(({ key }) => key.startsWith(`${uuid}:employment`))).toHaveLength(1);
    },
    MINUTES,
  );

  test(
    'a blurred ID is uploaded again, a wrong name is reviewed by staff',
    async () => {
      // No action of staff asks for another picture yet: the person who compares the names refuses this one.
      const turns: Turns = {
        IDENTITY_VERIFICATION: async (actor, application) =>
          application.facts.verification.identity.verification === 'PENDING_REVIEW'
            ? record(lender.ctx, application.uuid, {
                by: { actor: 'staff', ref: null, source: 'test' },
                facts: [{ type: 'identityReviewed', verification: 'FAILED_VERIFICATION' }],
              })
            : send(actor, 'identity', application),
      };
      const { uuid } = await drive('blurry', 'FINAL_OFFER', { turns });
      const checked = (await lender.log(uuid)).filter((f) => f.type === 'identityChecked');
      expect(checked.map(({ verification, reason }) => [verification, reason])).toEqual([
        ['FAILED_VERIFICATION', 'BLURRY'],
        ['PENDING_REVIEW', 'NAME_MISMATCH'],
        ['VERIFIED', null],
      ]);
    },
    MINUTES,
  );

  test(
    'a watchlist match is reviewed by staff',
    async () => {
      const { uuid } = await drive('happy', 'FACTA_REVIEW', { modifiers: ['ofac'] });
      expect((await lender.read(uuid)).facts.verification.checks.WATCHLIST).toEqual({
        clear: false,
        reason: 'POSSIBLE_MATCH',
        cleared: false,
      });
    },
    MINUTES,
  );

  test(
    'a flood determination under research delays nothing until the closing',
    async () => {
      const { uuid } = await lender.play('flood', 'OFFER_SELECTION');
      await driveTo(lender, uuid, 'FINAL_OFFER');
      expect((await lender.read(uuid)).facts.verification.flood).toBeNull();
      const statuses = await driveTo(lender, uuid, 'NOTE_SIGNING');
      expect(statuses).toContain('WAITING_FOR_FLOOD_CERT');
      const { facts } = await lender.read(uuid);
      expect(facts.verification.flood).toMatchObject({ zone: 'AE', sfha: true });
      expect(facts.verification.packages.CLOSING?.documents.map((d) => d.kind)).toEqual([
        'ACCOUNT_OPENING_DISCLOSURES',
        'LINE_AGREEMENT',
        'FLOOD_NOTICE',
      ]);
    },
    MINUTES,
  );

  test(
    'a home in trust gets a full title search',
    async () => {
      const { statuses } = await drive('trust', 'FINAL_OFFER');
      expect(onlyOf(statuses, /TITLE/)).toEqual(['ORDER_FULL_TITLE', 'FINAL_TITLE_REQUEST', 'FINAL_TITLE_PROCESSING']);
    },
    MINUTES,
  );
});

describe('the closing', () => {
  test(
    'returned money is sent to another account, once',
    async () => {
      const { uuid, statuses } = await drive('happy', 'COMPLETE', { modifiers: ['achr03'] });
      expect(onlyOf(statuses, /DISBURSEMENT|FUNDING|COMPLETE/)).toEqual([
        'DISBURSEMENT_ACCOUNT',
        'FUNDING_DECISION',
        'DISBURSEMENT_ACCOUNT',
        'FUNDING_DECISION',
        'COMPLETE',
      ]);
      const sent = (await lender.log(uuid)).filter((f) => f.type === 'disbursementProgressed');
      expect(sent.map(({ stage, code }) => [stage, code])).toEqual([
        ['SENT', null],
        ['RETURNED', 'R03'],
        ['SENT', null],
        ['SETTLED', null],
      ]);
      expect(new Set(sent.map(({ amount }) => amount)).size).toBe(1);
      expect(lender.vendors.moneyMovement.ledger().filter(({ kind, key }) => kind === 'TRANSFER' && key.includes(uuid))).toHaveLength(2);
    },
    MINUTES,
  );

  test(
    'a deed that the county rejects is corrected and submitted again',
    async () => {
      const { uuid } = await drive('happy', 'COMPLETE', { modifiers: ['recreject'] });
      const recorded = (await lender.log(uuid)).filter((f) => f.type === 'recordingProgressed');
      expect(recorded.map(({ stage, reason }) => [stage, reason])).toEqual([
        ['SUBMITTED', null],
        ['REJECTED', 'MARGINS'],
        ['SUBMITTED', null],
        ['RECORDED', null],
      ]);
      expect(new Set(recorded.map(({ packageRef }) => packageRef)).size).toBe(2);
    },
    MINUTES,
  );

  test(
    'failed identity questions, twice, lead to an in-person notary',
    async () => {
      const { statuses } = await drive('notary', 'TRUST_AND_INSURANCE');
      expect(onlyOf(statuses, /NOTARY|DEED/)).toEqual(['NOTARY_DISCLOSURE', 'WAITING_FOR_NOTARY', 'DEED_SIGNING', 'MANUAL_DEED_SIGNING']);
    },
    MINUTES,
  );

  test(
    'a Texas homestead waits 12 days, is valued by an evaluation and never by a broker, and closes at a title office',
    async () => {
      const { uuid, statuses } = await drive('houston', 'RESCISSION');
      expect(onlyOf(statuses, /NAV|NOTARY|DEED/)).toEqual([
        'NAV_BPO_ORDER_REQUEST',
        'NAV_RESI_EVAL_ORDERED',
        'NAV_RESI_EVAL_PROCESSING',
        'NAV_RESI_EVAL_COMPLETE',
        'NOTARY_WAITING_PERIOD',
        'NOTARY_DISCLOSURE',
        'MANUAL_DEED_SIGNING',
      ]);
      const { facts } = await lender.read(uuid);
      expect(facts.closing.notary.checked).toMatchObject({ eligible: false, reason: 'TEXAS_OFFICE' });
    },
    MINUTES,
  );

  test(
    'in Texas nothing is signed before one meeting at an office, and the old equity line is paid off',
    async () => {
      const { uuid } = await lender.play('bonham', 'NOTARY_WAITING_PERIOD');
      const waiting = (await lender.read(uuid)).facts;
      const kinds = (made?: { readonly documents: readonly { readonly kind: string; readonly sha256: string }[] }) =>
        made?.documents.map(({ kind }) => kind);
      const { packages } = waiting.verification;
      expect([kinds(packages.APPLICATION), kinds(packages.CLOSING)]).toEqual([
        expect.arrayContaining(['APPLICATION_DISCLOSURES', 'TEXAS_EQUITY_NOTICE']),
        expect.arrayContaining(['TEXAS_CLOSING_COSTS']),
      ]);
      expect(new Set(packages.APPLICATION?.documents.map(({ sha256 }) => sha256)).size).toBe(packages.APPLICATION?.documents.length);

      await driveTo(lender, uuid, 'MANUAL_DEED_SIGNING');
      const before = (await lender.read(uuid)).facts;
      expect([before.verification.signed.CLOSING, before.verification.signers.map(({ signed }) => signed)]).toEqual([undefined, [false]]);
      await driveTo(lender, uuid, 'COMPLETE');
      const { facts } = await lender.read(uuid);
      expect(facts.closing.office).toMatchObject({ office: 'TITLE_COMPANY' });
      expect(facts.verification.signers.map(({ signed }) => signed)).toEqual([true]);
      const signed = await lender.ctx.pool.query<{ kind: string; who: string }>(
        "select record->>'documentKind' as kind, record->'signer'->>'name' as who from esign_evidence where application_uuid = $1",
        [uuid],
      );
      const values = signed.rows.filter(({ kind }) => kind === 'TEXAS_FAIR_MARKET_VALUE').map(({ who }) => who);
      expect(values.toSorted()).toEqual(['James Bonham', 'Olive Officer, Vice President', 'Stella Bonham']);
      expect(Object.values(facts.closing.payoffs)).toEqual(['PAID_OFF']);
      expect(facts.closing.dates).toMatchObject({ by: 'PAYOUT', firstPayment: before.closing.dates?.firstPayment });
      // The year after the closing begins: the same people get no other line on the home.
      const again = { ...(await lender.read(uuid)), uuid: v7() };
      expect(await barsOfTexas(lender.ctx, again)).toEqual(['EQUITY_LOAN_WITHIN_YEAR']);
    },
    MINUTES,
  );

  test(
    'debts are paid by their payoff letters; the money for one that could not be paid is sent to the borrower',
    async () => {
      const { uuid, statuses } = await drive('payoff', 'COMPLETE');
      expect(onlyOf(statuses, /PAYOFF/)).toEqual(['PAYOFF_REQUEST', 'PAYOFF_REQUEST_PENDING', 'DIRECT_DEBT_PAYOFF']);
      const { facts } = await lender.read(uuid);
      expect(Object.values(facts.closing.payoffs).toSorted()).toEqual(['FAILED', 'PAID_OFF']);
      expect(facts.closing.disbursement?.amount).toBeGreaterThan(facts.selection?.cashToYou ?? Infinity);
    },
    MINUTES,
  );
});

describe('an application that ends while a vendor works', () => {
  test(
    'has its orders canceled, once',
    async () => {
      const { uuid } = await lender.play('houston', 'OFFER_SELECTION');
      await driveTo(lender, uuid, 'NAV_RESI_EVAL_ORDERED');
      await record(lender.ctx, uuid, {
        by: { actor: 'staff', ref: null, source: 'test' },
        facts: [{ type: 'cancelled', reason: 'WITHDRAWN', expired: false }],
      });
      expect(await releaseOrders(lender.ctx)).toBeGreaterThan(0);
      const cancelled = lender.vendors.valuation.ledger().filter(({ kind, key }) => kind === 'VALUATION_CANCEL' && key.startsWith(uuid));
      expect([cancelled.length, await releaseOrders(lender.ctx)]).toEqual([1, 0]);
    },
    MINUTES,
  );
});

test(
  'an expired payoff letter is requested again',
  async () => {
    const { uuid } = await drive('payoff', 'FUNDING_DECISION', { extra: { payOff: ['Lantern'] } });
    await lender.ctx.clock.advance(40 * 86_400_000, uuid);
    const statuses = await driveTo(lender, uuid, 'COMPLETE');
    expect(statuses.slice(statuses.lastIndexOf('FUNDABLE') + 1).filter((s) => /PAYOFF/.test(s))).toEqual([
      'DIRECT_DEBT_PAYOFF',
      'PAYOFF_REQUEST_PENDING',
      'DIRECT_DEBT_PAYOFF',
    ]);
    expect(lender.vendors.payoffLetters.ledger().filter(({ key }) => key.startsWith(uuid))).toHaveLength(2);
  },
  MINUTES,
);

test(
  'a creditor that refuses its letter is left out, and the borrower is told to keep paying that debt',
  async () => {
    const { uuid } = await drive('payoff', 'PAYOFF_REQUEST_PENDING', { extra: { payOff: ['SlowBank'] } });
    const body = { vendor: 'payoffLetters', outcome: 'CREDITOR_REFUSED' };
    expect(await lender.call('POST', `/sandbox/applications/${uuid}/orders`, { body })).toMatchObject({
      status: 200,
      body: { finished: 1 },
    });
    await driveTo(lender, uuid, 'NOTE_SIGNING');
    const { facts } = await lender.read(uuid);
    expect(facts.selection?.payoffs).toEqual([]);
    const { rows } = await lender.ctx.pool.query(
      "select 1 from outbox where application_uuid = $1 and channel = 'MAIL' and subject = 'One debt is not paid off by your line'",
      [uuid],
    );
    expect(rows).toHaveLength(1);
  },
  MINUTES,
);
