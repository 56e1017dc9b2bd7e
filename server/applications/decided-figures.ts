import type { Facts } from '@hearthline/journey/facts.ts';
import { chosenPayoffs, homeValue, openLiens, statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import { roundHalfEven, sum } from '@hearthline/rules/money.ts';
import { monthlyPayment } from '@hearthline/rules/offers/payments.ts';
import { incomeCounted } from '../steps/verification/verified-input.ts';

/** The figures an application is decided on, as they stand: value and annual income in dollars, debt to income and combined loan to value in percent. */
export function decidedFigures(f: Facts) {
  const { selection: s, underwriting } = f;
  const value = homeValue(f);
  const liens = (openLiens(f) ?? []).filter((lien) => !chosenPayoffs(f).includes(lien.id));
  const stated = statedAnnualIncome(f);
  const income = f.verification.income.monthly === null ? stated : incomeCounted(f) * 12;
  const owed = sum(liens.map((lien) => lien.currentBalance)).plus(s?.lineAmount ?? 0);
  return {
    value,
    liens,
    income,
    // The ratio of the last decision (12 CFR 1003.4(a)(23)); applications older than it have the one of their first offers.
    dti:
      f.verification.terms?.dti ??
      s?.dti ??
      (s && underwriting && stated > 0
        ? roundHalfEven(underwriting.preDti + (monthlyPayment(s.lineAmount, s.rate, s.term) * 1200) / stated)
        : null),
    cltv: value ? roundHalfEven(owed.div(value).times(100)) : null,
  };
}
