import type { Organization } from '@hearthline/orgs/page.ts';
import { quietApi } from './api/api.ts';
import type { paths } from '../../generated/api.d.ts';
import { organization } from './organization/organization.ts';

const MENUS = '/service-application/external/api/v1/heloc/menus';

/** The lender's menus, whether it asks why people leave, and where its banners are. */
export type Site = paths[typeof MENUS]['get']['responses'][200]['content']['application/json'];

const read = new WeakMap<Organization, Promise<Site>>();

/** Reads it once per page load, for the lender of the page; a failure is tried again by the next reader. */
export function readSite(): Promise<Site> {
  const lender = organization();
  const known = read.get(lender);
  if (known) return known;
  const reading = quietApi.GET(MENUS).then(({ data }) => {
    if (!data) throw new Error('The menus of the lender have no reply');
    return data;
  });
  read.set(lender, reading);
  reading.catch(() => read.delete(lender));
  return reading;
}
