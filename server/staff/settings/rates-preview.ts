/** What other rates and settings of the line would do, before they are proposed and before they are published (record 161). */
import type { DeskRateSheetChecked, DeskRateSheetPreview } from '@hearthline/contract/desk/rate-sheets.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import type { LenderVersion } from '@hearthline/database/stores/settings/lender-versions.ts';
import { type LenderSheet, rateSheetsOf } from '@hearthline/database/stores/settings/rate-sheets.ts';
import { settingsProposalById } from '@hearthline/database/stores/settings/settings-proposals.ts';
import { changedDisclosures } from '@hearthline/orgs/disclosures.ts';
import { productOf } from '@hearthline/orgs/product.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { FAIR_LENDING_NOTE } from '@hearthline/rules/offers/impact/fair-lending.ts';
import { impactFrom, type ImpactRow, isChanged, type Outcome } from '@hearthline/rules/offers/impact/impact.ts';
import { type LimitProblems, limitSteps } from '@hearthline/rules/offers/impact/limit-problems.ts';
import type { MarketRates, RateSheet } from '@hearthline/rules/offers/types.ts';
import { regBDay } from '@hearthline/rules/regulation/reg-b.ts';
import { setImmediate as otherRequests } from 'node:timers/promises';
import type { Context } from '../../config/context.ts';
import { readVersion } from '../../config/lenders.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import { readSheetCsv, type SheetRead } from '../../organizations/rate-sheet/read-csv.ts';
import { sheetCsv } from '../../organizations/rate-sheet/write-csv.ts';
import { indexOf, marketRatesOf } from '../../steps/prequalification/market-rates.ts';
import { documentChanges } from './document-changes.ts';
import { changeOf, latestOf } from './lender-settings.ts';
import { borrowersFor, outcomesFor } from './sample-outcomes.ts';
import { changedBy } from './settings-change.ts';

type Changes = Readonly<Record<string, unknown>>;
/** Rates and settings that are typed, or a change that waits. */
export type AskedRates =
  | { readonly file?: string | undefined; readonly sheetId?: string | undefined; readonly changes?: Changes | undefined }
  | { readonly proposalId: string };
type RatesProblem = DeskRateSheetChecked['problems'][number];
/** The lender as it would be, and what of its rates is never offered. */
type CheckedRates = { readonly lender: Lender; readonly market: MarketRates; readonly noted: LimitProblems['noted'] };

/** `sheet`: as it was read; null where it could not be. */
type RefusedRates = { readonly problems: readonly RatesProblem[]; readonly more: number; readonly sheet: RateSheet | null };

/** A kept sheet of a lender. Throws not_found. */
export async function sheetOf(ctx: Context, organization: string, id: string): Promise<LenderSheet> {
  const [found] = await rateSheetsOf(ctx.pool, organization, { at: ctx.clock.now(), id });
  if (!found) throw new Problem('not_found');
  return found;
}

/** A sheet as its file is read, so that each problem has its place in it. */
async function readAsked(ctx: Context, latest: LenderVersion, asked: AskedRates): Promise<{ read: SheetRead; changes: Changes }> {
  const fileOf = (sheet: RateSheet): SheetRead => readSheetCsv(Buffer.from(sheetCsv(sheet)));
  const kept = async (id: string | null | undefined) => (id ? (await sheetOf(ctx, latest.org_code, id)).sheet : latest.sheet);
  if ('proposalId' in asked) {
    const row = await settingsProposalById(ctx.pool, latest.org_code, asked.proposalId);
    if (!row) throw new Problem('not_found');
    const { changes, rateSheetId } = changeOf(row);
    return { read: fileOf(await kept(rateSheetId)), changes };
  }
  const { file, sheetId, changes = {} } = asked;
  return { read: file === undefined ? fileOf(await kept(sheetId)) : readSheetCsv(Buffer.from(file, 'base64')), changes };
}

/** Rates with the settings of the line; or what is wrong with them: in the file, with each other, over a limit of law. */
export async function checkedRates(ctx: Context, organization: string, asked: AskedRates): Promise<CheckedRates | RefusedRates> {
  const latest = await latestOf(ctx, organization);
  const { read, changes } = await readAsked(ctx, latest, asked);
  const ofSheet = (problem: Omit<RatesProblem, 'field'>): RatesProblem => ({ ...problem, field: null });
  if ('problems' in read) return { problems: read.problems.map(ofSheet), more: read.more, sheet: null };
  const { settings } = await changedBy(ctx.pool, latest, { room: 'rates', base: latest.version, changes });
  const whole = readVersion({ settings, version: latest.version + 1, sheet: read.sheet });
  const said = (path: string, message: string): RatesProblem => {
    const [room, member, ...rest] = path.split('.');
    if (room === 'heloc' && member === 'rateSheet') return ofSheet(read.at(rest, message));
    return { line: null, column: null, field: path, message };
  };
  const refusedFor = (problems: RatesProblem[]): RefusedRates => ({ problems, more: 0, sheet: read.sheet });
  if ('problems' in whole) return refusedFor(whole.problems.map(({ path, message }) => said(path, message)));
  const market = await marketRatesOf(ctx, regBDay(ctx.clock.now()));
  const { lender } = whole;
  const { refused, noted } = await limitsOf(lender, market);
  if (refused.length > 0) return refusedFor(refused.map(({ path, message }) => ofSheet(read.at(path, message))));
  return { lender, market, noted };
}

/** What is over a limit of law; what waits beside it is served between its steps. */
async function limitsOf({ heloc, licensedStates }: Lender, market: MarketRates): Promise<LimitProblems> {
  const steps = limitSteps({ product: productOf(heloc), market }, licensedStates);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await otherRequests();
  }
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

/** What is wrong with rates and settings of the line, and what they would do in place of those in force. Nothing is kept. */
export async function previewRates(ctx: Context, { organization }: StaffCaller, asked: AskedRates): Promise<DeskRateSheetChecked> {
  const found = await checkedRates(ctx, organization, asked);
  if ('problems' in found) {
    const { problems, more, sheet } = found;
    return { problems: [...problems], more, csv: sheet && sheetCsv(sheet), preview: null };
  }
  const { lender, market, noted } = found;
  const now = lenderOf(ctx, organization);
  const settings = { before: productOf(now.heloc), after: productOf(lender.heloc) };
  const about = { market, states: lender.licensedStates, onlyElderly: lender.heloc.ageRestricted };
  const before = await outcomesFor({ ...about, product: settings.before });
  const after = await outcomesFor({ ...about, product: settings.after });
  const rows = borrowersFor(about).flatMap((borrower, at): ImpactRow[] => {
    const [was, becomes] = [before[at], after[at]];
    return was && becomes ? [{ borrower, before: was, after: becomes }] : [];
  });
  const { fairLending, ...impact } = impactFrom(rows, settings);
  const rates = await indexOf(ctx, regBDay(ctx.clock.now()));
  const documents = await documentChanges({ before: now, after: { ...now, heloc: lender.heloc }, rates });
  return {
    problems: [],
    more: 0,
    csv: sheetCsv(lender.heloc.rateSheet),
    preview: {
      ...impact,
      rows: rows.map(row),
      noted: noted.map(({ message, states, cells, of }) => ({ message, states: [...states], cells, of })),
      disclosures: changedDisclosures(now.heloc, lender.heloc),
      documents: documents.map((one) => ({ ...one, before: [...one.before], after: [...one.after] })),
      fairLending: [...fairLending],
      fairLendingNote: FAIR_LENDING_NOTE,
    },
  };
}
