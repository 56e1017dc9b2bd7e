/** Domains of a lender's own, as its people ask for them and decide on them at the desk (record 163). */
import { type DeskDomain, type DeskDomains, type DomainChange, DOMAINS_MAX } from '@hearthline/contract/desk/domains.ts';
import { LENDER_ROLES } from '@hearthline/contract/desk/lender.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import {
  addDomain,
  addDomainChange,
  domainsOf,
  dropDomain,
  endDomainChange,
  expireDomainChanges,
  type LenderDomain,
  type LenderDomainChange,
  lockDomain,
  lockDomainChange,
  openDomainChanges,
  setMainDomain,
} from '@hearthline/database/stores/settings/lender-domains.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { hostBelow } from '@hearthline/orgs/hosts.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { ownDomain } from '../../organizations/domains/domain-name.ts';
import { findingSentence, newToken, recordOf } from '../../organizations/domains/record.ts';
import { commitDecision, decideWith, type Decision, type Kind, whyNotDecide } from '../two-people.ts';
import { checkDomain, WITHOUT_RECORD_MS } from './domain-checks.ts';

/** How long a change waits for a second person. */
const WAITS_MS = 7 * 24 * 60 * 60_000;
const NOT_SERVED = 'The lender is not served at this domain.';

function whyNot({ person_uuid: by }: LenderDomainChange, caller: StaffCaller): string | null {
  const mayDecide = LENDER_ROLES.some((one) => one === caller.role);
  return whyNotDecide(caller, by, mayDecide ? null : 'An administrator or a member of compliance decides it.');
}

function described(caller: StaffCaller, row: LenderDomain, changes: readonly LenderDomainChange[]): DeskDomain {
  const waiting = changes.find((one) => one.domain_id === row.id);
  const why = waiting ? whyNot(waiting, caller) : null;
  return {
    id: row.id,
    domain: row.domain,
    state: row.state as DeskDomain['state'],
    isMain: row.is_main,
    record: recordOf(row),
    by: row.person,
    at: row.at.toISOString(),
    provedAt: row.proved_at?.toISOString() ?? null,
    checkedAt: row.checked_at?.toISOString() ?? null,
    finding: row.finding === null ? null : findingSentence(row.finding, row),
    stopsAt: row.missing_since === null ? null : new Date(row.missing_since.getTime() + WITHOUT_RECORD_MS).toISOString(),
    change: waiting
      ? {
          id: waiting.id,
          change: waiting.change,
          reason: waiting.reason,
          by: waiting.person,
          at: waiting.at.toISOString(),
          expiresAt: waiting.expires_at.toISOString(),
          isMine: waiting.person_uuid === caller.staffUuid,
          mayDecide: why === null,
          whyNot: why,
        }
      : null,
  };
}

/** The domains of the caller's lender, with what waits for each. */
export async function domainsOfLender(ctx: Context, caller: StaffCaller): Promise<DeskDomains> {
  const { organization } = caller;
  await expireDomainChanges(ctx.pool, organization, ctx.clock.real());
  const [domains, changes] = await Promise.all([domainsOf(ctx.pool, organization), openDomainChanges(ctx.pool, organization)]);
  const { publicUrl } = ctx.config;
  return {
    pointsTo: hostBelow(ctx.lenders.now(), organization, publicUrl) ?? new URL(publicUrl).hostname,
    domains: domains.map((row) => described(caller, row, changes)),
  };
}

async function domainOf(ctx: Context, caller: StaffCaller, id: string): Promise<LenderDomain> {
  const found = (await domainsOf(ctx.pool, caller.organization)).find((one) => one.id === id);
  if (!found) throw new Problem('not_found');
  return found;
}

const oneOf = async (ctx: Context, caller: StaffCaller, id: string): Promise<DeskDomain> =>
  described(caller, await domainOf(ctx, caller, id), await openDomainChanges(ctx.pool, caller.organization));

const atDomain = (message: string, code: 'invalid_request' | 'conflict' = 'invalid_request') =>
  new Problem(code, { message, errors: [{ field: 'domain', message }] });

/** Asks for a domain. Throws invalid_request for what no lender can have, conflict for one that was asked for and for one too many. */
export async function askForDomain(ctx: Context, caller: StaffCaller, typed: string): Promise<DeskDomain> {
  const { organization, staffUuid } = caller;
  const read = ownDomain(typed, new URL(ctx.config.publicUrl).hostname);
  if ('problem' in read) throw atDomain(read.problem);
  if ((await domainsOf(ctx.pool, organization)).length >= DOMAINS_MAX)
    throw atDomain(`A lender has at most ${DOMAINS_MAX} domains. Give one up first`, 'conflict');
  const now = ctx.clock.now();
  const id = v7();
  const row = { id, org_code: organization, domain: read.domain, token: newToken(), person_uuid: staffUuid, at: now, next_check_at: now };
  if (!(await addDomain(ctx.pool, row))) throw atDomain('This domain was asked for already: it is below', 'conflict');
  return oneOf(ctx, caller, id);
}

/** Looks for the record of a domain now. Throws not_found. */
export async function checkNow(ctx: Context, caller: StaffCaller, id: string): Promise<DeskDomain> {
  if (!(await checkDomain(ctx, await domainOf(ctx, caller, id)))) throw new Problem('not_found');
  return oneOf(ctx, caller, id);
}

/** Why a change of a domain makes no sense as the domain is; null where it does. */
function whyNoChange(change: DomainChange, { state, is_main: isMain }: LenderDomain): string | null {
  if (state !== 'SERVED') return NOT_SERVED;
  if (change === 'MAIN') return isMain ? 'Links lead there already.' : null;
  if (change === 'NOT_MAIN') return isMain ? null : 'Links do not lead there.';
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
      else await setMainDomain(client, orgCode, change === 'MAIN' ? domain : null);
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
