import { statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import type { incomeLink } from '@hearthline/contract/application/income.ts';
import { lenderOf, originOf } from '../../organizations/organizations.ts';
import type { PayrollSource } from '@hearthline/providers/payroll/port.ts';
import type { TaxProduct } from '@hearthline/providers/tax-documents/port.ts';
import type { ProviderResult } from '@hearthline/providers/wire/result.ts';
import type { IncomeMethod } from '@hearthline/rules/offers/income-methods.ts';
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { z } from 'zod';
import type { Context } from '../../config/context.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { incomeLinkOf, saveIncomeLink } from '@hearthline/database/stores/application/income-links.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { IncomeRead } from '../../steps/verification/income-figures.ts';
import { readIncome } from '../../steps/verification/income-report.ts';
import { portsOf } from '../../config/providers.ts';

type OpenedLink = z.output<typeof incomeLink.reply>;
type LinkToken = { readonly publicToken?: string | undefined; readonly ref?: string | undefined };
/** The report itself is stored encrypted; or it is not ready yet, of which some documents may have arrived. */
export type IncomeReport = { readonly read: IncomeRead; readonly data: unknown } | { readonly pending: true; readonly partly: boolean };

type IncomeMethodSteps = {
  readonly open: (ctx: Context, application: Application, method: IncomeMethod, redirectUri: string | undefined) => Promise<OpenedLink>;
  readonly report: (ctx: Context, application: Application, method: IncomeMethod, given: LinkToken) => Promise<IncomeReport>;
};

const unavailable = (what: string, { retryAfterSeconds }: ProviderResult<unknown>) =>
  new Problem('not_ready', {
    message: `${what} does not respond. Try again in a moment, or choose another method.`,
    headers: { 'retry-after': String(retryAfterSeconds ?? 5) },
  });
const linkExpired = () => new Problem('conflict', { message: 'The link has expired or was not finished. Start it again.' });
const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join(':')).digest('hex');

/** Milliseconds for which a vendor keeps a link open (lending §4.1). */
const LINK_MS = 4 * 3_600_000;
/** ISO date-time after which a link that is opened now has to be opened again. */
export const linkEnd = (ctx: Pick<Context, 'clock'>, uuid: string) => new Date(ctx.clock.now(uuid).getTime() + LINK_MS).toISOString();

/** The report of the newest link; throws where the link has to be made again, or its service does not respond. */
async function reportOf(ctx: Context, application: Application, method: IncomeMethod, what: string): Promise<IncomeReport> {
  const reading = await readIncome(ctx, application, method);
  if (reading === null || 'over' in reading) throw linkExpired();
  if ('down' in reading) throw unavailable(what, reading.down);
  return reading;
}

const payroll = (source: PayrollSource): IncomeMethodSteps => ({
  open: async (ctx, application, _, redirectUri) => {
    const { first, last, email, phone, ssn } = await applicantOf(ctx, application);
    const asked = {
      reference: application.uuid,
      source,
      clientName: lenderOf(ctx, application.orgCode).name,
      ...(redirectUri && { redirectUri }),
      person: { first, last, email, ...(phone !== null && { phone }), ...(ssn !== null && { ssn }) },
    };
    const result = await portsOf(ctx, application).payroll.createSession(asked, { idempotencyKey: v7() });
    if (!result.data) throw unavailable('The payroll service', result);
    return { token: result.data.bridgeToken, connectUrl: result.data.pageUrl, ref: null };
  },
  report: async (ctx, application, method, { publicToken }) => {
    if (publicToken !== undefined) {
      const done = await portsOf(ctx, application).payroll.complete(publicToken, {
        idempotencyKey: keyOf(application.uuid, 'payroll', publicToken),
      });
      if (!done.data) throw done.outcome === 'REJECTED' ? linkExpired() : unavailable('The payroll service', done);
      await saveIncomeLink(ctx, ctx.pool, application.uuid, method, done.data);
    }
    return reportOf(ctx, application, method, 'The payroll service');
  },
});

const bank: IncomeMethodSteps = {
  open: async (ctx, application, method, redirectUri) => {
    const { first, last, email } = await applicantOf(ctx, application);
    const asked = {
      reference: application.uuid,
      purpose: 'INCOME' as const,
      webhookUrl: `${ctx.config.publicUrl}/webhooks/bank-link`,
      person: { legalName: `${first} ${last}`, email },
      clientName: lenderOf(ctx, application.orgCode).name,
      ...(redirectUri && { redirectUri }),
    };
    const result = await portsOf(ctx, application).bankLink.createLinkToken(asked, { idempotencyKey: v7() });
    if (!result.data) throw unavailable('The bank service', result);
    await saveIncomeLink(ctx, ctx.pool, application.uuid, method, { userToken: result.data.userToken });
    return { token: result.data.linkToken, connectUrl: result.data.pageUrl, ref: null };
  },
  report: async (ctx, application, method, { publicToken }) => {
    const link = await incomeLinkOf<{ userToken: string | null }>(ctx, application.uuid, method);
    if (!link?.userToken) throw linkExpired();
    if (publicToken !== undefined) {
      const item = await portsOf(ctx, application).bankLink.exchange(publicToken, {
        idempotencyKey: keyOf(application.uuid, 'exchange', publicToken),
      });
      if (!item.data) throw item.outcome === 'REJECTED' ? linkExpired() : unavailable('The bank service', item);
    }
    return reportOf(ctx, application, method, 'The bank service');
  },
};

const returns = (product: TaxProduct): IncomeMethodSteps => ({
  open: async (ctx, application, method, redirectUri) => {
    const { first, last, ssn, dob, email } = await applicantOf(ctx, application);
    if (ssn === null) throw new Problem('conflict', { message: 'We need your Social Security number first' });
    const year = ctx.clock.now(application.uuid).getUTCFullYear();
    const result = await portsOf(ctx, application).taxDocuments.start(
      {
        reference: application.uuid,
        product,
        person: { first, last, ssn, dob, email },
        years: [year - 1, year - 2],
        statedAnnualIncome: statedAnnualIncome(application.facts),
        returnUrl: redirectUri ?? `${originOf(ctx, application.orgCode)}/account/heloc/${application.uuid}/income/pointserv-callback`,
      },
      { idempotencyKey: v7() },
    );
    if (!result.data) throw unavailable('The tax service', result);
    await saveIncomeLink(ctx, ctx.pool, application.uuid, method, { ref: result.data.ref });
    return { token: null, connectUrl: result.data.connectUrl, ref: result.data.ref };
  },
  // What the browser returned with is a hint: the order that is read is the one stored here.
  report: async (ctx, application, method) => reportOf(ctx, application, method, 'The tax service'),
});

const uploadedByHand: IncomeMethodSteps = {
  open: async () => ({ token: null, connectUrl: null, ref: null }),
  report: async () => ({ read: { outcome: 'PARTIAL', monthly: 0, employerKnown: false }, data: null }),
};

/** How each method of verifying income is started and read. Throws not_ready when the vendor does not respond, conflict when the link has to be made again. */
export const INCOME_METHOD_STEPS: Readonly<Record<IncomeMethod, IncomeMethodSteps>> = {
  TRUV_PAYROLL: payroll('PAYROLL'),
  TRUV_FINANCIAL_ACCOUNTS: payroll('FINANCIAL_ACCOUNTS'),
  PLAID_TRANSACTIONS: bank,
  POINTSERV_TAX: returns('TAX'),
  POINTSERV_PAYROLL: returns('PAYROLL'),
  POINTSERV_1099_MISC: returns('1099_MISC'),
  MANUAL_PAYSTUB: uploadedByHand,
  OTHER: uploadedByHand,
  EMPINFO: uploadedByHand,
};
