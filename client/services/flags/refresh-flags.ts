import { quietApi } from '../api/api.ts';
import { organization } from '../organization/organization.ts';
import { session } from '../session/session.ts';
import { tabStorage } from '../storage.ts';
import { type Flag, type Flags, FLAGS_KEY, flagsAtLoad, setFlags } from './flags.ts';

/** Stores refreshed flags for the next load of this tab, and returns them. */
export function storeFlags(list: readonly Flag[], store: Pick<Storage, 'getItem' | 'setItem'>): Flags {
  try {
    store.setItem(FLAGS_KEY, JSON.stringify(list));
  } catch {
    // storage unavailable: the page's own values are used
  }
  return flagsAtLoad(list, store);
}

/** For whom the flags are evaluated (A §7.11). */
export type FlagUser = {
  readonly trackerId: string | null;
  readonly applicationUuid: string | null;
  readonly identityUuid: string | null;
  /** ISO instant at which the account was opened; null for a visitor. */
  readonly createdAt: string | null;
};

/** Refreshes the flags in the background: at each load and after sign-in (AMB-91). A failure keeps the tab's current flags. */
export async function refreshFlags(user: FlagUser): Promise<void> {
  try {
    const { data } = await quietApi.POST('/service-optimize/{context}/api/v1/features', {
      params: { path: { context: session.isSignedIn() ? 'secure' : 'external' } },
      body: { optimizeUser: { ...user, organization: organization().orgCode } },
    });
    if (data) setFlags(storeFlags(data, tabStorage));
  } catch {
    // the next load tries again
  }
}
