/**
 * The one door to an application for staff: the lender's own, the role, whether it fits, the version that was read, the second person, the facts, and the
 * record of who did it. No route calls a row of server/staff/actions/ itself.
 */
import { hash } from 'node:crypto';
import type { StaffActionBody, StaffActionMembers, StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type Application, readApplication } from '@hearthline/database/stores/application/application.ts';
import { expireProposals, insertProposal } from '@hearthline/database/stores/lender/proposals.ts';
import { insertStaffAction } from '@hearthline/database/stores/lender/staff.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { canonical } from '@hearthline/documents/storage/canonical-json.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { timeZoneAtProperty } from '@hearthline/journey/today.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import { recordWith } from '../../engine/record.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { requireSheetRead } from '../../steps/closing/funding-sheet.ts';
import { checkFile } from '../../uploads/check-file.ts';
import type { FileScanner } from '../../uploads/scan/scanner.ts';
import { standing } from './authority.ts';
import { ACTIONS, doesNotFit, requireChecked, requirePossible, requireRole, twoPersonRule } from './all.ts';
import { wordsOf } from './decision-answers.ts';
import { requireWhy } from './endings.ts';
import { answersOf, type Field, formsOf, requireFields } from './fields.ts';
import type { Moment, ReturnedDeed, StaffAction } from './row.ts';
import { OUTLASTING } from './two-person-rules.ts';
import { ownApplication } from '../own.ts';
import { type StaffPerson, staffPersonOf } from '../person.ts';
import { checkedLetter, holdForLetter, type Letter, receivedWith } from './mailed-letter.ts';

export type { StaffAction } from './row.ts';

/** Who approved an act that takes two people; of an act in the sandbox nobody, and nobody is asked for. */
export type Second = StaffPerson | 'SANDBOX';

/** The moment at which a person looks at an application. The sandbox itself is another one for each approval of a funding. */
export const momentOf = (ctx: Pick<Context, 'clock'>, { uuid, facts }: Application, as: StaffPerson | undefined): Moment => ({
  now: ctx.clock.now(uuid),
  by: as?.uuid ?? `sandbox-${facts.closing.approvals.length + 1}`,
});

/** A short name of what an action is about on a locked application; null where its own fields say it all. */
export async function basisOf(client: PoolClient, action: StaffActionName, application: Application): Promise<string | null> {
  const read = await ACTIONS[action].basis?.(application, client);
  return read === undefined ? null : hash('sha256', canonical(read)).slice(0, 32);
}

/**
 * Performs an action of the lender's staff and returns the application after it. Throws forbidden when the role may not, out_of_order when the
 * action does not fit. The facts name person, role and action; the note and what the borrower reads are stored beside them.
 */
export async function staffAction(ctx: Context, uuid: string, asked: StaffAction, second?: Second): Promise<Application> {
  return transaction(ctx.pool, async (client) => staffActionWith(ctx, client, uuid, asked, { second }));
}

/** The same inside an open transaction. Throws conflict where the locked application takes a second person, and none has approved it. */
export async function staffActionWith(
  ctx: Context,
  client: PoolClient,
  uuid: string,
  asked: StaffAction,
  { ifVersion, second }: { readonly ifVersion?: number | undefined; readonly second?: Second | undefined } = {},
): Promise<Application> {
  const { as, action, note, evidence, textForBorrower } = asked;
  return recordByStaff(ctx, client, uuid, {
    action,
    as,
    ifVersion,
    second: second === 'SANDBOX' ? undefined : second,
    note: [note, evidence && `Evidence: ${evidence}`, wordsOf(asked.decision)].filter(Boolean).join(' '),
    textForBorrower,
    facts: async (application) => {
      if (as) requireRole(as, action, application);
      // Asked before too, for the form; another request may have changed since what is decided on.
      // authority is that of this moment
      const { authority } = as && !second && ACTIONS[action].needs ? await standing(client, as) : {};
      if (as && !second && twoPersonRule(action, { ...application, role: as.role, authority }, asked) !== null)
        throw new Problem('conflict', {
          message: 'What this is about has changed: it takes a second person now. Look at it again and propose it.',
          extra: { version: application.version, applicationStatus: application.status },
        });
      const moment = momentOf(ctx, application, as);
      requirePossible(action, application, moment);
      requireChecked(action, application, asked);
      const facts = await ACTIONS[action].facts(application, {
        ctx,
        client,
        ...moment,
        ...asked,
        second: second === undefined ? undefined : second === 'SANDBOX' ? second : second.uuid,
      });
      if (facts.length === 0) throw doesNotFit(action, application);
      return facts;
    },
  });
}

type ByStaff = {
  /** As the record of actions names it. */
  readonly action: string;
  /** Absent: the sandbox itself. */
  readonly as: StaffPerson | undefined;
  /** The other person of an action that takes two. */
  readonly second?: StaffPerson | undefined;
  /** For colleagues. */
  readonly note: string | null | undefined;
  readonly textForBorrower?: string | undefined;
  readonly ifVersion?: number | undefined;
  readonly facts: readonly Fact[] | ((application: Application) => Promise<readonly Fact[]>);
};
/** Records what a person of the lender did: its facts, and a line in the record of actions. Throws stale_version. */
export async function recordByStaff(ctx: Context, client: PoolClient, uuid: string, done: ByStaff): Promise<Application> {
  const { action, as, second, note, textForBorrower, ifVersion, facts } = done;
  const before = await readApplication(client, uuid, true);
  const after = await recordWith(ctx, client, uuid, {
    by: { actor: 'staff', ref: as?.uuid ?? null, source: `${as?.role ?? 'sandbox'}:${action}` },
    facts,
    ifVersion,
  });
  await insertStaffAction(client, {
    applicationUuid: uuid,
    from: before?.version ?? 0,
    to: after.version,
    action,
    by: as ?? null,
    reason: note || null,
    textForBorrower: textForBorrower ?? null,
    at: ctx.clock.now(uuid),
    second,
  });
  return after;
}

/** What is sent to the door of the desk, from whichever page. */
type AtDesk = StaffAction & Partial<Pick<StaffActionMembers, 'letter'>>;
type Deskside = Context & { readonly scanFile: FileScanner };
export type Done = {
  readonly state: 'DONE' | 'PROPOSED';
  readonly version: number;
  readonly status: string;
  readonly proposalUuid: string | null;
};
/** How the version that was read is told: asked once it is known that the caller may do this. */
export type ReadVersion = (isNeeded: boolean) => number | undefined;

const staleVersion = ({ version, status }: Application): Problem =>
  new Problem('stale_version', { extra: { version, applicationStatus: status } });

/** The deed that a notary returned, checked by its content as a borrower's files are. Throws file_refused. */
async function returnedDeed(ctx: Deskside, { deed, witnesses = '', ...act }: StaffActionMembers['returned']): Promise<ReturnedDeed> {
  const pdf = Buffer.from(deed, 'base64');
  const checked = await checkFile(ctx.scanFile, pdf);
  if (!checked.ok || checked.contentType !== 'application/pdf')
    throw new Problem('file_refused', { errors: [{ field: 'returned.deed', message: 'Send the deed as a PDF that can be read' }] });
  // The bytes as they came: the notary's seal covers them.
  const names = witnesses.split(',').flatMap((name) => name.trim() || []);
  return { pdf: new Uint8Array(pdf), act: { ...act, witnesses: names } };
}

/**
 * Performs an action by its form for the caller, or proposes it. Throws not_found, forbidden, invalid_request, out_of_order, precondition_required,
 * stale_version, file_refused.
 */
export async function actByForm(ctx: Deskside, caller: StaffCaller, uuid: string, body: StaffActionBody, readVersion: ReadVersion) {
  const { action } = body;
  return actAtDesk(ctx, caller, uuid, readVersion, body, async (application) => {
    const fields = (await formsOf(ctx, application, [action], { isSent: true })).get(action) ?? [];
    requireFields(fields, body);
    return fields;
  });
}

/** The same for what a page of an application sends: no form but its own, and nothing that takes two people. Throws conflict for what does. */
export async function actOnPage(ctx: Deskside, caller: StaffCaller, uuid: string, asked: StaffAction, readVersion: ReadVersion) {
  const { version, status } = await actAtDesk(ctx, caller, uuid, readVersion, asked, null);
  return { version, status };
}

async function actAtDesk(
  ctx: Deskside,
  caller: StaffCaller,
  uuid: string,
  readVersion: ReadVersion,
  sent: StaffActionBody | StaffAction,
  fieldsOf: ((application: Application) => Promise<readonly Field[]>) | null,
): Promise<Done> {
  const application = await ownApplication(ctx, caller, uuid);
  const as = staffPersonOf(caller);
  const { action } = sent;
  requireRole(as, action, application);
  const ifVersion = readVersion(ACTIONS[action].needsVersion === true);
  if (ifVersion !== undefined && ifVersion !== application.version) throw staleVersion(application);
  const fields = (await fieldsOf?.(application)) ?? [];
  const { returned, letter, ...asked } = sent as Omit<AtDesk, 'returned'> & Partial<Pick<StaffActionMembers, 'returned'>>;
  requireChecked(action, application, { ...asked, as });
  requireWhy(application.facts, asked);
  if (twoPersonRule(action, { ...application, ...as }, asked) !== null) {
    // such a page says that it is done, and has no words for a proposal
    if (fieldsOf === null) throw new Problem('conflict', { message: 'This takes a second person: propose it among the actions.' });
    return propose(ctx, caller, uuid, { asked, fields, ifVersion, letter: letter && (await checkedLetter(ctx, letter)) });
  }
  const deed = returned && (await returnedDeed(ctx, returned));
  const after = await transaction(ctx.pool, async (client) =>
    staffActionWith(ctx, client, uuid, { ...asked, returned: deed, as }, { ifVersion }),
  );
  return { state: 'DONE', version: after.version, status: after.status, proposalUuid: null };
}

type Proposed = {
  readonly asked: Omit<StaffAction, 'as'>;
  readonly fields: readonly Field[];
  readonly ifVersion: number | undefined;
  readonly letter: Letter | undefined | '';
};

/** Stores what a second person decides. Throws conflict where the same is proposed already. */
async function propose(ctx: Context, caller: StaffCaller, uuid: string, { asked, fields, ifVersion, letter }: Proposed): Promise<Done> {
  const { action } = asked;
  return transaction(ctx.pool, async (client) => {
    const application = await ownApplication(ctx, caller, uuid, client);
    const { version } = application;
    if (ifVersion !== undefined && ifVersion !== version) throw staleVersion(application);
    const as = staffPersonOf(caller);
    const rule = twoPersonRule(action, { ...application, ...as }, asked);
    requirePossible(action, application, momentOf(ctx, application, as));
    if (rule === null) throw doesNotFit(action, application);
    if (ACTIONS[action].shows === 'FUNDING_SHEET') await requireSheetRead(ctx, application, asked, client);
    const at = ctx.clock.now(uuid);
    const id = v7();
    const held = letter ? await holdForLetter({ ctx, client, application, as }, letter, caller.staffUuid) : application;
    const { organization } = caller;
    await expireProposals(client, { organization, at: ctx.clock.now(), outlasting: OUTLASTING, applicationUuid: uuid });
    const isNew = await insertProposal(client, {
      id,
      applicationUuid: uuid,
      organization,
      action,
      rule,
      status: held.status,
      version: held.version,
      basis: await basisOf(client, action, held),
      person: as.uuid,
      role: as.role,
      at,
      asked: {
        ...asked,
        // as a process of the release before reads it
        ...(asked.note !== undefined && { reason: asked.note }),
        ...(letter && receivedWith(letter, application, at)),
        details: answersOf(fields, asked, timeZoneAtProperty(application.facts)),
      },
    });
    if (!isNew) throw new Problem('conflict', { message: 'This is proposed already and waits for a second person.' });
    await insertStaffAction(client, {
      applicationUuid: uuid,
      from: version,
      to: held.version,
      action: `propose:${action}`,
      by: as,
      reason: asked.note ?? null,
      textForBorrower: asked.textForBorrower ?? null,
      at,
    });
    return { state: 'PROPOSED', version: held.version, status: held.status, proposalUuid: id };
  });
}
