import type { ApplicationScreen } from '@hearthline/journey/paths.ts';
import type { LoadScreen } from './chrome/loading/lazy-screen.tsx';

/** Every screen of one application that is built. One without a row says honestly that it is not there yet. */
export const BUILT_SCREENS: Partial<Record<ApplicationScreen, LoadScreen>> = {
  'product/select': () => import('./screens/product/select/Select.tsx').then((m) => m.Select),
  'product/select/confirm': () => import('./screens/product/select/confirm/Confirm.tsx').then((m) => m.Confirm),
  'error/credit': () => import('./screens/error/credit/Credit.tsx').then((m) => m.Credit),
  'error/decline': () => import('./screens/error/decline/Decline.tsx').then((m) => m.Decline),
  'error/income': () => import('./screens/error/income/Income.tsx').then((m) => m.Income),
};
