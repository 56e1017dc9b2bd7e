/** Planted in what is paid, to whom, and how much. */
import type { Bug } from './bug.ts';

export const OF_MONEY: readonly Bug[] = [
  {
    name: 'a-letter-that-has-expired-is-paid',
    file: 'server/steps/closing/debt-payoff.ts',
    healthy: '  if (expired.length > 0) return { facts: requestAgain(expired) };\n',
    sick: '',
  },
  {
    name: 'the-interest-since-the-letter-is-not-paid',
    file: 'server/steps/closing/disbursement.ts',
    healthy: 'daysBetween(asOf.slice(0, 10), day)',
    sick: 'daysBetween(day, asOf.slice(0, 10))',
  },
  {
    name: 'the-money-for-a-debt-that-was-not-paid-is-kept',
    file: 'server/steps/closing/debt-payoff.ts',
    healthy: "outcome === 'OK' ? (data?.amount ?? amount) : 0",
    sick: 'data?.amount ?? amount',
    walk: 'debts',
  },
  {
    name: 'money-goes-to-the-account-that-sent-it-back',
    file: 'journey/folds/closing.ts',
    healthy: '      disbursement: null,\n',
    sick: '',
    walk: 'debts',
  },
  {
    name: 'a-line-is-canceled-while-its-money-is-on-its-way',
    file: 'journey/application/endings.ts',
    healthy: 'return !isClosed(after) || after.completed ? null : isSent',
    sick: 'return !isClosed(after) || after.completed || isSent ? null : isSent',
    walk: 'ended',
  },
];
