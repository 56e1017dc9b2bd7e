import type { ApplicationScreen } from '@hearthline/journey/paths.ts';
import type { LoadScreen } from './parts/loading/lazy-screen.tsx';

/** Every screen of one application that is built. One without a row says honestly that it is not there yet. */
export const BUILT_SCREENS: Partial<Record<ApplicationScreen, LoadScreen>> = {
  liens: () => import('./screens/liens/Liens.tsx').then((m) => m.Liens),
  'product/assets': () => import('./screens/product/assets/Assets.tsx').then((m) => m.Assets),
  'product/prequal-winback': () => import('./screens/product/prequal-winback/PrequalWinback.tsx').then((m) => m.PrequalWinback),
  'bpo/estimate-value': () => import('./screens/bpo/estimate-value/EstimateValue.tsx').then((m) => m.EstimateValue),
  'document/disclosures': () => import('./screens/document/disclosures/Disclosures.tsx').then((m) => m.Disclosures),
  'credit/social': () => import('./screens/credit/social/Social.tsx').then((m) => m.Social),
  'credit/error': () => import('./screens/credit/error/CreditError.tsx').then((m) => m.CreditError),
  'review-app/incorrect-pin': () => import('./screens/review-app/incorrect-pin/IncorrectPin.tsx').then((m) => m.IncorrectPin),
  'review-app/no-credit': () => import('./screens/review-app/no-credit/NoCredit.tsx').then((m) => m.NoCredit),
  'review-app/property': () => import('./screens/review-app/property/Property.tsx').then((m) => m.Property),
  'review-app/uw': () => import('./screens/review-app/uw/Uw.tsx').then((m) => m.Uw),
  'review-app/delinquency': () => import('./screens/review-app/delinquency/Delinquency.tsx').then((m) => m.Delinquency),
  'review-app/incorrect-ownership': () =>
    import('./screens/review-app/incorrect-ownership/IncorrectOwnership.tsx').then((m) => m.IncorrectOwnership),
  'review-app/datatree': () => import('./screens/review-app/datatree/Datatree.tsx').then((m) => m.Datatree),
  'review-app/signdocs': () => import('./screens/review-app/signdocs/Signdocs.tsx').then((m) => m.Signdocs),
  'error/timeout': () => import('./screens/error/timeout/Timeout.tsx').then((m) => m.Timeout),
  'product/select': () => import('./screens/product/select/Select.tsx').then((m) => m.Select),
  'product/select/confirm': () => import('./screens/product/select/confirm/Confirm.tsx').then((m) => m.Confirm),
  'error/credit': () => import('./screens/error/credit/Credit.tsx').then((m) => m.Credit),
  'error/decline': () => import('./screens/error/decline/Decline.tsx').then((m) => m.Decline),
  'error/income': () => import('./screens/error/income/Income.tsx').then((m) => m.Income),
};
