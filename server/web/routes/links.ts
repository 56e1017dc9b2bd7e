import { LINK_ENDPOINTS } from '@hearthline/contract/links.ts';
import { pendingLinkOf } from '@hearthline/database/stores/application/pending-links.ts';
import { INCOME_METHODS } from '@hearthline/rules/offers/income-methods.ts';
import { routes } from '../http/route.ts';

export const LINK_ROUTES = routes(LINK_ENDPOINTS, {
  pendingLink: async ({ ctx, caller }) => {
    const found = await pendingLinkOf(ctx, caller.identityUuid);
    if (!found) return { link: null };
    const { applicationUuid, purpose, token, expiresAt } = found;
    const method = INCOME_METHODS.find((one) => one === found.method) ?? null;
    const expired = Date.parse(expiresAt) < ctx.clock.now(applicationUuid).getTime();
    return { link: { applicationUuid, purpose, method, token: expired ? null : token, expired } };
  },
});
