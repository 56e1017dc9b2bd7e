import {
  DESK_BANNERS_MAX,
  deskBannerChanges,
  deskBannerEnd,
  deskBannerPost,
  deskBannerPut,
  deskBannersGet,
} from '@hearthline/contract/desk/banners.ts';
import { DESK_PAGE_SIZE, offsetOf } from '@hearthline/contract/desk/parts.ts';
import { bannerChanges, bannersOf } from '@hearthline/database/stores/lender/banners.ts';
import type { BannerVariant } from '@hearthline/rules/banners.ts';
import { bannerReply } from '../../../organizations/banners.ts';
import { editBanner, endBanner, publishBanner } from '../../../staff/banners.ts';
import { type Route, route } from '../../http/route.ts';

export const DESK_BANNER_ROUTES: readonly Route[] = [
  route(deskBannersGet, async ({ ctx, caller }) => (await bannersOf(ctx.pool, caller.organization, DESK_BANNERS_MAX)).map(bannerReply)),
  route(deskBannerPost, async ({ ctx, caller, body }) => publishBanner(ctx, caller, body)),
  route(deskBannerPut, async ({ ctx, caller, params, body }) => editBanner(ctx, caller, params.bannerUuid, body)),
  route(deskBannerEnd, async ({ ctx, caller, params }) => endBanner(ctx, caller, params.bannerUuid)),
  route(deskBannerChanges, async ({ ctx, caller, query }) => {
    const { rows, total } = await bannerChanges(ctx.pool, caller.organization, { limit: DESK_PAGE_SIZE, offset: offsetOf(query.page) });
    return { rows: rows.map((row) => ({ ...row, variant: row.variant as BannerVariant, at: row.at.toISOString() })), total };
  }),
];
