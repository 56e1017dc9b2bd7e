import { newOneTimeSecret } from '@hearthline/database/secrets/one-time.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { signer as signerPaths } from '@hearthline/journey/paths.ts';
import { nextOf } from '@hearthline/journey/steps/signers.ts';
import { timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { nextNotaryOpening, notaryHoursAt } from '@hearthline/rules/notary-hours.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../config/context.ts';
import { originOf, lenderOf } from '../organizations/organizations.ts';
import type { Message } from './copy.ts';
import { sendToAddress, signatureOf } from './outbox.ts';
import { rescissionMessage } from './rescission.ts';
import { conditionMessage } from './condition-message.ts';
import { nameOfIdentity } from '@hearthline/database/stores/person/profiles.ts';
import type { SignerRow } from '@hearthline/database/stores/person/signers.ts';
import { signersOf } from '@hearthline/database/stores/person/parties.ts';
import { saveInvitation, signerById } from '@hearthline/database/stores/person/signers.ts';
import { latestAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { Parcel } from '@hearthline/providers/property/port.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';

/** How long an invitation link is valid (lending §1.2, row 29). */
export const INVITATION_MS = 14 * 86_400_000;

/**
 * Queues messages to the signers themselves in the transaction of the facts: an invitation to each invited signer, a notice to a signer whom
 * staff have cleared to sign, what staff ask of one signer, word of a notary who can meet them, a reminder, with the borrower's, to each who has not signed, and to all of them what concerns
 * the right to cancel. Only the hash of an invitation is stored: the link exists in the email only, and a new invitation invalidates the
 * last.
 */
export async function inviteSigners(ctx: Context, client: PoolClient, after: Application, facts: readonly Fact[], at: Date): Promise<void> {
  for (const fact of facts) {
    const message = rescissionMessage(fact, after, at, signerPaths.resume({ application: after.uuid }));
    if (message) await tellSigners(ctx, client, after, at, message);
    if (tellsOfNotary(fact, after, at)) {
      const primary = await nameOfIdentity(client, after.identityUuid);
      const hours = notaryHoursAt(timeZoneAtProperty(after.facts), at);
      await tellSigners(ctx, client, after, at, {
        kind: 'SIGNER_NOTARY',
        data: { primary, hours, path: signerPaths.resume({ application: after.uuid }) },
      });
    }
    if (fact.type === 'reminderDue' && after.status === 'CO_DEED_REQ') await remindSigners(ctx, client, after, at);
    if (
      fact.type === 'conditionAdded' ||
      fact.type === 'conditionCleared' ||
      fact.type === 'conditionWaived' ||
      fact.type === 'documentRejected'
    )
      await tellAsked(ctx, client, after, fact, at);
    if (fact.type !== 'signerInvited' && fact.type !== 'signerCleared') continue;
    const signer = await signerById(client, fact.signerId);
    if (!signer || signer.removedAt !== null) continue;
    const own: Message =
      fact.type === 'signerInvited'
        ? await invitationTo(ctx, client, { application: after, signer, at })
        : { kind: 'SIGNER_CLEARED', data: { path: signerPaths.resume({ application: after.uuid }) } };
    await sendToAddress(ctx, client, { orgCode: after.orgCode, applicationUuid: after.uuid, address: signer.email, at }, own);
  }
}

/** To the signer of whom staff ask something; nothing where it is asked of the borrower. */
async function tellAsked(
  ctx: Context,
  client: PoolClient,
  after: Application,
  fact: Parameters<typeof conditionMessage>[0],
  at: Date,
): Promise<void> {
  const told = await conditionMessage(fact, client, after, signerPaths.resume({ application: after.uuid }));
  const asked = told?.signerId ? await signerById(client, told.signerId) : null;
  if (told && asked?.removedAt === null)
    await sendToAddress(ctx, client, { orgCode: after.orgCode, applicationUuid: after.uuid, address: asked.email, at }, told.message);
}

/** Whether a notary works at this moment, and nothing waits for one to (notaryOpened). */
export const isNotaryThere = ({ closing: { notary } }: Facts, at: Date): boolean =>
  notary.checked?.opensAt === undefined && nextNotaryOpening(at) === null;

/** A session was set up while notaries work, or they work again. The notary service sends each signer a link of its own when it is set up. */
const tellsOfNotary = (fact: Fact, { facts, status }: Application, at: Date): boolean =>
  fact.type === 'notaryOpened' ||
  (fact.type === 'notaryChecked' && fact.transactionRef !== null && status === 'DEED_SIGNING' && isNotaryThere(facts, at));

/** To every other signer: each has the right to cancel, and is alerted to what concerns it. */
async function tellSigners(ctx: Context, client: PoolClient, { orgCode, uuid }: Application, at: Date, message: Message): Promise<void> {
  for (const { email } of await signersOf(client, uuid))
    await sendToAddress(ctx, client, { orgCode, applicationUuid: uuid, address: email, at }, message);
}

/** Their own steps only: who waits for a service or for staff gets none. */
async function remindSigners(
  ctx: Context,
  client: PoolClient,
  { facts, identityUuid, orgCode, uuid }: Application,
  at: Date,
): Promise<void> {
  const rows = await signersOf(client, uuid);
  const primary = await nameOfIdentity(client, identityUuid);
  for (const { id, invited, signedIn } of facts.verification.signers.filter((s) => !['WAIT', 'DONE'].includes(nextOf(s)))) {
    const row = rows.find((found) => found.id === id);
    if (!row || !invited) continue;
    const message: Message = { kind: 'SIGNER_REMINDER', data: { primary, isSignedIn: signedIn, path: signerPaths.login() } };
    await sendToAddress(ctx, client, { orgCode, applicationUuid: uuid, address: row.email, at }, message);
  }
}

async function invitationTo(
  ctx: Context,
  client: PoolClient,
  { application, signer, at }: { readonly application: Application; readonly signer: Pick<SignerRow, 'id' | 'role'>; readonly at: Date },
): Promise<Message> {
  const invitation = newOneTimeSecret();
  await saveInvitation(client, signer.id, invitation, new Date(at.getTime() + INVITATION_MS));
  const { facts, identityUuid, uuid, orgCode } = application;
  const lender = lenderOf(ctx, orgCode);
  const parcel = (await latestAnswer<Parcel[]>(ctx, uuid, 'parcels', client))?.find(({ id }) => id === facts.propertyId);
  const primary = await nameOfIdentity(client, identityUuid);
  return {
    kind: 'SIGNER_INVITED',
    data: {
      primary,
      home: parcel?.fullAddress ?? null,
      owes: signer.role === 'CO_SIGNER',
      lender: `${signatureOf(lender)}, NMLS ${lender.nmls}`,
      site: new URL(originOf(ctx, orgCode)).host,
      phone: lender.supportPhone,
      path: `${signerPaths.login()}?invitation=${invitation}`,
    },
  };
}
