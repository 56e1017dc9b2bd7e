import type { bannerRecord } from '@hearthline/contract/services/banners.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { BannerRow } from '@hearthline/database/generated/rows.ts';
import { bannerForUpdate, type BannerChange, saveBanner } from '@hearthline/database/stores/lender/banners.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { v7 } from 'uuid';
import type { z } from 'zod';
import type { Context } from '../config/context.ts';
import type { StaffCaller } from '../identity/request-parts.ts';
import { bannerReply } from '../organizations/banners.ts';

type Words = Pick<BannerRow, 'message' | 'variant' | 'apps'>;
type Reply = z.infer<typeof bannerRecord>;

const changeBy = (ctx: Context, { staffUuid, name }: StaffCaller, action: BannerChange['action']): BannerChange => ({
  id: v7(),
  action,
  staff_uuid: staffUuid,
  person: name,
  at: ctx.clock.now(),
});

/** Publishes a banner on the pages of the caller's lender. */
export async function publishBanner(ctx: Context, caller: StaffCaller, words: Words): Promise<Reply> {
  const change = changeBy(ctx, caller, 'PUBLISH');
  const banner: BannerRow = { ...words, uuid: v7(), org_code: caller.organization, active: true, created_at: change.at };
  await transaction(ctx.pool, async (client) => saveBanner(client, banner, change));
  return bannerReply(banner);
}

/** Changes a banner of the caller's lender; null leaves it as it is, and records nothing. Throws not_found. */
async function changeBanner(
  ctx: Context,
  caller: StaffCaller,
  uuid: string,
  action: BannerChange['action'],
  changed: (banner: BannerRow) => BannerRow | null,
): Promise<Reply> {
  return transaction(ctx.pool, async (client) => {
    const banner = await bannerForUpdate(client, caller.organization, uuid);
    if (!banner) throw new Problem('not_found');
    const next = changed(banner);
    if (next) await saveBanner(client, next, changeBy(ctx, caller, action));
    return bannerReply(next ?? banner);
  });
}

/** Edits a banner; throws conflict once it has ended. */
export const editBanner = async (ctx: Context, caller: StaffCaller, uuid: string, words: Words): Promise<Reply> =>
  changeBanner(ctx, caller, uuid, 'EDIT', (banner) => {
    if (!banner.active) throw new Problem('conflict', { message: 'This banner has ended. Publish a new one.' });
    return { ...banner, ...words };
  });

export const endBanner = async (ctx: Context, caller: StaffCaller, uuid: string): Promise<Reply> =>
  changeBanner(ctx, caller, uuid, 'END', (banner) => (banner.active ? { ...banner, active: false } : null));
