/** Where the lenders of a running product are. */
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { siteOf } from '@hearthline/orgs/hosts.ts';
import type { Sites } from './identifiers.ts';

/** The sites of lenders below the address at which the product is served; the primary brand is at the bare address too. */
export const sitesBelow = (publicUrl: string): Sites => {
  const domain = new URL(publicUrl).hostname;
  return ({ orgCode, hostPrefix }) => ({
    origin: siteOf(FILE_LENDERS, orgCode, publicUrl),
    hosts: [`${hostPrefix}.${domain}`, `${hostPrefix}-test.${domain}`],
  });
};
