import { identityLogin } from '@hearthline/web/operations/identity.ts';
import { api } from '../../../services/api/api.ts';
import { queryClient } from '../../../services/api/queries.ts';
import { session } from '../../../services/session/session.ts';

/** Makes a token the session of this browser; nothing of another person stays in memory. */
export function enter(jwt: string): void {
  session.signIn(jwt);
  queryClient.clear();
}

/** Signs in by password. */
export async function signIn(email: string, password: string): Promise<void> {
  const data = await api(identityLogin, { body: { email: email.trim(), password } });
  enter(data.jwt);
}
