import type { deskApplication } from '@hearthline/contract/desk/application/reads.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { propertyAddresses } from '@hearthline/database/stores/application/property.ts';
import { ownerOf } from '@hearthline/database/stores/application/list.ts';
import { nextDeadline } from '@hearthline/database/stores/lender/notices.ts';
import { loanOfficerByUuid, referralByUuid } from '@hearthline/database/stores/lender/referrals.ts';
import { namePartsOf } from '@hearthline/database/stores/person/profiles.ts';
import { ratiosOf } from '@hearthline/journey/application/reason-figures.ts';
import { capitalized, inWords } from '@hearthline/journey/fact-sentences/row.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { STATUS_COPY } from '@hearthline/journey/status-copy/copy.ts';
import { type ChecklistStatus, STATUS_TABLE } from '@hearthline/journey/statuses.ts';
import { timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { isMoneyUnderWay } from '@hearthline/journey/work/items.ts';
import { isWorkKind, WORK_KINDS } from '@hearthline/journey/work/kinds.ts';
import { heldForConditions, statusForStaff } from '@hearthline/journey/work/status-names.ts';
import { stageOf } from '@hearthline/journey/steps/conditions.ts';
import { CONDITION_STAGES, STAGE_NAMES } from '@hearthline/rules/conditions/stages.ts';
import { daysBetween } from '@hearthline/rules/dates.ts';
import { regBDay } from '@hearthline/rules/regulation/reg-b.ts';
import type { z } from 'zod';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { onPage, shownDatum } from '../mask.ts';
import { decidedFigures } from '../../applications/decided-figures.ts';

type Summary = z.input<typeof deskApplication.reply>;

/** What of an application waits for staff, and whether money is under way. */
type OpenWork = { readonly hasTask: boolean; readonly isUnderWay: boolean };
/** Who acts next, and what they do. */
export function nextOf(status: ChecklistStatus, active: boolean, { hasTask, isUnderWay }: OpenWork): Summary['next'] {
  const { you } = STATUS_COPY[status];
  if (!active) return { who: 'NOBODY', text: statusForStaff(status, false) };
  if (isUnderWay && !hasTask) return { who: 'OTHERS', text: WORK_KINDS.MONEY_UNDER_WAY.waitsFor };
  if (you?.isWaitedFor) return { who: 'BORROWER', text: you.title };
  const text = isWorkKind(status) ? WORK_KINDS[status].waitsFor : statusForStaff(status, isUnderWay);
  return { who: hasTask ? 'STAFF' : 'OTHERS', text };
}

/** What an application is judged by, in the head of its page. */
export function headFigures(f: Facts): NonNullable<Summary['figures']> {
  const { value, income } = decidedFigures(f);
  const { dti, cltv, beforeLine } = ratiosOf(f);
  return {
    line: f.selection?.lineAmount ?? null,
    largestLine: f.verification.terms?.maxLine ?? f.underwriting?.maxLine ?? null,
    value,
    cltv,
    dti,
    beforeLine,
    score: (f.verification.hardCredit ?? f.credit)?.score ?? null,
    income,
    incomeIsVerified: f.verification.income.monthly !== null,
  };
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
  const [borrower, addresses, deadline, officer, owner] = await Promise.all([
    namePartsOf(ctx.pool, identityUuid),
    propertyAddresses(ctx.pool, [application]),
    nextDeadline(ctx.pool, uuid),
    officerOf(ctx, application),
    ownerOf(ctx.pool, uuid),
  ]);
  const home = addresses.get(uuid);
  const isUnderWay = isMoneyUnderWay(facts, status, application.settings);
  const held = heldForConditions(facts, status);
  return {
    uuid,
    loanNumber: application.loanNumber,
    version: application.version,
    status,
    statusText: held === null ? statusForStaff(status, isUnderWay) : WORK_KINDS[held].title,
    borrowerReads: STATUS_COPY[status].now,
    figures: onPage(headFigures(facts), role),
    phase: STATUS_TABLE[status].phase,
    next:
      held === null
        ? nextOf(status, application.active, { hasTask: facts.openTasks.length > 0, isUnderWay })
        : { who: held === 'REVIEW_SUSPENDED' ? 'BORROWER' : 'STAFF', text: WORK_KINDS[held].waitsFor },
    active: application.active,
    since: application.since.toISOString(),
    createdAt: application.createdAt.toISOString(),
    completedAt: application.completedAt?.toISOString() ?? null,
    timeZone: timeZoneAtProperty(facts),
    lender: { code: orgCode, name: ctx.lenders.now().byCode(orgCode)?.name ?? orgCode },
    product: facts.created?.isCrypto ? 'Crypto-backed line' : 'Home equity line of credit',
    borrower: shownDatum('name', { value: borrower, full: `${borrower.firstName} ${borrower.lastName}`.trim() }, 'page', role) ?? '',
    home: shownDatum('address', { value: home }, 'page', role),
    owner,
    officer,
    due: deadline
      ? {
          what: capitalized(inWords(deadline.event)),
          on: deadline.dueOn,
          daysLeft: daysBetween(regBDay(ctx.clock.now(uuid)), deadline.dueOn),
        }
      : null,
    dates: datesOf(application),
    openConditions: facts.openConditions.length,
    openByStage: CONDITION_STAGES.flatMap((stage) => {
      const open = facts.openConditions.filter((one) => stageOf(one) === stage).length;
      return open === 0 ? [] : [{ stage: STAGE_NAMES[stage].toLowerCase(), open }];
    }),
  };
}
