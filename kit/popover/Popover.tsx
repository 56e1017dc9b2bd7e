import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { cx } from '../styles/cx.ts';
import classes from './Popover.module.css';

export interface PopoverTrigger {
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
}

export interface PopoverProps {
  /** The button that opens it: spread the props it receives, `(props) => <TopButton icon="bell" label="Notifications" {...props} />`. */
  trigger: (props: PopoverTrigger) => ReactNode;
  /** Accessible name of the panel. */
  label: string;
  /** Align left edges instead of right edges. */
  start?: boolean | undefined;
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A panel under a button. Escape, a click elsewhere, or focus leaving closes it; Escape returns focus to the button. */
export function Popover({ trigger, label, start, children }: PopoverProps) {
  const [open, setOpen] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (!open) return undefined;
    panel.current?.focus();
    const elsewhere = (event: PointerEvent) => {
      if (event.target instanceof Node && !holder.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', elsewhere);
    return () => document.removeEventListener('pointerdown', elsewhere);
  }, [open]);
  const close = () => {
    setOpen(false);
    document.getElementById(`${id}-holder`)?.querySelector('button')?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape reaches the holder from what has focus inside; it is nothing to press itself
    <div
      ref={holder}
      id={`${id}-holder`}
      className={classes.holder}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          event.stopPropagation();
          close();
        }
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      {trigger({ 'aria-expanded': open, 'aria-controls': open ? id : undefined, onClick: () => setOpen(!open) })}
      {open && (
        <div
          ref={panel}
          id={id}
          data-popover=""
          className={cx(classes.panel, start && classes.start)}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
        >
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  );
}
