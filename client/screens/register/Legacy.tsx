import type { JSX } from 'react';
import { NotAccepting } from '../not-accepting/NotAccepting.tsx';
import { NotAvailable } from '../not-available/NotAvailable.tsx';
import { isNotAccepting } from './entry.ts';

/** /register: the not-accepting page where a referral is needed; the redesigned flow replaces it where its flag is on (AMB-18). */
export function Legacy(): JSX.Element {
  return isNotAccepting() ? <NotAccepting /> : <NotAvailable />;
}
