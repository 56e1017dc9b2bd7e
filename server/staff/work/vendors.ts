/** The vendors of a lender at the desk: how each does, what stands there or failed otherwise, and all of it started again. */
import { type deskVendorAgain, OTHER_FAILURES, STOPPED_SHOWN, VENDOR_STATES, VENDOR_WORK_MAX } from '@hearthline/contract/desk/vendors.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { messagesDue, sendAgain, undelivered } from '@hearthline/database/stores/lender/outbox.ts';
import { callsSince, openCircuits } from '@hearthline/database/stores/vendor/vendor-calls.ts';
import {
  failedSteps,
  givenUp,
  otherFailures,
  stepsDue,
  stoppedSteps,
  type VendorWork,
  vendorWork,
  wakeVendorWork,
} from '@hearthline/database/stores/vendor/waiting-work.ts';
import { capitalized } from '@hearthline/journey/fact-sentences/row.ts';
import { WORK_STEPS } from '@hearthline/journey/facts/work-steps.ts';
import { PORT_NAMES, PORTS } from '@hearthline/providers/ports.ts';
import { vendorCalled, vendorName } from '@hearthline/providers/vendor-names.ts';
import { CALL_FAILURES } from '@hearthline/providers/wire/result.ts';
import type { z } from 'zod';
import type { Context } from '../../config/context.ts';
import { vendorNow } from '../../config/providers.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import { staffAction } from '../actions/act.ts';
import { mayStart } from '../actions/restart.ts';
import { STEPS, stepErrorText } from '../application/why/step-vocabulary.ts';
import { staffPersonOf } from '../person.ts';
import { causesOf, courseOf, healthOf } from './vendor-health.ts';

/** What health is read from, milliseconds. */
const HOURS = 3 * 3_600_000;
/** What a vendor refuses for good is not sent again: only what it did not take. */
const UNDELIVERED = [...CALL_FAILURES, 'FATAL', 'RETRYABLE'];

/** What a vendor does, in words; its code where it is none of ours. */
function nameOf(called: string): string {
  const found = vendorCalled(called);
  if (!found) return capitalized(called);
  const { what, vendors } = PORTS[found.name];
  return capitalized(Object.keys(vendors).length > 1 ? `${what} by ${vendors[found.vendor]?.speaks}` : what);
}

type Seen = Pick<Context, 'pool' | 'clock' | 'providers' | 'lenders'>;

/** The vendors that serve a lender now. */
const vendorsOf = (ctx: Seen, organization: string): string[] => {
  const lender = lenderOf(ctx, organization);
  return PORT_NAMES.map((name) => vendorName(name, vendorNow(ctx, lender, name)));
};

const workAt = ({ waiting = 0, failed = 0, since = null }: Partial<VendorWork> = {}) => ({
  waiting,
  failed,
  since: since?.toISOString() ?? null,
});

/** Every vendor of the caller's lender with its health, those that need a person first; and what stands apart from them. */
export async function vendorsFor(ctx: Seen, { organization }: StaffCaller) {
  const { pool } = ctx;
  const now = ctx.clock.real();
  const [work, calls, held, other, lost, queues, messages] = await Promise.all([
    vendorWork(pool, organization),
    callsSince(pool, new Date(now.getTime() - HOURS)),
    openCircuits(pool, now),
    otherFailures(pool, organization),
    undelivered(pool, organization, UNDELIVERED, 1),
    stepsDue(pool, organization),
    messagesDue(pool, organization, ctx.clock.now()),
  ]);
  const byVendor = Map.groupBy(calls, ({ vendor }) => vendor);
  const names = new Set([...work.map(({ vendor }) => vendor), ...vendorsOf(ctx, organization)]);
  const urgency = ({ state, waiting, failed }: { state: (typeof VENDOR_STATES)[number]; waiting: number; failed: number }) =>
    (waiting + failed > 0 ? 0 : VENDOR_STATES.length) + VENDOR_STATES.indexOf(state);
  return {
    vendors: [...names]
      .map((vendor) => ({
        vendor,
        name: nameOf(vendor),
        ...healthOf(byVendor.get(vendor) ?? [], held.get(vendor) ?? null, now),
        ...workAt(work.find((one) => one.vendor === vendor)),
      }))
      .toSorted((a, b) => urgency(a) - urgency(b) || a.name.localeCompare(b.name)),
    otherFailures: other,
    undelivered: lost.total,
    queues: [
      ...queues.map(({ step, waiting, since }) => ({ name: STEPS[step], waiting, since: since.toISOString() })),
      ...(messages.waiting > 0
        ? [{ name: 'Emails and texts', waiting: messages.waiting, since: messages.since?.toISOString() ?? null }]
        : []),
    ],
  };
}

/** One vendor over three hours, and the steps that stand there. Throws not_found for one that does not serve the lender and has none of its work. */
export async function vendorFor(ctx: Seen, { organization }: StaffCaller, vendor: string) {
  const now = ctx.clock.real();
  const isOther = vendor === OTHER_FAILURES;
  const [calls, held, stopped, work] = await Promise.all([
    isOther ? [] : callsSince(ctx.pool, new Date(now.getTime() - HOURS), vendor),
    openCircuits(ctx.pool, now),
    stoppedSteps(ctx.pool, organization, isOther ? null : vendor, STOPPED_SHOWN),
    vendorWork(ctx.pool, organization),
  ]);
  const own = work.find((one) => one.vendor === vendor);
  if (!isOther && !own && !vendorsOf(ctx, organization).includes(vendor))
    throw new Problem('not_found', { message: 'No vendor of this name' });
  return {
    vendor,
    name: isOther ? 'Other failed steps' : nameOf(vendor),
    ...healthOf(calls, held.get(vendor) ?? null, now),
    ...workAt(isOther ? { failed: stopped.total } : own),
    course: courseOf(calls, now),
    causes: causesOf(calls),
    steps: stopped.steps.map(({ state, code, since, tryAt, step, ...one }) => ({
      ...one,
      step,
      name: STEPS[step],
      state: state === 'DUE' ? ('WAITING' as const) : ('FAILED' as const),
      cause: code && capitalized(stepErrorText(code)),
      since: since.toISOString(),
      nextAt: tryAt?.toISOString() ?? null,
    })),
    total: stopped.total,
  };
}

type Again = z.output<typeof deskVendorAgain.body>;

/**
 * Starts what failed at a vendor, each in the log of its application with the caller and the reason, and tries now what waits for it: all of it, or
 * the steps that are named. Work that changed meanwhile is left as it is, and so is what sends money.
 */
export async function startVendorWork(ctx: Context, caller: StaffCaller, vendor: string, { reason, only }: Again) {
  const as = staffPersonOf(caller);
  const at = vendor === OTHER_FAILURES ? null : vendor;
  const named = only && new Set(only.map(({ applicationUuid, step }) => `${applicationUuid} ${step}`));
  const failed = await givenUp(ctx.pool, caller.organization, at, {
    limit: named ? null : VENDOR_WORK_MAX,
    except: WORK_STEPS.filter((step) => !mayStart(caller.role, step)),
  });
  let started = 0;
  for (const { applicationUuid, step } of failed) {
    if (named && !named.has(`${applicationUuid} ${step}`)) continue;
    try {
      await staffAction(ctx, applicationUuid, { action: 'redrive', step, as, note: reason });
      started += 1;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
  const woken =
    at === null ? 0 : await wakeVendorWork(ctx.pool, caller.organization, at, { now: ctx.clock.real(), only: named ? [...named] : null });
  const left = await failedSteps(ctx.pool, caller.organization, at);
  ctx.log.info({ vendor, organization: caller.organization, started, woken, left }, 'work of a vendor was started by staff');
  return { started, woken, left };
}

/** Messages of the lender's applications that their vendor did not take. */
export async function undeliveredFor({ pool }: Pick<Context, 'pool'>, { organization }: StaffCaller) {
  const { messages, total } = await undelivered(pool, organization, UNDELIVERED, STOPPED_SHOWN);
  return {
    messages: messages.map(({ code, at, ...one }) => ({ ...one, cause: capitalized(stepErrorText(code)), at: at.toISOString() })),
    total,
  };
}

/** Queues them again. */
export async function sendUndelivered(
  { pool, clock, log }: Pick<Context, 'pool' | 'clock' | 'log'>,
  { organization, staffUuid }: StaffCaller,
  { messages, reason }: { readonly messages: readonly string[]; readonly reason: string },
) {
  const queued = await sendAgain(pool, messages, { organization, codes: UNDELIVERED, by: staffUuid, at: clock.now(), reason });
  log.info({ organization, queued }, 'messages were queued again by staff');
  return { queued };
}
