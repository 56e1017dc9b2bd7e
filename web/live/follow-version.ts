import { MAX_WAIT_S } from '@hearthline/journey/polling.ts';
import { follow, type Follower } from './follow.ts';
import { held, type Rules } from './following.ts';
import { page } from './page.ts';

type KnownVersion = { readonly status: { readonly version: number } };

/** No page follows from a version: it is waited for, without end. */
const RULES: Rules<KnownVersion> = { decide: () => ({ kind: 'stay' }), nextAsk: (state) => held(state) };

/** Follows the version of what a page shows, from the one it was read at. A refused read is tried again: the person may sign in anew over the page. */
export function followVersion(
  version: number,
  read: (query: { readonly after: number; readonly wait: number }, signal: AbortSignal) => Promise<number>,
): Follower<KnownVersion> {
  return follow({ ...page, currentPath: () => '', go: () => Promise.resolve() }, RULES, {
    nothing: { status: { version } },
    read: async (_, { status }, signal) => ({ status: { version: await read({ after: status.version, wait: MAX_WAIT_S }, signal) } }),
    failure: () => 'unreachable',
  });
}
