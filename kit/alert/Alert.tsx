import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { cx } from '../styles/cx.ts';
import classes from './Alert.module.css';
import { ERROR, WENT_WRONG } from '../copy.ts';

const ICONS: Record<'note' | 'ok' | 'warn' | 'err', IconName> = { note: 'info', ok: 'check', warn: 'warning', err: 'error' };

export interface AlertProps {
  kind?: keyof typeof ICONS | undefined;
  /** The first line, in bold. */
  title: ReactNode;
  /** What to do. */
  children?: ReactNode | undefined;
  /** Announce it to screen readers when it appears: use for the result of the person's own action. Errors are always announced. */
  live?: boolean | undefined;
}

/** A message in the page: color bar, icon, bold first line, and what to do. */
export function Alert({ kind = 'note', title, children, live }: AlertProps) {
  const role = kind === 'err' ? 'alert' : live ? 'status' : undefined;
  return (
    <div className={cx(classes.alert, kind !== 'note' && classes[kind])} role={role}>
      <Icon name={ICONS[kind]} />
      <div>
        <p className={classes.title}>{title}</p>
        {children != null && <div className={classes.text}>{children}</div>}
      </div>
    </div>
  );
}

/** The fallback when the cause of a failure is unknown: heading "Error". */
export function GenericError({ children = WENT_WRONG }: { children?: ReactNode | undefined }) {
  return (
    <Alert kind="err" title={ERROR}>
      {children}
    </Alert>
  );
}
