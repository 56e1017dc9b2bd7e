import { Announcer } from '@hearthline/kit/live-region/Announcer.tsx';
import { useRouter } from '@tanstack/react-router';
import { type JSX, useEffect } from 'react';
import { watchArrivals } from './arrivals.ts';
import { SessionNotice } from './SessionNotice.tsx';
import { Toasts } from './Toasts.tsx';

/** What speaks on every page, outside what the loader covers: another page, toasts, and a session that is about to end. */
export function Live(): JSX.Element {
  const router = useRouter();
  useEffect(() => watchArrivals(router), [router]);
  return (
    <>
      <Announcer />
      <Toasts />
      <SessionNotice />
    </>
  );
}
