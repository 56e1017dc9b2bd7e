import { BANNER_ENDPOINTS, BANNER_FILES } from '@hearthline/contract/services/banners.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { activeBanners } from '@hearthline/database/stores/lender/banners.ts';
import { bannerReply } from '../../../organizations/banners.ts';
import { routes } from '../../http/route.ts';

export const BANNER_ROUTES = routes(BANNER_ENDPOINTS, {
  bannersGet: async ({ ctx, params, organization, reply }) => {
    if (params.file !== BANNER_FILES[ctx.config.production ? 'production' : 'test']) throw new Problem('not_found');
    void reply.header('cache-control', 'no-store');
    return (await activeBanners(ctx.pool, organization)).map(bannerReply);
  },
});
