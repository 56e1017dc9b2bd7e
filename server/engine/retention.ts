import { parseDate } from '@internationalized/date';
import { retainedMonths, type RetentionKind } from '@hearthline/rules/regulation/retention.ts';
import { recordWith } from './record.ts';
import type { Context } from '../config/context.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { erasableSince, deleteRecords, secretsOnlyOf, storedOnlyBy } from '@hearthline/database/stores/lender/erasable.ts';

/**
 * An application that ended without a line before `$1`. A funded one is retained as long as the lender owns the line.
 */
const ENDED = 'select uuid from application where not active and completed_at is null and since < $1';
/** Results of sanctions checks have a longer retention. */
const SANCTIONS = "kind like 'check:WATCHLIST%'";

/** The three years of a row begin on March 1 after its year, when it is submitted. */
const SUBMITTED = "action_on < $1::timestamptz - interval '14 months'";

const OF_APPLICATIONS = [
  'income_link',
  'pending_link',
  'explanation',
  'correction',
  'employer',
  'freeze_pin',
  'mailing',
  'outbox',
  'notification',
  'account_invitation',
  'chat_conversation',
  // What staff wrote in their own words.
  'staff_note',
  'staff_proposal',
];

/**
 * Rows of an application that others refer to: they stay, without what is personal in them. Of the home its state is kept, of a signer the role, of the
 * answers nothing. `left` says that there is something to erase.
 */
const REDACTED: readonly { readonly table: string; readonly set: string; readonly left: string }[] = [
  { table: 'property', set: "street1 = '', street2 = null, city = '', zip = ''", left: "street1 <> ''" },
  { table: 'intake', set: "details = '{}', replay_link = null", left: "(details <> '{}' or replay_link is not null)" },
  {
    table: 'signer',
    set: "first_name = '', last_name = '', email = '', phone = null, invitation_hash = null",
    left: "email <> ''",
  },
  // What staff did stays in that record, without their words.
  {
    table: 'staff_action',
    set: 'reason = null, text_for_borrower = null',
    left: '(reason is not null or text_for_borrower is not null)',
  },
];

/**
 * What is erased when its retention ends: rules/regulation/retention.ts says how long, by which law. The log of facts contains nothing that must be
 * erased. A record of several kinds is retained for the longest of their periods.
 */
const ERASED: readonly { readonly kinds: readonly RetentionKind[]; readonly sql: string }[] = [
  { kinds: ['APPLICATION'], sql: `delete from provider_answer where application_uuid in (${ENDED}) and not ${SANCTIONS}` },
  { kinds: ['APPLICATION', 'SANCTIONS'], sql: `delete from provider_answer where application_uuid in (${ENDED}) and ${SANCTIONS}` },
  ...OF_APPLICATIONS.map((table) => ({
    kinds: ['APPLICATION', 'TRUTH_IN_LENDING'] as const,
    sql: `delete from ${table} where application_uuid in (${ENDED})`,
  })),
  ...REDACTED.map(({ table, set, left }) => ({
    kinds: ['APPLICATION', 'TRUTH_IN_LENDING'] as const,
    sql: `update ${table} set ${set} where application_uuid in (${ENDED}) and ${left}`,
  })),
  { kinds: ['APPLICATION', 'HMDA'], sql: `delete from hmda.answer where application_uuid in (${ENDED})` },
  {
    kinds: ['HMDA'],
    sql: `delete from hmda.answer where application_uuid in (select application_uuid from hmda.register where ${SUBMITTED})`,
  },
  { kinds: ['HMDA'], sql: `delete from hmda.register where ${SUBMITTED}` },
  { kinds: ['VISITS'], sql: 'delete from tracking_session where seen_at < $1' },
  { kinds: ['VISITS'], sql: 'delete from feedback where at < $1' },
  { kinds: ['VISITS'], sql: 'delete from leave_survey where at < $1' },
  { kinds: ['VISITS'], sql: 'delete from experiment_profile where changed_at < $1' },
  { kinds: ['VISITS'], sql: 'delete from experiment_assignment where assigned_at < $1' },
  // Whom others sent, and who never applied.
  { kinds: ['CUSTOMER_INFORMATION'], sql: 'delete from affiliate_lead where expires_on < $1' },
  { kinds: ['CUSTOMER_INFORMATION'], sql: 'delete from offer_code where respond_by_date < $1' },
  { kinds: ['CUSTOMER_INFORMATION'], sql: 'delete from referral where expires_on < $1 and identity_uuid is null' },
  // Emails to people without an application: answers of a chat among them.
  { kinds: ['CUSTOMER_INFORMATION'], sql: 'delete from outbox where application_uuid is null and at < $1' },
  // Chats of people without an application; those of one go with it.
  { kinds: ['CUSTOMER_INFORMATION'], sql: 'delete from chat_conversation where application_uuid is null and changed_at < $1' },
  // Who asked to be told, and was not for two years: what they asked for is old by then.
  { kinds: ['CUSTOMER_INFORMATION'], sql: 'delete from waitlist_entry where consented_at < $1' },
  { kinds: ['TEXT_CONSENT'], sql: 'delete from consent where recorded_at < $1' },
];

/** Uploads and documents are proof of the disclosures and of authorizations as well. */
const FILES = ['APPLICATION', 'TRUTH_IN_LENDING', 'AUTOPAY_AUTHORIZATION'] as const satisfies readonly RetentionKind[];

/** The last instant whose records may be erased today. */
function cutoff(kinds: readonly RetentionKind[], today: string): Date | null {
  const months = retainedMonths(kinds);
  return months === null ? null : parseDate(today).subtract({ months, days: 1 }).toDate('UTC');
}

/** Applications whose uploads and secrets are erased in one round. */
const MOST = 50;

/**
 * Erases the uploads, documents and secrets of one application: first the stored files, so that after a crash the next process still finds them by
 * their rows; then the rows, with the fact that it was done. Idempotent.
 */
async function eraseRecords(ctx: Context, uuid: string, before: Date): Promise<void> {
  for (const key of await storedOnlyBy(ctx.pool, uuid)) await ctx.documents.storage.remove(key);
  await transaction(ctx.pool, async (client) => {
    await recordWith(ctx, client, uuid, {
      by: { actor: 'automation', ref: null, source: 'retention' },
      facts: async () => {
        const secrets = await secretsOnlyOf(client, uuid, before);
        const gone = await deleteRecords(client, uuid, secrets);
        for (const id of secrets) await ctx.secrets.erase(id, client);
        // Another process erased it first.
        if (gone.uploads + gone.documents + secrets.length === 0) return [];
        return [{ type: 'recordsErased', ...gone, secrets: secrets.length }];
      },
    });
  });
}

/** Erases what is past its retention; returns how many rows and applications were erased. Safe in any number of processes. */
export async function eraseOld(ctx: Context): Promise<number> {
  const today = ctx.clock.now().toISOString().slice(0, 10);
  const before = cutoff(FILES, today);
  const files = before ? await erasableSince(ctx.pool, before, MOST) : [];
  if (before) for (const uuid of files) await eraseRecords(ctx, uuid, before);
  return files.length + (await eraseRows(ctx, today));
}

async function eraseRows(ctx: Context, today: string): Promise<number> {
  return transaction(ctx.pool, async (client) => {
    await client.query("select set_config('hearthline.retention', 'on', true)");
    let gone = 0;
    for (const { kinds, sql } of ERASED) {
      const before = cutoff(kinds, today);
      if (before) gone += (await client.query(sql, [before])).rowCount ?? 0;
    }
    return gone;
  });
}
