/**
 * Every path an application can take, searched over the tables: results of due jobs, timers, consequences, and facts recorded by people. It
 * keeps no list of statuses and their successors: remove a row from a table and the search no longer finds what it led to.
 */
import { chosenPayoffs } from '../../selectors.ts';
import fc from 'fast-check';
import { STEPS, stepOf, workDue } from '../../checklist.ts';
import type { Facts } from '../../facts.ts';
import type { Fact, FactType } from '../../facts/fact.ts';
import { SIGNED_APPLICATION, TEXAS_COSTS, TEXAS_NOTICE } from '../../steps/copies.ts';
import { CHECK_KINDS } from '../../facts/verification.ts';
import { WORK_STEPS } from '../../facts/work-steps.ts';
import { VERIFICATION_STEPS, stoppedChecks } from '../../steps/verification.ts';
import { CLOSING_STEPS } from '../../steps/closing.ts';
import { BORROWER_PARTY, mayCancel } from '../../steps/rescission.ts';
import type { Step } from '../../steps/step.ts';
import type { ChecklistStatus } from '../../statuses.ts';
import { apply } from '../apply.ts';
import { consequencesOf } from '../consequences.ts';
import type { TimerRow } from '../notice-timers.ts';
import { TIMERS } from '../timers.ts';
import { ANSWERS, BY_TYPE } from './any-fact.ts';
import { MANUAL_FACTS } from './manual-facts.ts';
import { foldedFacts, some } from './sample-facts.ts';

export type Tables = {
  readonly manualFacts: Partial<Record<ChecklistStatus, readonly FactType[]>>;
  readonly timers: readonly TimerRow[];
  readonly answers: Partial<Record<keyof typeof ANSWERS, fc.Arbitrary<Fact>>>;
};
export const TABLES: Tables = { manualFacts: MANUAL_FACTS, timers: TIMERS, answers: ANSWERS };

const SETTINGS = { orgCode: 'MAIN', settingsVersion: 1 };
const TODAY = '2026-01-05';
const SEED = 7;
/** Values tried of each kind of fact. */
const TRIED = 50;
/** Applications kept at each step to continue from, each of another shape. */
const KEPT = 6;
/** Applications explored that consequences lead on from immediately. */
const PASSING = 2;
/** Consecutive facts that may be needed to leave a status. */
const DEEPEST = 4;
/** Applications continued after each fact, each of another shape. */
const WIDEST = 200;
/** Expired items are requested again: this starts a period anew and is no way out of the status. */
const RUNS_OUT = /-(expires?|lapse|notice)$|^(reminder|incompleteness)-/;
const CLOSED: ReadonlySet<ChecklistStatus> = new Set(['CANCELLED', 'DECLINED']);

const pools = new Map<fc.Arbitrary<Fact>, readonly Fact[]>();
/** The same few values of a kind each time. */
function valuesOf(any: fc.Arbitrary<Fact>): readonly Fact[] {
  const pool = pools.get(any) ?? fc.sample(any, { numRuns: TRIED, seed: SEED });
  pools.set(any, pool);
  return pool;
}

const after = (facts: Facts, done: readonly Fact[]): Facts => done.reduce(apply, facts);

const followOf = (facts: Facts): readonly Fact[] => consequencesOf(facts, SETTINGS, TODAY, () => 'a');

/** What may happen next: by jobs, by timers, by people. */
function* movesOf(facts: Facts, { manualFacts, timers, answers }: Tables): Generator<readonly Fact[]> {
  const { status } = stepOf(facts, SETTINGS);
  // Consequences are immediate: nothing comes between.
  const follow = followOf(facts);
  if (follow.length > 0) {
    yield follow;
    return;
  }
  for (const timer of timers)
    if (!RUNS_OUT.test(timer.name) && timer.runsFor(facts, status) !== null) yield timer.facts(facts, NOW, status);
  for (const { step, attempt } of workDue(facts)) {
    const any = answers[step];
    if (!any) continue;
    for (const fact of valuesOf(any)) yield wholeAnswer(facts, 'attempt' in fact ? { ...fact, attempt } : fact);
    yield [{ type: 'workFailed', step, attempt, kind: 'ERROR', code: 'TIMEOUT' }];
  }
  for (const type of manualFacts[status] ?? []) yield* actsOf(facts, type);
}

const NOW = `${TODAY}T10:00:00.000Z`;
const COSTS = { kind: TEXAS_COSTS, version: '1', sha256: 'costs', storageKey: 'costs' };
/** What the law of Texas has an owner receive. */
const sentTo = (to: string): Fact => ({
  type: 'documentsSent',
  to,
  how: 'ELECTRONIC',
  at: NOW,
  documents: [TEXAS_NOTICE, TEXAS_COSTS, SIGNED_APPLICATION].map((kind) => ({
    kind,
    sha256: kind === TEXAS_COSTS ? COSTS.sha256 : kind,
    copies: 1,
    mailingId: null,
  })),
});

/** A job that makes several requests records all their results together. */
function wholeAnswer(facts: Facts, fact: Fact): readonly Fact[] {
  // A result matches its request.
  if (fact.type === 'valuationProgressed') {
    const { stage, value } = fact;
    return [{ ...fact, product: facts.verification.valuation.wanted ?? fact.product, value: stage === 'COMPLETE' ? (value ?? 1) : value }];
  }
  // Documents are delivered with the fact that they were made.
  if (fact.type === 'documentsMade') return [sentTo(BORROWER_PARTY), { ...fact, documents: [...fact.documents, COSTS] }];
  if (fact.type === 'hardCreditReceived') return [{ ...fact, score: null }];
  if (fact.type === 'notarySessionFailed') return [{ ...fact, reason: 'NO_NOTARY' }];
  if (fact.type === 'checkMade') return CHECK_KINDS.map((kind) => ({ ...fact, kind }));
  const debts = chosenPayoffs(facts);
  if (fact.type === 'payoffAsked' || fact.type === 'payoffLetterReceived') return debts.map((debtId) => ({ ...fact, debtId }));
  if (fact.type === 'payoffProgressed') return debts.map((debtId) => ({ ...fact, debtId }));
  return [fact];
}

/** Facts of a kind that people may record: only failed jobs are retried, only named signers sign, only open conditions are cleared. */
function* actsOf(facts: Facts, type: FactType): Generator<readonly Fact[]> {
  if (type === 'workRestarted') {
    for (const step of WORK_STEPS) if (facts.steps[step].failed) yield [{ type, step }];
    return;
  }
  // Staff send what an owner has not been sent.
  if (type === 'documentsSent') {
    yield mayCancel(facts).map(sentTo);
    return;
  }
  if (type === 'checkCleared') {
    yield stoppedChecks(facts).map((kind) => ({ type, kind }));
    return;
  }
  for (const fact of valuesOf(BY_TYPE[type])) {
    if (fact.type === 'consentGiven') yield [{ ...fact, consentType: facts.selection ? 'HARD_CREDIT' : 'SOFT_CREDIT' }];
    else if ('signerId' in fact && fact.type !== 'signerNamed')
      yield facts.verification.signers.map(({ id }) => ({ ...fact, signerId: id }));
    else yield [fact];
  }
}

/** Which values are known, not the values themselves. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return value.length > 0 ? '+' : '0';
  if (typeof value === 'string') return /^[A-Z_]+$/.test(value) ? value : '.';
  if (value === null || typeof value !== 'object') return value === null || value === false ? '-' : value === true ? '!' : '.';
  return Object.entries(value)
    .map(([name, part]) => `${name}${shapeOf(part)}`)
    .join();
}

/** What distinguishes applications at a step: the findings of its own phase. */
function whatCounts(row: Step, { verification, closing, selection, openConditions, steps: _, underwriting, ...early }: Facts): unknown {
  if (CLOSING_STEPS.includes(row))
    return { closing, signers: verification.signers, letters: verification.payoffs, disbursement: verification.disbursement };
  if (VERIFICATION_STEPS.includes(row)) return { ...verification, payoffs: selection?.payoffs, pay: selection?.payType, openConditions };
  return { ...early, decision: underwriting?.decision };
}

const hasPayoffs = (f: Facts): boolean => chosenPayoffs(f).length > 0;
const rowOf = (facts: Facts): Step => stepOf(facts, SETTINGS);
const stands = (row: Step, facts: Facts): boolean => row.applies(facts, SETTINGS) && !row.done(facts, SETTINGS);

/** Initial applications, one for every variant. */
const STARTS: readonly Facts[] = [
  ...(
    [
      {},
      { state: 'TX' },
      { state: 'GA' },
      { occupancy: 'SECONDARY' },
      { isCrypto: true },
      { isMerchant: true },
      { employmentType: 'RETIRED' },
    ] as const
  ).map((given) => foldedFacts(some('applicationCreated', given))),
  foldedFacts(some('applicationCreated'), { type: 'signerNamed', signerId: 'a', role: 'CO_SIGNER' }),
];

/** Applications at every step reachable from one start, by step; two failures are steps of their own. */
function applicationsFrom(start: Facts, tables: Tables): ReadonlyMap<Step, readonly Facts[]> {
  const found = new Map<Step, Facts[]>();
  const waiting = new Map<Step, Facts[]>();
  const visits = new Map<Step, number>();
  const shapes = new Set<string>();
  const keep = (come: Facts): void => {
    let facts = come;
    for (let follow = followOf(facts); follow.length > 0; follow = followOf(facts)) {
      const passing = rowOf(facts);
      const applications = found.get(passing) ?? [];
      if (applications.length < PASSING) found.set(passing, [...applications, facts]);
      facts = after(facts, follow);
    }
    const row = rowOf(facts);
    const applications = found.get(row) ?? [];
    const withPayoffs = hasPayoffs(facts);
    if (applications.filter((f) => hasPayoffs(f) === withPayoffs).length >= KEPT) return;
    const shape = `${STEPS.indexOf(row)}${shapeOf(whatCounts(row, facts))}`;
    if (shapes.has(shape)) return;
    shapes.add(shape);
    found.set(row, [...applications, facts]);
    waiting.set(row, [...(waiting.get(row) ?? []), facts]);
  };
  keep(start);
  // The least explored step comes first, so that the search goes deep before it goes wide.
  for (;;) {
    const [row] =
      [...waiting]
        .filter(([, applications]) => applications.length > 0)
        .toSorted(([a], [b]) => (visits.get(a) ?? 0) - (visits.get(b) ?? 0))[0] ?? [];
    const facts = row && waiting.get(row)?.shift();
    if (!row || !facts) break;
    visits.set(row, (visits.get(row) ?? 0) + 1);
    if (!CLOSED.has(row.status)) for (const move of movesOf(facts, tables)) keep(after(facts, move));
  }
  return found;
}

/** Applications at every reachable step, by step. */
export function applicationsBySteps(tables: Tables = TABLES): ReadonlyMap<Step, readonly Facts[]> {
  const found = new Map<Step, readonly Facts[]>();
  for (const start of STARTS)
    for (const [row, applications] of applicationsFrom(start, tables)) found.set(row, [...(found.get(row) ?? []), ...applications]);
  return found;
}

/** Whether the application can leave its step for another status than an end by refusal. */
export function leaves(come: Facts, tables: Tables = TABLES): boolean {
  const row = rowOf(come);
  const goesOn = (then: Facts, stood: boolean): boolean => !stood && rowOf(then).status !== row.status && !CLOSED.has(rowOf(then).status);
  let here: readonly Facts[] = [come];
  for (let follow = followOf(come); follow.length > 0; follow = followOf(here[0] ?? come)) here = [after(here[0] ?? come, follow)];
  // An immediate consequence counts as a way out, whatever follows.
  if (here.some((application) => goesOn(application, false))) return true;
  for (let depth = 0; depth < DEEPEST; depth++) {
    const next = new Map<string, Facts>();
    for (const application of here)
      for (const move of movesOf(application, tables)) {
        const then = after(application, move);
        if (goesOn(then, stands(row, then))) return true;
        if (rowOf(then).status === row.status) next.set(shapeOf(then), then);
      }
    here = [...next.values()].slice(0, WIDEST);
  }
  return false;
}
