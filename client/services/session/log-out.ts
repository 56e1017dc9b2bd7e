import { api } from '../api/api.ts';
import { session } from './session.ts';

/** Revokes the session on the server, forgets the token here and everything that was read with it. */
export async function logOut(): Promise<void> {
  try {
    await api.POST('/identity/secure/api/v1/logout', { body: {} });
  } catch {
    // an ended session is what was asked for
  }
  session.token.clear();
  const { queryClient } = await import('../api/query-client.ts');
  queryClient.clear();
}
