import { DESK_BANNER_ENDPOINTS, DESK_BANNERS_MAX } from '@hearthline/contract/desk/banners.ts';
import { DESK_PAGE_SIZE, offsetOf } from '@hearthline/contract/desk/parts.ts';
import { bannerChanges, bannersOf } from '@hearthline/database/stores/lender/banners.ts';
import type { BannerVariant } from '@hearthline/rules/banners.ts';
import { bannerReply } from '../../../organizations/banners.ts';
import { editBanner, endBanner, publishBanner } from '../../../staff/banners.ts';
import { routes } from '../../http/route.ts';

export const DESK_BANNER_ROUTES = routes(DESK_BANNER_ENDPOINTS, {
  deskBannersGet: async ({ ctx, caller }) => (await bannersOf(ctx.pool, caller.organization, DESK_BANNERS_MAX)).map(bannerReply),
  deskBannerPost: async ({ ctx, caller, body }) => publishBanner(ctx, caller, body),
  deskBannerPut: async ({ ctx, caller, params, body }) => editBanner(ctx, caller, params.bannerUuid, body),
  deskBannerEnd: async ({ ctx, caller, params }) => endBanner(ctx, caller, params.bannerUuid),
  deskBannerChanges: async ({ ctx, caller, query }) => {
    const { rows, total } = await bannerChanges(ctx.pool, caller.organization, { limit: DESK_PAGE_SIZE, offset: offsetOf(query.page) });
    return { rows: rows.map((row) => ({ ...row, variant: row.variant as BannerVariant, at: row.at.toISOString() })), total };
  },
});
