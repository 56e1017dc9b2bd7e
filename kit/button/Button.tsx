import type { ComponentProps, MouseEvent } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import { cx } from '../styles/cx.ts';
import { buttonClass, type ButtonLook } from './button-class.ts';

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
