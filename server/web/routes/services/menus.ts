import { MENU_ENDPOINTS } from '@hearthline/contract/services/menus.ts';
import { menusOf } from '../../../organizations/menus.ts';
import { lenderOf } from '../../../organizations/organizations.ts';
import { routes } from '../../http/route.ts';

export const MENU_ROUTES = routes(MENU_ENDPOINTS, {
  menusGet: async ({ ctx, organization }) => menusOf(ctx, lenderOf(ctx, organization)),
});
