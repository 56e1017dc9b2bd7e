import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { cx } from '../styles/cx.ts';
import classes from './Button.module.css';

interface ButtonLook {
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

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'type'> {
  type?: 'button' | 'submit' | undefined;
  icon?: IconName | undefined;
}

/** A button. A disabled one stays focusable (aria-disabled), so that focus is not lost and the reason can be read. */
export function Button({ variant, compact, full, icon, disabled, onClick, type = 'button', className, children, ...rest }: ButtonProps) {
  const clicked = (event: MouseEvent<HTMLButtonElement>) => {
    if (disabled) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={cx(buttonClass({ variant, compact, full }), className)}
      aria-disabled={disabled || undefined}
      onClick={clicked}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export interface ButtonLinkProps extends ButtonLook, ComponentProps<'a'> {
  href: string;
  icon?: IconName | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, compact, full, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={cx(buttonClass({ variant, compact, full }), className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

/** A small rotating ring; dotted and still with reduced motion. Hidden from screen readers, so always put text beside it. */
export function Spinner() {
  return <span className={classes.spinner} aria-hidden="true" />;
}
