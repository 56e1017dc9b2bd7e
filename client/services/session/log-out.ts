import { api } from '../api/api.ts';
import { session } from './session.ts';

/** Revokes the session on the server, every one of this person's if asked, forgets the token here and everything that was read with it. */
export async function logOut({ everywhere = false }: { everywhere?: boolean } = {}): Promise<void> {
  try {
    await api.POST('/identity/secure/api/v1/logout', { body: everywhere ? { everywhere } : {} });
  } catch (error) {
    // an ended session is what was asked for; other devices must really be out before it is said
    if (everywhere) throw error;
  }
  session.token.clear();
  const { queryClient } = await import('../api/query-client.ts');
  queryClient.clear();
}
