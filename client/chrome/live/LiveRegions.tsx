import { Announcer } from '@hearthline/kit/live-region/Announcer.tsx';
import { Toaster, useToast } from '@hearthline/kit/toaster/Toaster.tsx';
import { type JSX, useEffect, useSyncExternalStore } from 'react';
import { useNavigation } from '../../parts/screen/navigation.ts';
import { toasts } from '../../services/toasts.ts';
import { SessionNotice } from './SessionNotice.tsx';
import { watchScreenChanges } from './screen-changes.ts';

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
function Toasts(): JSX.Element {
  return (
    <Toaster>
      <Tell />
    </Toaster>
  );
}

/** The live regions of every page, outside of what the loader makes inert: page changes, toasts, and the session-expiry notice. */
export function LiveRegions(): JSX.Element {
  const { onMove } = useNavigation();
  useEffect(() => watchScreenChanges(onMove), [onMove]);
  return (
    <>
      <Announcer />
      <Toasts />
      <SessionNotice />
    </>
  );
}
