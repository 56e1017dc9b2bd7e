/** What an underwriter's decision would do: the offers before and after, and the notice of a counteroffer, made by what makes them. Nothing of it is stored. */
import type { deskDecisionPreview } from '@hearthline/contract/desk/application/decision.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { plainText } from '@hearthline/documents/plain-text.ts';
import { documentTitle } from '@hearthline/documents/render.ts';
import { decisionRefused, isInUnderwritingReview } from '@hearthline/journey/application/underwriting-decision.ts';
import { openLienBalance } from '@hearthline/journey/selectors.ts';
import { COMPENSATING, COMPENSATING_FACTORS, LEFT_OUT, LEFT_OUT_REASONS } from '@hearthline/rules/offers/judgements.ts';
import { percentOf, plus } from '@hearthline/rules/money.ts';
import type { Underwriting } from '@hearthline/rules/offers/types.ts';
import type { z } from 'zod';
import { WHY_NOT } from '../../engine/allowed.ts';
import type { Context } from '../../config/context.ts';
import type { StaffCaller } from '../../identity/request-parts.ts';
import { counterofferDocument } from '../../steps/notices/counteroffer.ts';
import { decidedTerms } from '../../steps/prequalification/underwriting.ts';
import { creditorIn, factOf, nothingOffered, problemsOf, underwrittenAs } from '../actions/underwriting-decision.ts';
import { twoPeopleFor } from '../actions/offered.ts';
import { ownApplication } from '../own.ts';
import { staffPersonOf } from '../person.ts';
import { recordOpening } from '../views.ts';
import { debtsToJudge, softReport } from '../application/why/debts-in-question.ts';

type Asked = z.output<typeof deskDecisionPreview.body>;
type Preview = z.input<typeof deskDecisionPreview.reply>;

/** The action that the decision would be sent with. */
const counterAction = ({ counter }: Asked) => (counter ? 'counteroffer' : 'approve');

function outcomeOf({ decision, requalifyReason, offers }: Underwriting): Preview['before']['outcome'] {
  if (offers.length > 0) return 'OFFERS';
  if (requalifyReason !== null) return 'PAYOFF';
  return decision === 'ASSET_DEPLETION' ? 'ASSETS' : 'DECLINE';
}

function effectOf(result: Underwriting, liens: number, value: number): Preview['before'] {
  const { offers, maxLine, preDti, capDti, maxCltv } = result;
  const rates = offers.map(({ baseRate }) => baseRate);
  const line = Math.max(0, ...offers.map(({ max }) => max));
  return {
    outcome: outcomeOf(result),
    offers: offers.length,
    line: offers.length > 0 ? line : maxLine,
    rate: rates.length > 0 ? { from: Math.min(...rates), to: Math.max(...rates) } : null,
    dti: preDti,
    dtiLimit: capDti,
    cltv: percentOf(plus(liens, line), value),
    cltvLimit: maxCltv,
  };
}

async function noticeOf(ctx: Context, after: Awaited<ReturnType<typeof underwrittenAs>>, at: Date): Promise<Preview['notice']> {
  const terms = decidedTerms(after.application, { ...after, at });
  const { kind, data, lender } = await counterofferDocument(ctx, after.application, terms);
  return {
    to: data.applicants.join(', '),
    title: documentTitle(kind, data, lender),
    text: plainText(kind, data, lender),
    until: terms.until,
  };
}

/** Throws not_found, out_of_order where no underwriter decides. */
export async function decisionPreview(ctx: Context, caller: StaffCaller, uuid: string, asked: Asked): Promise<Preview> {
  const application = await ownApplication(ctx, caller, uuid);
  const { facts, status, version, product } = application;
  const report = await softReport(ctx, application);
  if (!isInUnderwritingReview(facts, status) || !report)
    throw new Problem('out_of_order', { message: WHY_NOT.NOT_IN_REVIEW, extra: { applicationStatus: status, version } });
  await recordOpening(ctx, caller, [uuid], 'underwriting decision');
  const creditorOf = creditorIn(report);
  const before = await underwrittenAs(ctx, application, null, creditorOf);
  const effect = (result: Underwriting) => effectOf(result, openLienBalance(facts), before.input.value);
  const now = ctx.clock.now(uuid);
  // who approves an exception is known once it is proposed
  const fact = factOf(application, report, asked, { now, by: caller.staffUuid, second: 'a colleague' });
  const problems = problemsOf(application, report, asked);
  const refused = decisionRefused(facts, status, fact);
  const after = problems.length === 0 && refused === null ? await underwrittenAs(ctx, application, fact, creditorOf) : null;
  const nothing = after && nothingOffered(after.result, asked);
  // its reasons are part of the notice
  const isSaid = nothing === null && (fact.counteroffer?.reasons.length ?? 0) > 0;
  const notice = after && isSaid ? await noticeOf(ctx, after, now) : null;
  return {
    version,
    debts: debtsToJudge(application, report),
    leftOut: LEFT_OUT_REASONS.map((value) => ({ value, label: LEFT_OUT[value] })),
    factors: COMPENSATING_FACTORS.map((value) => ({ value, label: COMPENSATING[value] })),
    terms: [...product.terms],
    before: effect(before.result),
    after: after && effect(after.result),
    problems: [
      ...problems,
      ...(refused === null ? [] : [{ field: 'decision', message: WHY_NOT[refused] }]),
      ...(nothing === null ? [] : [{ field: 'decision', message: nothing }]),
    ],
    twoPeople: twoPeopleFor(counterAction(asked), { ...application, ...staffPersonOf(caller) }, asked),
    notice,
  };
}
