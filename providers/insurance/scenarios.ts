import { emailTags } from '../world/orders/orders.ts';

/** What is wrong with a policy; null when nothing is. */
export type PolicyFault = 'EXPIRED' | 'MORTGAGEE_MISSING' | 'COVER_LOW' | null;

/** +noins: the first two pages shown are no good: expired, then without the lender (lending §5). `nth` counts pages under one reference from 1. */
export function faultOf(email: string | undefined, fileName: string | null, nth: number): PolicyFault {
  if (emailTags(email).includes('noins')) return nth === 1 ? 'EXPIRED' : nth === 2 ? 'MORTGAGEE_MISSING' : null;
  if (fileName === null) return null;
  if (/expired/i.test(fileName)) return 'EXPIRED';
  if (/mortgagee/i.test(fileName)) return 'MORTGAGEE_MISSING';
  return /low/i.test(fileName) ? 'COVER_LOW' : null;
}

/** How surely a page is read, by its file's name; null when it cannot be read at all. */
export function confidenceOf(fileName: string): number | null {
  if (/blur|unreadable/i.test(fileName)) return null;
  return /scan/i.test(fileName) ? 0.72 : 0.97;
}
