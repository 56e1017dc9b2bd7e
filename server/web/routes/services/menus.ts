import { MENU_ENDPOINTS } from '@hearthline/contract/services/menus.ts';
import { MENU_PATHS } from '@hearthline/journey/paths.ts';
import { menuAddresses } from '@hearthline/orgs/menus.ts';
import { isFlagOn } from '../../../organizations/flags.ts';
import { lenderOf } from '../../../organizations/organizations.ts';
import { routes } from '../../http/route.ts';

export const MENU_ROUTES = routes(MENU_ENDPOINTS, {
  menusGet: async ({ ctx, organization }) => {
    const { menus, canonicalOrgCode, leaveSurvey } = lenderOf(ctx, organization);
    return {
      addresses: menuAddresses(menus, MENU_PATHS),
      isMainBrand: canonicalOrgCode === ctx.lenders.now().primary?.orgCode,
      leaveSurvey: leaveSurvey && (await isFlagOn(ctx, 'fe-heloc-leave-survey', organization)),
      bannersUrl: ctx.config.bannersUrl,
    };
  },
});
