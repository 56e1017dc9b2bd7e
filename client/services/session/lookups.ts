import { ApiError } from '../api/api-error.ts';
import { api } from '../api/api.ts';
import { session } from './session.ts';

const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0);

/**
 * Asks for the identity in one way after the other, the present one first, then the legacy one.
 * @throws ApiError 'User not found' when every one of them is refused; a dropped line is thrown as it is, since it says nothing
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
  throw new ApiError('User not found', { status: statusOf(refusal), cause: refusal });
}

/**
 * The lookup that follows a registration: the account is there, so a refusal means that somebody can sign in to it.
 * @throws ApiError 'identity exists'
 */
export async function findRegistered(ways: readonly (() => Promise<unknown>)[]): Promise<void> {
  try {
    await findIdentity(ways);
  } catch (error) {
    if (statusOf(error) === 0) throw error;
    throw new ApiError('identity exists', { status: statusOf(error), cause: error });
  }
}

/**
 * The profile of who is signed in.
 * @throws ApiError 'JWT error' when nobody is, 'Failed to fetch profile details.' with the answer's status when it is refused; a
 * 401 has removed the token by then, as every call's does
 */
export async function profileDetails<T>(token: string | null, ask: () => Promise<T>): Promise<T> {
  if (token === null) throw new ApiError('JWT error', { status: 401 });
  try {
    return await ask();
  } catch (error) {
    throw new ApiError('Failed to fetch profile details.', { status: statusOf(error), cause: error });
  }
}

/** The ways to ask who is signed in, in order. */
export const IDENTITY_WAYS = [
  async () => api.GET('/identity/secure/api/v1_1/identity'),
  async () => api.GET('/identity/secure/api/v1/identity'),
] as const;

/** The signed-in person's profile; see profileDetails for what it throws. */
export const ownProfile = async () =>
  profileDetails(session.token.get(), async () => (await api.GET('/service-profile/api/v1/profile')).data ?? null);
