import { Announcer } from '@hearthline/kit/live-region/Announcer.tsx';
import { useRouter } from '@tanstack/react-router';
import { type JSX, useEffect } from 'react';
import { watchScreenChanges } from './screen-changes.ts';
import { SessionNotice } from './SessionNotice.tsx';
import { Toasts } from './Toasts.tsx';

/** The live regions of every page, outside of what the loader makes inert: page changes, toasts, and the session-expiry notice. */
export function LiveRegions(): JSX.Element {
  const router = useRouter();
  useEffect(() => watchScreenChanges(router), [router]);
  return (
    <>
      <Announcer />
      <Toasts />
      <SessionNotice />
    </>
  );
}
