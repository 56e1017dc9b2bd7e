import type { bannerRecord } from '@hearthline/contract/services/banners.ts';
import type { BannerRow } from '@hearthline/database/generated/rows.ts';
import type { z } from 'zod';

/** A banner as the list has it. */
export const bannerReply = ({ uuid, message, apps, variant, active, created_at: at }: BannerRow): z.infer<typeof bannerRecord> => ({
  uuid,
  message,
  apps,
  variant: variant,
  active,
  metadata: { createdAt: at.toISOString() },
});
