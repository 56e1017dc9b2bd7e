import { useLocation } from '@tanstack/react-router';
import type { JSX } from 'react';
import { productAt } from '../../parts/products/announced.ts';
import { NotOpen } from '../../parts/products/NotOpen.tsx';

/** Organizations and states that are not served yet (AMB-69), and products by `?product=`. */
export function ComingSoon(): JSX.Element {
  return <NotOpen product={useLocation({ select: productAt })} />;
}
