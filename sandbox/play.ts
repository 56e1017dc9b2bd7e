import { lenderOf } from '@hearthline/server/organizations/organizations.ts';
import { payeeWaitsUntil } from '@hearthline/journey/steps/payee.ts';
import { randomInt } from 'node:crypto';
import type { SandboxActionName } from '@hearthline/contract/sandbox.ts';
import { refusalReasons } from '@hearthline/journey/application/refusal.ts';
import { stepOf } from '@hearthline/journey/checklist.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { type ChecklistStatus, isChecklistStatus } from '@hearthline/journey/statuses.ts';
import type { ReasonCode } from '@hearthline/rules/enums.ts';
import type { FastifyInstance } from 'fastify';
import { openAccount } from '@hearthline/server/identity/access/open-account.ts';
import { createApplication } from '@hearthline/server/applications/creation/create.ts';
import { type Application, applicationByUuid, type Connection } from '@hearthline/database/stores/application/application.ts';
import { sweepTimers } from '@hearthline/server/engine/sweep.ts';
import type { WebContext } from '@hearthline/server/web/context.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { drain } from '@hearthline/server/engine/run.ts';
import { workToRun } from '@hearthline/database/stores/application/work.ts';
import { type Actor, actorOf, answerConditions, type Borrower, callerOf, senderOf } from './actor.ts';
import { send, REQUESTS_AT } from './borrower.ts';
import { proveEmail } from './email-code.ts';
import { referredTo } from './referred.ts';
import { accountBody, creationBody } from './registration.ts';
import { modifiersOf } from './modifiers.ts';
import { actAsCoOwners, confirmNotCanceled } from './co-owners.ts';
import { type Persona, PERSONA_PASSWORD, PERSONAS } from './personas.ts';
import { REACH, type Reach, TOWARD_COMPLETE } from './reach.ts';
import { attendanceOf } from '@hearthline/providers/notary/notary-transactions/sandbox.ts';
import { staffActs } from './staff-acts.ts';
import { accessCode } from '@hearthline/server/steps/documents/electronic-access.ts';
import { portsOf } from '@hearthline/server/config/providers.ts';

export type Play = {
  /** A persona by number, key or name; without one, a persona whose path reaches the requested status. */
  readonly persona?: string | number | undefined;
  readonly until?: string | undefined;
  readonly org?: string | undefined;
  readonly modifiers?: readonly string[] | undefined;
};
export type Played = {
  readonly uuid: string;
  readonly email: string;
  readonly password: string;
  readonly jwt: string;
  readonly status: string;
};

/** More steps than any path has. */
const MAX_STEPS = 400;
/** Milliseconds until a slow job is run again. */
const RUN_AGAIN_MS = 60_000;
/** Steps that wait for a period of the law, not for a job. */
export const BRINGS_TIME: ReadonlySet<ChecklistStatus> = new Set(['RESCISSION', 'NOTARY_WAITING_PERIOD']);

const MODIFIER = /^[a-z\d-]{1,30}$/;

/** What staff do at a status where they do not simply clear it: a merchant's list of liens has changed. */
const STAFF_AT: Partial<Record<ChecklistStatus, SandboxActionName>> = { MERCHANT_REVIEW: 'amend-lien' };
/** What staff do with an application that waits for them, by the status to reach. */
const STAFF_TOWARD: Partial<Record<ChecklistStatus, 'cancel' | 'decline'>> = { CANCELLED: 'cancel', DECLINED: 'decline' };

/** The persona by number, by key (last name) or by full name. */
export function personaOf(named: string | number): Persona {
  const wanted = String(named).toLowerCase();
  const found = PERSONAS.find((p) => p.key === wanted || String(p.number) === wanted || `${p.first} ${p.last}`.toLowerCase() === wanted);
  if (!found) throw new Problem('invalid_request', { message: 'There is no such persona. GET /sandbox/personas lists them.' });
  return found;
}

/** Whether the application waits for a job, a vendor or a period of the law, so that no person can act. */
export function waitsForOthers({ facts, settings, status }: Application): boolean {
  const { work, actor } = stepOf(facts, settings);
  return (
    work !== null ||
    (status === 'FUNDABLE' && actor !== 'staff' && payeeWaitsUntil(facts) !== null) ||
    BRINGS_TIME.has(status) ||
    (status === 'EMPLOYMENT_VERIFICATION' && facts.verification.employment.given)
  );
}

/** The instant a waiting application waits for: when a vendor is called again, or a period of the law ends. Null when it waits for neither. */
export async function nextProviderUpdate(on: Connection, uuid: string): Promise<Date | null> {
  const { rows } = await on.query<{ due: Date | null }>(
    "select min(due_at) as due from timer where application_uuid = $1 and state = 'RUNNING' and (name like 'provider-update-%' or name in ('rescission-end', 'rescission-mail', 'texas-wait', 'payout-wait'))",
    [uuid],
  );
  return rows[0]?.due ?? null;
}

/** Whether the clock was moved for what only time brings: a job that runs again, a vendor's callback, a period of the law. From verification on. */
async function waited(ctx: WebContext, application: Application): Promise<boolean> {
  const { uuid, facts } = application;
  if (!facts.selection) return false;
  if ((await workToRun(ctx.pool, uuid)).length > 0) {
    await ctx.clock.advance(RUN_AGAIN_MS, uuid);
    return true;
  }
  if (!waitsForOthers(application)) return false;
  const due = await nextProviderUpdate(ctx.pool, uuid);
  if (!due) return false;
  await ctx.clock.advance(Math.max(0, due.getTime() - ctx.clock.now(uuid).getTime()) + 1000, uuid);
  await sweepTimers(ctx, uuid);
  return true;
}

/** Performs one action of the lender's staff; returns false when it does not fit the application (out_of_order). */
export type Staff = (action: SandboxActionName, conditionUuid?: string) => Promise<boolean>;

const refuses = (action: SandboxActionName): boolean => action === 'decline' || action === 'cancel';
/** The reason that the sandbox's staff name when they decline or cancel: the first one possible now. */
async function firstReason(ctx: WebContext, uuid: string): Promise<ReasonCode[]> {
  const { facts, status } = await applicationByUuid(ctx.pool, uuid);
  return refusalReasons(facts, status).slice(0, 1);
}

/** Staff of this process, with the same actions as the sandbox's route. */
export const staffOf =
  (ctx: WebContext, uuid: string): Staff =>
  async (action, conditionUuid) => {
    try {
      await staffActs(ctx, uuid, { action, conditionUuid, ...(refuses(action) && { reasons: await firstReason(ctx, uuid) }) });
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code === 'out_of_order') return false;
      throw error;
    }
  };

/** Staff perform the first of these actions that fits. Throws Problem conflict when none does. */
async function staffDoes(staff: Staff, actions: readonly SandboxActionName[], { status, facts }: Application): Promise<void> {
  for (const action of actions) if (await staff(action, facts.openConditions[0]?.id)) return;
  throw new Problem('conflict', { message: `Nobody can move the application on from ${status}` });
}

/** One turn: the borrower sends what the step requires; where they cannot continue, staff act. Throws Problem conflict when no person can move it on. */
export async function takeTurn(actor: Actor, application: Application, staff: Staff): Promise<void> {
  const { status, facts } = application;
  const asModified = actor.modifiers.map((m) => m.staff?.[status]).find((action) => action !== undefined) ?? STAFF_AT[status];
  if (asModified) return staffDoes(staff, [asModified], application);
  const step = REQUESTS_AT[status];
  if (step && !(status === 'TRUST_AND_INSURANCE' && facts.closing.insurance.accepted) && !isWithStaff(status, facts)) {
    for (const name of step) await send(actor, name, application);
    return;
  }
  const toward = STAFF_TOWARD[actor.until as ChecklistStatus];
  // a line that binds the lender is held before it is canceled
  if (toward || !facts.selection) return staffDoes(staff, toward ? [toward, 'hold-funding'] : ['verify-alert', 'clear'], application);
  if (await answerConditions(actor)) return;
  await staffDoes(staff, TOWARD_COMPLETE, application);
}

/** Whether the borrower has done everything at one of their own steps, so that staff are next. */
function isWithStaff(status: ChecklistStatus, { verification, openConditions }: Facts): boolean {
  if (status === 'IDENTITY_VERIFICATION') return verification.identity.verification === 'PENDING_REVIEW';
  if (status === 'INCOME_VERIFICATION') return verification.income.paystubsAsked > 0;
  return status === 'FINAL_TITLE_COMPLETE' && openConditions.length > 0;
}

type Playing = Omit<Borrower, 'choose' | 'pages' | 'lender'> & { readonly uuid: string; readonly jwt: string };

/** A persona with an application in this process; `pass` moves its clock by milliseconds. */
export function playedBy(
  ctx: WebContext,
  app: FastifyInstance,
  { jwt, ...played }: Playing,
  pass = async (ms: number) => {
    await ctx.clock.advance(ms, played.uuid);
    await sweepTimers(ctx, played.uuid);
  },
): Actor {
  const { uuid, orgCode } = played;
  const read = async () => applicationByUuid(ctx.pool, uuid);
  return actorOf({
    ...played,
    lender: lenderOf(ctx, orgCode),
    call: callerOf(app, jwt, orgCode),
    sendFile: senderOf(app, jwt, orgCode, uuid),
    widgets: ctx.providers.widgets,
    accessCode: async () => accessCode(ctx, await read(), 'borrower'),
    read,
    notaryPages: async () => notaryPagesOf(ctx, await read()),
    pass: async (seconds) => pass(seconds * 1000),
  });
}

/** Where every signer of the deed is taken for present at the online notary's simulator. */
export async function notaryPagesOf({ providers }: Pick<WebContext, 'providers'>, application: Application): Promise<string[]> {
  const { addresses } = providers;
  const ref = application.facts.closing.notary.checked?.transactionRef;
  if (!ref || !addresses) return [];
  return (
    (await portsOf({ providers }, application).notary.get(ref)).data?.signers.map(({ link }) =>
      attendanceOf(addresses.notary[providers.chosen.notary] ?? '', link),
    ) ?? []
  );
}

/** Registers a persona with a new email address and plays borrower and staff until the status is the current one. */
export async function play(
  ctx: WebContext,
  app: FastifyInstance,
  { persona: named, until: wanted, org, modifiers: given }: Play,
): Promise<Played> {
  const reach: Reach | undefined = wanted !== undefined && isChecklistStatus(wanted) ? REACH[wanted] : undefined;
  const persona = personaOf(named ?? reach?.persona ?? '');
  const modifiers = given ?? (named === undefined ? reach?.modifiers : undefined) ?? [];
  if (!modifiers.every((m) => MODIFIER.test(m)))
    throw new Problem('invalid_request', { message: 'A modifier consists of lowercase letters, digits and hyphens' });
  const changes = modifiersOf(modifiers);
  const until = wanted ?? changes.map((m) => m.shows).find((status) => status !== undefined) ?? persona.reaches.status;
  if (!isChecklistStatus(until)) throw new Problem('invalid_request', { message: 'There is no such status' });
  const orgCode = org ?? persona.orgCode;
  const lenders = ctx.lenders.now();
  if (!lenders.byCode(orgCode)) throw new Problem('unknown_organization');
  const email = `${[persona.emailLocal, ...modifiers, randomInt(10 ** 9)].join('+')}@example.com`;
  const clientInfo = { ip: '127.0.0.1', userAgent: 'sandbox' };
  const account = await openAccount(ctx, { ...accountBody(persona, email), organization: orgCode }, clientInfo);
  if (!account) throw new Problem('conflict', { message: 'That email address is taken. Try again.' });
  const { uuid } = await createApplication(ctx, {
    identityUuid: account.identityUuid,
    orgCode,
    state: persona.property.state,
    body: {
      ...creationBody(persona, email, orgCode, { occupancy: changes.map((m) => m.occupancy).find((o) => o !== undefined), lenders }),
      ...(await referredTo(ctx, orgCode, persona, email)),
    },
    isInquiry: changes.some((m) => m.isInquiry),
    clientInfo,
    holdAt: until,
  });

  await proveEmail(ctx, callerOf(app, account.jwt, orgCode), email);
  const actor = playedBy(ctx, app, { persona, modifiers: changes, orgCode, until, uuid, jwt: account.jwt });
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const application = await actor.read();
    if (application.status === until) break;
    // What leads to the end that was requested happens at its status.
    const turn = changes.find(({ shows, ends }) => shows === application.status && ends === until);
    if (turn?.then) {
      await turn.then(ctx, { ...actor, app });
      continue;
    }
    if ((await drain(ctx, uuid)) > 0) continue;
    if (!application.active) break;
    // What is to end the application happens where it shows, before anyone goes on.
    const ending = changes.find(({ shows, ends }) => shows === application.status && ends === until && ends !== 'COMPLETE');
    if (ending?.then && application.active) {
      await ending.then(ctx, { ...actor, app });
      continue;
    }
    if (await confirmNotCanceled(ctx, app, actor)) continue;
    if (await waited(ctx, application)) continue;
    if (application.facts.created?.isInquiry && !application.facts.inquiryAttested && application.status === 'WAITING_FOR_UNDERWRITING') {
      await send(actor, 'attestInquiry', application);
      continue;
    }
    // A provider is slow: there is nothing to play.
    if (stepOf(application.facts, application.settings).work !== null) break;
    // Other signers act for themselves, unless a modifier changes that.
    if (
      application.status === 'CO_DEED_REQ' &&
      !modifiers.some((m) => m === 'codeedrefuse' || m === 'signererror') &&
      (await actAsCoOwners(ctx, app, actor))
    )
      continue;
    await takeTurn(actor, application, staffOf(ctx, uuid));
  }
  const { status: reached } = await actor.read();
  if (reached !== until)
    throw new Problem('conflict', {
      message: `${persona.first} ${persona.last} does not reach ${until}: the application is at ${reached}`,
    });
  // a change that ends at the requested status has happened on the way there
  const isDue = ({ shows, ends }: (typeof changes)[number]) => (shows === undefined ? reached !== ends : shows === reached);
  for (const change of changes) if (isDue(change)) await change.then?.(ctx, { ...actor, app });
  const { status } = await actor.read();
  return { uuid, email, password: PERSONA_PASSWORD, jwt: account.jwt, status };
}
