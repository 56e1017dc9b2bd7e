import { incomePost } from '@hearthline/contract/application/income.ts';
import { v7 } from 'uuid';
import { edit, route } from '../../http/route.ts';
import { INCOME_WAYS } from '../../../applications/income/links.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { saveAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';

/** Asked again while the answer is PENDING, without a token: the link is kept. */
export const register = route(incomePost, async (call) => {
  const { ctx, params, body } = call;
  const application = await applicationByUuid(ctx.pool, params.uuid);
  const reported = await INCOME_WAYS[body.method].report(ctx, application, body.method, body);
  if (reported === null) return { version: application.version, outcome: 'PENDING' as const };
  const { read, data } = reported;
  const after = await edit(call, async ({ uuid, facts }, client) => {
    const reportId = v7();
    await saveAnswer(ctx, client, {
      id: reportId,
      applicationUuid: uuid,
      kind: `income:${body.method}`,
      attempt: facts.applicationPhase.income.reports.length + 1,
      data,
    });
    return [{ type: 'incomeReported', method: body.method, ...read, reportId }];
  });
  return { version: after.version, outcome: read.outcome };
});
