import { emailTags } from '../world/vendor/orders.ts';

/** The fault of a policy; null when it is valid. */
export type PolicyFault = 'EXPIRED' | 'MORTGAGEE_MISSING' | 'COVERAGE_LOW' | null;

/**
 * +noins: the first two pages submitted are rejected: expired, then without the lender (lending §5). `nth` counts pages under one reference from 1.
 */
export function faultOf(email: string | undefined, fileName: string | null, nth: number): PolicyFault {
  if (emailTags(email).includes('noins')) return nth === 1 ? 'EXPIRED' : nth === 2 ? 'MORTGAGEE_MISSING' : null;
  if (fileName === null) return null;
  if (/expired/i.test(fileName)) return 'EXPIRED';
  if (/mortgagee/i.test(fileName)) return 'MORTGAGEE_MISSING';
  return /low/i.test(fileName) ? 'COVERAGE_LOW' : null;
}

/** Confidence by the page's file name; null when it cannot be read at all. */
export function confidenceOf(fileName: string): number | null {
  if (/blur|unreadable/i.test(fileName)) return null;
  return /scan/i.test(fileName) ? 0.72 : 0.97;
}
