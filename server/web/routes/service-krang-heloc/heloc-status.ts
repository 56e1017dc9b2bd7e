import { helocStatus } from '@hearthline/contract/application/read.ts';
import { statusAnswer } from '@hearthline/journey/application/decision.ts';
import type { WebContext } from '../../context.ts';
import { route } from '../../http/route.ts';
import { applicationByUuid, versionOf } from '@hearthline/database/stores/application/application.ts';

/** Without a hint the version is read again this often: LISTEN/NOTIFY may lose one. */
const READ_AGAIN_MS = 2000;

/** Returns when the version is another than `after`, when the time is over, or when nobody waits any more. */
async function newer(ctx: WebContext, uuid: string, after: number, milliseconds: number, given: AbortSignal): Promise<void> {
  const until = ctx.clock.real().getTime() + milliseconds;
  const done = new AbortController();
  const signal = AbortSignal.any([given, done.signal]);
  try {
    for (;;) {
      const left = until - ctx.clock.real().getTime();
      // Begins to wait before it reads: a change in between is not missed.
      const wake = ctx.changes.wait(uuid, Math.max(0, Math.min(left, READ_AGAIN_MS)), signal);
      if ((await versionOf(ctx.pool, uuid)) !== after || left <= 0 || given.aborted) return;
      await wake;
    }
  } finally {
    done.abort();
  }
}

/** What of the borrower's credit, income and accounts another signer is not told. */
const NOT_THEIRS = {
  condition: null,
  bankAccountCheckStatus: null,
  dtiDecline: false,
  creditScoreDecline: false,
  creditFrozenWithPin: false,
  inquiryAttestation: null,
} as const;

export const register = route(helocStatus, async ({ params, query, ctx, party, reply }) => {
  if (query.after !== undefined && query.wait !== undefined) {
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    // A process that stops lets its waiters go with what is known now.
    await newer(ctx, params.uuid, query.after, query.wait * 1000, AbortSignal.any([gone.signal, ctx.stopping]));
  }
  const { facts, settings, version, since } = await applicationByUuid(ctx.pool, params.uuid);
  const answer = statusAnswer(facts, settings, version, since.toISOString());
  return party.kind === 'signer' ? { ...answer, ...NOT_THEIRS } : answer;
});
