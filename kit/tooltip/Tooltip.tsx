import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import classes from './Tooltip.module.css';

/** Minimum distance from the edge of the page, px. */
const EDGE = 12;

export interface TooltipProps {
  /** Accessible name of the small button: "About the line amount". */
  label: string;
  /** One or two sentences; never anything needed to continue. */
  children: ReactNode;
}

/** A small button whose text shows on hover, focus and click; Escape hides it, wherever the focus is (WCAG 1.4.13). */
export function Tooltip({ label, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const box = tip.current?.getBoundingClientRect();
    if (!box) return;
    const over = Math.max(0, box.right - document.documentElement.clientWidth + EDGE) - Math.max(0, EDGE - box.left);
    tip.current?.style.setProperty('--shift', `${over}px`);
  }, [open]);
  useEffect(() => {
    if (!open) return undefined;
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // close the tooltip only, not the dialog around it
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    };
    document.addEventListener('keydown', pressed, true);
    return () => document.removeEventListener('keydown', pressed, true);
  }, [open]);
  return (
    <span className={classes.holder} onPointerEnter={() => setOpen(true)} onPointerLeave={() => setOpen(false)}>
      <button
        type="button"
        className={classes.button}
        aria-label={label}
        aria-describedby={open ? id : undefined}
        onFocus={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onClick={() => setOpen(true)}
      >
        <Icon name="info" />
      </button>
      {open && (
        <span ref={tip} id={id} role="tooltip" className={classes.tip}>
          {children}
        </span>
      )}
    </span>
  );
}
