import { api } from '../api/api.ts';
import { profileDetails } from './lookups.ts';
import { session } from './session.ts';

/** The ways to ask who is signed in, in order (B §7). */
export const IDENTITY_WAYS = [
  async () => api.GET('/identity/secure/api/v1_1/identity'),
  async () => api.GET('/identity/secure/api/v1/identity'),
] as const;

/** The signed-in person's profile; see profileDetails for what it throws. */
export const ownProfile = async () =>
  profileDetails(session.token.get(), async () => (await api.GET('/service-profile/api/v1/profile')).data ?? null);
