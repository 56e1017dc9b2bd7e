/** The log of views: every look of staff at a borrower's data. */
import type { ViewReason } from '@hearthline/rules/enums.ts';
import { addOpenings, addStaffView, hasViewSince } from '@hearthline/database/stores/lender/staff-views.ts';
import type { Queryable } from '@hearthline/database/transaction.ts';
import { dateInZone, startOfDay } from '@hearthline/rules/dates.ts';
import { v7 } from 'uuid';
import type { Context } from '../config/context.ts';
import type { StaffCaller } from '../identity/request-parts.ts';
import { lenderZone } from '../organizations/opening-hours.ts';

export type View = {
  /** Whose data: a borrower's identity, or a co-owner's row among the signers. */
  readonly subjectUuid: string | null;
  readonly applicationUuid?: string | null;
  /** Names of what was shown, never its values. */
  readonly fields: readonly string[];
  readonly reason: ViewReason;
  readonly note: string;
};

/** Records a look at a borrower's data. Comes before the data is read: what was not recorded is not shown. */
export async function recordView(
  ctx: Pick<Context, 'pool' | 'clock' | 'lenders'>,
  { staffUuid, organization, role }: Pick<StaffCaller, 'staffUuid' | 'organization' | 'role'>,
  { applicationUuid = null, fields, ...view }: View,
  on: Queryable = ctx.pool,
): Promise<void> {
  await addStaffView(on, { id: v7(), organization, at: ctx.clock.real(), staffUuid, role, applicationUuid, fields: [...fields], ...view });
}

/**
 * Records that a part of applications was opened, which is a look: a page is read again and again, so a person, application, part and day has one line.
 * Comes before the data is read. Applications of another lender get none.
 * @param part its name in the log, never a value
 */
export async function recordOpening(
  ctx: Pick<Context, 'pool' | 'clock' | 'lenders'>,
  { staffUuid, organization, role }: Pick<StaffCaller, 'staffUuid' | 'organization' | 'role'>,
  applications: readonly string[],
  part: string,
): Promise<void> {
  if (applications.length === 0) return;
  const at = ctx.clock.real();
  const openedOn = dateInZone(at, lenderZone(ctx, organization));
  await addOpenings(ctx.pool, { organization, at, staffUuid, role, applications, fields: [part], note: 'Opened at the desk', openedOn });
}

/** Records that a chat of a person without an application was opened: a line of a member of staff and day. */
export async function recordChatLook(
  ctx: Pick<Context, 'pool' | 'clock' | 'lenders'>,
  caller: StaffCaller,
  chatUuid: string,
): Promise<void> {
  await recordLook(ctx, caller, [`chat ${chatUuid}`]);
}

/** Records that the list of applications was read, with the amounts of their lines: a line of a member of staff and day. */
export async function recordListRead(ctx: Pick<Context, 'pool' | 'clock' | 'lenders'>, caller: StaffCaller): Promise<void> {
  await recordLook(ctx, caller, ['list of applications']);
}

async function recordLook(ctx: Pick<Context, 'pool' | 'clock' | 'lenders'>, caller: StaffCaller, fields: readonly string[]): Promise<void> {
  const zone = lenderZone(ctx, caller.organization);
  const today = startOfDay(dateInZone(ctx.clock.real(), zone), zone);
  if (await hasViewSince(ctx.pool, caller.staffUuid, fields, new Date(today))) return;
  await recordView(ctx, caller, { subjectUuid: null, fields, reason: 'WORK', note: 'Opened at the desk' });
}

/** Records that questions of chats were read: a line for each person and day of those with an application, and one for the others. */
export async function recordChatsRead(
  ctx: Pick<Context, 'pool' | 'clock' | 'lenders'>,
  caller: StaffCaller,
  chats: readonly { readonly applicationUuid: string | null }[],
  part: string,
): Promise<void> {
  const applications = chats.flatMap(({ applicationUuid }) => applicationUuid ?? []);
  await recordOpening(ctx, caller, [...new Set(applications)], 'chat');
  if (applications.length < chats.length) await recordLook(ctx, caller, [part]);
}
