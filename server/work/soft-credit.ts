import type { Debt } from '@hearthline/journey/facts.ts';
import type { CreditReport, Tradeline } from '@hearthline/providers/credit-bureau/port.ts';
import { knockOutsOf, latenessOf } from '@hearthline/rules/credit/policy.ts';
import { v7 } from 'uuid';
import { applicantOf } from '../stores/applicant.ts';
import { keepAnswer } from '../stores/provider-answer.ts';
import { freezePinOf } from '../stores/freeze-pin.ts';
import { effectKey, settled, type StepRun } from './step.ts';

/** Debts with this many payments or fewer left do not count (domain.md §3.4). */
const NEARLY_PAID = 10;

function debtOf(line: Tradeline): Debt {
  return {
    id: line.id, kind: line.type, balance: line.balance, monthlyPayment: line.payment, nearlyPaid: line.remainingPayments !== null && line.remainingPayments <= NEARLY_PAID, pastDue: line.pastDue,
    late: latenessOf(line), payable: !line.securedByProperty && !line.disputed && line.ecoa !== 'AUTHORIZED_USER' && line.balance > 0,
  };
}

/** Pulls the soft report: name, birth date and home address, and the SSN once the borrower gave it (domain.md §1.2, row 3). */
export const softCreditStep: StepRun = async (ctx, application, attempt, signal) => {
  const { first, middle, last, suffix, dob, email, homeAddress, ssn } = await applicantOf(ctx, application);
  const freezePin = await freezePinOf(ctx, application.uuid);
  const result = settled(
    await ctx.providers.creditBureau.pull(
      {
        purposeCode: 'PREQUAL_SOFT', models: ['FICO8'], endUserRef: application.uuid, attempt,
        consumer: { first, ...(middle && { middle }), last, ...(suffix && { suffix }), dob, email, currentAddress: homeAddress, ...(application.facts.ssnSecretId !== null && ssn !== null && { ssn }) }, ...(freezePin !== null && { freezePin }),
      },
      { idempotencyKey: effectKey(application.uuid, 'soft-credit', attempt), signal },
    ),
  );
  const report: CreditReport | null = result.data;
  const id = v7();
  const asOf = ctx.clock.now(application.uuid).toISOString();
  if (!report) throw new Error(`The bureau answered ${result.outcome} without a file`);
  return {
    facts: [{
      type: 'softCreditReceived', attempt, reportId: id, bureau: report.bureau, hit: report.hit, pinRefused: result.reasonCode === 'INCORRECT_PIN', score: report.score, scoreModel: report.scoreModel, factors: report.factors.map((f) => f.code),
      alerts: report.alerts.map((a) => a.type), addressDiscrepancy: report.addressDiscrepancy, knockOuts: knockOutsOf(report, asOf), conflicts: [...report.conflicts],
      debts: report.tradelines.filter((t) => !t.closed && t.ecoa !== 'AUTHORIZED_USER').map(debtOf), asOf,
    }],
    write: async (client) => keepAnswer(ctx, client, { id, applicationUuid: application.uuid, kind: 'soft-credit', attempt, data: report }),
  };
};
