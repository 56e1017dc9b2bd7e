import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { cx } from '../styles/cx.ts';
import classes from './Tag.module.css';

const ICONS: Record<'plain' | 'waiting' | 'ok' | 'warn' | 'err', IconName | null> = {
  plain: null,
  waiting: 'clock',
  ok: 'check',
  warn: 'warning',
  err: 'error',
};

/** A state in one to three words; every meaning has its icon. */
export function Tag({ kind = 'plain', children }: { kind?: keyof typeof ICONS | undefined; children: ReactNode }) {
  const icon = ICONS[kind];
  return (
    <span className={cx(classes.tag, kind !== 'plain' && classes[kind])}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
