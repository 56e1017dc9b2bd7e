import type { CorrectionBody } from '@hearthline/contract/application/corrections.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { correctionById, endCorrection } from '@hearthline/database/stores/application/corrections.ts';
import { changeProfile } from '@hearthline/database/stores/person/profiles.ts';
import { factsOfCorrection, openCorrection } from '@hearthline/journey/corrections.ts';
import type { Fact, FactOf } from '@hearthline/journey/facts/fact.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import { changeName } from '../../steps/identity/change-name.ts';
import { namedSigner, requireHousehold } from '../signers/change.ts';

/** The members of the fact that a correction changes; names and addresses are in tables of their own. */
function correctedFact(asked: CorrectionBody): FactOf<'answersCorrected'> {
  switch (asked.kind) {
    case 'INCOME':
      return { type: 'answersCorrected', kind: 'INCOME', incomePrimary: asked.incomePrimary, incomeOther: asked.incomeOther };
    case 'PROPERTY_USE':
      return { type: 'answersCorrected', kind: 'PROPERTY_USE', occupancy: asked.occupancy };
    case 'OWNERSHIP':
      return { type: 'answersCorrected', kind: 'OWNERSHIP', ownership: asked.ownership };
    default:
      return { type: 'answersCorrected', kind: asked.kind };
  }
}

/** Who signs under the corrected ownership: the other owners of a home owned alone no longer do, nor their spouses, and the owner who was named does. */
async function signersOfOwnership(
  ctx: Context,
  client: PoolClient,
  application: Application,
  { ownership, otherOwner }: CorrectionBody & { kind: 'OWNERSHIP' },
): Promise<Fact[]> {
  const { signers } = application.facts.verification;
  if (ownership === 'SOLE')
    return signers
      .filter(({ role, spouseOf }) => role !== 'SPOUSE' || spouseOf === 'OWNER')
      .map(({ id }): Fact => ({ type: 'signerRemoved', signerId: id }));
  if (otherOwner === undefined) return [];
  requireHousehold(application, otherOwner, { ownership, at: 'otherOwner.' });
  return [(await namedSigner(ctx, client, application, otherOwner, { instead: [], at: 'otherOwner.' })).fact];
}

/** Stores a corrected name or address with the borrower's profile; returns what follows from it. That it was corrected, they are told as of every request. */
async function saveInProfile(ctx: Context, client: PoolClient, application: Application, asked: CorrectionBody): Promise<Fact[]> {
  const { identityUuid, uuid } = application;
  const at = ctx.clock.now(uuid);
  if (asked.kind === 'NAME') {
    const { firstName, middleName = '', lastName } = asked;
    const name = { firstName, middleName, lastName };
    return changeName(ctx, client, { identityUuid, name, at, application, tells: 'NOBODY' });
  }
  if (asked.kind === 'ADDRESS') {
    const { street1, street2 = '', city, state, zip } = asked;
    await changeProfile(client, ctx.secrets, identityUuid, { homeAddress: { street1, street2, city, state, zip } }, at);
  }
  return [];
}

/**
 * The facts by which staff decide the open request for a correction; none where there is no request. An accepted one changes the answers and has
 * done again what was made of them; a refused one needs a reason, which the borrower reads. Throws conflict without it.
 */
export async function decideCorrection(
  ctx: Context,
  client: PoolClient,
  application: Application,
  { accepted, reason }: { readonly accepted: boolean; readonly reason?: string | undefined },
): Promise<Fact[]> {
  const open = openCorrection(application.facts);
  if (!open) return [];
  if (!accepted && (reason ?? '').trim() === '')
    throw new Problem('conflict', {
      message: 'Say why, for the borrower to read',
      errors: [{ field: 'textForBorrower', message: 'Required' }],
    });
  await endCorrection(client, open.id, ctx.clock.now(application.uuid), accepted ? null : (reason ?? null));
  const decided: Fact = { type: 'correctionDecided', correctionId: open.id, accepted };
  if (!accepted) return [decided];
  const row = await correctionById(client, open.id);
  if (!row) throw new Problem('conflict', { message: 'What was asked for has been erased' });
  const asked = row.asked as CorrectionBody;
  const compared = await saveInProfile(ctx, client, application, asked);
  const people = asked.kind === 'OWNERSHIP' ? await signersOfOwnership(ctx, client, application, asked) : [];
  return [decided, ...people, ...compared, ...factsOfCorrection(application.facts, asked.kind, correctedFact(asked))];
}
