import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../styles/cx.ts';
import classes from './Banner.module.css';
import { ANNOUNCEMENTS } from '../copy.ts';

/** A one-sentence message above the header. At most two per page, newest first, inside one BannerStrip. */
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

/** Holds the banners: a named landmark region, so that screen reader users can find and skip it. */
export function BannerStrip({ label = ANNOUNCEMENTS, children }: { label?: string | undefined; children: ReactNode }) {
  return <section aria-label={label}>{children}</section>;
}
