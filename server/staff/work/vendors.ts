/** Work that stands because a vendor does not answer, as the desk sees it, and all of one vendor's started in one act. */
import { VENDOR_WORK_MAX } from '@hearthline/contract/desk/vendors.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { givenUp, vendorWork, wakeVendorWork } from '@hearthline/database/stores/vendor/waiting-work.ts';
import { capitalized } from '@hearthline/journey/fact-sentences/row.ts';
import type { Context } from '../../config/context.ts';
import { PORTS } from '@hearthline/providers/ports.ts';
import { vendorCalled } from '@hearthline/providers/vendor-names.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { staffAction } from '../actions/act.ts';
import { staffPersonOf } from '../person.ts';

/** What a vendor does, in words; its code where it is none of ours. */
function nameOf(called: string): string {
  const found = vendorCalled(called);
  if (!found) return capitalized(called);
  const { what, vendors } = PORTS[found.name];
  return capitalized(Object.keys(vendors).length > 1 ? `${what} by ${vendors[found.vendor]?.speaks}` : what);
}

/** The vendors that work of the caller's lender waits for or failed at. */
export async function vendorsFor({ pool }: Pick<Context, 'pool'>, { organization }: StaffCaller) {
  const vendors = await vendorWork(pool, organization);
  return { vendors: vendors.map(({ since, ...one }) => ({ ...one, name: nameOf(one.vendor), since: since?.toISOString() ?? null })) };
}

/**
 * Starts what failed at a vendor, each in the log of its application with the caller and the reason, and tries now what waits for it. Work that changed
 * meanwhile is left as it is.
 */
export async function startVendorWork(ctx: Context, caller: StaffCaller, vendor: string, reason: string) {
  const as = staffPersonOf(caller);
  const failed = await givenUp(ctx.pool, caller.organization, vendor, VENDOR_WORK_MAX);
  let started = 0;
  for (const { applicationUuid, step } of failed)
    try {
      await staffAction(ctx, applicationUuid, { action: 'redrive', step, as, note: reason });
      started += 1;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  const woken = await wakeVendorWork(ctx.pool, caller.organization, vendor, ctx.clock.real());
  const left = (await vendorWork(ctx.pool, caller.organization)).find((one) => one.vendor === vendor)?.failed ?? 0;
  ctx.log.info({ vendor, organization: caller.organization, started, woken, left }, 'work of a vendor was started by staff');
  return { started, woken, left };
}
