/** Changes of where a lender's borrowers are led, and of whether it is served at a domain: one person asks, another decides (record 163). */
import type { DeskDomains, DomainChange } from '@hearthline/contract/desk/domains.ts';
import { LENDER_ROLES } from '@hearthline/contract/desk/lender.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import {
  addDomainChange,
  dropDomain,
  endDomainChange,
  expireDomainChanges,
  type LenderDomain,
  type LenderDomainChange,
  lockDomain,
  lockDomainChange,
  setMainDomain,
} from '@hearthline/database/stores/settings/lender-domains.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { commitDecision, decideWith, type Decision, type Kind } from '../two-people.ts';
import { domainsOfLender, whyNot } from './domains.ts';

/** How long a change waits for a second person. */
const WAITS_MS = 7 * 24 * 60 * 60_000;
const NOT_SERVED = 'The lender is not served at this domain.';

/** Why a change of a domain makes no sense as the domain is; null where it does. */
function whyNoChange(change: DomainChange, { state, is_main: isMain }: LenderDomain): string | null {
  if (state !== 'SERVED') return NOT_SERVED;
  if (change === 'LEAD_HERE') return isMain ? 'Links lead there already.' : null;
  if (change === 'LEAD_BACK') return isMain ? null : 'Links do not lead there.';
  return isMain ? 'Links lead there. Have them lead elsewhere first.' : null;
}

/**
 * Asks for a change of a domain, which another person decides; a domain that is not served is given up at once. Throws not_found, conflict for what changes
 * nothing and for what waits already.
 */
export async function askForChange(
  ctx: Context,
  caller: StaffCaller,
  id: string,
  { change, reason }: { readonly change: DomainChange; readonly reason: string },
): Promise<DeskDomains> {
  const { organization, staffUuid } = caller;
  const at = ctx.clock.real();
  await transaction(ctx.pool, async (client) => {
    await expireDomainChanges(client, organization, at);
    const row = await lockDomain(client, id);
    if (row?.org_code !== organization) throw new Problem('not_found');
    if (change === 'DROP' && row.state !== 'SERVED') return dropDomain(client, id);
    const why = whyNoChange(change, row);
    if (why !== null) throw new Problem('conflict', { message: why });
    const expires = new Date(at.getTime() + WAITS_MS);
    const asked = { id: v7(), domain_id: id, change, reason, person_uuid: staffUuid, at, expires_at: expires };
    if (!(await addDomainChange(client, asked)))
      throw new Problem('conflict', { message: 'A change of this domain waits already. Decide it first, or take it back.' });
  });
  return domainsOfLender(ctx, caller);
}

function domainChange(ctx: Context, caller: StaffCaller, id: string): Kind<LenderDomainChange, null> {
  const at = ctx.clock.real();
  const end =
    (state: 'REFUSED' | 'WITHDRAWN' | 'EXPIRED', second: string | null) =>
    async (client: PoolClient, _row: LenderDomainChange, why?: string): Promise<null> => {
      await endDomainChange(client, id, { state, second_uuid: second, decided_at: at, refusal: why ?? null });
      return null;
    };
  return {
    lock: async (client) => lockDomainChange(client, caller.organization, id),
    proposed: ({ state, person_uuid: proposer }) => ({ state, isOpen: state === 'OPEN', proposer, proposerIs: LENDER_ROLES }),
    whyNot: (row) => whyNot(row, caller),
    proposerGone: 'The person who asked for it no longer works here in that role.',
    whyExpired: async (client, row, decision) => {
      if (row.expires_at <= at) return 'Nobody decided it in time.';
      const domain = await lockDomain(client, row.domain_id);
      return decision === 'APPROVE' ? (domain ? whyNoChange(row.change, domain) : NOT_SERVED) : null;
    },
    expire: async (client, row, why) => void (await end('EXPIRED', null)(client, row, why)),
    approve: async (client, { change, domain_id: domain, org_code: orgCode }) => {
      if (change === 'DROP') await dropDomain(client, domain);
      else await setMainDomain(client, orgCode, change === 'LEAD_HERE' ? domain : null);
      await endDomainChange(client, id, { state: 'APPROVED', second_uuid: caller.staffUuid, decided_at: at, refusal: null });
      return null;
    },
    refuse: end('REFUSED', caller.staffUuid),
    withdraw: end('WITHDRAWN', null),
  };
}

/** Decides a change of a domain: a different person approves or refuses it, or the first takes it back. Throws as `decideWith`. */
export async function decideDomainChange(ctx: Context, caller: StaffCaller, id: string, asked: Decision): Promise<DeskDomains> {
  await commitDecision(ctx.pool, async (client) => decideWith(client, domainChange(ctx, caller, id), caller, asked));
  return domainsOfLender(ctx, caller);
}
