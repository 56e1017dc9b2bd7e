/** Banners as the lender's people keep them: published, edited and ended at the desk; every change says who made it. */
import { BANNER_APPS, BANNER_MESSAGE_MAX, BANNER_VARIANTS } from '@hearthline/rules/banners.ts';
import { z } from 'zod';
import { bannerRecord } from '../services/banners.ts';
import { endpoint } from '../endpoint.ts';
import { text } from '../fields.ts';
import { pageNumber, paged } from './parts.ts';

const BANNERS = '/desk/api/v1/banners';
const service = 'desk';
const readers = ['admin', 'compliance', 'auditor'] as const;
/** Who may speak in the lender's name on every page. */
const writers = ['admin', 'compliance'] as const;

/** Banners of the list at the desk: those that have ended drop out at its end, and stay in the list of changes. */
export const DESK_BANNERS_MAX = 50;

const words = z.strictObject({
  message: text(BANNER_MESSAGE_MAX, `At most ${BANNER_MESSAGE_MAX} characters`).min(1, 'Type the message'),
  variant: z.enum(BANNER_VARIANTS, 'Choose one'),
  apps: z.array(z.enum(BANNER_APPS)).min(1, 'Choose at least one').max(BANNER_APPS.length),
});

export const deskBannersGet = endpoint({
  id: 'desk-banners-get',
  service,
  method: 'GET',
  path: BANNERS,
  access: 'staff',
  roles: readers,
  summary: `The banners of the lender: those that are shown, then the others, newest first; ${DESK_BANNERS_MAX} at most`,
  reply: z.array(bannerRecord),
});
export const deskBannerPost = endpoint({
  id: 'desk-banner-post',
  service,
  method: 'POST',
  path: BANNERS,
  access: 'staff',
  roles: writers,
  status: 201,
  summary: 'Publish a banner on the pages of the lender',
  body: words,
  reply: bannerRecord,
});
const one = z.strictObject({ bannerUuid: z.uuid() });
export const deskBannerPut = endpoint({
  id: 'desk-banner-put',
  service,
  method: 'PUT',
  path: `${BANNERS}/{bannerUuid}`,
  access: 'staff',
  roles: writers,
  summary: 'Edit a banner; 409 once it has ended',
  params: one,
  body: words,
  reply: bannerRecord,
  errors: ['not_found', 'conflict'],
});
export const deskBannerEnd = endpoint({
  id: 'desk-banner-end',
  service,
  method: 'POST',
  path: `${BANNERS}/{bannerUuid}/end`,
  access: 'staff',
  roles: writers,
  summary: 'End a banner; one that has ended stays ended',
  params: one,
  body: z.strictObject({}),
  reply: bannerRecord,
  errors: ['not_found'],
});
export const deskBannerChanges = endpoint({
  id: 'desk-banner-changes',
  service,
  method: 'GET',
  path: `${BANNERS}/changes`,
  access: 'staff',
  roles: readers,
  summary: 'Every change of a banner, newest first',
  query: z.strictObject({ page: pageNumber }),
  reply: paged(
    z.object({
      id: z.uuid(),
      at: z.iso.datetime(),
      person: z.string(),
      action: z.enum(['PUBLISH', 'EDIT', 'END']),
      message: z.string().describe('As it read after the change'),
      variant: z.enum(BANNER_VARIANTS),
      apps: z.array(z.string()),
    }),
  ),
});

export const DESK_BANNER_ENDPOINTS = { deskBannersGet, deskBannerPost, deskBannerPut, deskBannerEnd, deskBannerChanges };
