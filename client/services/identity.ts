import { brokerSelf } from '@hearthline/web/operations/identity-broker.ts';
import { identityGet } from '@hearthline/web/operations/identity.ts';
import { useQuery } from '@tanstack/react-query';
import { quietApi } from './api/api.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';
import { isBrokerModeOf, keptRealm } from './broker/realm.ts';
import { useSignedIn } from './session/session.ts';

export type Identity = Reply<'identity-get'>;

/** Asks the identity broker where the person signed in through it, else the identity service: they say first who is a broker (AMB-87). */
async function readIdentity(): Promise<Identity | null> {
  const realm = keptRealm();
  const path = { realm, info: 'helocinfo' };
  return isBrokerModeOf(realm) ? quietApi(brokerSelf, { path }) : quietApi(identityGet);
}

/** Who is signed in, read in the background once per page load; null where it cannot be read, and for visitors; undefined while it is read. */
export function useIdentity(): Identity | null | undefined {
  const isSignedIn = useSignedIn();
  const { data, isError } = useQuery({
    queryKey: ['identity-of-menus'],
    queryFn: readIdentity,
    enabled: isSignedIn,
    staleTime: Infinity,
  });
  return !isSignedIn || isError ? null : data;
}
