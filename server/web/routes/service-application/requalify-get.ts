import { requalifyGet } from '@hearthline/contract/application/offers.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { regBDeadlineOf } from '@hearthline/rules/regulation/reg-b.ts';
import { underwrite } from '@hearthline/rules/offers/underwrite.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { creditorsOf, liabilitiesOf } from '../../../steps/prequalification/liabilities.ts';
import { route } from '../../http/route.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { underwriteInput } from '../../../steps/prequalification/underwriting.ts';

export const register = route(requalifyGet, async ({ params, ctx }) => {
  const application = await applicationByUuid(ctx.pool, params.uuid);
  const u = application.facts.underwriting;
  if (!u?.requalifyReason) throw new Problem('out_of_order', { message: 'There is no other offer to answer' });
  const input = underwriteInput(application, await creditorsOf(ctx, application));
  const mark = <T extends { id: string }>(item: T) => (u.suggestedPayoffs.includes(item.id) ? { ...item, payOff: true } : item);
  const then = underwrite({ ...input, debts: input.debts.map(mark), liens: input.liens.map(mark) });
  return {
    reason: u.requalifyReason,
    payoffs: (await liabilitiesOf(ctx, application)).filter((d) => u.suggestedPayoffs.includes(d.id)),
    maxLineNow: u.maxLine,
    maxLineThen: then.maxLine,
    goodUntil: regBDeadlineOf('COUNTEROFFER', dayAtProperty(application.facts, application.since)).dueOn,
  };
});
