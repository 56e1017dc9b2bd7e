import { organization } from '../organization/organization.ts';
import { readSite } from '../menus.ts';
import { createBannerStore } from './banner-store.ts';

/** Our own list is of one lender, which the request names; a bucket is asked for nothing but the file. */
const headersFor = (url: string): Readonly<Record<string, string>> => (url.startsWith('/') ? { 'x-org': organization().orgCode } : {});

/** The banners of this page. */
export const bannerStore = createBannerStore(
  async () => (await readSite()).bannersUrl,
  (url) => fetch(url, { cache: 'no-store', credentials: 'omit', headers: headersFor(url) }),
);
