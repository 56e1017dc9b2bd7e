import { canStart } from '@hearthline/contract/application/create.ts';
import { isWaiting, waitEndsOn } from '@hearthline/rules/eligibility.ts';
import { route } from '../../http/route.ts';
import { applicationsOf } from '../../stores/applications.ts';

/** An active application of a wholesale lender is named `heloc_WHOLESALE` (A §7). */
const productName = (orgCode: string) => (orgCode.includes('WHOLESALE') ? 'heloc_WHOLESALE' : orgCode);

export const register = route(canStart, async ({ caller, ctx }) => {
  const mine = await applicationsOf(ctx.pool, caller.identityUuid);
  const active = mine.filter((a) => a.active);
  const today = ctx.clock.now().toISOString().slice(0, 10);
  const last = mine.flatMap((a) => (a.completedAt ? [a.completedAt.toISOString().slice(0, 10)] : [])).toSorted().at(-1);
  const waitUntil = last && isWaiting(last, today) ? waitEndsOn(last) : null;
  return { canStartApplication: active.length === 0 && waitUntil === null, organizationsWithActiveApplication: active.map((a) => productName(a.orgCode)), activeApplicationUuid: active[0]?.uuid ?? null, waitUntil };
});
