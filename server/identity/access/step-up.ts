import { Problem } from '@hearthline/contract/problem.ts';
import type { Context } from '../../config/context.ts';
import type { IdentityCaller } from '../request-parts.ts';

/** For how long a proof of who a person is counts for what is hard to undo: a browser left open is nobody's proof (NIST SP 800-63B-4, 2.2.3). */
export const RECENT_MS = 5 * 60_000;

/** Throws step_up_required unless the caller has proved in the last five minutes who they are. */
export function requireRecentSignIn({ clock }: Pick<Context, 'clock'>, { authenticatedAt }: Pick<IdentityCaller, 'authenticatedAt'>): void {
  if (clock.real().getTime() - authenticatedAt.getTime() > RECENT_MS) throw new Problem('step_up_required');
}
