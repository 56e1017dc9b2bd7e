import type { JSX } from 'react';
import { TimeoutPage } from '../../../parts/waiting/TimeoutPage.tsx';

/** A step that is slow, has stopped, or waits for a person; its body is keyed by status (AMB-117). */
export function Timeout(): JSX.Element {
  return <TimeoutPage />;
}
