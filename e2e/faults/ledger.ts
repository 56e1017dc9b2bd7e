/** Compares the vendors' ledgers with the applications: the product knows every effect, and none happened twice. */
import type { Fact } from '@hearthline/journey/facts/fact.ts';

import type { Effect } from './simulators.ts';

type Of<T extends Fact['type']> = Extract<Fact, { type: T }>;
const all = <T extends Fact['type']>(facts: readonly Fact[], type: T) => facts.filter((f): f is Of<T> => f.type === type);

/** One order with a vendor, as the product stores it. */
export type Order = { readonly step: string; readonly subject: string; readonly turn: number };

/** A key of server/engine/step.ts: uuid:step:number, and a subject where one job has several. */
const ORDER_KEY = /^[0-9a-f-]{36}:([a-z-]+):(\d+)(?::(.*))?$/;
/** Effects that belong to an order (preparations and questions): only the order itself is counted. */
const PARTS_OF_ORDERS: ReadonlySet<string> = new Set([
  'ACCOUNT',
  'AUTHORIZATION',
  'DOCUMENT',
  'ACTIVATION',
  'RECALL',
  'VALUATION_CANCEL',
  'DEPOSIT',
]);

const softPulls = (f: readonly Fact[]) => all(f, 'softCreditReceived').length + all(f, 'creditRefreshed').length;

/** How often a vendor may have had an effect for one application, by the application's facts. */
const ALLOWED: Readonly<Record<string, { readonly least: (f: readonly Fact[]) => number; readonly most: (f: readonly Fact[]) => number }>> =
  {
    SOFT_PULL: {
      least: softPulls,
      most: (f) => softPulls(f) + failed(f, 'soft-credit') + failed(f, 'credit-refresh'),
    },
    HARD_PULL: {
      least: (f) => all(f, 'hardCreditReceived').length,
      most: (f) => all(f, 'hardCreditReceived').length + failed(f, 'hard-credit'),
    },
    PACKAGE: {
      least: (f) => all(f, 'recordingProgressed').filter((r) => r.stage === 'SUBMITTED').length,
      most: (f) => 1 + all(f, 'recordingProgressed').filter((r) => r.stage === 'REJECTED').length,
    },
    // An application that ended without a line may have one more, whose result is not needed any more.
    FLOOD_DETERMINATION: {
      least: (f) => all(f, 'floodDetermined').length,
      most: (f) => all(f, 'floodDetermined').length + failed(f, 'flood') + (all(f, 'completed').length === 0 ? 1 : 0),
    },
    // A card is charged once, and only for a payment that the application knows.
    CONFIRM: { least: (f) => all(f, 'appraisalPaid').length, most: (f) => all(f, 'appraisalPaid').length },
    INQUIRY: { least: (f) => all(f, 'identitySubmitted').length, most: (f) => all(f, 'identitySubmitted').length + 1 },
  };
const failed = (facts: readonly Fact[], step: string) => all(facts, 'workFailed').filter((w) => w.step === step).length;

/** The discrepancies of one application; `counts` collects how many effects of each kind were compared. */
export function ledgerProblems(
  facts: readonly Fact[],
  orders: readonly Order[],
  effects: readonly Effect[],
  counts: Record<string, number>,
): string[] {
  const wrong: string[] = [];
  const by = Map.groupBy(effects, ({ kind }) => kind);
  for (const [kind, some] of by) counts[kind] = (counts[kind] ?? 0) + some.length;
  for (const [kind, { least, most }] of Object.entries(ALLOWED)) {
    const count = by.get(kind)?.length ?? 0;
    if (count < least(facts) || count > most(facts))
      wrong.push(`${kind} ${count} times at the vendor, ${least(facts)} to ${most(facts)} by the application`);
  }

  const known = new Set(orders.map(({ step, subject, turn }) => `${step} ${turn} ${subject}`));
  const steps = new Set(orders.map(({ step }) => step));
  for (const { kind, key, vendor } of effects) {
    const [, step = '', number = '', subject = ''] = ORDER_KEY.exec(key) ?? [];
    if (!steps.has(step) || PARTS_OF_ORDERS.has(kind)) continue;
    if (!known.has(`${step} ${number} ${subject}`)) wrong.push(`${vendor} has an order that the product does not know: ${kind} ${key}`);
  }

  const payouts = (by.get('TRANSFER') ?? []).filter(({ key }) => key.includes(':disbursement-result:')).length;
  const sent = all(facts, 'disbursementProgressed');
  const returned = sent.filter((d) => d.stage === 'RETURNED').length;
  if (payouts > 1 + returned) wrong.push(`the money was sent ${payouts} times, and returned ${returned} times`);
  if (all(facts, 'completed').length === 1 && sent.filter((d) => d.stage === 'SETTLED').length !== 1)
    wrong.push('it is complete, and the money did not arrive exactly once');
  for (const [debt, some] of Map.groupBy(
    (by.get('TRANSFER') ?? []).filter(({ key }) => key.includes(':debt-payoff:')),
    ({ key }) => ORDER_KEY.exec(key)?.[3],
  ))
    if (some.length > 1) wrong.push(`debt ${debt} was paid ${some.length} times`);
  return wrong;
}
