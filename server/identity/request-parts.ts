import type { Caller } from './access/access.ts';
import type { Party } from '@hearthline/database/stores/application/ownership.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; anonymous until the access hook has run. */
    caller: Caller;
    /** The caller's relation to the application of the request; null until it was looked up, and when there is no application. */
    party: Party | null;
    /** Code of the organization the request is for; '' on hosts that have none. */
    organization: string;
  }
}

/** A request's path without its query string: the query may contain what must not be logged. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** The first value of a header that may be repeated. */
export function headerOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
