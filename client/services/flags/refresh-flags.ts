import { quietApi } from '../api/api.ts';
import { organization } from '../organization/organization.ts';
import { session } from '../session/session.ts';
import { type Flag, type Flags, FLAGS_KEY, flagsAtLoad, setFlags } from './flags.ts';

/** Keeps refreshed flags for the next load of this tab, and answers them. */
export function keepFlags(list: readonly Flag[], store: Pick<Storage, 'getItem' | 'setItem'>): Flags {
  try {
    store.setItem(FLAGS_KEY, JSON.stringify(list));
  } catch {
    // storage refused: the page's own values serve
  }
  return flagsAtLoad(list, store);
}

/** Who the flags are asked for (A §7.11). */
export type FlagUser = { readonly trackerId: string | null; readonly applicationUuid: string | null; readonly identityUuid: string | null };

/** Asks for the flags anew, in the background: at each load and after signing in (AMB-91). A failure leaves what the tab has. */
export async function refreshFlags(user: FlagUser): Promise<void> {
  try {
    const { data } = await quietApi.POST('/service-optimize/{context}/api/v1/features', {
      params: { path: { context: session.isSignedIn() ? 'secure' : 'external' } },
      body: { optimizeUser: { ...user, createdAt: null, organization: organization().orgCode } },
    });
    if (data) setFlags(keepFlags(data, window.sessionStorage));
  } catch {
    // asked again with the next load
  }
}
