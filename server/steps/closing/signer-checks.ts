import type { Signer } from '@hearthline/journey/facts/application-state.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { isChecked } from '@hearthline/journey/steps/signers.ts';
import { v7 } from 'uuid';
import { personOfSigner } from '@hearthline/database/stores/person/applicant.ts';
import { sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { endOrder } from '@hearthline/database/stores/vendor/provider-orders.ts';
import { effectKey, type StepResult, GiveUp, settled, type StepRun, TryLater, type WriteRows } from '../../engine/step.ts';

type Args = Parameters<StepRun>;
type SignerCheck = (ctx: Args[0], uuid: string, signer: Signer, attempt: number, signal: AbortSignal) => Promise<StepResult>;

/** Seconds until a review of identity pictures that is still running is read again. */
const REVIEW_SECONDS = 5;

/** Result of a signer's identity document. */
const identity: SignerCheck = async (ctx, uuid, signer, attempt, signal) => {
  const ref = signer.identity.sessionRef ?? '';
  const { outcome, reasonCode, data } = settled(await ctx.providers.identityDocuments.get(ref, { signal }));
  if (reasonCode === 'NOT_SUBMITTED') throw new TryLater('NOT_SUBMITTED', true, REVIEW_SECONDS);
  const verified = outcome === 'OK';
  const save = data && (await sealedAnswer(ctx, { id: v7(), applicationUuid: uuid, kind: `signer-identity:${signer.id}`, attempt, data }));
  return {
    facts: [{ type: 'signerIdentified', signerId: signer.id, verified, ...(!verified && reasonCode && { reason: reasonCode }) }],
    write: async (client) => {
      await save?.(client);
      await endOrder(client, 'identityDocuments', ref, ctx.clock.now(uuid));
    },
  };
};

/** A co-signer's hard inquiry, once they consented: one per signer, however often the job runs. */
const credit: SignerCheck = async (ctx, uuid, signer, attempt, signal) => {
  const who = await personOfSigner(ctx, signer.id);
  if (!who) throw new GiveUp('NO_SIGNER');
  const { first, last, dob, email, homeAddress, ssn } = who;
  const { data: report, outcome } = settled(
    await ctx.providers.creditBureau.pull(
      {
        purposeCode: 'CREDIT_APP_HARD',
        models: ['FICO8'],
        endUserRef: `${uuid}:${signer.id}`,
        attempt: 1,
        consumer: { first, last, dob, email, currentAddress: homeAddress, ...(ssn !== null && { ssn }) },
      },
      { idempotencyKey: effectKey(uuid, 'signer-credit', 1, signer.id), signal },
    ),
  );
  if (!report) throw new Error(`The bureau answered ${outcome} without a file`);
  const reportId = v7();
  const save = await sealedAnswer(ctx, { id: reportId, applicationUuid: uuid, kind: `signer-credit:${signer.id}`, attempt, data: report });
  return {
    facts: [
      {
        type: 'signerCreditReceived',
        signerId: signer.id,
        reportId,
        hit: report.hit,
        score: report.score,
        alerts: report.alerts.map((a) => a.type),
      },
    ],
    write: save,
  };
};

/** The open checks of one signer. */
const openChecks = (s: Signer): SignerCheck[] => [
  ...(s.identity.sessionRef !== null && s.identified === null ? [identity] : []),
  ...(s.consents.HARD_CREDIT !== undefined && s.credit === null ? [credit] : []),
];

/** Runs the open checks of every signer. One result is recorded even while another is pending. */
export const signerChecksStep: StepRun = async (ctx, { uuid, facts: { applicationPhase } }, attempt, signal) => {
  const facts: Fact[] = [];
  const writes: WriteRows[] = [];
  let later: TryLater | null = null;
  for (const signer of applicationPhase.signers.filter(isChecked)) {
    for (const check of openChecks(signer)) {
      try {
        const found = await check(ctx, uuid, signer, attempt, signal);
        facts.push(...found.facts);
        if (found.write) writes.push(found.write);
      } catch (error) {
        if (!(error instanceof TryLater)) throw error;
        later = error;
      }
    }
  }
  if (facts.length === 0 && later) throw later;
  return {
    facts,
    write: async (client, locked) => {
      for (const write of writes) await write(client, locked);
    },
  };
};
