import { deskSessionEnd, deskSessionGet } from '@hearthline/web/operations/desk.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { $api, api, queryClient } from './api.ts';

export type DeskSession = Reply<'desk-session-get'>;
export type Member = NonNullable<DeskSession['member']>;
export type Role = Member['role'];

// as the hook below asks: the key has its options
const KEY = $api.read(deskSessionGet, {}).queryKey;
/** How often the page asks whether it is still signed in; this asking does not keep the session open. */
const EVERY_MS = 60_000;

/** How far this browser is signed in. */
export const useSession = () => $api.useRead(deskSessionGet, {}, { refetchInterval: EVERY_MS, staleTime: 0 });

export function setSession(session: DeskSession): void {
  queryClient.setQueryData(KEY, session);
}

/** The session has ended: what is on the page stays, and a sign-in is asked for over it. */
export const sessionEnded = (): void => setSession({ stage: 'SIGNED_OUT', member: null, endsAt: null });

/** A request was refused for want of a session. A sign-in that is under way stays at its step, whatever the page asks meanwhile. */
export function sessionRefused(): void {
  if (queryClient.getQueryData<DeskSession>(KEY)?.member != null) sessionEnded();
}

/** Signs out and begins anew, so that nothing of the lender's stays in this page. */
export async function signOut(): Promise<void> {
  await api(deskSessionEnd);
  window.location.assign('/desk');
}
