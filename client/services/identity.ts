import { useQuery } from '@tanstack/react-query';
import { quietApi } from './api/api.ts';
import type { paths } from './api/schema.d.ts';
import { useSignedIn } from './session/session.ts';

const IDENTITY = '/identity/secure/api/v1_1/identity';
export type Identity = paths[typeof IDENTITY]['get']['responses'][200]['content']['application/json'];

/** Who is signed in, read in the background once per page load; null where it cannot be read, and for visitors; undefined while it is read. */
export function useIdentity(): Identity | null | undefined {
  const isSignedIn = useSignedIn();
  const { data, isError } = useQuery({
    queryKey: ['identity-of-menus'],
    queryFn: async () => (await quietApi.GET(IDENTITY)).data ?? null,
    enabled: isSignedIn,
    staleTime: Infinity,
  });
  return !isSignedIn || isError ? null : data;
}
