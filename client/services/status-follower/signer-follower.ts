import { signer as paths, signerScreenOf } from '@hearthline/journey/paths.ts';
import { signerPlace } from '@hearthline/journey/signer-place.ts';
import type { StatusAnswer } from '@hearthline/journey/status-answer.ts';
import { follow, type Follower, type Page } from '@hearthline/web/live/follow.ts';
import { type Ask, held, type Rules } from '@hearthline/web/live/following.ts';
import type { SignerProfile } from '../signer.ts';

export type KnownSigner = { readonly signer: SignerProfile | null; readonly status: StatusAnswer | null };

/** The effects that following a signer needs. */
export type SignerWorld = Page & {
  /** The part of the signed-in person: in the named application, or in their newest. */
  readonly readSigner: (uuid: string | undefined, signal: AbortSignal) => Promise<SignerProfile>;
  readonly readStatus: (uuid: string, ask: Ask, signal: AbortSignal) => Promise<StatusAnswer>;
};

export type SignerFollower = Follower<KnownSigner>;

/**
 * Where another signer goes: to the screen of their next step (journey/signer-place). Waits for changes with held reads at every step, because
 * the borrower may change who signs while a signer reads; not where nothing changes any more.
 */
export const signerRules: Rules<KnownSigner> = {
  decide({ seen: { signer }, decided }, path) {
    const target = signer && signerPlace(signer.next, signerScreenOf(path), decided?.signer?.next);
    return target === null ? { kind: 'stay' } : { kind: 'go', path: paths.screen(target) };
  },
  nextAsk: (state) => (state.seen.signer?.next === 'CANCELLED' || state.seen.signer?.status === 'COMPLETE' ? null : held(state)),
  letsGoWhenCutOff: true,
};

/** Follows another signer: their part of the application, and where it stands. */
export function followSigner(world: SignerWorld): SignerFollower {
  return follow<KnownSigner>(world, signerRules, {
    nothing: { signer: null, status: null },
    async read(ask, known, signal) {
      const signer = known.signer ?? (await world.readSigner(undefined, signal));
      const uuid = signer.applicationUuid;
      const status = await world.readStatus(uuid, ask, signal);
      const isOld = signer.version < status.version || ask.wait === undefined;
      return { status, signer: isOld ? await world.readSigner(uuid, signal) : signer };
    },
    exit: () => world.go(paths.error()),
  });
}
