/** What a look at the DNS record of a lender's own domain leads to: the lender is served there, or no longer (record 163). */
import { accessDeciders } from '@hearthline/database/stores/lender/access-proposals.ts';
import {
  isServedElsewhere,
  type LenderDomain,
  lockDomain,
  setChecked,
  takeDueDomains,
} from '@hearthline/database/stores/settings/lender-domains.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { desk } from '@hearthline/journey/paths.ts';
import { lenderSet } from '@hearthline/orgs/lender-set.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import type { DomainEvent } from '../../messages/copy.ts';
import { sendToAddress } from '../../messages/outbox.ts';
import { type Finding, findRecord } from '../../organizations/domains/record.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** How long a domain without its record is served: a weekend, and a working day to be noticed in. */
export const WITHOUT_RECORD_MS = 72 * HOUR;
/** How long a record that was asked for is looked for unasked. */
const LOOKED_FOR_MS = 14 * DAY;
/** Until a domain that was taken to be looked at is taken again, should the process end meanwhile. */
const TAKEN_FOR_MS = 5 * MINUTE;
/** Domains that are looked at in one round. */
const AT_ONCE = 10;

type Now = Pick<LenderDomain, 'state' | 'is_main' | 'proved_at' | 'missing_since'>;

/** What a domain is after a finding, at an instant. What proves nothing in either direction changes nothing. */
export function afterFinding(before: Now, finding: Finding, now: Date): Now {
  const { state, missing_since: since } = before;
  if (finding === 'FOUND')
    return { ...before, state: 'SERVED', proved_at: state === 'SERVED' ? before.proved_at : now, missing_since: null };
  if (state !== 'SERVED' || finding === 'NO_ANSWER' || finding === 'TAKEN') return before;
  if (since === null) return { ...before, missing_since: now };
  if (now.getTime() - since.getTime() < WITHOUT_RECORD_MS) return before;
  return { ...before, state: 'STOPPED', is_main: false, missing_since: null };
}

/** When a domain is looked at next; null: when it is asked for. One that lacks its record is looked at each hour, so that it is back within one. */
function nextCheck({ state }: Now, finding: Finding, { at }: Pick<LenderDomain, 'at'>, now: Date): Date | null {
  const inMs = (ms: number) => new Date(now.getTime() + ms);
  if (state === 'SERVED') return inMs(finding === 'FOUND' ? DAY : HOUR);
  const age = now.getTime() - at.getTime();
  if (state === 'STOPPED' || age > LOOKED_FOR_MS) return null;
  return inMs(age < DAY ? 10 * MINUTE : HOUR);
}

const WHEN = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', dateStyle: 'long', timeStyle: 'short' });

/** Mails what became of a domain to everybody who decides on access at the lender. The link leads to the lender's host under the product's domain, which stays. */
async function tell(ctx: Context, client: PoolClient, { org_code: orgCode, domain }: LenderDomain, event: DomainEvent, now: Date) {
  const until = event === 'MISSING' ? `${WHEN.format(now.getTime() + WITHOUT_RECORD_MS)} Eastern Time` : '';
  const data = { event, domain, until, path: desk.domains() };
  const lenders = lenderSet(ctx.lenders.now().all);
  for (const { email } of await accessDeciders(client, orgCode))
    await sendToAddress(
      { ...ctx, lenders: { now: () => lenders } },
      client,
      { orgCode, applicationUuid: null, address: email, at: now },
      { kind: 'STAFF_DOMAIN', data },
    );
}

const eventOf = (before: Now, after: Now): DomainEvent | null => {
  if (before.state !== after.state) return after.state === 'SERVED' ? 'SERVED' : 'STOPPED';
  return before.missing_since === null && after.missing_since !== null ? 'MISSING' : null;
};

/** Looks for the record of a domain and keeps what follows from it; false where the domain was given up meanwhile. */
export async function checkDomain(ctx: Context, asked: Pick<LenderDomain, 'id' | 'domain' | 'token'>): Promise<boolean> {
  const found = await findRecord(ctx, asked);
  return transaction(ctx.pool, async (client) => {
    const before = await lockDomain(client, asked.id);
    if (!before) return false;
    const now = ctx.clock.now();
    const isTaken = found === 'FOUND' && before.state !== 'SERVED' && (await isServedElsewhere(client, before));
    const finding = isTaken ? 'TAKEN' : found;
    const after = afterFinding(before, finding, now);
    const event = eventOf(before, after);
    await setChecked(client, before.id, {
      ...after,
      checked_at: now,
      finding,
      next_check_at: nextCheck(after, finding, before, now),
    });
    if (event !== null) {
      await tell(ctx, client, before, event, now);
      ctx.log.info({ organization: before.org_code, domain: before.domain, event }, 'a domain of a lender changed');
    }
    return true;
  });
}

/** Looks at the domains whose time has come; how many those were. */
export async function checkDueDomains(ctx: Context): Promise<number> {
  const now = ctx.clock.now();
  const due = await takeDueDomains(ctx.pool, now, new Date(now.getTime() + TAKEN_FOR_MS), AT_ONCE);
  await Promise.all(due.map(async (one) => checkDomain(ctx, one)));
  return due.length;
}
