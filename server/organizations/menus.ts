import type { menusGet } from '@hearthline/contract/services/menus.ts';
import { MENU_PATHS } from '@hearthline/journey/paths.ts';
import { menuAddresses } from '@hearthline/orgs/menus.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { z } from 'zod';
import type { Context } from '../config/context.ts';
import { isFlagOn } from './flags.ts';

/** What the menus of a lender's pages have. */
export async function menusOf(
  ctx: Context,
  { orgCode, menus, canonicalOrgCode, leaveSurvey }: Lender,
): Promise<z.input<typeof menusGet.reply>> {
  return {
    addresses: menuAddresses(menus, MENU_PATHS),
    isMainBrand: canonicalOrgCode === ctx.lenders.now().primary?.orgCode,
    leaveSurvey: leaveSurvey && (await isFlagOn(ctx, 'fe-heloc-leave-survey', orgCode)),
    bannersUrl: ctx.config.bannersUrl,
  };
}
