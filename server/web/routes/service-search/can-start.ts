import { canStart } from '@hearthline/contract/application/create.ts';
import { abilityToStart } from '../../../applications/creation/checks.ts';
import { route } from '../../http/route.ts';

/** An active application of a wholesale lender is named `heloc_WHOLESALE`. */
const productName = (orgCode: string) => (orgCode.includes('WHOLESALE') ? 'heloc_WHOLESALE' : orgCode);

export const register = route(canStart, async ({ caller, ctx }) => {
  const { active, waitUntil } = await abilityToStart(ctx, ctx.pool, caller.identityUuid);
  return {
    canStartApplication: active.length === 0 && waitUntil === null,
    organizationsWithActiveApplication: active.map((a) => productName(a.orgCode)),
    activeApplicationUuid: active[0]?.uuid ?? null,
    waitUntil,
  };
});
