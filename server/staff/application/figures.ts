import type { deskFigures } from '@hearthline/contract/desk/application/reads.ts';
import { type Application, logOf } from '@hearthline/database/stores/application/application.ts';
import { capitalized, inWords } from '@hearthline/journey/fact-sentences/row.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import type { FactType } from '@hearthline/journey/facts/fact.ts';
import { chosenPayoffs, knownLiens, statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import type { z } from 'zod';
import type { Context } from '../../config/context.ts';
import { decidedFigures } from '../../applications/decided-figures.ts';

type Groups = z.input<typeof deskFigures.reply>['groups'];
type Row = Groups[number]['rows'][number];
/** A figure and the kinds of facts, the best first, from the last of which it comes. */
type Figure = {
  readonly label: string;
  readonly amount: number | null | undefined;
  readonly unit?: Row['unit'];
  readonly from: string;
  readonly facts: readonly FactType[];
};

const OFFER: readonly FactType[] = ['offerSelected'];
const offerOf = ({ selection: s }: Facts): Figure[] => {
  if (!s) return [];
  const row = (
    label: string,
    amount: number | null | undefined,
    unit: Row['unit'] = 'DOLLARS',
    from = 'The offer chosen by the borrower',
  ): Figure => ({ label, amount, unit, from, facts: OFFER });
  return [
    row('First draw', s.draw),
    row('Line amount', s.lineAmount),
    row('APR', s.rate, 'PERCENT', 'The price list on the day the rate was set'),
    row('Term', s.term, 'YEARS'),
    row('Monthly payment', s.monthlyPayment),
    row('Rate without automatic payments', s.withoutAutopay.rate, 'PERCENT', 'The price list on the day the rate was set'),
    row('Origination fee', s.originationFee),
    row('Cash to borrower', s.cashToYou),
  ];
};

const ratiosOf = (f: Facts): Figure[] => {
  const { value, income, dti, cltv } = decidedFigures(f);
  const valued = f.verification.valuation.agreed !== null;
  return [
    {
      label: 'Home value',
      amount: value,
      from: valued ? 'The valuation that was agreed' : f.noValueFound ? 'The borrower’s estimate' : 'The automated valuation',
      facts: valued ? ['valuationAgreed'] : f.noValueFound ? ['valueEstimated'] : ['valuationReceived'],
    },
    {
      label: 'CLTV',
      amount: cltv,
      unit: 'PERCENT',
      from: 'Liens that stay and the line, over the home value',
      facts: ['offerSelected', 'liensConfirmed', 'titleSnapshotReceived'],
    },
    {
      label: 'DTI',
      amount: dti,
      unit: 'PERCENT',
      from: 'Monthly debts with the line, over monthly income',
      facts: ['termsVerified', 'offerSelected', 'underwritten'],
    },
    {
      label: 'Annual income relied on',
      amount: income,
      from: f.verification.income.monthly === null ? 'Stated by the borrower' : 'Verified',
      facts: ['incomeVerified', 'applicationCreated'],
    },
    {
      label: 'Largest line',
      amount: f.verification.terms?.maxLine ?? f.underwriting?.maxLine,
      from: 'The last underwriting',
      facts: ['termsVerified', 'underwritten'],
    },
    {
      label: 'Credit score',
      amount: (f.verification.hardCredit ?? f.credit)?.score,
      unit: 'NUMBER',
      from: 'The last credit report',
      facts: ['creditRefreshed', 'hardCreditReceived', 'softCreditReceived'],
    },
  ];
};

const incomeOf = (f: Facts): Figure[] => [
  {
    label: 'Stated, a year',
    amount: statedAnnualIncome(f),
    from: 'The borrower’s application',
    facts: ['answersCorrected', 'applicationCreated'],
  },
  ...f.verification.income.reports.map(({ method, monthly, outcome }): Figure => ({
    label: `${inWords(method)}, a month`,
    amount: monthly,
    from: `Reported by ${inWords(method)}, ${inWords(outcome)}`,
    facts: ['incomeReported'],
  })),
  { label: 'Verified, a month', amount: f.verification.income.monthly, from: 'Verification of income', facts: ['incomeVerified'] },
];

const liensOf = (f: Facts): Figure[] =>
  (knownLiens(f) ?? []).flatMap((lien): Figure[] => {
    const from = f.liens ? 'Confirmed by the borrower' : 'The title snapshot';
    const facts: readonly FactType[] = f.liens ? ['liensConfirmed', 'merchantReviewed'] : ['titleSnapshotReceived'];
    return [
      { label: `${lien.lenderName} (${inWords(lien.kind)}, position ${lien.position})`, amount: lien.currentBalance, from, facts },
      { label: `${lien.lenderName}, a month`, amount: lien.monthlyPayment, from, facts },
    ];
  });

const payoffsOf = (f: Facts): Figure[] =>
  chosenPayoffs(f).map((id): Figure => {
    const letter = f.verification.payoffs[id];
    const creditor = knownLiens(f)?.find((lien) => lien.id === id)?.lenderName ?? `Debt ${id}`;
    return letter
      ? {
          label: creditor,
          amount: letter.amount,
          from: `The creditor’s letter, valid through ${letter.goodThrough}`,
          facts: ['payoffLetterReceived'],
        }
      : { label: creditor, amount: f.selection?.payoffAmounts[id] ?? null, from: 'Reserved in the chosen offer', facts: OFFER };
  });

const costsOf = ({ selection }: Facts): Figure[] =>
  (selection?.costs ?? []).map(({ feeType, amount }) => ({
    label: capitalized(inWords(feeType)),
    amount,
    from: 'The costs of the chosen offer',
    facts: OFFER,
  }));

/** The figures that may be known, in groups. */
export const figuresIn = (facts: Facts): readonly (readonly [string, readonly Figure[]])[] => [
  ['Offer', offerOf(facts)],
  ['Ratios', ratiosOf(facts)],
  ['Income', incomeOf(facts)],
  ['Liens', liensOf(facts)],
  ['Payoffs', payoffsOf(facts)],
  ['Costs', costsOf(facts)],
];

/** The figures of an application in groups, each with where it comes from and the fact that has it; groups without a figure are left out. */
export async function figuresOf(ctx: Context, { uuid, facts }: Application): Promise<Groups> {
  const log = await logOf(ctx.pool, uuid);
  const lastOf = (types: readonly FactType[]) => types.flatMap((type) => log.findLast((row) => row.type === type) ?? [])[0];
  return figuresIn(facts).flatMap(([title, figures]) => {
    const rows = figures
      .filter(({ amount }) => amount !== null && amount !== undefined)
      .map(({ label, amount = null, unit = 'DOLLARS', from, facts: types }): Row => {
        const fact = lastOf(types);
        return { label: capitalized(label), amount, unit, from, seq: fact?.seq ?? null, at: fact?.at.toISOString() ?? null };
      });
    return rows.length > 0 ? [{ title, rows }] : [];
  });
}
