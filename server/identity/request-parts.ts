import type { Caller } from './access/access.ts';
import type { Party } from '@hearthline/database/stores/application/ownership.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is asking; anonymous until the access hook has run. */
    caller: Caller;
    /** What they are to the application the request is about; null until that was looked up, and where it is about none. */
    party: Party | null;
    /** Code of the organization the request is for; '' on hosts that have none. */
    organization: string;
  }
}

/** A request's path without its query string: the query may carry what must not be logged. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** The first value of a header that may be repeated. */
export function headerOf(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}
