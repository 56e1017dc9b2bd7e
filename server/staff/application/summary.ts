import type { deskApplication } from '@hearthline/contract/desk/application/reads.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { propertyAddresses } from '@hearthline/database/stores/application/property.ts';
import { nextDeadline } from '@hearthline/database/stores/lender/notices.ts';
import { loanOfficerByUuid, referralByUuid } from '@hearthline/database/stores/lender/referrals.ts';
import { namePartsOf } from '@hearthline/database/stores/person/profiles.ts';
import { capitalized, inWords } from '@hearthline/journey/fact-sentences/row.ts';
import { STATUS_COPY } from '@hearthline/journey/status-copy/copy.ts';
import { type ChecklistStatus, STATUS_TABLE } from '@hearthline/journey/statuses.ts';
import { timeZoneAtProperty } from '@hearthline/journey/today.ts';
import type { z } from 'zod';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { shownDatum } from '../mask.ts';

type Summary = z.input<typeof deskApplication.reply>;

/** Who acts next, and what they do. */
export function nextOf(status: ChecklistStatus, active: boolean, hasTask: boolean): Summary['next'] {
  const { you, now } = STATUS_COPY[status];
  if (!active) return { who: 'NOBODY', text: now };
  if (you?.isWaitedFor) return { who: 'BORROWER', text: you.title };
  if (hasTask) return { who: 'STAFF', text: now };
  return { who: 'OTHERS', text: now };
}

/** The dates of an application that are known, in the order in which they come. */
export function datesOf({
  createdAt,
  completedAt,
  since,
  active,
  facts: { verification, closing },
}: Pick<Application, 'createdAt' | 'completedAt' | 'since' | 'active' | 'facts'>): Summary['dates'] {
  const rows: readonly (readonly [string, string | null | undefined])[] = [
    ['Application began', createdAt.toISOString()],
    ['Summary signed', verification.signed.SUMMARY?.at],
    ['Closing documents signed', verification.signed.CLOSING?.at],
    ['Earliest closing', closing.waiting?.over === false ? closing.waiting.earliestClosing : null],
    ['Meeting with the notary', closing.notary.signed ? null : closing.notary.reservedAt],
    ['Right to cancel ends', closing.rescission?.endsAt],
    ['Line opened', completedAt?.toISOString()],
    ['Application ended', active || completedAt ? null : since.toISOString()],
    ['First payment', closing.dates?.firstPayment],
    ['Last payment', closing.dates?.maturity],
  ];
  return rows.flatMap(([label, on]) => (on ? [{ label, on }] : []));
}

async function officerOf(ctx: Context, { orgCode, facts }: Application): Promise<Summary['officer']> {
  const { referrerId, referralId } = facts.created ?? {};
  const referral = referralId ? await referralByUuid(ctx.pool, referralId, orgCode) : undefined;
  const id = referrerId ?? referral?.loan_officer_uuid;
  const officer = id ? await loanOfficerByUuid(ctx.pool, id, orgCode) : undefined;
  return officer ? { name: officer.originator_name, company: officer.broker_name, nmls: officer.nmls } : null;
}

/** The head of the page of an application. */
export async function summaryOf(ctx: Context, application: Application, { role }: Pick<StaffCaller, 'role'>): Promise<Summary> {
  const { uuid, orgCode, facts, status, identityUuid } = application;
  const [borrower, addresses, deadline, officer] = await Promise.all([
    namePartsOf(ctx.pool, identityUuid),
    propertyAddresses(ctx.pool, [application]),
    nextDeadline(ctx.pool, uuid),
    officerOf(ctx, application),
  ]);
  const home = addresses.get(uuid);
  return {
    uuid,
    loanNumber: application.loanNumber,
    version: application.version,
    status,
    statusText: STATUS_COPY[status].now,
    phase: STATUS_TABLE[status].phase,
    next: nextOf(status, application.active, facts.openTasks.length > 0),
    active: application.active,
    since: application.since.toISOString(),
    createdAt: application.createdAt.toISOString(),
    completedAt: application.completedAt?.toISOString() ?? null,
    timeZone: timeZoneAtProperty(facts),
    lender: { code: orgCode, name: ctx.lenders.now().byCode(orgCode)?.name ?? orgCode },
    product: facts.created?.isCrypto ? 'Crypto-backed line' : 'Home equity line of credit',
    borrower: shownDatum('name', { value: borrower, full: `${borrower.firstName} ${borrower.lastName}`.trim() }, 'page', role) ?? '',
    home: shownDatum('address', { value: home }, 'page', role),
    officer,
    due: deadline ? { what: capitalized(inWords(deadline.event)), on: deadline.dueOn } : null,
    dates: datesOf(application),
    openConditions: facts.openConditions.length,
  };
}
