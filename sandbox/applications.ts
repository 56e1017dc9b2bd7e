/** What the sandbox tells about applications, and what a new one may be played with. */
import {
  type Application,
  applicationByUuid,
  logOf,
  newestApplications,
  partsOf,
} from '@hearthline/database/stores/application/application.ts';
import { chainHolds } from '@hearthline/database/stores/application/chain.ts';
import { identityByUuid } from '@hearthline/database/stores/person/identities.ts';
import { SANDBOX_ACTIONS } from '@hearthline/contract/sandbox.ts';
import { refusalReasons } from '@hearthline/journey/application/refusal.ts';
import { REASONS } from '@hearthline/rules/reasons.ts';
import { workDue } from '@hearthline/journey/checklist.ts';
import { BASE } from '@hearthline/journey/paths.ts';
import { isTexas } from '@hearthline/journey/steps/verification.ts';
import { isValueAcknowledged } from '@hearthline/journey/steps/texas.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { IsoDate } from '@hearthline/rules/dates.ts';
import { CHECKLIST_STATUSES, STATUS_TABLE } from '@hearthline/journey/statuses.ts';
import { accessCode } from '@hearthline/server/steps/documents/electronic-access.ts';
import { openSession } from '@hearthline/server/identity/access/sessions.ts';
import { originOf } from '@hearthline/server/organizations/organizations.ts';
import type { WebContext } from '@hearthline/server/web/context.ts';
import type { LenderSet } from '@hearthline/orgs/lender-set.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { MODIFIERS } from './modifiers.ts';
import { LEFT_BY_STAFF, REACH } from './reach.ts';

const lenderName = ({ lenders }: Pick<WebContext, 'lenders'>, code: string): string => lenders.now().byCode(code)?.name ?? code;

/** The primary brand, then the others as they are looked for. */
const byName = ({ all, primary }: LenderSet): Lender[] =>
  all.toSorted((a, b) => Number(b === primary) - Number(a === primary) || a.name.localeCompare(b.name));

/** Modifiers, lenders with their sites and states, and every status with its phase and who is played to reach it. */
export const choices = (ctx: Pick<WebContext, 'config' | 'lenders'>) => ({
  modifiers: MODIFIERS.map(({ key, does, persona }) => ({ key, does, persona })),
  staffActions: [...SANDBOX_ACTIONS],
  lenders: byName(ctx.lenders.now()).map(({ orgCode, name, licensedStates }) => ({
    code: orgCode,
    name,
    origin: originOf(ctx, orgCode),
    states: licensedStates,
  })),
  statuses: CHECKLIST_STATUSES.map((status) => {
    const { persona, modifiers = [] } = REACH[status];
    return { status, phase: STATUS_TABLE[status].phase, persona, modifiers: [...modifiers] };
  }),
});

/** What staff do next to end a status. On a Texas homestead an officer acknowledges the value before the meeting is recorded. */
const nextOfStaff = ({ facts, status }: Pick<Application, 'facts' | 'status'>, today: IsoDate) =>
  status === 'MANUAL_DEED_SIGNING' && isTexas(facts) && !isValueAcknowledged(facts, today)
    ? ('acknowledge-value' as const)
    : (LEFT_BY_STAFF[status] ?? null);

/** The newest applications, or those of borrowers whose email address contains `search`. */
export const newest = async (ctx: Pick<WebContext, 'pool' | 'config' | 'lenders'>, search: string | undefined) =>
  (await newestApplications(ctx.pool, search ?? null)).map(({ since, ...application }) => ({
    ...application,
    lender: lenderName(ctx, application.orgCode),
    origin: originOf(ctx, application.orgCode),
    since: since.toISOString(),
  }));

/** A session of an application's borrower, and where to begin it: the lender's site and the path there. */
export async function signInAsBorrower(ctx: WebContext, uuid: string) {
  const { identityUuid, orgCode } = await applicationByUuid(ctx.pool, uuid);
  return {
    jwt: await openSession(ctx, identityUuid, { ip: '127.0.0.1', userAgent: 'sandbox' }),
    origin: originOf(ctx, orgCode),
    path: `${BASE}/${uuid}/`,
  };
}

/** Everything recorded about an application, its clock, and what it waits for. */
export async function wholeApplication(ctx: WebContext, asked: string) {
  const { uuid, status, version, facts, identityUuid, orgCode } = await applicationByUuid(ctx.pool, asked);
  await ctx.clock.refresh();
  const events = (await logOf(ctx.pool, uuid)).map((r) => ({
    seq: r.seq,
    fact: r.payload as { type: string },
    actor: r.actor,
    actorRef: r.actor_ref,
    source: r.source,
    at: r.at.toISOString(),
    hash: r.hash,
  }));
  const parts = await partsOf(ctx.pool, uuid);
  return {
    uuid,
    status,
    version,
    email: (await identityByUuid(ctx.pool, identityUuid))?.email ?? '',
    orgCode,
    lender: lenderName(ctx, orgCode),
    origin: originOf(ctx, orgCode),
    screen: STATUS_TABLE[status].route.screen,
    now: ctx.clock.now(uuid).toISOString(),
    offsetMs: ctx.clock.offsetMs(uuid),
    waitsFor: status === 'IN_PROGRESS' ? ['pre-checks'] : workDue(facts).map(({ step }) => step),
    staffAction: nextOfStaff({ facts, status }, dayAtProperty(facts, ctx.clock.now(uuid))),
    refusalReasons: refusalReasons(facts, status).map((code) => ({ code, text: REASONS[code].text })),
    accessCode: await accessCode(ctx, { uuid, facts }, 'borrower'),
    facts,
    events,
    chainHolds: chainHolds(uuid, events as never),
    ...(parts as { history: { seq: number; status: string }[]; timers: { name: string; due_at: Date; state: string }[] } & typeof parts),
  };
}
