import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/paths.ts';
import classes from './Toaster.module.css';
import { CLOSE, NOTIFICATIONS } from '../copy.ts';

export interface Toast {
  text: ReactNode;
  icon?: IconName | undefined;
  /** One action, such as undo or a link to details. */
  action?: { text: string; onPick: () => void } | undefined;
}

type Shown = Toast & { id: number };

const MAX_TOASTS = 5;
const SHOWN_FOR_MS = 6000;
const ToastContext = createContext<((toast: Toast) => void) | null>(null);

/** Shows a toast about something that just happened, never the error of a field. Throws outside a Toaster. */
export function useToast(): (toast: Toast) => void {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a Toaster around it');
  return show;
}

/**
 * The container of toasts. Mount it once, before the first toast, so that each is announced. Shows at most five, each for six seconds or
 * until closed; hover and focus pause the timer, and one with an action stays until closed (WCAG 2.2.1).
 */
export function Toaster({
  children,
  max = MAX_TOASTS,
  shownForMs = SHOWN_FOR_MS,
}: {
  children?: ReactNode | undefined;
  max?: number | undefined;
  shownForMs?: number | undefined;
}) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const nextId = useRef(0);
  const show = useCallback(
    (toast: Toast) => {
      const id = nextId.current;
      nextId.current += 1;
      setToasts((all) => [...all, { ...toast, id }].slice(-max));
    },
    [max],
  );
  const close = useCallback((id: number) => setToasts((all) => all.filter((toast) => toast.id !== id)), []);
  return (
    <ToastContext value={show}>
      {children}
      {/* a landmark, so that the buttons of toasts are reached by those who go from landmark to landmark */}
      <section aria-label={NOTIFICATIONS}>
        <div className={classes.toaster} role="log" aria-label={NOTIFICATIONS}>
          {toasts.map((toast) => (
            <ToastRow key={toast.id} toast={toast} shownForMs={shownForMs} onClose={close} />
          ))}
        </div>
      </section>
    </ToastContext>
  );
}

function ToastRow({ toast, shownForMs, onClose }: { toast: Shown; shownForMs: number; onClose: (id: number) => void }) {
  const [held, setHeld] = useState(false);
  const hasAction = toast.action !== undefined;
  useEffect(() => {
    if (held || hasAction) return undefined;
    const timer = setTimeout(() => onClose(toast.id), shownForMs);
    return () => clearTimeout(timer);
  }, [held, hasAction, onClose, shownForMs, toast.id]);
  return (
    <div
      className={classes.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={toast.icon ?? 'check'} />
      <span className={classes.text}>{toast.text}</span>
      {toast.action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            toast.action?.onPick();
            onClose(toast.id);
          }}
        >
          {toast.action.text}
        </button>
      )}
      <button type="button" aria-label={CLOSE} onClick={() => onClose(toast.id)}>
        <Icon name="x" />
      </button>
    </div>
  );
}
