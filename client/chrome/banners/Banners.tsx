import { isSignerPath } from '@hearthline/journey/paths.ts';
import { Banner, BannerStrip } from '@hearthline/kit/banner/Banner.tsx';
import { LOCALE } from '@hearthline/kit/format/locale.ts';
import { shownBanners } from '@hearthline/rules/banners.ts';
import { type JSX, useEffect, useSyncExternalStore } from 'react';
import { useHere } from '../../parts/screen/navigation.ts';
import { bannerStore } from '../../services/banners/banners.ts';
import { organization } from '../../services/organization/organization.ts';

/** The lender writes its messages in English, whatever the language of the page. */
const LANGUAGE = LOCALE.startsWith('en') ? undefined : 'en-US';

/** The lender's messages above every page: read once the first question can be answered. */
export function Banners(): JSX.Element | null {
  const app = useHere(({ pathname }) => (isSignerPath(pathname) ? 'heloc-signer' : 'heloc'));
  const { banners } = useSyncExternalStore(bannerStore.subscribe, bannerStore.state);
  useEffect(() => void bannerStore.load(organization()), []);
  const shown = shownBanners(banners, app);
  if (shown.length === 0) return null;
  return (
    <BannerStrip>
      {shown.map(({ uuid, variant, message }) => (
        <Banner key={uuid} kind={variant}>
          <span lang={LANGUAGE}>{message}</span>
        </Banner>
      ))}
    </BannerStrip>
  );
}
