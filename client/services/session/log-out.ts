import { forgetAllAnswers } from '../kept-answers.ts';
import { api } from '../api/api.ts';
import { isBrokerMode } from '../broker/broker-mode.ts';
import { session } from './session.ts';

/**
 * Revokes the session on the server, every one of this person's if asked, forgets the token here and everything that was read with it.
 * Answers the address at the identity broker where it ends as well, or null where there is none.
 */
export async function logOut({ everywhere = false }: { everywhere?: boolean } = {}): Promise<string | null> {
  let elsewhere: string | null = null;
  try {
    if (everywhere || !isBrokerMode()) await api.POST('/identity/secure/api/v1/logout', { body: everywhere ? { everywhere } : {} });
    else elsewhere = await (await import('../broker/broker.ts')).outOfBroker();
  } catch (error) {
    // an ended session is what was asked for; other devices must really be out before it is said
    if (everywhere) throw error;
  }
  session.token.clear();
  const { queryClient } = await import('../api/queries.ts');
  queryClient.clear();
  forgetAllAnswers();
  return elsewhere;
}
