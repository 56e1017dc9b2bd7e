import type { IdentityChangeBody } from '@hearthline/contract/desk/application-acts.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type Application, readApplication } from '@hearthline/database/stores/application/application.ts';
import {
  endIdentityChange,
  identityChangesOf,
  openIdentityChange,
  saveIdentityChange,
  sealIdentityChange,
  waitingIdentityChanges,
} from '@hearthline/database/stores/lender/identity-changes.ts';
import { insertStaffAction } from '@hearthline/database/stores/lender/staff.ts';
import { profileOf } from '@hearthline/database/stores/person/profiles.ts';
import { signersOfApplication, type SignerRow } from '@hearthline/database/stores/person/signers.ts';
import type { IdentityChangeRow } from '@hearthline/database/generated/rows.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { blockedBy, factsOfIdentityChange, needsSecondPerson } from '@hearthline/journey/application/identity-changes.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import { recordWith } from '../../engine/record.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { requireBorn, requireLastName } from '../../identity/access/edit-profile.ts';
import { shortName } from '../work/tasks.ts';
import { writeIdentityData } from './identity-data.ts';

export type Done = {
  readonly version: number;
  readonly status: string;
  readonly state: IdentityChangeRow['state'];
  readonly changeId: string;
};
type Values = { readonly before: unknown; readonly after: IdentityChangeBody };

const BLOCKED = {
  ENDED: 'The application has ended.',
  SIGNED: 'Documents of several people, or the deed, are signed with it. Agree on the change with all of them first.',
  REPORTED: 'The credit report on this signer was requested with it. Remove the signer and name them again.',
} as const;

/** Whether this caller is the second person that a change waits for. */
export const mayDecide = ({ state, asked_by_uuid: by }: IdentityChangeRow, { staffUuid, role }: StaffCaller): boolean =>
  state === 'ASKED' && by !== staffUuid && (role === 'processor' || role === 'compliance' || role === 'admin');

/** The corrections of the lender that wait for a second person, those that the caller may decide first. Never a value: it is sealed until it is applied. */
export async function identityChangesFor(ctx: Pick<Context, 'pool'>, caller: StaffCaller) {
  const views = (await waitingIdentityChanges(ctx.pool, caller.organization)).map((row) => ({
    id: row.id,
    applicationUuid: row.application_uuid,
    loanNumber: row.loanNumber,
    person: shortName(row),
    what: row.what,
    reason: row.reason,
    evidence: row.evidence,
    by: { uuid: row.asked_by_uuid, name: row.asked_by },
    at: row.asked_at.toISOString(),
    mayDecide: mayDecide(row, caller),
    isMine: row.asked_by_uuid === caller.staffUuid,
  }));
  return views.toSorted((a, b) => Number(b.mayDecide) - Number(a.mayDecide));
}

async function locked(client: PoolClient, { organization }: StaffCaller, uuid: string): Promise<Application> {
  const found = await readApplication(client, uuid, true);
  if (found?.orgCode !== organization) throw new Problem('not_found');
  return found;
}

/** The account of a person of the application, and the signer's row. Throws not_found for anybody else. */
async function personOf(
  client: PoolClient,
  { uuid, identityUuid }: Application,
  party: string,
): Promise<{ identityUuid: string | null; signer: SignerRow | null }> {
  if (party === 'borrower') return { identityUuid, signer: null };
  const signer = (await signersOfApplication(client, uuid)).find(({ id }) => id === party);
  if (!signer) throw new Problem('not_found');
  return { identityUuid: signer.identityUuid, signer };
}

/** Asks for a change of identity data: applied at once, or by a second person where a credit report was requested with it. Throws out_of_order, conflict, invalid_request. */
export async function askIdentityChange(ctx: Context, caller: StaffCaller, uuid: string, body: IdentityChangeBody): Promise<Done> {
  if (body.what === 'BIRTH_DATE') requireBorn(ctx, body.dob, 'dob');
  if (body.what === 'NAME') requireLastName(ctx.config, body.lastName, 'lastName');
  return transaction(ctx.pool, async (client) => {
    const application = await locked(client, caller, uuid);
    requireOpen(application, body);
    const { identityUuid, signer } = await personOf(client, application, body.party);
    if (identityUuid === null && body.what !== 'NAME' && body.what !== 'EMAIL' && body.what !== 'PHONE')
      throw new Problem('conflict', { message: 'They have no account yet, and gave no such data.' });
    const id = v7();
    const before = identityUuid === null ? signer : await profileOf(client, ctx.secrets, identityUuid);
    const asked = {
      id,
      application_uuid: uuid,
      party: body.party,
      what: body.what,
      reason: body.reason,
      evidence: body.evidence,
      asked_by: caller.name,
      asked_by_uuid: caller.staffUuid,
      asked_at: ctx.clock.now(uuid),
    };
    const values: Values = { before, after: body };
    if (!(await saveIdentityChange(client, asked, await sealIdentityChange(ctx, id, values))))
      throw new Problem('conflict', { message: 'A change of it already waits for a second person.' });
    if (needsSecondPerson(application.facts, body.party, body.what))
      return { version: application.version, status: application.status, state: 'ASKED' as const, changeId: id };
    return apply(ctx, client, { application, caller, body, id });
  });
}

/** A second person applies a change that waits, or refuses it with a reason. Throws not_found, forbidden to the person who asked for it, out_of_order. */
export async function decideIdentityChange(
  ctx: Context,
  caller: StaffCaller,
  { uuid, changeId }: { readonly uuid: string; readonly changeId: string },
  { accept, reason }: { readonly accept: boolean; readonly reason?: string | undefined },
): Promise<Done> {
  return transaction(ctx.pool, async (client) => {
    const application = await locked(client, caller, uuid);
    const row = (await identityChangesOf(client, uuid)).find(({ id }) => id === changeId);
    if (!row) throw new Problem('not_found');
    if (row.state !== 'ASKED') throw new Problem('out_of_order', { message: 'It was decided meanwhile.' });
    if (!mayDecide(row, caller)) throw new Problem('forbidden', { message: 'A second person decides on it.' });
    if (!accept) {
      if (!reason) throw new Problem('invalid_request', { errors: [{ field: 'reason', message: 'Say why' }] });
      await endIdentityChange(client, changeId, {
        state: 'REFUSED',
        by: caller.name,
        at: ctx.clock.now(uuid),
        refusal: reason,
        sealed: null,
      });
      return { version: application.version, status: application.status, state: 'REFUSED' as const, changeId };
    }
    const values = await openIdentityChange<Values>(ctx, row);
    if (!values) throw new Problem('out_of_order', { message: 'Its values have been erased.' });
    requireOpen(application, values.after);
    return apply(ctx, client, { application, caller, body: values.after, id: changeId });
  });
}

function requireOpen({ facts, active, status }: Application, { party, what }: IdentityChangeBody): void {
  const blocked = blockedBy(facts, party, what, active);
  if (blocked) throw new Problem('out_of_order', { message: BLOCKED[blocked], extra: { applicationStatus: status } });
}

/** Writes the new rows, records the facts and the staff action, and ends the change, in one transaction. */
async function apply(
  ctx: Context,
  client: PoolClient,
  { application, caller, body, id }: { application: Application; caller: StaffCaller; body: IdentityChangeBody; id: string },
): Promise<Done> {
  const { uuid } = application;
  const person = await personOf(client, application, body.party);
  const written: Fact[] = await writeIdentityData(ctx, client, application, person, body);
  const after = await recordWith(ctx, client, uuid, {
    by: { actor: 'staff', ref: caller.name, source: `${caller.role}:change-identity` },
    facts: [
      { type: 'identityChanged', changeId: id, party: body.party, what: body.what },
      ...written,
      ...factsOfIdentityChange(application.facts, application.status, body.party, body.what),
    ],
  });
  const at = ctx.clock.now(uuid);
  await insertStaffAction(client, {
    applicationUuid: uuid,
    from: application.version,
    to: after.version,
    action: 'change-identity',
    person: caller.name,
    role: caller.role,
    reason: `${body.reason} (${body.evidence})`,
    at,
  });
  await endIdentityChange(client, id, { state: 'APPLIED', by: caller.name, at, refusal: null, sealed: null });
  return { version: after.version, status: after.status, state: 'APPLIED', changeId: id };
}
