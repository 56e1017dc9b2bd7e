import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../styles/cx.ts';
import classes from './Banner.module.css';

/** One sentence above the header; at most two on a page, newest first. Put several into one BannerStrip. */
export function Banner({ kind = 'info', children }: { kind?: 'info' | 'warn' | undefined; children: ReactNode }) {
  return (
    <div className={cx(classes.banner, kind === 'info' && classes.info)}>
      <p>
        <Icon name={kind === 'info' ? 'info' : 'warning'} />
        <span>{children}</span>
      </p>
    </div>
  );
}

/** The place of the banners: a region with a name, so that it can be found and skipped. */
export function BannerStrip({ label = 'Announcements', children }: { label?: string | undefined; children: ReactNode }) {
  return <section aria-label={label}>{children}</section>;
}
