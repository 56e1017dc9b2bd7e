import { DESK_BRAND_ENDPOINTS } from '@hearthline/contract/desk/brand.ts';
import { markOfLogo } from '../../../uploads/content/mark-of-logo.ts';
import { routes } from '../../http/route.ts';

export const DESK_BRAND_ROUTES = routes(DESK_BRAND_ENDPOINTS, {
  deskLogoPost: async ({ body }) => markOfLogo(body.svg),
});
