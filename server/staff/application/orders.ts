import { deskOrderAgain } from '@hearthline/contract/desk/application/acts.ts';
import type { deskOrders } from '@hearthline/contract/desk/application/reads.ts';
import { type Application, logOf } from '@hearthline/database/stores/application/application.ts';
import { workOf } from '@hearthline/database/stores/application/work.ts';
import { ordersOf } from '@hearthline/database/stores/vendor/provider-orders.ts';
import { mayRestart } from '@hearthline/journey/checklist.ts';
import { mayStart } from '../actions/restart.ts';
import { sayFact } from '@hearthline/journey/fact-sentences/all.ts';
import { capitalized } from '@hearthline/journey/fact-sentences/row.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { isWorkStep, type WorkStep } from '@hearthline/journey/facts/work-steps.ts';
import type { z } from 'zod';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { peopleOf } from '../own.ts';

type Orders = z.input<typeof deskOrders.reply>;

const isCurrent = (f: Facts, step: WorkStep, attempt: number): boolean => f.steps[step].attempt === attempt;

/** Milliseconds in which the row of a job ends and its facts are recorded: one transaction, two readings of the clock. */
const SAME_CHANGE = 2000;
const isOf = (attempt: number, fact: Fact): boolean => !('attempt' in fact) || fact.attempt === attempt;

/** The work of third parties with what each answered, and the orders placed with vendors. */
export async function ordersFor(ctx: Context, application: Application, { role }: StaffCaller): Promise<Orders> {
  const { uuid, facts } = application;
  const [work, orders, log, people] = await Promise.all([
    workOf(ctx.pool, uuid),
    ordersOf(ctx.pool, uuid),
    logOf(ctx.pool, uuid),
    peopleOf(ctx, application, role),
  ]);
  const answers = (step: string, attempt: number, finished: Date | null): string[] =>
    finished === null
      ? []
      : log
          .filter(
            ({ source, at, payload }) =>
              source === step && Math.abs(at.getTime() - finished.getTime()) < SAME_CHANGE && isOf(attempt, payload),
          )
          .map(({ payload }) => sayFact(payload, people).sentence);
  return {
    work: work.map(({ step, attempt, state, tries, created_at: created, finished_at: finished }) => ({
      step,
      name: capitalized(step.replaceAll('-', ' ')),
      attempt,
      state,
      tries,
      createdAt: created.toISOString(),
      finishedAt: finished?.toISOString() ?? null,
      answers: state === 'DONE' || state === 'FAILED' ? answers(step, attempt, finished) : [],
      again:
        (deskOrderAgain.roles as readonly string[]).includes(role) &&
        isWorkStep(step) &&
        isCurrent(facts, step, attempt) &&
        mayRestart(facts, step) &&
        mayStart(role, step),
    })),
    orders: orders.map((o) => ({
      provider: o.provider,
      ref: o.ref,
      step: o.step,
      turn: o.turn,
      state: o.state,
      startedAt: o.started_at.toISOString(),
      endedAt: o.ended_at?.toISOString() ?? null,
    })),
  };
}
