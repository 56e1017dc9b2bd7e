import { Toaster, useToast } from '@hearthline/kit/toaster/Toaster.tsx';
import { type JSX, useEffect, useSyncExternalStore } from 'react';
import { toasts } from '../../services/toasts.ts';

function Tell(): null {
  const waiting = useSyncExternalStore(toasts.subscribe, toasts.pending);
  const show = useToast();
  useEffect(() => {
    waiting.forEach((text) => show({ text, icon: 'info' }));
    if (waiting.length > 0) toasts.clear();
  }, [waiting, show]);
  return null;
}

/** The container of toasts, mounted before the first of them: a live region that is inserted with its text is not announced. */
export function Toasts(): JSX.Element {
  return (
    <Toaster>
      <Tell />
    </Toaster>
  );
}
