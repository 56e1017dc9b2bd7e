/** Each way in which an account counts in DTI, or does not. */
import { NO_FACTS, type Facts } from '@hearthline/journey/facts.ts';
import type { Tradeline } from '@hearthline/providers/credit-bureau/port.ts';
import { expect, test } from 'vitest';
import { standingsOf } from './counted-debts.ts';

const LINE: Tradeline = {
  id: 't',
  creditor: 'Copper State Auto Finance',
  type: 'AUTO',
  opened: '2024-01-01',
  highCredit: 20_000,
  limit: null,
  balance: 10_000,
  payment: 300,
  pastDue: 0,
  status: 'CURRENT',
  payHistory24: '0'.repeat(24),
  late30: 0,
  late60: 0,
  late90: 0,
  remainingPayments: null,
  securedByProperty: false,
  closed: false,
  disputed: false,
  ecoa: 'INDIVIDUAL',
};
const LIEN = {
  id: 'l',
  debtId: 't',
  kind: 'MORTGAGE',
  currentBalance: 90_000,
  originalBalance: 100_000,
  creditLimit: null,
  monthlyPayment: 777,
  position: 1,
  recordedReleased: false,
};
const withLien = (more: object = {}) => ({ ...NO_FACTS, title: { liens: [LIEN] }, liens: [LIEN], ...more }) as unknown as Facts;
const paysOff = (id: string) => ({ assets: { payoffs: [id] } });

test.each<[string, Partial<Tradeline>, Facts, string]>([
  ['the payment reported', {}, NO_FACTS, 'DEBT 300'],
  ['a disputed one', { disputed: true }, NO_FACTS, 'DEBT 300'],
  ['a joint one', { ecoa: 'JOINT' }, NO_FACTS, 'DEBT 300'],
  ['of another person', { ecoa: 'AUTHORIZED_USER' }, NO_FACTS, 'AUTHORIZED_USER'],
  ['closed', { closed: true }, NO_FACTS, 'CLOSED'],
  ['closed, once late', { closed: true, type: 'MORTGAGE', payHistory24: '2'.padEnd(24, '0') }, NO_FACTS, 'CLOSED'],
  ['nothing owed', { balance: 0 }, NO_FACTS, 'NO_BALANCE'],
  ['ten payments left', { remainingPayments: 10 }, NO_FACTS, 'FEW_PAYMENTS'],
  ['eleven payments left', { remainingPayments: 11 }, NO_FACTS, 'DEBT 300'],
  ['ten payments left, by balance and payment', { balance: 3000 }, NO_FACTS, 'FEW_PAYMENTS'],
  ['a card with a small balance', { type: 'CARD', balance: 100 }, NO_FACTS, 'DEBT 300'],
  ['a card without a payment', { type: 'CARD', payment: null }, NO_FACTS, 'DEBT 500 of 0.05'],
  ['a student loan in deferment', { type: 'STUDENT', payment: null, status: 'DEFERRED' }, NO_FACTS, 'DEBT 100 of 0.01'],
  ['another loan without a payment', { payment: null }, NO_FACTS, 'NO_PAYMENT'],
  ['paid off from the draw', {}, { ...NO_FACTS, ...paysOff('t') } as unknown as Facts, 'PAID_OFF'],
  ['a lien on the home', { type: 'MORTGAGE' }, withLien(), 'LIEN 777'],
  ['a lien that is paid off', { type: 'MORTGAGE' }, withLien(paysOff('l')), 'PAID_OFF'],
  ['a mortgage that is no lien on the home', { id: 'other', type: 'MORTGAGE' }, withLien(), 'DEBT 300'],
])('%s', (_, more, facts, expected) => {
  const line = { ...LINE, ...more };
  const { as = null, why = null, monthly, share } = standingsOf(facts, { tradelines: [line] }).get(line.id) ?? {};
  expect([why ?? `${as} ${monthly}`, share == null ? '' : ` of ${share}`].join('')).toBe(expected);
});
