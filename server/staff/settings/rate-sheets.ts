/** The rate sheets of a lender: kept under a name, and never changed. */
import { Problem } from '@hearthline/contract/problem.ts';
import { insertSheet } from '@hearthline/database/stores/settings/lender-versions.ts';
import { type LenderSheet, rateSheetsOf } from '@hearthline/database/stores/settings/rate-sheets.ts';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import { sha256Of } from '../../config/lenders.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { sheetCsv } from '../../organizations/rate-sheet/write-csv.ts';
import { type AskedRates, checkedRates, sheetOf } from './rates-preview.ts';

const described = ({ id, name, sha256, created_at: at, person, in_force_since: since }: LenderSheet) => ({
  id,
  name,
  sha256,
  createdAt: at.toISOString(),
  person,
  inForceSince: since?.toISOString() ?? null,
});

/** The rate sheets of the caller's lender, the newest first. */
export const sheetsOfLender = async (ctx: Context, { organization }: StaffCaller) =>
  (await rateSheetsOf(ctx.pool, organization, { at: ctx.clock.now() })).map(described);

/** One rate sheet as CSV. Throws not_found. */
export async function sheetAsCsv(ctx: Context, { organization }: StaffCaller, id: string) {
  const { name, sheet } = await sheetOf(ctx, organization, id);
  return { id, name, csv: sheetCsv(sheet) };
}

/**
 * Keeps a rate sheet for the caller's lender, checked with the settings that are to change with it. Throws invalid_request with what is wrong with the
 * file, conflict where the name is taken.
 */
export async function keepSheet(
  ctx: Context,
  { organization, staffUuid }: StaffCaller,
  { name, ...asked }: { readonly name: string } & Extract<AskedRates, { readonly file?: unknown }>,
) {
  const found = await checkedRates(ctx, organization, asked);
  if ('problems' in found)
    throw new Problem('invalid_request', { errors: found.problems.map(({ field, message }) => ({ field: field ?? 'file', message })) });
  const { rateSheet: sheet } = found.lender.heloc;
  const id = v7();
  const created = { id, org_code: organization, name, sheet, sha256: sha256Of(sheet), created_at: ctx.clock.real(), staff_uuid: staffUuid };
  if (!(await insertSheet(ctx.pool, created)))
    throw new Problem('conflict', { errors: [{ field: 'name', message: 'Another rate sheet has this name' }] });
  return described(await sheetOf(ctx, organization, id));
}
