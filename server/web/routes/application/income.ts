import { INCOME_ENDPOINTS } from '@hearthline/contract/application/income.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { endPendingLink, pendingIncomeMethods, savePendingLink } from '@hearthline/database/stores/application/pending-links.ts';
import { saveEmployer } from '@hearthline/database/stores/person/parties.ts';
import { saveAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import { roundHalfEven } from '@hearthline/rules/money.ts';
import { INCOME_METHODS, type IncomeMethod, incomeMethodsFor } from '@hearthline/rules/offers/income-methods.ts';
import { v7 } from 'uuid';
import { INCOME_METHOD_STEPS, linkEnd } from '../../../applications/income/links.ts';
import { endIncomeOrder, expectIncomeReport, isIncomeRead } from '../../../steps/verification/income-report.ts';
import { outOfOrder } from '../../../engine/allowed.ts';
import { edit, requireOwnPage, routes } from '../../http/route.ts';

const STATES = { FULL: 'VERIFIED', PARTIAL: 'NEEDS_DOCUMENTS', NONE: 'FAILED' } as const;

const lastReport = ({ verification: { income } }: Facts, method: IncomeMethod) => income.reports.findLast((r) => r.method === method);

function standing(f: Facts, method: IncomeMethod) {
  const { income } = f.verification;
  const report = lastReport(f, method);
  if (report) return { method, state: STATES[report.outcome], monthly: report.monthly };
  return { method, state: income.methods.includes(method) ? ('STARTED' as const) : ('NOT_STARTED' as const), monthly: null };
}

export const INCOME_ROUTES = routes(INCOME_ENDPOINTS, {
  incomeGet: async ({ ctx, params }) => {
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const { facts: f, status } = application;
    if (!f.created || !f.verification.signed.SUMMARY) throw outOfOrder(application, 'borrower');
    const { employmentType } = f.created;
    const { income, employment } = f.verification;
    // what was tried beyond them too: documents instead of a link
    const offered = incomeMethodsFor(employmentType);
    const tried = INCOME_METHODS.filter((one) => !offered.includes(one) && income.reports.some(({ method }) => method === one));
    const ways = [...offered, ...tried];
    const pending = new Set<string>(await pendingIncomeMethods(ctx.pool, params.uuid));
    return {
      employmentType,
      statedMonthly: roundHalfEven(statedAnnualIncome(f) / 12),
      verifiedMonthly: income.monthly,
      paystubsAsked: income.paystubsAsked,
      employmentNeeded: status === 'EMPLOYMENT_VERIFICATION' && !employment.given,
      methods: ways.map((method) => {
        const at = standing(f, method);
        return { ...at, reading: at.state === 'STARTED' && !pending.has(method) };
      }),
    };
  },

  incomeLink: async (call) => {
    const { ctx, params, body } = call;
    requireOwnPage(call, body.redirectUri, 'redirectUri');
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const opened = await INCOME_METHOD_STEPS[body.method].open(ctx, application, body.method, body.redirectUri);
    const { token, connectUrl } = opened;
    if (token !== null || connectUrl !== null)
      await savePendingLink(ctx, application, { purpose: 'INCOME', method: body.method, token, expiresAt: linkEnd(ctx, params.uuid) });
    await edit(call, () => [{ type: 'incomeMethodChosen', method: body.method }]);
    await expectIncomeReport(ctx, application, body.method);
    return opened;
  },

  /** Repeated while the reply is PENDING, without a token: the link is stored, and a job reads its report too, whether a page is open or not. */
  incomePost: async (call) => {
    const { ctx, params, body } = call;
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const { method } = body;
    // the job was first
    const known = lastReport(application.facts, method);
    if (known && body.publicToken === undefined && (await isIncomeRead(ctx, params.uuid, method)))
      return { version: application.version, outcome: known.outcome, partly: false };
    const reported = await INCOME_METHOD_STEPS[body.method].report(ctx, application, body.method, body);
    await endPendingLink(ctx.pool, params.uuid, { purpose: 'INCOME', method: body.method });
    if ('pending' in reported) {
      await expectIncomeReport(ctx, application, method);
      const isAwaited = application.facts.verification.income.awaited.includes(method);
      const { version } = isAwaited ? application : await edit(call, () => [{ type: 'incomeAwaited', method }]);
      return { version, outcome: 'PENDING' as const, partly: reported.partly };
    }
    const { read, data } = reported;
    const after = await edit(call, async ({ uuid, facts }, client) => {
      const { methods, awaited } = facts.verification.income;
      if (methods.includes(method) || awaited.includes(method)) await endIncomeOrder(ctx, client, uuid, method);
      const reportId = v7();
      await saveAnswer(ctx, client, {
        id: reportId,
        applicationUuid: uuid,
        kind: `income:${body.method}`,
        attempt: facts.verification.income.reports.length + 1,
        data,
      });
      return [{ type: 'incomeReported', method: body.method, ...read, reportId }];
    });
    return { version: after.version, outcome: read.outcome, partly: false };
  },

  employerPost: async (call) => {
    const { employer, phone, hrEmail, title, startDate } = call.body;
    const after = await edit(call, async ({ uuid }, client) => {
      await saveEmployer(client, uuid, { name: employer, phone, contact: hrEmail ?? null, title, startDate });
      return [{ type: 'employerGiven' }];
    });
    return { version: after.version };
  },
});
