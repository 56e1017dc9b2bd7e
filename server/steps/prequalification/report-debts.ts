import type { Debt } from '@hearthline/journey/facts/parts.ts';
import type { CreditReport, Tradeline } from '@hearthline/providers/credit-bureau/port.ts';
import { latenessOf } from '@hearthline/rules/credit/policy.ts';

/** Installment debts with this many payments or fewer left do not count (lending §3.4). */
const NEARLY_PAID = 10;

/** The applicant's own open accounts, and closed ones that were late: those count for the delinquency review only. */
const counts = (line: Tradeline) => line.ecoa !== 'AUTHORIZED_USER' && (!line.closed || latenessOf(line) !== 'NONE');

function debtOf(line: Tradeline): Debt {
  const balance = line.closed ? 0 : line.balance;
  return {
    id: line.id,
    kind: line.type,
    balance,
    monthlyPayment: line.closed ? 0 : line.payment,
    nearlyPaid: line.remainingPayments !== null && line.remainingPayments <= NEARLY_PAID,
    pastDue: line.pastDue,
    late: latenessOf(line),
    payable: !line.securedByProperty && !line.disputed && balance > 0,
  };
}

/** The debts of a report as facts hold them, without creditor names. */
export const debtsOf = ({ tradelines }: Pick<CreditReport, 'tradelines'>): Debt[] => tradelines.filter(counts).map(debtOf);
