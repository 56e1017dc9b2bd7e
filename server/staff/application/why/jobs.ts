/** Why a job stopped, and what others are waited for. */
import { workOf } from '@hearthline/database/stores/application/work.ts';
import { ordersOf } from '@hearthline/database/stores/vendor/provider-orders.ts';
import { capitalized, counted } from '@hearthline/journey/fact-sentences/row.ts';
import { isWorkStep, WORK_STEPS } from '@hearthline/journey/facts/work-steps.ts';
import { WORK_KINDS, type WorkKindCode } from '@hearthline/journey/work/kinds.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { figure, type Reason, type ReasonsOf } from './reason.ts';
import { STEPS, stepErrorText, vendorText } from './step-vocabulary.ts';

/** Each job that was given up: which, how often it was tried, and what stopped it. */
export const failedSteps: ReasonsOf = async ({ facts, ctx, application, when }) => {
  const failed = WORK_STEPS.filter((step) => facts.steps[step].failed !== null);
  const rows = failed.length === 0 ? [] : await workOf(ctx.pool, application.uuid);
  return failed.map((step): Reason => {
    const { attempt, failed: why } = facts.steps[step];
    const row = rows.find((one) => one.step === step && one.attempt === attempt);
    return {
      text: `${STEPS[step]} failed: ${stepErrorText(why?.code ?? 'FATAL')}.`,
      section: 'orders',
      since: row?.finished_at?.toISOString(),
      figures: [
        ...figure('Step', STEPS[step]),
        ...figure('Vendor', why?.vendor === undefined ? null : capitalized(vendorText(why.vendor))),
        ...figure('Tries', row && counted(row.tries, 'failed try', 'failed tries')),
        ...figure('Order', attempt),
        ...figure('Given up', row?.finished_at && when(row.finished_at.toISOString())),
      ],
    };
  });
};

/** The days on which a wait of the law ends. */
const ENDS: Partial<Readonly<Record<WorkKindCode, (f: Facts) => string | null | undefined>>> = {
  RESCISSION_PERIOD: ({ closing: { rescission } }) => rescission?.mailUntil ?? rescission?.endsAt,
  NOTARY_WAITING_PERIOD: ({ closing: { waiting } }) => waiting?.earliestClosing,
};

/** What others do, with the orders that are open and the jobs that run. */
export const waitsForOthers: ReasonsOf = async ({ kind, facts, ctx, application, when }) => {
  const [orders, work] = await Promise.all([ordersOf(ctx.pool, application.uuid), workOf(ctx.pool, application.uuid)]);
  const open = orders.filter(({ state, ref }) => state === 'OPEN' && !ref.startsWith('draft:'));
  const due = work.filter(({ state }) => state === 'DUE');
  const { title, waitsFor } = WORK_KINDS[kind];
  const ends = ENDS[kind]?.(facts);
  const silent = WORK_STEPS.flatMap((step) => facts.steps[step].waitsFor ?? []);
  return [
    {
      text: `${title}: ${waitsFor.charAt(0).toLowerCase()}${waitsFor.slice(1)}`,
      section: 'orders',
      figures: [
        ...figure('Ends', ends && when(ends)),
        ...open.flatMap(({ provider, started_at: at }) => figure(`Ordered: ${vendorText(provider)}`, when(at.toISOString()))),
        ...due.flatMap(({ step, created_at: at }) =>
          figure(isWorkStep(step) ? STEPS[step] : step.replaceAll('-', ' '), `Running since ${when(at.toISOString())}`),
        ),
        ...silent.flatMap((vendor) => figure('Does not answer', capitalized(vendorText(vendor)))),
      ],
    },
  ];
};
