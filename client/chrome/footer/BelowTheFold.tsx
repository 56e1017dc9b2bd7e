import type { JSX } from 'react';
export { Live } from '../live/Live.tsx';
import { Footer } from './Footer.tsx';
import { useVisit } from './use-visit.ts';

/** What comes once the first question can be answered: the footer, and with its code the telling of the visit. */
export function BelowTheFold({ narrow }: { narrow: boolean }): JSX.Element {
  useVisit();
  return <Footer narrow={narrow} />;
}
