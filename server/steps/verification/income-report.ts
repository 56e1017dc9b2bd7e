/** Income that a payroll, bank or tax service reports: read when its page returns, and by a job once the service has it. */
import type { Application, Connection } from '@hearthline/database/stores/application/application.ts';
import { incomeLinkOf } from '@hearthline/database/stores/application/income-links.ts';
import { sealedAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { endOrder, lastOrder, saveOrder } from '@hearthline/database/stores/vendor/provider-orders.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { PayrollLink } from '@hearthline/providers/payroll/port.ts';
import type { ProviderResult } from '@hearthline/providers/wire/result.ts';
import type { IncomeMethod } from '@hearthline/rules/offers/income-methods.ts';
import type { PoolClient } from 'pg';
import { createHash } from 'node:crypto';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import { openOrder } from '../../engine/order.ts';
import { conclusive, type StepRun } from '../../engine/step.ts';
import { type IncomeRead, readAccounts, readBank, readPayroll, readReturns } from './income-figures.ts';
import type { Ports } from '@hearthline/providers/ports.ts';
import { portsOf, servedBy } from '../../config/providers.ts';

/** What a service answers: its report, not yet, or the result of a link that is over or of a service that does not respond. */
export type IncomeReading =
  | { readonly read: IncomeRead; readonly data: unknown }
  | { readonly pending: true; readonly partly: boolean }
  | { readonly over: ProviderResult<unknown> }
  | { readonly down: ProviderResult<unknown> };

const STEP = 'income-report';
const hexOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Whether a part of an order has arrived while the rest is prepared. */
const hasArrived = (data: unknown): boolean => typeof data === 'object' && data !== null && 'status' in data && data.status === 'PARTIAL';

function readingOf<D>(result: ProviderResult<D>, read: (data: D) => IncomeRead): IncomeReading {
  const { outcome, reasonCode, data } = result;
  if (outcome === 'RETRYABLE' && reasonCode === 'PENDING') return { pending: true, partly: data !== null && hasArrived(data) };
  if (outcome === 'NO_HIT') return { read: { outcome: 'NONE', monthly: 0, employerKnown: false }, data };
  if (outcome === 'NEEDS_INPUT' || outcome === 'REJECTED') return { over: result };
  if (!data) return { down: result };
  const found = read(data);
  return { read: outcome === 'REVIEW' && found.outcome === 'FULL' ? { ...found, outcome: 'PARTIAL' } : found, data };
}

/** A service that is linked: which one, the number its callbacks name the link by, and how its report is read. */
type Service = {
  readonly provider: 'payroll' | 'bankLink' | 'taxDocuments';
  readonly refOf: (link: never) => string;
  readonly read: (ports: Ports, link: never, signal?: AbortSignal) => Promise<IncomeReading>;
};
const service = <L>(
  provider: Service['provider'],
  refOf: (link: L) => string,
  read: (ports: Ports, link: L, signal?: AbortSignal) => Promise<IncomeReading>,
): Service => ({ provider, refOf, read });
const payroll = (figures: typeof readPayroll): Service =>
  service<PayrollLink>(
    'payroll',
    ({ linkId }) => linkId,
    async (ports, link, signal) => readingOf(await ports.payroll.report(link, signal && { signal }), figures),
  );
const returns = (wages: boolean): Service =>
  service<{ ref: string }>(
    'taxDocuments',
    ({ ref }) => ref,
    async (ports, { ref }, signal) =>
      readingOf(await ports.taxDocuments.get(ref, signal && { signal }), (order) => readReturns(order, wages)),
  );

/** The methods that a service reports on; with the others the borrower sends documents. */
const SERVICES: Readonly<Partial<Record<IncomeMethod, Service>>> = {
  TRUV_PAYROLL: payroll(readPayroll),
  TRUV_FINANCIAL_ACCOUNTS: payroll(readAccounts),
  // Its callbacks name no report: the order has a number of our own, which says nothing of the token.
  PLAID_TRANSACTIONS: service<{ userToken: string }>(
    'bankLink',
    ({ userToken }) => `income:${hexOf(userToken).slice(0, 32)}`,
    async (ports, { userToken }, signal) => readingOf(await ports.bankLink.income(userToken, signal && { signal }), readBank),
  ),
  POINTSERV_TAX: returns(false),
  POINTSERV_PAYROLL: returns(true),
  POINTSERV_1099_MISC: returns(false),
};
const LINKED = Object.keys(SERVICES) as IncomeMethod[];

/** Reads the newest link of a method; null where there is none. */
export async function readIncome(
  ctx: Context,
  application: Application,
  method: IncomeMethod,
  signal?: AbortSignal,
): Promise<IncomeReading | null> {
  const link = await incomeLinkOf<never>(ctx, application.uuid, method);
  return link === null ? null : ((await SERVICES[method]?.read(portsOf(ctx, application), link, signal)) ?? null);
}

/** Notes the newest link of a method as an order of its service, so that callbacks wake the job; one that is known changes nothing. */
export async function expectIncomeReport(ctx: Context, application: Application, method: IncomeMethod): Promise<void> {
  const applicationUuid = application.uuid;
  const at = SERVICES[method];
  const link = at && (await incomeLinkOf<never>(ctx, applicationUuid, method));
  if (!at || !link) return;
  const provider = servedBy(application, at.provider);
  const ref = at.refOf(link);
  const last = await lastOrder(ctx.pool, applicationUuid, STEP, method);
  if (last?.ref === ref) return;
  const now = ctx.clock.now(applicationUuid);
  if (last?.state === 'OPEN') await endOrder(ctx.pool, last.provider, last.ref, now);
  await saveOrder(ctx.pool, { provider, ref, applicationUuid, step: STEP, subject: method, turn: (last?.turn ?? 0) + 1 }, now);
}

/** Whether the newest link of a method was read to its end. */
export async function isIncomeRead(ctx: Context, applicationUuid: string, method: IncomeMethod): Promise<boolean> {
  return (await lastOrder(ctx.pool, applicationUuid, STEP, method))?.state === 'ENDED';
}

/** Ends the order of a method in the transaction of its result. */
export async function endIncomeOrder(ctx: Context, client: Connection, applicationUuid: string, method: IncomeMethod): Promise<void> {
  const last = await lastOrder(client, applicationUuid, STEP, method);
  if (last?.state === 'OPEN') await endOrder(client, last.provider, last.ref, ctx.clock.now(applicationUuid));
}

type Found = { readonly fact: Fact; readonly write?: (client: PoolClient) => Promise<void> };

/** What one linked method adds to the log; null while its service works, or waits for the borrower. */
async function foundBy(ctx: Context, application: Application, method: IncomeMethod, signal: AbortSignal): Promise<Found | null> {
  const { uuid, facts } = application;
  const { awaited, reports } = facts.verification.income;
  const isAwaited = awaited.includes(method);
  const reading = await readIncome(ctx, application, method, signal);
  if (reading === null) return isAwaited ? { fact: { type: 'incomeLinkEnded', method, reason: 'NO_LINK' } } : null;
  if ('pending' in reading) return reading.partly && !isAwaited ? { fact: { type: 'incomeAwaited', method } } : null;
  const end = async (client: PoolClient) => endIncomeOrder(ctx, client, uuid, method);
  if ('read' in reading) {
    const reportId = v7();
    const answer = {
      id: reportId,
      applicationUuid: uuid,
      kind: `income:${method}` as const,
      attempt: reports.length + 1,
      data: reading.data,
    };
    const save = await sealedAnswer(ctx, answer);
    return {
      fact: { type: 'incomeReported', method, ...reading.read, reportId },
      write: async (client) => {
        await save(client);
        await end(client);
      },
    };
  }
  // A link that was opened and is not finished waits for the borrower.
  if (!isAwaited) return null;
  const { outcome, reasonCode } = 'over' in reading ? reading.over : reading.down;
  // Throws TryLater where calling again may help.
  if ('down' in reading && outcome === 'RETRYABLE') conclusive(reading.down);
  return { fact: { type: 'incomeLinkEnded', method, reason: reasonCode ?? outcome }, write: end };
}

/**
 * Reads the reports of income that their services have prepared (lending §1.4.3): nobody has to keep a page open for them. Callbacks of the services make it
 * due again, and a timer where one was lost.
 */
export const incomeReportStep: StepRun = async (ctx, application, _attempt, signal) => {
  const { uuid, facts } = application;
  const found: Found[] = [];
  for (const method of LINKED)
    if (
      facts.verification.income.awaited.includes(method) ||
      (await openOrder(ctx, { applicationUuid: uuid, step: STEP, subject: method }))
    ) {
      const one = await foundBy(ctx, application, method, signal);
      if (one) found.push(one);
    }
  return {
    facts: found.map(({ fact }) => fact),
    write: async (client) => {
      for (const { write } of found) await write?.(client);
    },
  };
};
