/** What a member of the staff does at the desk: the actions that are open to them, performing one, and those that take two people. */
import type { z } from 'zod';
import type { deskActionsPost } from '@hearthline/contract/desk/actions.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type Application, applicationByUuid, readApplication } from '@hearthline/database/stores/application/application.ts';
import { ownsApplication } from '@hearthline/database/stores/application/ownership.ts';
import { insertStaffAction } from '@hearthline/database/stores/lender/staff.ts';
import { expireProposals, insertProposal, openProposals } from '@hearthline/database/stores/lender/proposals.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { v7 } from 'uuid';
import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { checkFile } from '../../uploads/check-file.ts';
import type { FileScanner } from '../../uploads/scan/scanner.ts';
import { type StaffAction, staffActionWith } from '../actions.ts';
import { mayDo, rolesFor, type StaffPerson } from '../roles.ts';
import { answersOf, type Field, formsOf, requireFields } from './fields.ts';
import { FORMS } from './forms.ts';
import { openActions } from './open-actions.ts';
import { proposalView } from './proposals.ts';
import { twoPersonRule, TWO_PERSON_RULES } from './two-person.ts';

type Asked = z.output<typeof deskActionsPost.body>;
type Deskside = Context & { readonly scanFile: FileScanner };

/** The application of the caller's lender. Throws not_found for any other, as for one that does not exist. */
export async function applicationOfLender(ctx: Pick<Context, 'pool'>, caller: StaffCaller, uuid: string): Promise<Application> {
  if (!(await ownsApplication(ctx.pool, caller.organization, uuid))) throw new Problem('not_found');
  return applicationByUuid(ctx.pool, uuid);
}

/** The caller as facts and the record of actions name them. */
export const personOf = ({ name, role }: StaffCaller): StaffPerson => ({ name, role });

/** The actions that fit the application and are the caller's to perform, each with its form, and the proposals that wait. */
export async function actionsFor(ctx: Context, caller: StaffCaller, uuid: string) {
  const application = await applicationOfLender(ctx, caller, uuid);
  const as = personOf(caller);
  const open = await transaction(ctx.pool, async (client) => openActions({ ctx, client, application, as }));
  const mine = open.filter((action) => mayDo(as, action, application.status));
  await expireProposals(ctx.pool, caller.organization, ctx.clock.now(), uuid);
  const [forms, waiting] = await Promise.all([formsOf(ctx.pool, application, mine), openProposals(ctx.pool, caller.organization, uuid)]);
  const proposed = new Set(waiting.map(({ action }) => action));
  return {
    version: application.version,
    status: application.status,
    actions: mine
      .filter((action) => !proposed.has(action))
      .map((action) => {
        const rule = twoPersonRule(action, application);
        const { title, does, isHarsh = false } = FORMS[action];
        return { action, title, does, isHarsh, twoPeople: rule && TWO_PERSON_RULES[rule].why, fields: forms.get(action) ?? [] };
      }),
    proposals: waiting.map((row) => proposalView(caller, row)),
  };
}

/** The deed that a notary returned, checked by its content as a borrower's files are. Throws file_refused. */
async function returnedDeed(ctx: Deskside, { returned }: Asked): Promise<StaffAction['returned']> {
  if (!returned) return undefined;
  const { deed, witnesses = '', ...act } = returned;
  const pdf = Buffer.from(deed, 'base64');
  const checked = await checkFile(ctx.scanFile, pdf);
  if (!checked.ok || checked.contentType !== 'application/pdf')
    throw new Problem('file_refused', { errors: [{ field: 'returned.deed', message: 'Send the deed as a PDF that can be read' }] });
  // The bytes as they came: the notary's seal covers them.
  const names = witnesses.split(',').flatMap((name) => name.trim() || []);
  return { pdf: new Uint8Array(pdf), act: { ...act, witnesses: names } };
}

function requireRole(person: StaffPerson, action: StaffActionName, { status }: Application): void {
  if (mayDo(person, action, status)) return;
  const roles = rolesFor(action, status);
  throw new Problem('forbidden', {
    message: `The role ${person.role} may not do this. ${roles.length === 0 ? 'Nobody of the lender may.' : `It is for: ${roles.join(', ')}.`}`,
  });
}

type Proposed = {
  readonly action: StaffActionName;
  readonly fields: readonly Field[];
  readonly asked: Asked;
  readonly ifVersion: number | undefined;
};

/** Stores what a second person decides. Throws conflict where the same is proposed already. */
async function propose(ctx: Context, caller: StaffCaller, uuid: string, { action, asked, fields, ifVersion }: Proposed) {
  return transaction(ctx.pool, async (client) => {
    const application = await readApplication(client, uuid, true);
    if (!application) throw new Problem('not_found');
    const { version, status } = application;
    if (ifVersion !== undefined && ifVersion !== version)
      throw new Problem('stale_version', { extra: { version, applicationStatus: status } });
    const rule = twoPersonRule(action, application);
    const as = personOf(caller);
    if (rule === null || !openActions({ ctx, client, application, as }).includes(action))
      throw new Problem('out_of_order', {
        message: `${FORMS[action].title} does not fit ${status}`,
        extra: { applicationStatus: status, version },
      });
    const at = ctx.clock.now(uuid);
    const id = v7();
    await expireProposals(client, caller.organization, ctx.clock.now(), uuid);
    const row = {
      id,
      applicationUuid: uuid,
      organization: caller.organization,
      action,
      rule,
      status,
      version,
      person: caller.staffUuid,
      role: caller.role,
      at,
    };
    if (!(await insertProposal(client, { ...row, asked: { ...asked, details: answersOf(fields, asked) } })))
      throw new Problem('conflict', { message: 'This is proposed already and waits for a second person.' });
    await insertStaffAction(client, {
      applicationUuid: uuid,
      from: version,
      to: version,
      action: `propose:${action}`,
      person: as.name,
      role: as.role,
      reason: asked.reason ?? null,
      at,
    });
    return { state: 'PROPOSED' as const, version, status, proposalUuid: id };
  });
}

/** Performs an action for the caller, or proposes it. Throws not_found, forbidden, invalid_request, out_of_order, stale_version, file_refused. */
export async function actAtDesk(ctx: Deskside, caller: StaffCaller, uuid: string, asked: Asked, ifVersion: number | undefined) {
  const application = await applicationOfLender(ctx, caller, uuid);
  const as = personOf(caller);
  requireRole(as, asked.action, application);
  const fields = (await formsOf(ctx.pool, application, [asked.action])).get(asked.action) ?? [];
  if (ifVersion !== undefined && ifVersion !== application.version)
    throw new Problem('stale_version', { extra: { version: application.version, applicationStatus: application.status } });
  requireFields(fields, asked);
  if (twoPersonRule(asked.action, application) !== null)
    return propose(ctx, caller, uuid, { action: asked.action, asked, fields, ifVersion });
  const returned = await returnedDeed(ctx, asked);
  const after = await transaction(ctx.pool, async (client) =>
    staffActionWith(ctx, client, uuid, { ...asked, returned, as }, { ifVersion }),
  );
  return { state: 'DONE' as const, version: after.version, status: after.status, proposalUuid: null };
}
