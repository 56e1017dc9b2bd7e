/** An underwriter's decision: what was sent, judged against the credit report and the product, as the fact that both underwritings obey. */
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import type { StaffActionMembers } from '@hearthline/contract/desk/staff-actions.ts';
import { type FieldError, Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Fact, FactOf } from '@hearthline/journey/facts/fact.ts';
import { apply } from '@hearthline/journey/application/apply.ts';
import { amountOf } from '@hearthline/journey/application/underwriting-decision.ts';
import { counterofferReasons } from '@hearthline/journey/application/refusal.ts';
import { creditLimits } from '@hearthline/journey/application/material-change.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { CreditReport } from '@hearthline/providers/credit-bureau/port.ts';
import { tierOfException } from '@hearthline/rules/offers/decision.ts';
import type { ReasonCode } from '@hearthline/rules/enums.ts';
import type { UnderwriteInput, Underwriting } from '@hearthline/rules/offers/types.ts';
import { underwrite } from '@hearthline/rules/offers/underwrite.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import { canonical } from '@hearthline/documents/storage/canonical-json.ts';
import { WHY_NOT } from '../../engine/allowed.ts';
import { marketRatesToday } from '../../steps/prequalification/market-rates.ts';
import { barsOfTexas } from '../../steps/prequalification/texas-equity.ts';
import { underwriteInput } from '../../steps/prequalification/underwriting.ts';
import { idsInQuestion, lienIds, softReport } from '../application/why/debts-in-question.ts';
import { aboveAuthority, type Needed, standing } from './authority.ts';
import { missing, type Moment, type Row } from './row.ts';

/** What an underwriter sent. */
export type Asked = {
  readonly decision?: StaffActionMembers['decision'] | undefined;
  readonly counter?: StaffActionMembers['counter'] | undefined;
  readonly reasons?: readonly ReasonCode[] | undefined;
};
type Decided = FactOf<'underwritingDecided'>;

/** Payments left above which a debt cannot be left out because few are. */
const FEW_PAYMENTS = 10;

/** What is missing in a decision, or contradicts the report or the product; each at its field. */
export function problemsOf(application: Application, report: CreditReport, { decision, counter, reasons = [] }: Asked): FieldError[] {
  const liens = lienIds(application);
  const debts = decision?.debts ?? [];
  const problem = (field: string, message: string): FieldError => ({ field, message });
  return [
    ...debts.flatMap(({ id, counts, why }) => {
      const line = report.tradelines.find((one) => one.id === id);
      const field = `debts.${id}`;
      if (!line || liens.includes(id)) return problem(field, 'Choose a debt of the credit report that is no lien on the home');
      if (!counts && why === undefined) return problem(field, 'Say why it is left out');
      const left = line.remainingPayments ?? Math.ceil(line.balance / (line.payment || line.balance || 1));
      return !counts && why === 'FEW_PAYMENTS' && left > FEW_PAYMENTS ? problem(field, `By the report ${left} payments are left`) : [];
    }),
    ...idsInQuestion(application)
      .filter((id) => !debts.some((debt) => debt.id === id))
      .map((id) => problem(`debts.${id}`, 'Say whether it counts')),
    ...(new Set(debts.map(({ id }) => id)).size < debts.length ? [problem('decision', 'Each debt is judged once')] : []),
    ...((counter?.terms ?? []).every((years) => application.product.terms.includes(years))
      ? []
      : [problem('counter', 'Choose terms that the product has')]),
    ...(counter && !reasons.every((code) => counterofferReasons(application.facts, application.status).includes(code))
      ? [problem('reasons', 'A counteroffer rests on reasons of credit: the debts, the income, the value or the liens')]
      : []),
  ];
}

/** The decision as a fact. @param by who decides, `second` who approves it, by id */
export function factOf(
  { facts, product }: Application,
  report: CreditReport,
  { decision, counter, reasons = [] }: Asked,
  { now, by, second }: Moment & { readonly second?: string | undefined },
): Decided {
  const { exception } = decision ?? {};
  const limits = creditLimits(facts);
  // every term of the product is no choice among them
  const terms = product.terms.every((years) => counter?.terms?.includes(years)) ? null : (counter?.terms ?? null);
  return {
    type: 'underwritingDecided',
    decisionId: v7(),
    on: dayAtProperty(facts, now),
    by,
    ...(second !== undefined && { second }),
    settles: [...(facts.credit?.conflicts ?? [])],
    debts: (decision?.debts ?? []).flatMap(({ id, counts, why = null }) => {
      const line = report.tradelines.find((one) => one.id === id);
      return line
        ? [{ id, type: line.type, balance: line.balance, monthlyPayment: line.payment, leftOut: counts ? null : (why ?? 'NOT_THEIRS') }]
        : [];
    }),
    exception: exception
      ? {
          tier: tierOfException(limits, facts.credit?.score ?? 0) ?? 0,
          maxDti: exception.maxDti ?? null,
          maxCltv: exception.maxCltv ?? null,
          factors: [...new Set(exception.factors)],
        }
      : null,
    counteroffer: counter ? { maxLine: counter.maxLine ?? null, terms, addRate: counter.addRate ?? 0, reasons: [...reasons] } : null,
  };
}

/** What both underwritings would find under a decision; without one, as they found it. */
export async function underwrittenAs(
  ctx: Context,
  application: Application,
  decided: Decided | null,
  creditorOf: (id: string) => string,
): Promise<{ readonly application: Application; readonly input: UnderwriteInput; readonly result: Underwriting }> {
  const under = decided ? { ...application, facts: apply(application.facts, decided) } : application;
  const [bars, rates] = await Promise.all([barsOfTexas(ctx, application), marketRatesToday(ctx, application)]);
  const input = { ...underwriteInput(under, creditorOf, bars), ...rates };
  return { application: under, input, result: underwrite(input) };
}

export const creditorIn =
  ({ tradelines }: CreditReport) =>
  (id: string): string =>
    tradelines.find((line) => line.id === id)?.creditor ?? 'Creditor';

/** Why a decision that may be recorded makes no sense: nothing could be offered under it. */
export function nothingOffered({ decision, offers }: Underwriting, { counter }: Asked): string | null {
  if (counter && offers.length === 0) return 'Under these terms nothing can be offered: choose others, or decline with the reasons.';
  return decision === 'DECLINE'
    ? 'With this decision nothing can be offered: decline with the reasons, or grant an exception that makes up for it.'
    : null;
}

/** Records what an underwriter decided. Throws invalid_request for what is missing, and where nothing could be offered. */
export const decided: Row<'counteroffer'>['facts'] = async (application, request): Promise<Fact[]> => {
  const { ctx, client, as, by, second, ...asked } = request;
  const report = await softReport(ctx, application, client);
  if (!report) throw missing('decision', 'There is no credit report');
  const errors = problemsOf(application, report, asked);
  if (errors.length > 0) throw new Problem('invalid_request', { message: errors[0]?.message ?? '', errors });
  const fact = factOf(application, report, asked, { ...asked, by, second: as ? second : `${by}-second` });
  const creditorOf = creditorIn(report);
  const { result, input } = await underwrittenAs(ctx, application, fact, creditorOf);
  const why = nothingOffered(result, asked);
  if (why !== null) throw missing(asked.counter ? 'counter' : 'decision', why);
  if (fact.counteroffer) {
    const without = await underwrittenAs(ctx, application, { ...fact, counteroffer: null }, creditorOf);
    if (canonical(without.result.offers) === canonical(result.offers)) throw missing('counter', WHY_NOT.NO_TERMS);
  }
  // the sandbox asks nobody for a second person
  if (as && second !== 'SANDBOX')
    await requireAuthority(
      client,
      [as.uuid, second].flatMap((one) => one ?? []),
      as.role,
      offered(result, input),
    );
  return [fact];
};

/** The largest line that would be offered, and its CLTV with the liens that stay. */
function offered({ offers, lienTotal }: Underwriting, { value }: UnderwriteInput): Needed {
  const line = Math.max(0, ...offers.map(({ max }) => max));
  return line === 0 ? { line } : { line, cltv: ((lienTotal + line) / value) * 100 };
}

/** Asks once more, of what is really offered: before it, only the most that a decision could amount to was known. Throws forbidden. */
async function requireAuthority(client: PoolClient, people: readonly string[], role: StaffRole, needed: Needed): Promise<void> {
  const above = await Promise.all(people.map(async (uuid) => aboveAuthority(await standing(client, { uuid, role }), needed)));
  const [first] = above;
  if (first && above.every((one) => one !== null))
    throw new Problem('forbidden', { message: `This would be ${first}. A colleague with authority decides.` });
}

/** What of the authority of those who decide it a decision takes. */
export function decisionNeeded(facts: Application['facts'], { decision, counter }: Pick<Asked, 'decision' | 'counter'>): Needed {
  const { exception } = decision ?? {};
  const tier = tierOfException(creditLimits(facts), facts.credit?.score ?? 0) ?? 0;
  const { line, cltv, isException } = amountOf(facts, {
    debts: (decision?.debts ?? []).map(({ id, counts, why = 'NOT_THEIRS' }) => ({ id, leftOut: counts ? null : why })),
    exception: exception ? { tier, maxDti: exception.maxDti ?? null, maxCltv: exception.maxCltv ?? null } : null,
    counteroffer: counter ? { maxLine: counter.maxLine ?? null, terms: null, addRate: 0, reasons: [] } : null,
  });
  return { line, ...(cltv !== null && { cltv }), exception: isException };
}
