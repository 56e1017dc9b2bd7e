import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import { isTexas } from '@hearthline/journey/steps/application.ts';
import { allowsRemoteNotary } from '@hearthline/rules/regulation/states.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Context } from '../../config/context.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { latestDocumentOf } from '@hearthline/database/stores/application/documents.ts';
import { signersOf } from '@hearthline/database/stores/person/parties.ts';
import { propertyAddress } from '@hearthline/database/stores/application/property.ts';
import { ended, openOrder, orderOf, type Ordering } from '../../engine/order.ts';
import { effectKey, GiveUp, settled, type StepRun } from '../../engine/step.ts';
import { deededHome } from './note-package.ts';

type Checked = Omit<FactOf<'notaryChecked'>, 'type' | 'attempt'>;

/** Why a notary has to come in person, or null. Always on a Texas homestead, which closes at an office (lending §1.4.1, §1.4.9). */
async function obstacle(ctx: Context, application: Application, signal: AbortSignal): Promise<string | null> {
  const { facts } = application;
  if (!facts.created) throw new GiveUp('FACTS_MISSING');
  if (isTexas(facts)) return 'TEXAS_OFFICE';
  if (!allowsRemoteNotary(facts.created.state)) return 'STATE_DOES_NOT_ALLOW';
  const [address, { county }] = await Promise.all([propertyAddress(ctx.pool, application), deededHome(ctx, application)]);
  const { data: place } = settled(await ctx.providers.notary.eligibility({ address, county }, { signal }));
  return place?.eligible ? null : (place?.obstacles[0] ?? 'NOT_ELIGIBLE');
}

/** Sends the deed and its signers to the platform. */
async function openSession(ctx: Context, application: Application, job: Ordering): Promise<Checked> {
  const { uuid } = application;
  const key = await latestDocumentOf(ctx.pool, uuid, 'DEED_OF_TRUST');
  const pdf = key === null ? null : await ctx.documents.storage.get(key);
  if (!pdf) throw new GiveUp('NO_DEED');
  const [who, others] = await Promise.all([applicantOf(ctx, application), signersOf(ctx.pool, uuid)]);
  const { ref, refused } = await orderOf(ctx, { provider: 'notary', applicationUuid: uuid, step: 'notary-result' }, job, async (options) =>
    ctx.providers.notary.start(
      {
        reference: uuid,
        name: `Deed of ${application.loanNumber}`,
        documents: [{ name: 'Deed', pdf, requirement: 'NOTARIZATION' }],
        signers: [
          { first: who.first, last: who.last, email: who.email, ...(who.phone !== null && { phone: who.phone }) },
          ...others.map(({ first, last, email }) => ({ first, last, email })),
        ],
      },
      options,
    ),
  );
  return ref === null ? { eligible: false, transactionRef: null, reason: refused } : { eligible: true, transactionRef: ref, reason: null };
}

/** Cancels a session whose documents were made again meanwhile; returns its number. */
async function recalled(ctx: Context, uuid: string, signal: AbortSignal): Promise<string | null> {
  const old = await openOrder(ctx, { applicationUuid: uuid, step: 'notary-result' });
  if (old !== null) settled(await ctx.providers.notary.cancel(old, { idempotencyKey: effectKey(uuid, 'notary-recall', 1, old), signal }));
  return old;
}

/** Whether the deed can be notarized by video, and then the session (lending §1.2, row 31). Where it cannot, a notary comes in person. */
export const notarySetupStep: StepRun = async (ctx, application, attempt, signal) => {
  if (application.facts.closing.notary.checked?.eligible)
    return {
      facts: [{ type: 'notaryChecked', attempt, ...(await openSession(ctx, application, { step: 'notary-setup', attempt, signal })) }],
    };
  const reason = await obstacle(ctx, application, signal);
  const old = await recalled(ctx, application.uuid, signal);
  return {
    facts: [{ type: 'notaryChecked', attempt, eligible: reason === null, transactionRef: null, reason }],
    write: async (client) => {
      if (old !== null) await ended(ctx, client, { provider: 'notary', applicationUuid: application.uuid }, old);
    },
  };
};
