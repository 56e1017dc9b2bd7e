import type { Application } from '@hearthline/database/stores/application/application.ts';
import { propertyAddress } from '@hearthline/database/stores/application/property.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { signersOf } from '@hearthline/database/stores/person/parties.ts';
import { sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { Fact, FactOf } from '@hearthline/journey/facts/fact.ts';
import { applicationScreen, signer as signerPaths } from '@hearthline/journey/paths.ts';
import { isTexas } from '@hearthline/journey/steps/verification.ts';
import type { NotaryTransaction } from '@hearthline/providers/notary/port.ts';
import { nextNotaryOpening } from '@hearthline/rules/notary-hours.ts';
import { allowsRemoteNotary } from '@hearthline/rules/regulation/states.ts';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import { endedOrder, isUnderWay, openOrder, type OrderingJob, orderOf } from '../../engine/order.ts';
import { effectKey, GiveUp, NOTHING_TO_RECORD, conclusive, type StepRun, TryLater } from '../../engine/step.ts';
import { originOf } from '../../organizations/organizations.ts';
import { deliverExecuted } from '../documents/executed-copies.ts';
import { deedToNotarize, keepNotarized, takeReturnedDeed } from './notarized-deed.ts';
import { deededHome } from './note-package.ts';
import { portsOf, servedBy } from '../../config/providers.ts';

type Checked = Omit<FactOf<'notaryChecked'>, 'type' | 'attempt'>;

/** Why the notary has to be met in person; null when video is possible. Always in person for a Texas homestead, which closes at an office (lending §1.4.1, §1.4.9). */
async function obstacle(ctx: Context, application: Application, signal: AbortSignal): Promise<string | null> {
  const { facts } = application;
  if (!facts.created) throw new GiveUp('FACTS_MISSING');
  if (isTexas(facts)) return 'TEXAS_OFFICE';
  if (!allowsRemoteNotary(facts.created.state)) return 'STATE_DOES_NOT_ALLOW';
  const [address, { county }] = await Promise.all([propertyAddress(ctx.pool, application), deededHome(ctx, application)]);
  const { data: place } = conclusive(await portsOf(ctx, application).notary.eligibility({ address, county }, { signal }));
  return place?.eligible ? null : (place?.obstacles[0] ?? 'NOT_ELIGIBLE');
}

/** Sends the deed and its signers to the platform. */
async function openSession(ctx: Context, application: Application, job: OrderingJob): Promise<Checked> {
  const { uuid } = application;
  const deed = await deedToNotarize(ctx, application);
  const site = originOf(ctx, application.orgCode);
  const [who, others] = await Promise.all([applicantOf(ctx, application), signersOf(ctx.pool, uuid)]);
  const { ref, refused } = await orderOf(
    ctx,
    { provider: servedBy(application, 'notary'), applicationUuid: uuid, step: 'notary-result' },
    job,
    async (options) =>
      portsOf(ctx, application).notary.start(
        {
          reference: uuid,
          name: `Deed of ${application.loanNumber}`,
          documents: [{ name: 'Deed', pdf: deed.pdf, requirement: 'NOTARIZATION', places: deed.places }],
          signers: [
            {
              first: who.first,
              last: who.last,
              email: who.email,
              ...(who.phone !== null && { phone: who.phone }),
              returnTo: `${site}${applicationScreen(uuid, 'notary/session')}`,
            },
            ...others.map(({ first, last, email }) => ({ first, last, email, returnTo: `${site}${signerPaths.index()}` })),
          ],
        },
        options,
      ),
  );
  return ref === null ? { eligible: false, transactionRef: null, reason: refused } : { eligible: true, transactionRef: ref, reason: null };
}

/** Cancels a session whose documents were generated again meanwhile; returns its number. */
async function recallSession(ctx: Context, application: Application, signal: AbortSignal): Promise<string | null> {
  const { uuid } = application;
  const old = await openOrder(ctx, { applicationUuid: uuid, step: 'notary-result' });
  if (old !== null)
    conclusive(
      await portsOf(ctx, application).notary.cancel(old, { idempotencyKey: effectKey(uuid, 'notary-recall', 1, { order: old }), signal }),
    );
  return old;
}

/** Decides whether the deed can be notarized by video, and opens the session (lending §1.2, row 31). Otherwise the signers meet a notary in person. */
export const notarySetupStep: StepRun = async (ctx, application, attempt, signal) => {
  if (application.facts.closing.notary.checked?.eligible) {
    const opened = await openSession(ctx, application, { step: 'notary-setup', attempt, signal });
    const opensAt = opened.transactionRef === null ? null : nextNotaryOpening(ctx.clock.now(application.uuid));
    return { facts: [{ type: 'notaryChecked', attempt, ...opened, ...(opensAt !== null && { opensAt }) }] };
  }
  const reason = await obstacle(ctx, application, signal);
  const old = await recallSession(ctx, application, signal);
  return {
    facts: [{ type: 'notaryChecked', attempt, eligible: reason === null, transactionRef: null, reason }],
    write: async (client) => {
      if (old !== null)
        await endedOrder(ctx, client, { provider: servedBy(application, 'notary'), applicationUuid: application.uuid }, old);
    },
  };
};

/** Seconds until the documents of an ended session are requested again. */
const PROCESSING = 10;

/** Failed questions since the last reading; a signer who is locked out has failed them twice (lending §1.2, row 32). */
function kbaFacts({ closing }: Facts, { signers, status }: NotaryTransaction): Fact[] {
  const seen = Math.max(...signers.map((s) => s.kbaFailures), status === 'KBA_FAILED' ? 2 : 0);
  return Array.from({ length: Math.max(0, seen - closing.notary.kbaFails) }, (): Fact => ({ type: 'kbaFailed' }));
}

/** Result of the notary session (lending §1.2, row 32): one that cannot be completed by video is completed in person. */
export const notaryResultStep: StepRun = async (ctx, application, attempt, signal) => {
  const { uuid, facts: f } = application;
  const ref = f.closing.notary.checked?.transactionRef;
  if (!ref) return NOTHING_TO_RECORD;
  const result = await portsOf(ctx, application).notary.get(ref, { signal });
  const session = result.data;
  const { email } = await applicantOf(ctx, application);
  const primaryDone = session?.signers.some((s) => s.email === email && s.status === 'COMPLETED') ?? false;
  const progress: Fact[] = session
    ? [...kbaFacts(f, session), ...(primaryDone && !f.closing.notary.primaryAccepted ? [{ type: 'primaryAccepted' } as const] : [])]
    : [];
  // A notary is free again.
  if (isUnderWay(result))
    return { facts: f.closing.notary.failed === 'NO_NOTARY' ? [...progress, { type: 'notarySessionReopened' }] : progress };
  const { outcome, reasonCode } = conclusive(result);
  // The meeting was interrupted: the signers join the same session again.
  if (outcome === 'NEEDS_INPUT') return { facts: [...progress, { type: 'notarySessionFailed', reason: reasonCode ?? 'MEETING_FAILED' }] };
  const about = { provider: servedBy(application, 'notary'), applicationUuid: uuid } as const;
  // Nobody came in time: another session is opened.
  if (reasonCode === 'EXPIRED' || reasonCode === 'RECALLED')
    return {
      facts: [
        ...progress,
        { type: 'notarySessionFailed', reason: 'EXPIRED' },
        { type: 'notaryChecked', attempt: f.steps['notary-setup'].attempt, eligible: true, transactionRef: null, reason: null },
      ],
      write: async (client) => endedOrder(ctx, client, about, ref),
    };
  if (outcome !== 'OK') {
    return {
      facts: [...progress, { type: 'notarySessionFailed', reason: reasonCode ?? outcome }, { type: 'manualNotaryChosen' }],
      write: async (client) => endedOrder(ctx, client, about, ref),
    };
  }

  const [documents, recording] = await Promise.all([
    portsOf(ctx, application).notary.documents(ref, { signal }),
    portsOf(ctx, application).notary.recording(ref, { signal }),
  ]);
  if (isUnderWay(documents)) throw new TryLater('PENDING', false, PROCESSING);
  const { meeting } = session ?? {};
  if (!meeting) throw new GiveUp('NOTARY_RETURN_MISSING');
  const { notary, commission, commissionExpires: expires, state, county, witnesses } = meeting;
  const act = { notary, commission, expires, state, county, witnesses, online: true };
  const { missing, sha256: notarized } = await takeReturnedDeed(ctx, application, conclusive(documents).data?.[0]?.pdf ?? null, act);
  // Staff get it as a job that cannot be finished.
  if (notarized === null) throw new GiveUp(`NOTARY_RETURN_LACKS_${missing.join('_')}`.slice(0, 60));
  const save = await sealedAnswer(ctx, { id: v7(), applicationUuid: uuid, kind: 'notary', attempt, data: session });
  return {
    facts: [...progress, { type: 'deedSigned', mode: 'RON', recordRef: recording.data?.recordingRef ?? session?.meeting?.id ?? ref }],
    write: async (client, locked) => {
      const at = ctx.clock.now(uuid);
      await keepNotarized(client, uuid, notarized, session?.meeting?.id ?? ref, at);
      await save(client);
      await endedOrder(ctx, client, about, ref);
      return deliverExecuted({ ctx, client, application: locked }, notarized);
    },
  };
};
