import { APPLICATION_ENDPOINTS } from './application.ts';
import type { Endpoint } from './endpoint.ts';
import { SANDBOX_ENDPOINTS } from './sandbox.ts';

/** Every operation of the API, on one page. The server refuses to start when one of them has no route, or a route has none of them. */
export const ENDPOINTS: readonly Endpoint[] = [...APPLICATION_ENDPOINTS, ...SANDBOX_ENDPOINTS];
