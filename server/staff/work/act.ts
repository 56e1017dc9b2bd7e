/** What a member of the staff does at the desk: the actions that are open to them, performing one, and those that take two people. */
import type { z } from 'zod';
import type { deskActionsPost } from '@hearthline/contract/desk/actions.ts';
import { IDENTITY_ROLES } from '@hearthline/contract/desk/application-acts.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type Application, readApplication } from '@hearthline/database/stores/application/application.ts';
import { insertStaffAction } from '@hearthline/database/stores/lender/staff.ts';
import { expireProposals, insertProposal, openProposals } from '@hearthline/database/stores/lender/proposals.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { isHeldForIdentity } from '@hearthline/journey/application/identity-changes.ts';
import { v7 } from 'uuid';
import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import type { Context } from '../../config/context.ts';
import { ownApplication } from '../application/own.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { checkFile } from '../../uploads/check-file.ts';
import type { FileScanner } from '../../uploads/scan/scanner.ts';
import { requireWhy, type StaffAction, staffActionWith } from '../actions.ts';
import { mayDo, staffPersonOf, rolesFor, type StaffPerson } from '../roles.ts';
import { basisOf } from './basis.ts';
import { answersOf, type Field, formsOf, requireFields } from './fields.ts';
import { FORMS } from './forms.ts';
import { openActions } from './open-actions.ts';
import { checkedLetter, holdForLetter, type Letter, receivedWith } from './mailed-letter.ts';
import { onPage } from '../mask.ts';
import { payeesOf } from '../payees.ts';
import { isEndOf } from './kind-roles.ts';
import { fundingSheet, requireSheetRead } from '../../steps/closing/funding-sheet.ts';
import { timeZoneAtProperty } from '@hearthline/journey/today.ts';
import { moneySent } from '@hearthline/journey/steps/rescission.ts';
import type { ChecklistStatus } from '@hearthline/journey/statuses.ts';
import { proposalView } from './proposals.ts';
import { OUTLASTING, twoPersonRule, TWO_PERSON_RULES } from '../two-person.ts';

type Asked = z.output<typeof deskActionsPost.body>;
type Deskside = Context & { readonly scanFile: FileScanner };

/** What ends the task of this status stands first, what ends the application last. */
const inOrder = (status: ChecklistStatus, actions: readonly StaffActionName[]): StaffActionName[] => {
  const rank = (action: StaffActionName) => (isEndOf(status, action) ? 0 : ENDS_ALL.has(action) ? 2 : 1);
  return actions.toSorted((a, b) => rank(a) - rank(b));
};
const ENDS_ALL: ReadonlySet<StaffActionName> = new Set(['decline', 'cancel', 'withdraw']);

/** The actions that fit the application and are the caller's to perform, each with its form, and the proposals that wait. */
export async function actionsFor(ctx: Context, caller: StaffCaller, uuid: string) {
  const application = await ownApplication(ctx, caller, uuid);
  const as = staffPersonOf(caller);
  const open = await transaction(ctx.pool, async (client) => openActions({ ctx, client, application, as }));
  const mine = open.filter((action) => mayDo(as, action, application.status));
  await expireProposals(ctx.pool, {
    organization: caller.organization,
    at: ctx.clock.now(),
    outlasting: OUTLASTING,
    applicationUuid: uuid,
  });
  const [payees, forms, waiting, sheet] = await Promise.all([
    payeesOf(ctx, application),
    formsOf(ctx.pool, application, mine),
    openProposals(ctx.pool, caller.organization, uuid),
    application.status === 'FUNDING_DECISION' && !moneySent(application.facts) ? fundingSheet(ctx, application) : null,
  ]);
  const proposed = new Set(waiting.map(({ action }) => action));
  return {
    timeZone: timeZoneAtProperty(application.facts),
    version: application.version,
    status: application.status,
    sheet: onPage(sheet, as.role),
    payees: (onPage(payees, as.role) ?? []).filter(({ isInReview, waitsUntil }) => isInReview || waitsUntil !== null),
    actions: inOrder(application.status, mine)
      .filter((action) => !proposed.has(action))
      .map((action, at) => {
        const rule = twoPersonRule(action, { ...application, role: as.role });
        const { title, does, isHarsh = false } = FORMS[action];
        const isPrimary = at === 0 && isEndOf(application.status, action);
        return { action, title, does, isHarsh, isPrimary, twoPeople: rule && TWO_PERSON_RULES[rule].why, fields: forms.get(action) ?? [] };
      }),
    proposals: waiting.map((row) => proposalView(caller, row, { sheet, payees })),
    correct: IDENTITY_ROLES.some((role) => role === caller.role) && isHeldForIdentity(application.status) ? ('borrower' as const) : null,
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

/** Throws forbidden to a role that may not do it on this application now. */
export function requireRole(person: StaffPerson, action: StaffActionName, { status }: Application): void {
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
  readonly letter: Letter | undefined;
};

/** Stores what a second person decides. Throws conflict where the same is proposed already. */
async function propose(ctx: Context, caller: StaffCaller, uuid: string, { action, asked: whole, fields, ifVersion, letter }: Proposed) {
  const { letter: _, ...asked } = whole;
  return transaction(ctx.pool, async (client) => {
    const application = await readApplication(client, uuid, true);
    if (!application) throw new Problem('not_found');
    const { version, status } = application;
    if (ifVersion !== undefined && ifVersion !== version)
      throw new Problem('stale_version', { extra: { version, applicationStatus: status } });
    const as = staffPersonOf(caller);
    const rule = twoPersonRule(action, { ...application, role: as.role, reasons: asked.reasons });
    if (rule === null || !openActions({ ctx, client, application, as }).includes(action))
      throw new Problem('out_of_order', {
        message: `${FORMS[action].title} does not fit ${status}`,
        extra: { applicationStatus: status, version },
      });
    if (action === 'approve-funding') await requireSheetRead(ctx, application, asked.sheetRead, client);
    const at = ctx.clock.now(uuid);
    const id = v7();
    const held = letter ? await holdForLetter({ ctx, client, application, as }, letter, caller.staffUuid) : application;
    await expireProposals(client, {
      organization: caller.organization,
      at: ctx.clock.now(),
      outlasting: OUTLASTING,
      applicationUuid: uuid,
    });
    const row = {
      id,
      applicationUuid: uuid,
      organization: caller.organization,
      action,
      rule,
      status: held.status,
      version: held.version,
      basis: await basisOf(client, action, held),
      person: caller.staffUuid,
      role: caller.role,
      at,
    };
    if (
      !(await insertProposal(client, {
        ...row,
        asked: {
          ...asked,
          ...(letter && receivedWith(letter, application, at)),
          details: answersOf(fields, asked, timeZoneAtProperty(application.facts)),
        },
      }))
    )
      throw new Problem('conflict', { message: 'This is proposed already and waits for a second person.' });
    await insertStaffAction(client, {
      applicationUuid: uuid,
      from: version,
      to: held.version,
      action: `propose:${action}`,
      by: as,
      reason: asked.reason ?? null,
      at,
    });
    return { state: 'PROPOSED' as const, version: held.version, status: held.status, proposalUuid: id };
  });
}

/**
 * Performs an action for the caller, or proposes it. Throws not_found, forbidden, invalid_request, out_of_order, precondition_required, stale_version,
 * file_refused.
 * @param readVersion the version that was read; asked once it is known that the caller may do this
 */
export async function actAtDesk(ctx: Deskside, caller: StaffCaller, uuid: string, asked: Asked, readVersion: () => number | undefined) {
  const application = await ownApplication(ctx, caller, uuid);
  const as = staffPersonOf(caller);
  requireRole(as, asked.action, application);
  const ifVersion = readVersion();
  const fields = (await formsOf(ctx.pool, application, [asked.action])).get(asked.action) ?? [];
  if (ifVersion !== undefined && ifVersion !== application.version)
    throw new Problem('stale_version', { extra: { version: application.version, applicationStatus: application.status } });
  requireFields(fields, asked);
  requireWhy(application.facts, asked);
  if (twoPersonRule(asked.action, { ...application, role: as.role, reasons: asked.reasons }) !== null) {
    const letter = asked.letter === undefined ? undefined : await checkedLetter(ctx, asked.letter);
    return propose(ctx, caller, uuid, { action: asked.action, asked, fields, ifVersion, letter });
  }
  const returned = await returnedDeed(ctx, asked);
  const after = await transaction(ctx.pool, async (client) =>
    staffActionWith(ctx, client, uuid, { ...asked, returned, as }, { ifVersion }),
  );
  return { state: 'DONE' as const, version: after.version, status: after.status, proposalUuid: null };
}
