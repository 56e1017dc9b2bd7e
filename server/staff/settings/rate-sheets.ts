import type { DeskRateSheetChecked, DeskRateSheetPreview } from '@hearthline/contract/desk/rate-sheets.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { insertSheet } from '@hearthline/database/stores/settings/lender-versions.ts';
import { type LenderSheet, rateSheetsOf } from '@hearthline/database/stores/settings/rate-sheets.ts';
import { changedDisclosures } from '@hearthline/orgs/disclosures.ts';
import { productOf } from '@hearthline/orgs/product.ts';
import { HelocSettingsSchema, type Lender } from '@hearthline/orgs/schema.ts';
import { FAIR_LENDING_NOTE } from '@hearthline/rules/offers/impact/fair-lending.ts';
import { impactFrom, type ImpactRow, isChanged, type Outcome, triedOn } from '@hearthline/rules/offers/impact/impact.ts';
import { limitProblems } from '@hearthline/rules/offers/impact/limit-problems.ts';
import { sampleBorrowers } from '@hearthline/rules/offers/impact/sample-borrowers.ts';
import { regBDay } from '@hearthline/rules/regulation/reg-b.ts';
import { setImmediate as otherRequests } from 'node:timers/promises';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import { sha256Of } from '../../config/lenders.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import { readSheetCsv } from '../../organizations/rate-sheet/read-csv.ts';
import { sheetCsv } from '../../organizations/rate-sheet/write-csv.ts';
import { marketRatesOf } from '../../steps/prequalification/market-rates.ts';
import { documentChanges } from './document-changes.ts';

/** Two people look at the same borrowers. */
const SEED = 1;
/** Borrowers between two looks at what else the process has to do. */
const AT_ONCE = 5;

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

async function sheetOf(ctx: Context, organization: string, id: string): Promise<LenderSheet> {
  const [found] = await rateSheetsOf(ctx.pool, organization, { at: ctx.clock.now(), id });
  if (!found) throw new Problem('not_found');
  return found;
}

/** One rate sheet as CSV. Throws not_found. */
export async function sheetAsCsv(ctx: Context, { organization }: StaffCaller, id: string) {
  const { name, sheet } = await sheetOf(ctx, organization, id);
  return { id, name, csv: sheetCsv(sheet) };
}

const outcome = ({ best, reason }: Outcome): DeskRateSheetPreview['rows'][number]['before'] => ({
  rate: best?.rate ?? null,
  apr: best?.apr ?? null,
  line: best?.line ?? null,
  payment: best?.payment ?? null,
  term: best?.term ?? null,
  feePercent: best?.feePercent ?? null,
  reason,
});
const row = (one: ImpactRow): DeskRateSheetPreview['rows'][number] => {
  const { id, elderly, incomeSource, wanted, home } = one.borrower;
  const { state, score, value, occupancy } = home;
  return {
    id,
    state,
    score,
    value,
    occupancy,
    elderly,
    incomeSource,
    wanted: wanted.draw,
    isChanged: isChanged(one),
    before: outcome(one.before),
    after: outcome(one.after),
  };
};

/** A CSV as the settings of a lender, or what is wrong with it: in its form, in the lender's other settings, over a limit of law. */
async function checkedFile(ctx: Context, { heloc, licensedStates }: Lender, bytes: Uint8Array) {
  const read = readSheetCsv(bytes);
  if ('problems' in read) return read;
  const whole = HelocSettingsSchema.safeParse({ ...heloc, rateSheet: read.sheet });
  if (!whole.success) return { problems: whole.error.issues.map(({ path, message }) => read.at(path.map(String), message)), more: 0 };
  const market = await marketRatesOf(ctx, regBDay(ctx.clock.now()));
  const { refused, noted } = limitProblems({ product: productOf(whole.data), market }, licensedStates);
  if (refused.length > 0) return { problems: refused.map(({ path, message }) => read.at(path, message)), more: 0 };
  return { heloc: whole.data, market, noted };
}

/** What is wrong with a rate sheet, and what it would do in place of the one in force. Nothing is kept. */
export async function previewSheet(
  ctx: Context,
  { organization }: StaffCaller,
  asked: { readonly file: string } | { readonly sheetId: string },
): Promise<DeskRateSheetChecked> {
  const lender = lenderOf(ctx, organization);
  const bytes =
    'file' in asked ? Buffer.from(asked.file, 'base64') : Buffer.from(sheetCsv((await sheetOf(ctx, organization, asked.sheetId)).sheet));
  const found = await checkedFile(ctx, lender, bytes);
  if ('problems' in found) return { problems: [...found.problems], more: found.more, csv: null, preview: null };
  const { heloc, market, noted } = found;
  const settings = { before: productOf(lender.heloc), after: productOf(heloc) };
  const rows: ImpactRow[] = [];
  for (const borrower of sampleBorrowers(SEED, lender.licensedStates, heloc.ageRestricted)) {
    if (rows.length % AT_ONCE === 0) await otherRequests();
    rows.push(triedOn(borrower, settings, market));
  }
  const { fairLending, ...impact } = impactFrom(rows, settings);
  const day = regBDay(ctx.clock.now());
  const documents = await documentChanges(ctx, lender, { ...lender, heloc }, day);
  return {
    problems: [],
    more: 0,
    csv: sheetCsv(heloc.rateSheet),
    preview: {
      ...impact,
      rows: rows.map(row),
      noted: noted.map(({ message, states, cells, of }) => ({ message, states: [...states], cells, of })),
      disclosures: changedDisclosures(lender.heloc, heloc),
      documents: documents.map((one) => ({ ...one, before: [...one.before], after: [...one.after] })),
      fairLending: [...fairLending],
      fairLendingNote: FAIR_LENDING_NOTE,
    },
  };
}

/** Keeps a rate sheet for the caller's lender. Throws invalid_request with what is wrong with the file, conflict where the name is taken. */
export async function keepSheet(ctx: Context, caller: StaffCaller, { name, file }: { readonly name: string; readonly file: string }) {
  const { organization, staffUuid } = caller;
  const found = await checkedFile(ctx, lenderOf(ctx, organization), Buffer.from(file, 'base64'));
  if ('problems' in found)
    throw new Problem('invalid_request', { errors: found.problems.map(({ message }) => ({ field: 'file', message })) });
  const { rateSheet: sheet } = found.heloc;
  const id = v7();
  const created = { id, org_code: organization, name, sheet, sha256: sha256Of(sheet), created_at: ctx.clock.real(), staff_uuid: staffUuid };
  if (!(await insertSheet(ctx.pool, created)))
    throw new Problem('conflict', { errors: [{ field: 'name', message: 'Another rate sheet has this name' }] });
  return described(await sheetOf(ctx, organization, id));
}
