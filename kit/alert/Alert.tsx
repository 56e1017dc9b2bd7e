import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { cx } from '../styles/cx.ts';
import classes from './Alert.module.css';

const ICONS: Record<'note' | 'ok' | 'warn' | 'err', IconName> = { note: 'info', ok: 'check', warn: 'warning', err: 'error' };

export interface AlertProps {
  kind?: keyof typeof ICONS | undefined;
  /** The bold first line. */
  title: ReactNode;
  /** What to do. */
  children?: ReactNode | undefined;
  /** Speak it as soon as it shows: for what happened because of the person's action. Errors always speak. */
  live?: boolean | undefined;
}

/** A message in the page: bar, icon, bold first line, what to do. */
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

/** What is said when nobody knows more: heading "Error". */
export function GenericError({ children = 'Something went wrong. Please try again.' }: { children?: ReactNode | undefined }) {
  return (
    <Alert kind="err" title="Error">
      {children}
    </Alert>
  );
}
