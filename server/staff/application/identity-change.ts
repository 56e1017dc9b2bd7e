import { IDENTITY_ROLES, type IdentityChangeBody } from '@hearthline/contract/desk/application/acts.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import {
  endIdentityChange,
  identityChangesOf,
  letIdentityChangeWait,
  openIdentityChange,
  reviewStoppedChange,
  saveIdentityChange,
  sealIdentityChange,
  waitingIdentityChanges,
} from '@hearthline/database/stores/lender/identity-changes.ts';
import { hashOfSecret, newOneTimeSecret } from '@hearthline/database/secrets/one-time.ts';
import type { IdentityChangeRow } from '@hearthline/database/generated/rows.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { blockedBy, IDENTITY_WORDS, needsSecondPerson } from '@hearthline/journey/application/identity-changes.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { outside } from '@hearthline/journey/paths.ts';
import { timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import { recordByStaff } from '../actions/act.ts';
import { ownApplication } from '../own.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { requireBorn, requireLastName } from '../../identity/access/edit-profile.ts';
import { timeInZone, zoneOfHome } from '@hearthline/rules/time-zone.ts';
import type { Message } from '../../messages/copy.ts';
import { sendToAddress, textToPerson } from '../../messages/outbox.ts';
import {
  applyIdentityChange,
  ASKER_GONE,
  emailOfPerson,
  type IdentityValues,
  personOfChange,
} from '../../steps/identity/identity-change.ts';
import { staffPersonOf } from '../person.ts';
import { commitDecision, decideWith, type Kind, whyNotDecide } from '../two-people.ts';
import { listedName, onPage } from '../mask.ts';

export type Done = {
  readonly version: number;
  readonly status: string;
  readonly state: IdentityChangeRow['state'];
  readonly changeId: string;
};

const BLOCKED = {
  ENDED: 'The application has ended.',
  SIGNED: 'Documents of several people, or the deed, are signed with it. Agree on the change with all of them first.',
  REPORTED: 'The credit report on this signer was requested with it. Remove the signer and name them again.',
} as const;
const corrects = ({ role }: StaffCaller): boolean => IDENTITY_ROLES.some((one) => one === role);
const whyNot = (caller: StaffCaller): string | null => (corrects(caller) ? null : `The role ${caller.role} may not decide this.`);
/** Whether this caller is the second person that a change waits for. */
export const mayDecide = ({ state, asked_by_uuid: by }: IdentityChangeRow, caller: StaffCaller): boolean =>
  state === 'ASKED' && whyNotDecide(caller, by, whyNot(caller)) === null;
/** Whether this caller may stop a change that waits for its owner. Anybody who corrects may, also who asked for it: stopping is the safe side. */
export const mayStop = ({ state }: IdentityChangeRow, caller: StaffCaller): boolean => state === 'WAITING' && corrects(caller);
/** Whether this caller may write what was found after an owner stopped a change: neither who asked for it nor who agreed. */
export const mayReview = (
  { state, refusal, asked_by_uuid: by, decided_by_uuid: agreed }: IdentityChangeRow,
  caller: StaffCaller,
): boolean =>
  state === 'STOPPED_BY_OWNER' && refusal === null && by !== caller.staffUuid && agreed !== caller.staffUuid && corrects(caller);

/** What of a change the desk shows, and what the caller may do with it. Never a value: it is sealed. */
export const shownChange = (row: IdentityChangeRow, caller: StaffCaller) => ({
  state: row.state,
  reason: onPage(row.reason, caller.role),
  evidence: onPage(row.evidence, caller.role),
  appliesAt: row.applies_at?.toISOString() ?? null,
  endedAt: row.ended_at?.toISOString() ?? null,
  refusal: onPage(row.refusal, caller.role),
  mayDecide: mayDecide(row, caller),
  mayStop: mayStop(row, caller),
  mayReview: mayReview(row, caller),
});

/** The corrections of the lender that wait for a second person or their owner, and those that an owner stopped, those that the caller may decide first. */
export async function identityChangesFor(ctx: Pick<Context, 'pool'>, caller: StaffCaller) {
  const views = (await waitingIdentityChanges(ctx.pool, caller.organization)).map((row) => ({
    ...shownChange(row, caller),
    id: row.id,
    applicationUuid: row.application_uuid,
    loanNumber: row.loanNumber,
    person: listedName(row),
    what: row.what,
    by: { uuid: row.asked_by_uuid, name: row.asked_by },
    at: row.asked_at.toISOString(),
    timeZone: zoneOfHome(row.parcelZone, row.homeState),
    isMine: row.asked_by_uuid === caller.staffUuid,
  }));
  const rank = (one: (typeof views)[number]): number => Number(one.mayReview) * 2 + Number(one.mayDecide);
  return views.toSorted((a, b) => rank(b) - rank(a));
}

/** Asks for a change of identity data: a name or an address is applied at once, the rest waits for a second person. Throws out_of_order, conflict, invalid_request, owner_only. */
export async function askIdentityChange(ctx: Context, caller: StaffCaller, uuid: string, body: IdentityChangeBody): Promise<Done> {
  if (body.what === 'BIRTH_DATE') requireBorn(ctx, body.dob, 'dob');
  if (body.what === 'NAME') requireLastName(ctx.config, body.lastName, 'lastName');
  return transaction(ctx.pool, async (client) => {
    const application = await ownApplication(ctx, caller, uuid, client);
    const person = await personOfChange(client, application, body.party);
    requireOpen(application, body);
    if (person.identityUuid === null && body.what !== 'NAME' && body.what !== 'EMAIL' && body.what !== 'PHONE')
      throw new Problem('conflict', { message: 'They have no account yet, and gave no such data.' });
    // Whether an address has an account, at whichever lender, is not asked here: the answer would tell it to anybody who corrects.
    const id = v7();
    const asked = {
      id,
      application_uuid: uuid,
      identity_uuid: person.identityUuid,
      party: body.party,
      what: body.what,
      reason: body.reason,
      evidence: body.evidence,
      asked_by: caller.name,
      asked_by_uuid: caller.staffUuid,
      asked_at: ctx.clock.now(uuid),
    };
    const values: IdentityValues = { email: await emailOfPerson(client, person), after: body };
    if (!(await saveIdentityChange(client, asked, await sealIdentityChange(ctx, id, values))))
      throw new Problem('conflict', { message: 'A change of it waits already.' });
    if (needsSecondPerson(body.what))
      return { version: application.version, status: application.status, state: 'ASKED' as const, changeId: id };
    const after = await recordStaff(
      ctx,
      client,
      { application, caller, body },
      await applyIdentityChange(ctx, client, application, { id, party: body.party, after: body }),
    );
    await endIdentityChange(client, id, { state: 'APPLIED', by: of(caller), at: ctx.clock.now(uuid), refusal: null });
    return { version: after.version, status: after.status, state: 'APPLIED' as const, changeId: id };
  });
}

type Decided = { readonly accept: boolean; readonly reason?: string | undefined };
type Place = { readonly uuid: string; readonly changeId: string };

/** A correction that waits for a second person. Agreed to, it waits for its owner. */
function identityProposal(ctx: Context, caller: StaffCaller, locked: Locked): Kind<Locked, Done> {
  const at = ctx.clock.now(locked.application.uuid);
  return {
    lock: () => Promise.resolve(locked),
    proposed: ({ row }) => ({ state: row.state, isOpen: row.state === 'ASKED', proposer: row.asked_by_uuid, proposerIs: IDENTITY_ROLES }),
    whyNot: () => whyNot(caller),
    proposerGone: ASKER_GONE,
    whyExpired: () => Promise.resolve(null),
    expire: async (client, { row }, refusal) => endIdentityChange(client, row.id, { state: 'NOT_POSSIBLE', by: null, at, refusal }),
    approve: async (client, { application, row }) => agree(ctx, client, { application, caller, row }),
    refuse: async (client, { application, row }, refusal) => {
      await endIdentityChange(client, row.id, { state: 'REFUSED', by: of(caller), at, refusal });
      const { version, status } = await recordStaff(ctx, client, { application, caller, body: { ...row, reason: refusal } }, []);
      return { version, status, state: 'REFUSED', changeId: row.id };
    },
  };
}
type Locked = { readonly application: Application; readonly row: IdentityChangeRow };

/**
 * A second person agrees to a change, which then waits for its owner, or refuses it with a reason; a change that waits is stopped with a reason; and what
 * was found of one that its owner stopped is written. One whose asker may no longer ask is given up. Throws not_found, forbidden to the person who asked for
 * it, out_of_order, owner_only, conflict.
 */
export async function decideIdentityChange(ctx: Context, caller: StaffCaller, { uuid, changeId }: Place, asked: Decided): Promise<Done> {
  return commitDecision(ctx.pool, async (client) => {
    const application = await ownApplication(ctx, caller, uuid, client);
    const row = (await identityChangesOf(client, uuid)).find(({ id }) => id === changeId);
    if (!row) throw new Problem('not_found');
    const locked = { application, row };
    if (row.state !== 'ASKED') return endAgreed(ctx, client, caller, locked, asked);
    const { accept, reason } = asked;
    return decideWith(client, identityProposal(ctx, caller, locked), caller, { decision: accept ? 'APPROVE' : 'REFUSE', reason });
  });
}

/** Past the two people: one that waits for its owner is stopped by either, and a third person writes what was found of one that its owner stopped. */
async function endAgreed(
  ctx: Context,
  client: PoolClient,
  caller: StaffCaller,
  { application, row }: Locked,
  { accept, reason }: Decided,
): Promise<Done> {
  const { id: changeId, party, what, evidence } = row;
  const isStopped = row.state === 'STOPPED_BY_OWNER' && row.refusal === null;
  if (accept || (!isStopped && row.state !== 'WAITING')) throw new Problem('out_of_order', { message: 'It was decided meanwhile.' });
  if (!mayStop(row, caller) && !mayReview(row, caller)) throw new Problem('forbidden', { message: 'A third person looks into it.' });
  if (!reason)
    throw new Problem('invalid_request', { errors: [{ field: 'reason', message: isStopped ? 'Say what you found' : 'Say why' }] });
  const at = ctx.clock.now(application.uuid);
  if (isStopped) await reviewStoppedChange(client, changeId, { by: caller.staffUuid, found: reason });
  else await endIdentityChange(client, changeId, { state: 'REFUSED', by: of(caller), at, refusal: reason });
  const { version, status } = await recordStaff(ctx, client, { application, caller, body: { reason, evidence } }, [
    isStopped ? { type: 'identityStopReviewed', changeId } : { type: 'identityChangeStopped', changeId, party, what, by: 'STAFF' },
  ]);
  return { version, status, state: isStopped ? 'STOPPED_BY_OWNER' : 'REFUSED', changeId };
}

const of = ({ name, staffUuid }: StaffCaller) => ({ name, uuid: staffUuid });

function requireOpen({ facts, active, status }: Application, { party, what }: Pick<IdentityChangeBody, 'party' | 'what'>): void {
  const blocked = blockedBy(facts, party, what, active);
  if (blocked) throw new Problem('out_of_order', { message: BLOCKED[blocked], extra: { applicationStatus: status } });
}

type Agreeing = Locked & { readonly caller: StaffCaller };

/** The change waits from now on, and its owner is told at the address of before, with the link that stops it. */
async function agree(ctx: Context, client: PoolClient, { application, caller, row }: Agreeing): Promise<Done> {
  const { uuid, orgCode, facts } = application;
  const { id: changeId, party, what } = row;
  const person = await personOfChange(client, application, party);
  const values = await openIdentityChange<IdentityValues>(ctx, row);
  if (!values) throw new Problem('out_of_order', { message: 'Its values have been erased.' });
  requireOpen(application, values.after);
  const at = ctx.clock.now(uuid);
  const { identityChangeHours } = lenderOf(ctx, orgCode);
  const appliesAt = new Date(at.getTime() + identityChangeHours * 3_600_000);
  const secret = newOneTimeSecret();
  await letIdentityChangeWait(client, changeId, { by: of(caller), at, appliesAt, stopHash: hashOfSecret(secret) });
  const message: Message = {
    kind: 'IDENTITY_CHANGE_WAITS',
    data: {
      what: IDENTITY_WORDS[what],
      when: timeInZone(appliesAt, timeZoneAtProperty(facts), 'long'),
      path: outside.authStopChange(secret),
    },
  };
  const address = await emailOfPerson(client, person);
  if (address !== null) await sendToAddress(ctx, client, { orgCode, applicationUuid: uuid, address, at }, message);
  if (person.identityUuid !== null) await textToPerson(ctx, client, { application, identityUuid: person.identityUuid, at }, message);
  const { version, status } = await recordStaff(ctx, client, { application, caller, body: row }, [
    { type: 'identityChangeAgreed', changeId, party, what, appliesAt: appliesAt.toISOString() },
  ]);
  return { version, status, state: 'WAITING', changeId };
}

/** Records what staff did of a change: the facts, and the action beside them. */
async function recordStaff(
  ctx: Context,
  client: PoolClient,
  {
    application,
    caller,
    body,
  }: { application: Application; caller: StaffCaller; body: { readonly reason: string; readonly evidence: string } },
  facts: readonly Fact[],
): Promise<Application> {
  return recordByStaff(ctx, client, application.uuid, {
    action: 'change-identity',
    as: staffPersonOf(caller),
    note: `${body.reason} (${body.evidence})`,
    facts,
  });
}
