import type { RegistrationScreen } from '@hearthline/journey/paths.ts';
import { type LoadScreen, withQueries } from '../../parts/loading/lazy-screen.tsx';
import { isBrokerMode } from '../../services/broker/broker-mode.ts';
import { once } from '../../services/preload-reload.ts';
import { PropertyAddress } from './property-address/PropertyAddress.tsx';

const final = withQueries(async () => {
  const [{ SetPassword }, { prefetchConsents }] = await Promise.all([
    import('./set-password/SetPassword.tsx'),
    import('./set-password/use-consents.ts'),
  ]);
  prefetchConsents();
  return SetPassword;
});
const phoneAndEmail = once(() => import('./phone-and-email/PhoneAndEmail.tsx').then((m) => m.PhoneAndEmail));

/** The steps of registration by path. The first is in the first page's code; each other is its own chunk. */
export const REGISTER_SCREENS = {
  'register-v2': () => Promise.resolve(PropertyAddress),
  'register-v2/home-address': once(() => import('./home-address/HomeAddress.tsx').then((m) => m.HomeAddress)),
  'register-v2/for-sale': once(() => import('./for-sale/ForSale.tsx').then((m) => m.ForSale)),
  'register-v2/annual-income': once(() => import('./annual-income/AnnualIncome.tsx').then((m) => m.AnnualIncome)),
  'register-v2/legal-name': once(() => import('./legal-name/LegalName.tsx').then((m) => m.LegalName)),
  'register-v2/birthdate': once(() => import('./birthdate/Birthdate.tsx').then((m) => m.Birthdate)),
  // where an identity broker holds the passwords this step is the last (AMB-14)
  'register-v2/phone-and-email': () => (isBrokerMode() ? final() : phoneAndEmail()),
  'register-v2/set-password': final,
} satisfies Partial<Record<RegistrationScreen, LoadScreen>>;
