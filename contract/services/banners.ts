/** The list of banners as anyone may read it, at the address a bucket would have (B §7.2). */
import { BANNER_VARIANTS } from '@hearthline/rules/banners.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** One file for each kind of installation. */
export const BANNER_FILES = { production: 'production.json', test: 'test.json' } as const;

export const bannerRecord = z.object({
  uuid: z.uuid(),
  message: z.string(),
  apps: z.array(z.string()).min(1).describe('Names of the applications that show it'),
  variant: z.enum(BANNER_VARIANTS),
  active: z.boolean(),
  metadata: z.object({ createdAt: z.iso.datetime() }),
});
bannerRecord.register(z.globalRegistry, { id: 'Banner' });

export const bannersGet = endpoint({
  id: 'banners-get',
  service: 'banners',
  method: 'GET',
  path: '/banners/{file}',
  access: 'anyone',
  poll: true,
  summary: 'The banners of a lender, newest first, never cached; 404 for the file of another kind of installation',
  params: z.strictObject({ file: z.enum(Object.values(BANNER_FILES) as [string, ...string[]]) }),
  reply: z.array(bannerRecord),
  errors: ['not_found'],
});

export const BANNER_ENDPOINTS = { bannersGet };
