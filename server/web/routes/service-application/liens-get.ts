import { liensGet } from '@hearthline/contract/application/liens.ts';
import { homeValue, openLienBalance } from '@hearthline/journey/selectors.ts';
import { route } from '../../http/route.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';

export const register = route(liensGet, async ({ params, ctx }) => {
  const { facts: f } = await applicationByUuid(ctx.pool, params.uuid);
  const liens = f.liens ?? f.title?.liens ?? [];
  return {
    liens: liens.map(({ debtId, ...lien }) => ({ ...lien, matched: debtId !== null })),
    homeValue: homeValue(f),
    totalOwed: openLienBalance(f),
  };
});
