import type { JSX } from 'react';
import { TimeoutPage } from '../../../parts/waiting/TimeoutPage.tsx';

/** Closing documents are still being made: the timeout page (AMB-40). */
export function Signdocs(): JSX.Element {
  return <TimeoutPage />;
}
