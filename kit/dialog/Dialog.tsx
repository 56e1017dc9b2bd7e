import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { cx } from '../styles/cx.ts';
import classes from './Dialog.module.css';
import { CLOSE } from '../copy.ts';

export interface DialogProps {
  open: boolean;
  /** Called on Escape, the close button, and a click outside. When absent, only the dialog's actions close it. */
  onClose?: (() => void) | undefined;
  title: ReactNode;
  children?: ReactNode | undefined;
  /** One solid button first, then a text button. */
  actions?: ReactNode | undefined;
  /** Wider, for documents and tables. */
  wide?: boolean | undefined;
  /** As wide as the window, for what is compared side by side. */
  full?: boolean | undefined;
  /** As high as the window, on phones the whole screen; its body is a column that takes the height left. For a document to read. */
  tall?: boolean | undefined;
}

const FOCUSABLE = 'a[href], button:not([tabindex="-1"]), input, select, textarea, [tabindex="0"]';

/** A modal dialog; on phones a sheet from the bottom. Focus is trapped inside and returns to where it was. */
export function Dialog({ open, onClose, title, children, actions, wide, full, tall }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = box.current;
    if (!open || !dialog) return undefined;
    dialog.showModal();
    heading.current?.focus();
    return () => dialog.close();
  }, [open]);

  const pressed = (event: KeyboardEvent<HTMLDialogElement>) => {
    if (event.key !== 'Tab') return;
    const inside = [...event.currentTarget.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((node) => node.offsetParent !== null);
    const [first, last] = [inside[0], inside.at(-1)];
    if (!first || !last) {
      event.preventDefault();
      return;
    }
    const from = document.activeElement;
    const leaves = event.shiftKey ? from === first || from === heading.current : from === last;
    if (!leaves) return;
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  };

  return (
    // A click on the backdrop closes it; keyboard users have Escape and the close button.
    <dialog
      ref={box}
      className={cx(classes.dialog, wide && classes.wide, full && classes.full, tall && classes.tall)}
      aria-labelledby={titleId}
      onKeyDown={pressed}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget && outside(event.currentTarget, event.clientX, event.clientY)) onClose?.();
      }}
    >
      {open && (
        <>
          <div className={classes.head}>
            <h2 id={titleId} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            {onClose && (
              <button type="button" className={classes.close} aria-label={CLOSE} onClick={onClose}>
                <Icon name="x" />
              </button>
            )}
          </div>
          {children != null && <div className={classes.body}>{children}</div>}
          {actions != null && <div className={classes.actions}>{actions}</div>}
        </>
      )}
    </dialog>
  );
}

function outside(dialog: HTMLElement, x: number, y: number): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
