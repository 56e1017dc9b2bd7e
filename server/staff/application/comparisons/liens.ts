/** Liens on record beside those of the application. */
import { inWords } from '@hearthline/journey/fact-sentences/row.ts';
import type { Lien } from '@hearthline/journey/facts/parts.ts';
import type { InvoluntaryLien, RecordedLien, TitleSnapshot } from '@hearthline/providers/title/port.ts';
import { formatDollars } from '@hearthline/rules/money.ts';
import { INVOLUNTARY } from '../../../steps/prequalification/title-snapshot.ts';
import { amountsVerdict, dayInWords, namesVerdict, type Row, row, told } from './row.ts';

/** What is recorded of a lien, in a line. */
const inALine = ({ lender, type, amount, recorded }: RecordedLien): string =>
  `${lender}, ${inWords(type)}, ${formatDollars(amount)}, recorded ${dayInWords(recorded)}`;

/** What the application counts as owed beside the record's estimate. */
const owedRow = (of: string, ours: Lien, { estimatedBalance }: RecordedLien): Row =>
  row(
    `${of}, owed`,
    { ours: ours.currentBalance, theirs: estimatedBalance },
    { unit: 'DOLLARS', verdict: amountsVerdict(ours.currentBalance, estimatedBalance, 0.1) },
  );

/** One lien that the borrower confirmed, beside what is recorded of it. */
function confirmedRows(of: string, ours: Lien, lien: RecordedLien): Row[] {
  const amount = ours.creditLimit ?? ours.originalBalance;
  const verdict = namesVerdict(ours.lenderName, lien.lender);
  return [
    row(of, { ours: ours.lenderName, theirs: lien.lender }, { verdict, note: `Recorded ${dayInWords(lien.recorded)}` }),
    row(`${of}, position`, { ours: ours.position, theirs: lien.position }, { unit: 'NUMBER' }),
    row(`${of}, amount`, { ours: amount, theirs: lien.amount }, { unit: 'DOLLARS', verdict: amountsVerdict(amount, lien.amount) }),
    owedRow(of, ours, lien),
  ];
}

/** How the number of a lien begins that nobody agreed to; its place among the others of its search ends it. */
const numberOf = ({ type, recorded }: InvoluntaryLien): string => `${type}-${recorded}-`;

/**
 * Each lien that is open by one of both, with what is recorded beside what was confirmed.
 * @param isConfirmed the borrower read the list; before, all that the application has of a lien but its balance is the record itself
 */
export function lienRows(known: readonly Lien[], report: TitleSnapshot, isConfirmed: boolean): Row[] {
  const open = report.liens.filter(({ status }) => status === 'OPEN');
  const recorded = open.flatMap((lien): Row[] => {
    const ours = known.find(({ id }) => id === lien.docNo);
    const of = `Lien ${lien.position}`;
    if (!ours) return [row(of, { theirs: inALine(lien) }, { verdict: 'DIFFERENT', note: 'Not on the application' })];
    return isConfirmed
      ? confirmedRows(of, ours, lien)
      : [...told(of, inALine(lien), { note: 'The borrower was not asked' }), owedRow(of, ours, lien)];
  });
  const involuntary = report.involuntary.map((lien) => {
    const ours = known.find(({ id }) => id.startsWith(numberOf(lien)));
    return row(
      INVOLUNTARY[lien.type],
      { ours: ours?.currentBalance, theirs: lien.amount },
      {
        unit: 'DOLLARS',
        verdict: ours ? amountsVerdict(ours.currentBalance, lien.amount) : 'DIFFERENT',
        note: `Recorded ${dayInWords(lien.recorded)}`,
      },
    );
  });
  const isOnRecord = (id: string): boolean =>
    report.liens.some(({ docNo }) => docNo === id) || report.involuntary.some((lien) => id.startsWith(numberOf(lien)));
  const unrecorded = known
    .filter(({ id }) => !isOnRecord(id))
    .map((lien) => row(lien.lenderName, { ours: lien.currentBalance }, { unit: 'DOLLARS', verdict: 'DIFFERENT', note: 'Not on record' }));
  return [...recorded, ...involuntary, ...unrecorded];
}
