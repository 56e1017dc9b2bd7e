/** Every caller meets the same refusal: who brings a fact that ends an application makes no difference, at no status. */
import type { Application, Connection } from '@hearthline/database/stores/application/application.ts';
import {
  APPLICATIONS,
  ENDING_ACTS,
  SETTINGS,
  TODAY,
  WAYS_OF_MONEY,
  withMoney,
} from '@hearthline/journey/application/testing/ending-acts.ts';
import { isClosed, statusOf } from '@hearthline/journey/checklist.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { ACTORS, type Actor } from '@hearthline/rules/enums.ts';
import { expect, test } from 'vitest';
import { isAllowed, outOfOrder, requireMayFollow } from './allowed.ts';

/** The rules of endings ask no database. */
const NONE = null as unknown as Connection;
const refusal = async (facts: Facts, fact: Fact, actor: Actor): Promise<unknown> => {
  const status = statusOf(facts, SETTINGS);
  const application = { status, version: 1, facts } as Application;
  return requireMayFollow(NONE, application, { facts, status, fact, actor, today: TODAY }).then(
    () => null,
    ({ why }: { readonly why: unknown }) => why,
  );
};

/**
 * The applications that have not ended, with their status, each as it is after every way in which money may have left: made once, as what follows from
 * facts is kept with them.
 */
const PAID = APPLICATIONS.filter((f) => !isClosed(f)).map((f) => ({
  f,
  status: statusOf(f, SETTINGS),
  paid: WAYS_OF_MONEY.map((sent) => withMoney(f, sent)),
}));
const ENDED = APPLICATIONS.filter(isClosed);
const STATUSES = new Set(PAID.map(({ status }) => status));

test.each(ACTORS.flatMap((actor) => Object.entries(ENDING_ACTS).map(([name, act]) => [actor, name, act] as const)))(
  'the %s: %s, never after money was sent and never twice, at every status',
  async (actor, _, act) => {
    const wrong: unknown[] = [];
    for (const f of ENDED) if ((await refusal(f, act(f), actor)) !== 'ENDED') wrong.push(f);
    for (const { f, status, paid } of PAID) {
      const fact = act(f);
      for (const one of paid) if ((await refusal(one, fact, actor)) !== 'MONEY_LEFT') wrong.push([status, one.closing]);
    }
    expect(wrong).toEqual([]);
    expect(ENDED.length).toBeGreaterThan(10);
    expect(STATUSES.size).toBeGreaterThan(60);
  },
);

test.each(ACTORS)('what a member of the staff asked for is not cleared by the product: %s', async (actor) => {
  const [f] = APPLICATIONS.filter((one) => !isClosed(one));
  const asked = { id: 'asked', category: 'BANK_ACCOUNT_FRAUD_REVIEW', openedBy: 'staff' } as const;
  const cleared: Fact = { type: 'conditionCleared', conditionId: asked.id };
  const isProduct = actor === 'automation' || actor === 'provider';
  expect(await refusal({ ...f, openConditions: [asked] } as Facts, cleared, actor)).toBe(isProduct ? 'ASKED_BY_STAFF' : null);
});

test('an operation is allowed always, while the application is open, or in the statuses that it names', () => {
  const at = (status: Application['status'], active: boolean) => ({ status, active });
  const asked = [at('OFFER_SELECTION', true), at('FINAL_OFFER', true), at('CANCELLED', false)];
  expect(asked.map((one) => isAllowed('always', one))).toEqual([true, true, true]);
  expect(asked.map((one) => isAllowed('open', one))).toEqual([true, true, false]);
  expect(asked.map((one) => isAllowed(['OFFER_SELECTION', 'CANCELLED'], one))).toEqual([true, false, true]);
});

test('who comes out of order reads what is open to them, and that an ended application is not changed any more', () => {
  const said = (status: Application['status'], active: boolean, to: Actor = 'borrower') =>
    outOfOrder({ status, active, version: 3 }, to).message;
  const [borrower, signer, ended] = [said('OFFER_SELECTION', true), said('OFFER_SELECTION', true, 'signer'), said('CANCELLED', false)];
  expect(borrower).toMatch(/^This step is not open now\. /);
  expect(borrower).not.toContain('We tell you when there is something for you to do.');
  expect(signer).toBe('This step is not open now. We tell you when there is something for you to do.');
  expect(said('OFFER_SELECTION', true, 'staff')).toBe(borrower);
  expect(ended).toBe('This application has ended. It cannot be changed any more.');
});
