import { menusGet } from '@hearthline/web/operations/organization.ts';
import type { Organization } from '@hearthline/orgs/page.ts';
import { quietApi } from './api/api.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { organization } from './organization/organization.ts';

/** The lender's menus, whether it asks why people leave, and where its banners are. */
export type Site = Reply<'menus-get'>;

const read = new WeakMap<Organization, Promise<Site>>();

/** Reads it once per page load, for the lender of the page; a failure is tried again by the next reader. */
export function readSite(): Promise<Site> {
  const lender = organization();
  const known = read.get(lender);
  if (known) return known;
  const reading = quietApi(menusGet).then((data) => {
    return data;
  });
  read.set(lender, reading);
  reading.catch(() => read.delete(lender));
  return reading;
}
