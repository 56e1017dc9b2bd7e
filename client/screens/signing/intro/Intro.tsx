import type { JSX } from 'react';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { BeforeSigning } from './BeforeSigning.tsx';
import { FinalOffer } from './FinalOffer.tsx';

/** Before signing: the final terms to accept, and once the documents are ready, what will be signed (lending §1.2, rows 24, 28). */
export function Intro(): JSX.Element {
  const { status } = useFollowed();
  return status.status === 'FINAL_OFFER' ? <FinalOffer /> : <BeforeSigning />;
}
