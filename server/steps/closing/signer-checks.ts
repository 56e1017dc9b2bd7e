import type { Signer } from '@hearthline/journey/facts/verification-state.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { isChecked, owes } from '@hearthline/journey/steps/signers.ts';
import { v7 } from 'uuid';
import { personOfSigner } from '@hearthline/database/stores/person/applicant.ts';
import { sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { endOrder } from '@hearthline/database/stores/vendor/provider-orders.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { effectKey, type StepResult, GiveUp, conclusive, type StepRun, TryLater, type WriteRows } from '../../engine/step.ts';
import { loadDocumentContext } from '../documents/document-context.ts';
import { type DocumentToMake, makeDocuments } from '../documents/make-documents.ts';
import { recipient, scoreNotice } from '../documents/score-notice.ts';
import { portsOf, servedBy } from '../../config/providers.ts';

type Args = Parameters<StepRun>;
type Writing = Awaited<ReturnType<typeof makeDocuments>>['write'];
type SignerCheck = (ctx: Args[0], application: Application, signer: Signer, attempt: number, signal: AbortSignal) => Promise<StepResult>;

/** Seconds until a review of identity pictures that is still running is read again. */
const REVIEW_SECONDS = 5;

async function deliveryOf(ctx: Args[0], application: Application, document: DocumentToMake): Promise<Writing> {
  const { lender } = await loadDocumentContext(ctx, application);
  return (await makeDocuments(ctx, application.uuid, lender, [document])).write;
}

async function cosignerNotice(ctx: Args[0], application: Application, { id }: Signer): Promise<Writing> {
  const to = await recipient(ctx, application, id);
  if (!to) throw new GiveUp('NO_SIGNER');
  return deliveryOf(ctx, application, {
    kind: 'NOTICE_TO_COSIGNER',
    owner: id,
    data: { ...to.base, applicants: [to.name], cosigner: to.name },
  });
}

/** Result of a signer's identity document. */
const identity: SignerCheck = async (ctx, application, signer, attempt, signal) => {
  const { uuid } = application;
  const ref = signer.identity.sessionRef ?? '';
  const { outcome, reasonCode, data } = conclusive(await portsOf(ctx, application).identityDocuments.get(ref, { signal }));
  if (reasonCode === 'NOT_SUBMITTED') throw new TryLater('NOT_SUBMITTED', true, REVIEW_SECONDS);
  const verified = outcome === 'OK';
  const save = data && (await sealedAnswer(ctx, { id: v7(), applicationUuid: uuid, kind: `signer-identity:${signer.id}`, attempt, data }));
  // A person who owes the debt too is told what that means before they can sign: identity is always looked at first (16 CFR 444.3).
  const told = owes(signer) && signer.identity.tries <= 1 ? await cosignerNotice(ctx, application, signer) : null;
  return {
    facts: [{ type: 'signerIdentified', signerId: signer.id, verified, ...(!verified && reasonCode && { reason: reasonCode }) }],
    write: async (client, locked) => {
      await save?.(client);
      await endOrder(client, servedBy(application, 'identityDocuments'), ref, ctx.clock.now(uuid));
      return told?.(client, locked) ?? [];
    },
  };
};

/** A co-signer's hard inquiry, once they consented: one per signer, however often the job runs. */
const credit: SignerCheck = async (ctx, application, signer, attempt, signal) => {
  const { uuid } = application;
  const who = await personOfSigner(ctx, signer.id);
  if (!who) throw new GiveUp('NO_SIGNER');
  const { first, last, dob, email, homeAddress, ssn } = who;
  const { data: report, outcome } = conclusive(
    await portsOf(ctx, application).creditBureau.pull(
      {
        purposeCode: 'CREDIT_APP_HARD',
        models: ['FICO8'],
        endUserRef: `${uuid}:${signer.id}`,
        attempt: 1,
        consumer: { first, last, dob, email, currentAddress: homeAddress, ...(ssn !== null && { ssn }) },
      },
      { idempotencyKey: effectKey(uuid, 'signer-credit', 1, { signer: signer.id }), signal },
    ),
  );
  if (!report) throw new Error(`The bureau answered ${outcome} without a file`);
  const reportId = v7();
  const notice = await scoreNotice(ctx, application, report, 'DECISION', signer.id);
  const disclosed = notice && (await deliveryOf(ctx, application, notice));
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
    write: async (client, locked) => {
      await save(client);
      return disclosed?.(client, locked) ?? [];
    },
  };
};

/** The open checks of one signer. */
const openChecks = (s: Signer): SignerCheck[] => [
  ...(s.identity.sessionRef !== null && s.identified === null ? [identity] : []),
  ...(s.consents.HARD_CREDIT !== undefined && s.credit === null ? [credit] : []),
];

/** Runs the open checks of every signer. One result is recorded even while another is pending. */
export const signerChecksStep: StepRun = async (ctx, application, attempt, signal) => {
  const { verification } = application.facts;
  const facts: Fact[] = [];
  const writes: WriteRows[] = [];
  let later: TryLater | null = null;
  for (const signer of verification.signers.filter(isChecked)) {
    for (const check of openChecks(signer)) {
      try {
        const found = await check(ctx, application, signer, attempt, signal);
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
      const sent: Fact[] = [];
      for (const write of writes) sent.push(...((await write(client, locked)) ?? []));
      return sent;
    },
  };
};
