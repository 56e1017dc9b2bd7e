import { useQuery } from '@tanstack/react-query';
import { quietApi } from './api/api.ts';
import type { paths } from '../../generated/api.d.ts';
import { isBrokerModeOf, keptRealm } from './broker/realm.ts';
import { useSignedIn } from './session/session.ts';

const IDENTITY = '/identity/secure/api/v1_1/identity';
const SELF = '/identity-broker/{realm}/secure/api/v3/self/{info}';
export type Identity = paths[typeof IDENTITY]['get']['responses'][200]['content']['application/json'];

/** Asks the identity broker where the person signed in through it, else the identity service: they say first who is a broker (AMB-87). */
async function readIdentity(): Promise<Identity | null> {
  const realm = keptRealm();
  const path = { realm, info: 'helocinfo' };
  const answer = isBrokerModeOf(realm) ? await quietApi.GET(SELF, { params: { path } }) : await quietApi.GET(IDENTITY);
  return answer.data ?? null;
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
