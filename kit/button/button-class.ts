import { cx } from '../styles/cx.ts';
import classes from './Button.module.css';

export interface ButtonLook {
  /** solid: one per page. outline: secondary. danger: outlined red. text: looks like a link. */
  variant?: 'solid' | 'outline' | 'danger' | 'text' | undefined;
  /** 44 px high instead of 52. */
  compact?: boolean | undefined;
  /** As wide as its container. */
  full?: boolean | undefined;
}

/** The classes of a button, for a router link that must look like one. */
export function buttonClass({ variant = 'solid', compact, full }: ButtonLook = {}): string {
  if (variant === 'text') return cx(classes.text);
  return cx(classes.button, variant !== 'solid' && classes[variant], compact && classes.compact, full && classes.full);
}
