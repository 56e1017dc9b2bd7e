import type { Facts } from '@hearthline/journey/facts.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { NotaryTransaction } from '@hearthline/providers/notary/port.ts';
import { v7 } from 'uuid';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { insertDocument } from '@hearthline/database/stores/application/documents.ts';
import { sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { save as storeBytes } from '@hearthline/documents/storage/storage.ts';
import { ended, isUnderWay } from '../../engine/order.ts';
import { NOTHING_TO_RECORD, settled, type StepRun, TryLater } from '../../engine/step.ts';

/** Seconds until the documents of an ended session are requested again. */
const PROCESSING = 10;

/** Failed questions since the last reading; a signer who is locked out has failed them twice (lending §1.2, row 32). */
function kbaFacts({ closing }: Facts, { signers, status }: NotaryTransaction): Fact[] {
  const seen = Math.max(...signers.map((s) => s.kbaFailures), status === 'KBA_FAILED' ? 2 : 0);
  return Array.from({ length: Math.max(0, seen - closing.notary.kbaFails) }, (): Fact => ({ type: 'kbaFailed' }));
}

/** Result of the notary session (lending §1.2, row 32): what cannot be done by video is done in person. */
export const notaryResultStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts: f } = application;
  const ref = f.closing.notary.checked?.transactionRef;
  if (!ref) return NOTHING_TO_RECORD;
  const result = await ctx.providers.notary.get(ref, { signal });
  const session = result.data;
  const { email } = await applicantOf(ctx, application);
  const primaryDone = session?.signers.some((s) => s.email === email && s.status === 'COMPLETED') ?? false;
  const progress: Fact[] = session
    ? [...kbaFacts(f, session), ...(primaryDone && !f.closing.notary.primaryAccepted ? [{ type: 'primaryAccepted' } as const] : [])]
    : [];
  if (isUnderWay(result)) return { facts: progress };
  const { outcome, reasonCode } = settled(result);
  // The meeting broke off: the same session is joined again.
  if (outcome === 'NEEDS_INPUT') return { facts: [...progress, { type: 'notarySessionFailed', reason: reasonCode ?? 'MEETING_FAILED' }] };
  const about = { provider: 'notary', applicationUuid: uuid } as const;
  if (outcome !== 'OK') {
    return {
      facts: [...progress, { type: 'notarySessionFailed', reason: reasonCode ?? outcome }, { type: 'manualNotaryChosen' }],
      write: async (client) => ended(ctx, client, about, ref),
    };
  }

  const [documents, recording] = await Promise.all([
    ctx.providers.notary.documents(ref, { signal }),
    ctx.providers.notary.recording(ref, { signal }),
  ]);
  if (isUnderWay(documents)) throw new TryLater('PENDING', false, PROCESSING);
  const notarized = await Promise.all(
    (settled(documents).data ?? []).map(async ({ pdf }) => storeBytes(ctx.documents.storage, Buffer.from(pdf))),
  );
  const save = await sealedAnswer(ctx, { id: v7(), applicationUuid: uuid, kind: 'notary', attempt, data: session });
  return {
    facts: [...progress, { type: 'deedSigned', mode: 'RON', recordRef: recording.data?.recordingRef ?? session?.meeting?.id ?? ref }],
    write: async (client) => {
      const at = ctx.clock.now(uuid);
      for (const sha256 of notarized)
        await insertDocument(
          client,
          uuid,
          { kind: 'NOTARIZED_DEED', version: session?.meeting?.id ?? ref, title: 'Notarized deed', sha256 },
          at,
        );
      await save(client);
      await ended(ctx, client, about, ref);
    },
  };
};
