import type { JSX } from 'react';
import { TimeoutPage } from '../../../parts/waiting/TimeoutPage.tsx';

/** The ownership index does not know the parcel: the timeout page. */
export function Datatree(): JSX.Element {
  return <TimeoutPage />;
}
