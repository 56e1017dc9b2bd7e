import { $api, api, queryClient, type Reply } from './api.ts';

export type DeskSession = Reply<'desk-session-get'>;
export type Member = NonNullable<DeskSession['member']>;
export type Role = Member['role'];

const PATH = '/desk/api/v1/session';
// as the hook below asks: the key has its options
const KEY = $api.queryOptions('get', PATH, {}).queryKey;
/** How often the page asks whether it is still signed in; this asking does not keep the session open. */
const EVERY_MS = 60_000;

/** How far this browser is signed in. */
export const useSession = () => $api.useQuery('get', PATH, {}, { refetchInterval: EVERY_MS, staleTime: 0 });

export function setSession(session: DeskSession): void {
  queryClient.setQueryData(KEY, session);
}

/** The session has ended: what is on the page stays, and a sign-in is asked for over it. */
export const sessionEnded = (): void => setSession({ stage: 'SIGNED_OUT', member: null, endsAt: null });

/** Signs out and begins anew, so that nothing of the lender's stays in this page. */
export async function signOut(): Promise<void> {
  await api.POST('/desk/api/v1/session/end');
  window.location.assign('/desk');
}
