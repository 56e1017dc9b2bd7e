import type { Reply } from '@hearthline/web/api/operation.ts';
import { COPY } from './copy.ts';

export type Signer = Reply<'signers-get'>[number];

/** How many of the four steps a signer has done. */
const DONE: Readonly<Record<Signer['state'], number>> = { NAMED: 0, INVITED: 1, SIGNED_IN: 2, IDENTIFIED: 3, SIGNED: 4, REFUSED: 0 };

/** The four steps of a signer, each done, current or ahead. */
export function stepsOf({ state }: Pick<Signer, 'state'>) {
  const done = DONE[state];
  return {
    done,
    steps: COPY.steps.map((name, at) => ({
      name,
      state: at < done ? ('done' as const) : at === done ? ('now' as const) : ('todo' as const),
    })),
  };
}

/** Whether the link of an invited person no longer works. @param at ISO instant */
export const hasExpired = ({ state, invitedUntil }: Pick<Signer, 'state' | 'invitedUntil'>, at: string): boolean =>
  state === 'INVITED' && invitedUntil !== null && invitedUntil <= at;

/**
 * What happens next with a signer, as a sentence. @param at ISO instant; @param day formats a day
 */
export function nextSentence(
  signer: Pick<Signer, 'state' | 'invitedUntil' | 'waitsFor'>,
  at: string,
  day: (iso: string) => string,
): string {
  const { state, invitedUntil, waitsFor } = signer;
  if (waitsFor !== null) return COPY.now[waitsFor];
  if (state !== 'INVITED') return COPY.now[state];
  const until = invitedUntil === null ? '' : day(invitedUntil);
  return hasExpired(signer, at) ? COPY.now.EXPIRED(until) : COPY.now.INVITED(until);
}

/** What a change of this person undoes, as sentences; of one person more, that of any signer. */
export function effectsOf(change: NonNullable<Signer['change']>): string[] {
  return [...(change.documents ? [COPY.documents] : [COPY.unsigned]), ...(change.title ? [COPY.search] : [])];
}
