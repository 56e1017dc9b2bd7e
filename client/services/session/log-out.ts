import { identityLogout } from '@hearthline/web/operations/identity.ts';
import { forgetAllAnswers } from '../kept-answers.ts';
import { api } from '../api/api.ts';
import { isBrokerModeOf, keptRealm } from '../broker/realm.ts';
import { leaveChats } from '../chat/chats.ts';
import { forgetTab } from '../storage.ts';
import { session } from './session.ts';

/**
 * Revokes the session on the server (all of this person's with `everywhere`), removes the token and all cached data. Answers the identity
 * broker's sign-out address, or null where there is none.
 */
export async function logOut({ everywhere = false }: { everywhere?: boolean } = {}): Promise<string | null> {
  let elsewhere: string | null = null;
  // while the session that the conversation belongs to is still valid
  leaveChats();
  try {
    if (everywhere || !isBrokerModeOf(keptRealm())) await api(identityLogout, { body: everywhere ? { everywhere } : {} });
    else elsewhere = await (await import('../broker/broker.ts')).brokerSignOutUrl();
  } catch (error) {
    // a session that has already expired counts as success; "all devices" must succeed before it is confirmed
    if (everywhere) throw error;
  }
  session.token.signOut();
  const { queryClient } = await import('../api/queries.ts');
  queryClient.clear();
  forgetAllAnswers();
  session.forgetApplication();
  const { events } = await import('../telemetry/events.ts');
  events.forget();
  // the visit, the flags of this tab, where the visitor came from
  forgetTab();
  return elsewhere;
}
