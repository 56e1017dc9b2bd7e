import { applicationByUuid, type Application } from '@hearthline/database/stores/application/application.ts';
import { askMailingAt, claimMailings, mailingCreated } from '@hearthline/database/stores/lender/mailings.ts';
import { applicantOf, personOfSigner } from '@hearthline/database/stores/person/applicant.ts';
import { signersOf } from '@hearthline/database/stores/person/parties.ts';
import { propertyAddress } from '@hearthline/database/stores/application/property.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import type { MailingRow } from '@hearthline/database/generated/rows.ts';
import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import type { Letter } from '@hearthline/providers/mail-house/port.ts';
import type { PostalAddress } from '@hearthline/rules/address.ts';
import type { Context } from '../../config/context.ts';
import { recordWith } from '../../engine/record.ts';
import { fullName } from './document-context.ts';
import { packagePdf } from './make-documents.ts';
import { portsOf } from '../../config/providers.ts';

/** Milliseconds after which a letter is asked about again when no callback came. */
const ASK_AGAIN = 6 * 3_600_000;
/** Failed tries after which an order is given up, and staff look. */
const MAX_TRIES = 8;

/** Name and address of the person a letter is for: their home; of a signer who has given none, the home of the line. `own`: another address instead. */
export async function recipientOf(
  ctx: Context,
  application: Application,
  party: string,
  own: PostalAddress | null = null,
): Promise<Letter['to']> {
  if (party === 'borrower') {
    const who = await applicantOf(ctx, application);
    return { name: fullName(who), address: own ?? who.homeAddress };
  }
  const [person, signers] = [await personOfSigner(ctx, party), await signersOf(ctx.pool, application.uuid)];
  const named = signers.find(({ id }) => id === party);
  return {
    name: fullName(person ?? named ?? { first: '', last: '' }),
    address: own ?? person?.homeAddress ?? (await propertyAddress(ctx.pool, application)),
  };
}

async function order(ctx: Context, application: Application, row: MailingRow): Promise<void> {
  const lender = lenderOf(ctx, application.orgCode);
  const pdf = (await ctx.documents.storage.get(row.sha256)) ?? (await packagePdf(ctx, application, row.kind, row.party));
  if (!pdf) return progress(ctx, row, { stage: 'FAILED', reason: 'NO_DOCUMENT', tracking: null, at: null });
  const sent = await portsOf(ctx, application).mailHouse.send(
    {
      reference: application.uuid,
      to: await recipientOf(ctx, application, row.party, row.address as PostalAddress | null),
      from: { name: lender.legalName, address: lender.address as PostalAddress },
      title: row.title,
      pdf,
      copies: row.copies,
      service: row.service,
    },
    { idempotencyKey: row.id },
  );
  const { outcome, reasonCode, data } = sent;
  if (outcome === 'OK' && data) {
    await mailingCreated(ctx.pool, row.id, data.ref);
    await askMailingAt(ctx.pool, row.id, new Date(ctx.clock.now(application.uuid).getTime() + ASK_AGAIN));
  } else if (outcome !== 'RETRYABLE' || row.tries >= MAX_TRIES)
    await progress(ctx, row, { stage: 'FAILED', reason: reasonCode ?? outcome, tracking: null, at: null });
}

async function ask(ctx: Context, application: Application, row: MailingRow): Promise<void> {
  const { outcome, data } = await portsOf(ctx, application).mailHouse.get(row.ref ?? '');
  const next = new Date(ctx.clock.now(row.application_uuid).getTime() + ASK_AGAIN);
  if (outcome === 'OK' && data && data.status !== 'CREATED' && data.status !== row.state) {
    const { status, tracking, mailedAt, endedAt, returned } = data;
    if (status !== 'MAILED' && row.state === 'CREATED') await progress(ctx, row, { stage: 'MAILED', tracking, reason: null, at: mailedAt });
    await progress(ctx, row, { stage: status, tracking, reason: returned, at: status === 'MAILED' ? mailedAt : endedAt });
  }
  await askMailingAt(ctx.pool, row.id, next);
}

type Progress = Pick<FactOf<'mailingProgressed'>, 'stage' | 'tracking' | 'reason'> & { readonly at: string | null };

/** Records how far a letter has come; one that came back, or cannot be mailed, opens a task for staff (engine/rows-of-facts.ts). */
async function progress(ctx: Context, { id, application_uuid: uuid }: MailingRow, { at, ...how }: Progress): Promise<void> {
  await transaction(ctx.pool, async (client) => {
    await recordWith(ctx, client, uuid, {
      by: { actor: 'provider', ref: null, source: 'mail-house' },
      facts: ({ facts }) =>
        facts.deliveries.find((one) => one.mailingId === id)?.mailing?.stage === how.stage
          ? []
          : [{ type: 'mailingProgressed', mailingId: id, ...how, at: at ?? ctx.clock.now(uuid).toISOString() }],
    });
  });
}

/** Orders the letters that are due, and follows those on their way; returns how many were claimed. Safe in any number of processes. */
export async function sendMailings(ctx: Context): Promise<number> {
  const rows = await claimMailings(ctx.pool, ctx.clock.now());
  for (const row of rows)
    try {
      const application = await applicationByUuid(ctx.pool, row.application_uuid);
      await (row.state === 'ORDERED' ? order : ask)(ctx, application, row);
    } catch (error) {
      ctx.log.error({ mailing: row.id, error: error instanceof Error ? error.message : 'unknown' }, 'a letter was not handled');
    }
  return rows.length;
}
