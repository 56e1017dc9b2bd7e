/**
 * What happens at vendors under an application that has ended, and may not: money sent, a credit report pulled, an order placed, a deed recorded. What
 * would lead there is refused where facts are recorded; a job looks every day for what got there all the same (decision record 128).
 */
import { AFTER_THE_END } from '../checklist.ts';
import type { Facts } from '../facts.ts';
import type { LATE_EFFECTS } from '../facts/any-time.ts';
import type { Fact } from '../facts/fact.ts';
import type { WorkStep } from '../facts/work-steps.ts';
import { BORROWER_PARTY, isDisbursed } from '../steps/rescission.ts';

export type LateEffect = (typeof LATE_EFFECTS)[number];

/** What the vendors of a job do that is not undone by forgetting it; any other job of a vendor is an order. */
const EFFECTS: Partial<Readonly<Record<WorkStep, LateEffect>>> = {
  'debt-payoff': 'TRANSFER',
  disbursement: 'TRANSFER',
  'disbursement-result': 'TRANSFER',
  'soft-credit': 'PULL',
  'hard-credit': 'PULL',
  'credit-refresh': 'PULL',
  'signer-checks': 'PULL',
  recording: 'RECORDING',
  'recording-result': 'RECORDING',
};
export const effectOf = (step: WorkStep): LateEffect => EFFECTS[step] ?? 'ORDER';

/** A trace of a vendor's act, as the rows of an application have it. ISO instants. */
export type Trace = {
  /** Names the act: the same one is the same in every row that tells of it. */
  readonly id: string;
  readonly step: WorkStep;
  readonly at: string;
  /** It had no result yet when the application ended. */
  readonly wasOpen: boolean;
  /** It is still under way more than a day after the end. */
  readonly isLeft: boolean;
};

/** Money that is out by the facts, or may be, one trace each. */
const moneyOut = (f: Facts, endedAt: string): Trace[] => {
  const { begun, disbursement, payoffs } = f.closing;
  const out = { at: endedAt, wasOpen: true, isLeft: true };
  return [
    ...(disbursement !== null && isDisbursed(f) ? [{ ...out, id: disbursement.transferRef, step: 'disbursement' as const }] : []),
    ...Object.entries(payoffs)
      .filter(([, stage]) => stage !== 'FAILED')
      .map(([debtId]) => ({ ...out, id: `payoff:${debtId}`, step: 'debt-payoff' as const })),
    ...Object.entries(begun).map(([payee, { key }]) =>
      payee === BORROWER_PARTY
        ? { ...out, id: key, step: 'disbursement' as const }
        : { ...out, id: `payoff:${payee}`, step: 'debt-payoff' as const },
    ),
  ];
};

/**
 * Which of these may not be, as facts, without those that were found before. What an ended application still does (a card refunded, a contact corrected)
 * may be, and so may what was ordered or pulled before the end. Money may be out and a deed at the county only where the line was opened; a deed that
 * the facts know of is released by rule (`needsRelease`).
 */
export function lateEffects(f: Facts, endedAt: string, traces: readonly Trace[]): Fact[] {
  const isLate = ({ id, step, at, wasOpen, isLeft }: Trace): boolean => {
    if (AFTER_THE_END.includes(step)) return false;
    if (at > endedAt) return true;
    const effect = effectOf(step);
    if (effect === 'ORDER') return isLeft;
    if (effect === 'PULL' || f.completed || !wasOpen) return false;
    return effect === 'TRANSFER' || f.closing.recording?.packageRef !== id;
  };
  const found = new Map([...traces, ...(f.completed ? [] : moneyOut(f, endedAt))].filter(isLate).map((trace) => [trace.id, trace]));
  const isNew = ({ id }: Trace): boolean => !f.lateEffects.some((known) => known.id === id);
  return [...found.values()].filter(isNew).flatMap(({ id, step }): Fact[] => {
    const fact: Fact = { type: 'lateEffectFound', effectId: id, effect: effectOf(step), step };
    // The county has the deed: from here on its release is due by rule.
    const atCounty = effectOf(step) === 'RECORDING' && f.closing.recording === null;
    return atCounty
      ? [
          fact,
          {
            type: 'recordingProgressed',
            attempt: f.steps.recording.attempt,
            packageRef: id,
            stage: 'SUBMITTED',
            instrumentNo: null,
            reason: null,
          },
        ]
      : [fact];
  });
}

const unsettled = (f: Facts): LateEffect[] => [...new Set(f.lateEffects.filter(({ settled }) => !settled).map(({ effect }) => effect))];

/** The tasks of staff until what was found is set right. */
export const lateTasks = (f: Facts): readonly string[] => unsettled(f).map((effect) => `ENDED_${effect}`);

/** What staff record as set right: all but a deed whose release is awaited, which is recorded under its number. */
export const settleable = (f: Facts): LateEffect[] => {
  const { release, unwinding } = f.closing;
  const awaitsRelease = release?.instrumentNo === null || (unwinding?.done === false && unwinding.released === null);
  return unsettled(f).filter((effect) => effect !== 'RECORDING' || !awaitsRelease);
};
