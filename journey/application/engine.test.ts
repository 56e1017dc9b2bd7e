import fc from 'fast-check';
import { CONDITION_CATEGORIES } from '@hearthline/rules/enums.ts';
import { describe, expect, test } from 'vitest';
import { ANSWERS, isClosed, statusOf, stepOf, STEPS, workDue } from '../checklist.ts';
import { clearsForStaff } from '../conditions.ts';
import { NO_FACTS, type Facts, type Settings } from '../facts.ts';
import { factSchema, type Fact } from '../facts/fact.ts';
import { WORK_STEPS, type WorkStep } from '../facts/work-steps.ts';
import { refundOwed } from '../steps/refunds.ts';
import { releaseTasks, unwindingTasks } from '../steps/rescission.ts';
import { statusAnswerSchema } from '../status-answer.ts';
import { CHECKLIST_STATUSES } from '../statuses.ts';
import { lateTasks } from './after-the-end.ts';
import { apply, replay } from './apply.ts';
import { consequencesOf } from './consequences.ts';
import { statusAnswer } from './decision.ts';
import { declineOf } from './decline.ts';
import { anyFact, anyLog } from './testing/any-fact.ts';
import { plainNext } from './testing/sample-facts.ts';
import { TIMERS } from './timers.ts';

const SETTINGS: Settings = { orgCode: 'MAIN', settingsVersion: 1 };
const TODAY = '2026-01-05';
const RUNS = { numRuns: 400 };
const MAX_CONSEQUENCES = 100;
const OFFER_CHOSEN = STEPS.findIndex((step) => step.status === 'COLLECT_ADDITIONAL_INFO');
/** The statuses of a chosen offer alone: where facts come in any order, the additional information may be there before the offer is. */
const AFTER_OFFER: ReadonlySet<string> = new Set(
  STEPS.slice(OFFER_CHOSEN).flatMap(({ status }) => (STEPS.slice(0, OFFER_CHOSEN).some((step) => step.status === status) ? [] : [status])),
);
/** Consequences that may move an application on; notices, conditions and tasks never do. */
const BY_RULE: ReadonlySet<Fact['type']> = new Set([
  'waitingPeriodStarted',
  'incomeVerified',
  'paystubsAsked',
  'signerInvited',
  'valuationAgreed',
  'valuationWanted',
  'cancelled',
  'manualNotaryChosen',
  'completed',
  'conditionCleared',
]);
/** The job each result fact belongs to. */
const JOB_OF: { readonly [T in Fact['type']]?: WorkStep } = {
  packageMade: 'pre-soft-package',
  softCreditReceived: 'soft-credit',
  parcelsFound: 'parcel',
  parcelDetailed: 'parcel',
  titleSnapshotReceived: 'title-snapshot',
  valuationReceived: 'valuation',
  noValueFound: 'valuation',
  underwritten: 'underwriting',
};
const jobOf = (fact: Fact) => (fact.type === 'workFailed' ? fact.step : JOB_OF[fact.type]);
/** The run of a job that a fact ends; a single parcel is found and read in the same run. */
const endedBy = (fact: Fact) =>
  !('attempt' in fact) || (fact.type === 'parcelsFound' && fact.candidates.length === 1) ? null : `${jobOf(fact)} ${fact.attempt}`;
const answerOf = (log: readonly Fact[]) => statusAnswer(replay(log), SETTINGS, log.length, '2026-01-05T10:00:00.000Z');

/** Whether nothing is left to do for a line that was canceled, or none was. */
const isUndone = ({ closing: { unwinding } }: Facts): boolean => unwinding === null || unwinding.done;

describe('any facts in any order', () => {
  test('the generator produces valid facts of every kind', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(anyFact, (fact) => {
        seen.add(factSchema.parse(fact).type);
      }),
      { numRuns: 2000, seed: 7 },
    );
    expect(seen.size).toBe(factSchema.options.length);
  });

  test('every log has a status and a valid status response', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        expect(CHECKLIST_STATUSES).toContain(statusOf(replay(log), SETTINGS));
        statusAnswerSchema.parse(answerOf(log));
      }),
      RUNS,
    );
  });

  test('the log replays to the same facts, also after a round through JSON', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(), (log, cut) => {
        const stored = log.map((fact) => factSchema.parse(JSON.parse(JSON.stringify(fact))));
        const at = cut % (log.length + 1);
        const resumed = log.slice(at).reduce(apply, JSON.parse(JSON.stringify(replay(log.slice(0, at)))) as Facts);
        expect(replay(stored)).toEqual(replay(log));
        expect(resumed).toEqual(replay(log));
      }),
      RUNS,
    );
  });

  test('facts are never mutated', () => {
    fc.assert(
      fc.property(anyLog, anyFact, (log, fact) => {
        const facts = replay(log);
        const before = structuredClone(facts);
        apply(facts, fact);
        expect(facts).toEqual(before);
      }),
      RUNS,
    );
  });

  test('a result of another attempt than the current one changes nothing', () => {
    const late = anyFact.filter((fact) => jobOf(fact) !== undefined);
    fc.assert(
      fc.property(anyLog, late, fc.integer({ min: 1, max: 3 }), (log, fact, by) => {
        const facts = replay(log);
        const attempt = facts.steps[jobOf(fact) ?? 'parcel'].attempt;
        expect(apply(facts, { ...fact, attempt: attempt - by } as Fact)).toBe(facts);
        expect(apply(facts, { ...fact, attempt: attempt + by } as Fact)).toBe(facts);
      }),
      RUNS,
    );
  });

  test('attempt numbers only grow: no request is repeated under an old key', () => {
    fc.assert(
      fc.property(anyLog, anyFact, (log, fact) => {
        const before = replay(log);
        const after = apply(before, fact);
        for (const step of WORK_STEPS) expect(after.steps[step].attempt).toBeGreaterThanOrEqual(before.steps[step].attempt);
      }),
      RUNS,
    );
  });

  test('an ended run of a job is never due again: a new request has a new key', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const ended = new Set<string>();
        let facts = NO_FACTS;
        for (const fact of log) {
          const next = apply(facts, fact);
          const run = endedBy(fact);
          if (run && next !== facts) ended.add(run);
          facts = next;
          expect(
            workDue(facts)
              .map((w) => `${w.step} ${w.attempt}`)
              .filter((name) => ended.has(name)),
          ).toEqual([]);
        }
      }),
      { numRuns: 1500 },
    );
  });

  test('work is due once per job, for the current attempt, never for one that failed, was answered, or belongs to an ended application', () => {
    const answered = {
      'pre-soft-package': 'package',
      'soft-credit': 'credit',
      parcel: 'parcel',
      'title-snapshot': 'title',
      valuation: 'valuation',
      underwriting: 'underwriting',
    } satisfies Partial<Record<WorkStep, keyof Facts>>;
    const first = (step: WorkStep): step is keyof typeof answered => step in answered;
    fc.assert(
      fc.property(anyLog, (log) => {
        const facts = replay(log);
        const due = workDue(facts);
        // Only a canceled line is still undone, and a payment given back.
        const left = ({ step }: { step: WorkStep }) =>
          step === 'identity-change' ||
          (step === 'appraisal-refund' ? refundOwed(facts) !== null : step === 'rescission-refund' && !isUndone(facts));
        if (isClosed(facts)) expect(due.filter((job) => !left(job))).toEqual([]);
        expect(new Set(due.map((w) => w.step)).size).toBe(due.length);
        for (const { step, attempt } of due) {
          expect(facts.steps[step]).toMatchObject({ attempt, failed: null });
          // A chosen parcel is read; one among several is found but not read.
          if (first(step) && (step !== 'parcel' || facts.parcels !== null)) expect(facts[answered[step]]).toBeNull();
        }
      }),
      RUNS,
    );
  });

  test('a status that waits for a job has that job running', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const facts = replay(log);
        const { work, status } = stepOf(facts, SETTINGS);
        // An inquiry waits for the borrower's attestation before it is underwritten.
        if (work === null || (work === 'underwriting' && facts.created?.isInquiry && !facts.inquiryAttested)) return;
        expect([status, ...workDue(facts).map((w) => w.step)]).toContain(work);
      }),
      { numRuns: 3000 },
    );
  });

  test('every application progresses: standard steps lead to an end or to a chosen offer', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        let facts = replay(log);
        for (let steps = 0; steps < 40; steps += 1) {
          const status = statusOf(facts, SETTINGS);
          if (isClosed(facts) || AFTER_OFFER.has(status)) return;
          const next = plainNext(facts, status);
          expect(next.length, status).toBeGreaterThan(0);
          facts = next.reduce(apply, facts);
        }
        throw new Error(`stays at ${statusOf(facts, SETTINGS)}`);
      }),
      { numRuns: 1000 },
    );
  });

  test('every step before the status is done or does not apply: no step is skipped', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const facts = replay(log);
        const { status } = stepOf(facts, SETTINGS);
        const at = STEPS.findIndex((s) => s.applies(facts, SETTINGS) && !s.done(facts, SETTINGS));
        for (const step of STEPS.slice(0, at))
          expect(step.applies(facts, SETTINGS) && !step.done(facts, SETTINGS), `${step.status} before ${status}`).toBe(false);
      }),
      RUNS,
    );
  });

  test('consequences terminate, are not repeated, and do not move the status', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        let names = 0;
        const follow = (known: ReturnType<typeof replay>) => consequencesOf(known, SETTINGS, TODAY, () => `n${(names += 1)}`);
        const before = replay(log);
        const taken: Fact[] = [];
        let after = before;
        // As record.ts does: until no consequence is left.
        for (let more = follow(after); more.length > 0; more = follow(after)) {
          taken.push(...more);
          expect(taken.length).toBeLessThan(MAX_CONSEQUENCES);
          after = more.reduce(apply, after);
        }
        for (const fact of taken) factSchema.parse(fact);
        const asked = taken.flatMap((fact) => (fact.type === 'conditionAdded' ? [fact.category] : []));
        expect(new Set(asked).size).toBe(asked.length);
        if (!taken.some((fact) => BY_RULE.has(fact.type))) expect(statusOf(after, SETTINGS)).toBe(statusOf(before, SETTINGS));
        if (declineOf(after) && !after.cancelled) expect(after.noticeQueued).not.toBeNull();
        if (isClosed(after))
          expect(after.openTasks.map(({ kind }) => kind).toSorted()).toEqual(
            [...unwindingTasks(after), ...releaseTasks(after), ...lateTasks(after)].toSorted(),
          );
      }),
      RUNS,
    );
  });

  test('nothing that the product records by itself clears what a member of staff asked for', () => {
    fc.assert(
      fc.property(
        anyLog,
        fc.array(anyFact, { maxLength: 30 }),
        fc.constantFrom(...CONDITION_CATEGORIES),
        fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
        (log, later, category, signerId) => {
          const asked: Fact = { type: 'conditionAdded', conditionId: 'asked', category, openedBy: 'staff', ...(signerId && { signerId }) };
          let facts = apply(replay(log), asked);
          for (const fact of later) {
            if (!clearsForStaff(facts, fact, 'automation') && !(fact.type === 'conditionCleared' && fact.conditionId === 'asked'))
              facts = apply(facts, fact);
            for (const own of consequencesOf(facts, SETTINGS, TODAY, () => 'n')) {
              expect(own).not.toMatchObject({ type: 'conditionCleared', conditionId: 'asked' });
              expect(clearsForStaff(facts, own, 'automation')).toBe(false);
            }
          }
          expect(facts.openConditions.map(({ id }) => id)).toContain('asked');
          for (const actor of ['automation', 'provider'] as const)
            expect(clearsForStaff(facts, { type: 'conditionCleared', conditionId: 'asked' }, actor)).toBe(true);
          for (const actor of ['staff', 'borrower', 'signer'] as const)
            expect(clearsForStaff(facts, { type: 'conditionCleared', conditionId: 'asked' }, actor)).toBe(false);
        },
      ),
      RUNS,
    );
  });

  test('timers run or not, record facts of the schema, and none runs on an ended application but those of a canceled line and of identity data', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const facts = replay(log);
        const status = statusOf(facts, SETTINGS);
        for (const timer of TIMERS) {
          const reason = timer.runsFor(facts, status);
          const runsOn =
            timer.name === 'identity-change' ||
            timer.name === 'lien-release-late' ||
            (timer.name === 'appraisal-refund-again' && refundOwed(facts) !== null) ||
            (timer.name.startsWith('rescission-refund-') && !isUndone(facts));
          if (isClosed(facts) && !runsOn) expect(reason, timer.name).toBeNull();
          if (reason !== null) for (const fact of timer.facts(facts, '2026-01-05T10:00:00.000Z', status)) factSchema.parse(fact);
        }
      }),
      RUNS,
    );
  });

  test('an ended application stays ended, and a decline keeps its notice', () => {
    const undoes = new Set([
      'requalifyAnswered',
      'underwritten',
      'parcelDetailed',
      'preChecksMade',
      'softCreditReceived',
      'titleSnapshotReceived',
    ]);
    fc.assert(
      fc.property(anyLog, anyFact, (log, fact) => {
        const facts = replay(log);
        if (facts.cancelled !== null) expect(statusOf(apply(facts, fact), SETTINGS)).toBe('CANCELLED');
        if (facts.declinedBy !== null && !undoes.has(fact.type)) expect(isClosed(apply(facts, fact))).toBe(true);
        if (facts.noticeQueued !== null) expect(apply(facts, fact).noticeQueued).not.toBeNull();
      }),
      RUNS,
    );
  });
});

test('a permanently failed decision job is not hidden behind the step it moves on', () => {
  fc.assert(
    fc.property(anyLog, fc.constantFrom(...Object.entries(ANSWERS)), (log, [status, step]) => {
      const facts = replay(log);
      const failed: Facts = { ...facts, steps: { ...facts.steps, [step]: { ...facts.steps[step], failed: { kind: 'ERROR' } } } };
      expect(statusOf(failed, SETTINGS)).not.toBe(status);
    }),
  );
});
