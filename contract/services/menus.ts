/** What surrounds every page of a lender, asked once the first question can be answered: the first page stays as small as it is. */
import { MENU_ENTRIES } from '@hearthline/orgs/menus.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

export const menusGet = endpoint({
  id: 'menus-get',
  service: 'organization',
  method: 'GET',
  path: '/service-application/external/api/v1/heloc/menus',
  access: 'anyone',
  poll: true,
  summary: 'Where the entries of the menus lead, who may give feedback, and where the banners are',
  reply: z.object({
    addresses: z
      .partialRecord(z.enum(MENU_ENTRIES), z.string())
      .describe('A path of this site or an https address of the lender; an entry without one is in no menu'),
    isMainBrand: z.boolean().describe('Signed-in people of the main brand may give feedback'),
    leaveSurvey: z.boolean().describe('Borrowers who log out in the middle of some steps are asked why they leave'),
    bannersUrl: z.string().describe('The list of banners of this installation'),
  }),
});

export const MENU_ENDPOINTS = { menusGet };
