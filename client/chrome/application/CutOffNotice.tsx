import { Banner, BannerStrip } from '@hearthline/kit/banner/Banner.tsx';
import type { JSX } from 'react';
import { CUT_OFF } from './copy.ts';

/** Says that the server cannot be reached, above whatever is shown, and that the page goes on by itself. */
export function CutOffNotice({ isShown }: { isShown: boolean }): JSX.Element {
  return (
    <div role="status">
      {isShown && (
        <BannerStrip label={CUT_OFF.label}>
          <Banner kind="warn">{CUT_OFF.text}</Banner>
        </BannerStrip>
      )}
    </div>
  );
}
