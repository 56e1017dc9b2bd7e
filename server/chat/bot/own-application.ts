/** Loads what the bot may say about the application of the person of a chat. */
import { applicationByUuid, applicationsOf } from '@hearthline/database/stores/application/application.ts';
import type { Conversation } from '@hearthline/database/stores/chat/conversations.ts';
import { identityByUuid } from '@hearthline/database/stores/person/identities.ts';
import { signersOfApplication } from '@hearthline/database/stores/person/signers.ts';
import { conditionCard, oldestFirst } from '@hearthline/journey/conditions.ts';
import { applicationViews } from '../../applications/application-view.ts';
import { askedConditions } from '../../applications/asked-conditions.ts';
import { closingView } from '../../applications/closing-view.ts';
import { stateOf } from '../../applications/signers/profile.ts';
import type { Context } from '../../config/context.ts';
import type { Own } from './own.ts';

/** The application that a chat is about: the one it was begun on, else the newest; only the borrower's own, at this lender. */
async function applicationOf(
  { pool }: Context,
  { application_uuid: named, identity_uuid: identity, organization_code: lender }: Conversation,
) {
  if (identity === null) return undefined;
  const application = named === null ? (await applicationsOf(pool, identity))[0] : await applicationByUuid(pool, named);
  return application?.identityUuid === identity && application.orgCode === lender ? application : undefined;
}

/**
 * What the bot may tell the person of a conversation about their application, as their pages show it; null for everyone else: a visitor, another
 * signer, a broker, and a borrower whose email address is not confirmed. The caller has seen their proof with this request.
 */
export async function ownOf(ctx: Context, conversation: Conversation): Promise<Own | null> {
  const application = await applicationOf(ctx, conversation);
  if (!application) return null;
  const { uuid, facts, identityUuid } = application;
  if ((await identityByUuid(ctx.pool, identityUuid))?.email_verified_at == null) return null;
  const [[view], { asked }, people, closing] = await Promise.all([
    applicationViews(ctx, [application]),
    askedConditions(ctx.pool, uuid, null),
    signersOfApplication(ctx.pool, uuid),
    facts.closing.notary.signed === null ? null : closingView(ctx, application),
  ]);
  if (!view) return null;
  return {
    application: view,
    requests: oldestFirst(asked)
      .filter(({ actionNeeded }) => actionNeeded && view.active)
      .map((condition) => {
        const { title, description } = conditionCard({
          category: condition.categoryEnum,
          notes: condition.notes,
          commentsToBorrower: condition.commentsToBorrower,
          requestDocuments: condition.requestDocuments,
          numDocsRequired: condition.xtraData.numDocsRequired,
          accountMask: null,
        });
        return { title, description };
      }),
    signers: people.flatMap((person) => {
      const signer = facts.verification.signers.find(({ id }) => id === person.id);
      return signer ? [{ name: person.first, state: stateOf(signer) }] : [];
    }),
    monthlyPayment: facts.selection?.monthlyPayment ?? null,
    closing,
  };
}
