/** Domains of a lender's own, as its people ask for them at the desk (record 163). */
import { type DeskDomain, type DeskDomains, DOMAINS_MAX } from '@hearthline/contract/desk/domains.ts';
import { LENDER_ROLES } from '@hearthline/contract/desk/lender.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import {
  addDomain,
  domainsOf,
  expireDomainChanges,
  type LenderDomain,
  type LenderDomainChange,
  openDomainChanges,
} from '@hearthline/database/stores/settings/lender-domains.ts';
import { hostBelow } from '@hearthline/orgs/hosts.ts';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { ownDomain } from '../../organizations/domains/domain-name.ts';
import { findingSentence, newToken, recordOf } from '../../organizations/domains/record.ts';
import { whyNotDecide } from '../two-people.ts';
import { checkDomain, WITHOUT_RECORD_MS } from './domain-checks.ts';

/** Why a caller may not decide a change of a domain; null where they may. */
export function whyNot({ person_uuid: by }: LenderDomainChange, caller: StaffCaller): string | null {
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
