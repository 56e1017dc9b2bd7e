import { identityGet, identityGetLegacy } from '@hearthline/web/operations/identity.ts';
import { profileGet } from '@hearthline/web/operations/service-profile.ts';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import { api } from '../api/api.ts';
import { session } from './session.ts';

/** What a lookup's own error keeps of the refusal: its status, status text and body (B §8). */
const partsOf = (refusal: unknown) =>
  refusal instanceof ApiError
    ? { status: refusal.status, data: refusal.data, response: refusal.response, cause: refusal }
    : { status: 0, cause: refusal };

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/**
 * Requests the identity from each endpoint in turn, the present one first, then the legacy one.
 * @throws ApiError 'User not found' when every one of them is refused; a dropped connection is rethrown, since it proves nothing
 */
export async function findIdentity(ways: readonly (() => Promise<unknown>)[]): Promise<void> {
  let refusal: unknown;
  for (const ask of ways) {
    try {
      await ask();
      return;
    } catch (error) {
      if (statusOf(error) === 0) throw error;
      refusal = error;
    }
  }
  throw new ApiError('User not found', partsOf(refusal));
}

/**
 * The lookup that follows a registration: the account is there, so a refusal means that its owner has to sign in.
 * @throws ApiError 'identity exists'
 */
export async function findRegistered(ways: readonly (() => Promise<unknown>)[]): Promise<void> {
  try {
    await findIdentity(ways);
  } catch (error) {
    if (statusOf(error) === 0) throw error;
    throw new ApiError('identity exists', partsOf(error));
  }
}

/**
 * The signed-in person's profile.
 * @throws ApiError 'JWT error' when signed out, 'Failed to fetch profile details.' with the answer's status when it is refused; a
 * 401 has removed the token by then, as every call's does
 */
export async function profileDetails<T>(token: string | null, ask: () => Promise<T>): Promise<T> {
  if (token === null) throw new ApiError('JWT error', { status: 401 });
  try {
    return await ask();
  } catch (error) {
    throw new ApiError('Failed to fetch profile details.', partsOf(error));
  }
}

/** The identity endpoints, in order. */
export const IDENTITY_WAYS = [async () => api(identityGet), async () => api(identityGetLegacy)] as const;

/** The signed-in person's profile; see profileDetails for what it throws. */
export const ownProfile = async () => profileDetails(session.token.get(), async () => (await api(profileGet)) ?? null);
