import { Announcer } from '@hearthline/kit/live-region/Announcer.tsx';
import { useRouter } from '@tanstack/react-router';
import { type JSX, useEffect } from 'react';
import { watchScreenChanges } from './screen-changes.ts';
import { SessionNotice } from './SessionNotice.tsx';
import { Toasts } from './Toasts.tsx';

/** What speaks on every page, outside what the loader covers: another page, toasts, and a session that is about to end. */
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
