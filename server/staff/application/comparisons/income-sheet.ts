/** The worksheet of an income that staff verified from documents, beside what the borrower stated. */
import { inWords } from '@hearthline/journey/fact-sentences/row.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import { roundHalfEven } from '@hearthline/rules/money.ts';
import { SOURCE_NAMES } from '@hearthline/rules/income/figures.ts';
import type { IncomeSheet } from '../../income-sheet.ts';
import { amountsVerdict, type Comparison, gap, row, told } from './row.ts';

/** The kind of a file in words. */
const fileOf = (f: Facts, id: string): string => inWords(f.documents.find((one) => one.id === id)?.type ?? 'FILE').toLowerCase();

/** Each source with its file, the steps of its calculation, and what declines or does not fit. */
export function sheetCompared(f: Facts, { total, sources, by }: IncomeSheet): Pick<Comparison, 'title' | 'vendor' | 'rows' | 'notes'> {
  const stated = roundHalfEven(statedAnnualIncome(f) / 12);
  const held = { unit: 'DOLLARS', verdict: amountsVerdict(stated, total), note: gap(stated, total) } as const;
  return {
    title: 'Income calculated from documents',
    vendor: by,
    rows: [
      row('Income a month', { ours: stated, theirs: total }, held),
      ...sources.flatMap(({ kind, monthly, steps, documentUuid }) => [
        ...told(`${SOURCE_NAMES[kind]}, from ${fileOf(f, documentUuid)}`, monthly, { unit: 'DOLLARS' }),
        ...steps.flatMap(({ words, amount }) => told(words, amount, { unit: 'DOLLARS' })),
      ]),
    ],
    notes: sources.flatMap(({ flags }) => flags),
  };
}
