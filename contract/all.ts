import { APPLICATION_ENDPOINTS } from './application.ts';
import { CONSENT_ENDPOINTS } from './consents.ts';
import { DRAFT_ENDPOINTS } from './drafts.ts';
import type { Endpoint } from './endpoint.ts';
import { FLAG_ENDPOINTS } from './flags.ts';
import { IDENTITY_ENDPOINTS } from './identity.ts';
import { ORGANISATION_ENDPOINTS } from './organisations.ts';
import { PROFILE_ENDPOINTS } from './profile.ts';
import { SANDBOX_ENDPOINTS } from './sandbox.ts';

/** Every operation of the API, on one page. The server refuses to start when one of them has no route, or a route has none of them. */
export const ENDPOINTS: readonly Endpoint[] = [
  ...IDENTITY_ENDPOINTS, ...PROFILE_ENDPOINTS, ...CONSENT_ENDPOINTS, ...DRAFT_ENDPOINTS, ...ORGANISATION_ENDPOINTS, ...FLAG_ENDPOINTS, ...APPLICATION_ENDPOINTS, ...SANDBOX_ENDPOINTS,
];
