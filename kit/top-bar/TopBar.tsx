import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { cx } from '../styles/cx.ts';
import classes from './TopBar.module.css';
import { SKIP_TO_FORM } from '../copy.ts';

/** The first element of a page, visible on focus only: jumps to the content. */
export function SkipLink({ href = '#main', children = SKIP_TO_FORM }: { href?: string | undefined; children?: ReactNode | undefined }) {
  return (
    <a className={classes.skip} href={href}>
      {children}
    </a>
  );
}

export interface TopBarProps {
  /** The lender's logo: an <img> (at most 160 x 32) or an svg with the name beside it. */
  logo: ReactNode;
  homeHref: string;
  /** Accessible name: "Hearthline home". */
  homeLabel: string;
  /** Aligned with the registration column. */
  narrow?: boolean | undefined;
  /** TopLinks, left to right. */
  children?: ReactNode | undefined;
}

/** The bar at the top of every page. */
export function TopBar({ logo, homeHref, homeLabel, narrow, children }: TopBarProps) {
  return (
    <header className={cx(classes.top, narrow && classes.narrow)}>
      <div className={classes.inner}>
        <a className={classes.logo} href={homeHref} aria-label={homeLabel}>
          {logo}
        </a>
        {children}
      </div>
    </header>
  );
}

interface TopLinkLook {
  icon?: IconName | undefined;
  /** Text; beside an icon it shows from 1024 px only. */
  text?: ReactNode | undefined;
  /** Accessible name; needed when the text may be hidden. */
  label?: string | undefined;
  /** A small red number; repeat it in the label. */
  count?: number | undefined;
  children?: ReactNode | undefined;
}

function inside({ icon, text, label, count, children }: TopLinkLook) {
  return (
    <>
      <span className={classes.seen} aria-hidden={label !== undefined || undefined}>
        {icon && <Icon name={icon} />}
        {text != null && <span className={cx(icon && classes.wide)}>{text}</span>}
        {children}
        {count ? <span className={classes.count}>{count}</span> : null}
      </span>
      {label !== undefined && <span className="sr">{label}</span>}
    </>
  );
}

/** A link in the top bar: call, login. */
export function TopLink({ icon, text, label, count, children, className, ...rest }: TopLinkLook & ComponentProps<'a'> & { href: string }) {
  return (
    <a {...rest} className={cx(classes.link, className)}>
      {inside({ icon, text, label, count, children })}
    </a>
  );
}

/** A button in the top bar: chat, notifications, account. */
export function TopButton({
  icon,
  text,
  label,
  count,
  children,
  className,
  ...rest
}: TopLinkLook & Omit<ComponentProps<'button'>, 'type'>) {
  return (
    <button {...rest} type="button" className={cx(classes.link, className)}>
      {inside({ icon, text, label, count, children })}
    </button>
  );
}
