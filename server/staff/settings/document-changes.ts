import { documentTitle } from '@hearthline/documents/render.ts';
import { type Choice, type DocumentCase, documentOf } from '@hearthline/documents/samples/cases.ts';
import { isMade } from '@hearthline/documents/samples/made-where.ts';
import { plainText } from '@hearthline/documents/plain-text.ts';
import type { DocumentData, DocumentKind } from '@hearthline/documents/templates/document-data.ts';
import { TEMPLATES } from '@hearthline/documents/templates.ts';
import { productOf } from '@hearthline/orgs/product.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { gridRate } from '@hearthline/rules/offers/pricing.ts';
import type { StateCode } from '@hearthline/rules/enums.ts';
import { setImmediate as otherRequests } from 'node:timers/promises';
import type { indexOf } from '../../steps/prequalification/market-rates.ts';
import { keptAnswers } from './kept-answers.ts';

/** The published rates of a day, as documents print them. */
type Rates = Awaited<ReturnType<typeof indexOf>>;
type Asked = { readonly before: Lender; readonly after: Lender; readonly rates: Rates };

/** A document of a sample person in a state, with the lines of its words that go and that come. */
export type DocumentChange = {
  readonly title: string;
  readonly state: StateCode;
  readonly before: readonly string[];
  readonly after: readonly string[];
};

/** States whose documents differ from the others': each that the lender lends in, and one of the rest. */
const DIFFERENT: readonly StateCode[] = ['TX', 'NY'];
const statesOf = ({ licensedStates }: Lender): StateCode[] => {
  const usual = licensedStates.find((state) => !DIFFERENT.includes(state));
  return [...(usual ? [usual] : []), ...DIFFERENT.filter((state) => licensedStates.includes(state))];
};

const USUAL: Choice = { draw: 101_500, fee: 1.99, term: 15, score: 745, cltv: 62, isMember: false };

/**
 * What the sample person chooses, who lives in the home: what is usual, or else the first choice that both lenders offer at different rates or margins, so
 * that a change of other rows shows too.
 */
function choiceFor(before: Lender, after: Lender): Choice {
  const { rateSheet: sheet, terms, feePercents } = after.heloc;
  const lowest = Math.max(...[before, after].map(({ heloc }) => heloc.rateSheet.tiers.at(-1)?.score ?? 0));
  const usual = { ...USUAL, score: Math.max(USUAL.score, lowest) };
  const choices = [usual.score, ...sheet.tiers.map(({ score }) => Math.max(score, lowest))].flatMap((score) =>
    [usual.cltv, ...sheet.cltv.map(({ upTo }) => upTo)].flatMap((cltv) =>
      [usual.term, ...terms].flatMap((term) => [usual.fee, ...feePercents].map((fee) => ({ ...usual, score, cltv, term, fee }))),
    ),
  );
  const priced = ({ heloc }: Lender, { score, cltv, term, fee: feePercent }: Choice) => [
    gridRate(heloc.rateSheet, { score, cltv, term, feePercent, occupancy: 'HOME' }),
    heloc.laterDraws.margins.find((row) => score >= row.score)?.margin,
  ];
  const isOther = (choice: Choice): boolean => {
    const [was, becomes] = [priced(before, choice), priced(after, choice)];
    return was[0] !== null && becomes[0] !== null && was.join() !== becomes.join();
  };
  return choices.find(isOther) ?? usual;
}

/** The data of a document: of one that describes the lender's product, all of it, with the published rates of a day. */
function dataOf<K extends DocumentKind>(kind: K, about: DocumentCase, rates: Rates): DocumentData[K] {
  const data = documentOf(kind, about);
  return 'product' in data ? { ...data, product: productOf(about.lender.heloc), ...rates } : data;
}

const linesOf = (words: string): string[] => words.split('\n').filter((line) => line !== '');
/** Lines that are not among others, each as often as it is there more. */
function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = Map.groupBy(others, (line) => line);
  return lines.filter((line) => left.get(line)?.pop() === undefined);
}

/**
 * The documents that would read otherwise, were a lender's line another: of those given with an application, and of those made later for a sample person.
 * A document is made from its data and from who the lender is, so that one whose data stay is not written out.
 */
export const documentChanges = keptAnswers(async ({ before, after, rates }: Asked): Promise<DocumentChange[]> => {
  const choice = choiceFor(before, after);
  const changes: DocumentChange[] = [];
  for (const state of statesOf(after))
    for (const kind of Object.keys(TEMPLATES) as DocumentKind[]) {
      const about = (lender: Lender): DocumentCase => ({ lender, state, occupancy: 'HOME', choice });
      if (!isMade(kind, about(after))) continue;
      await otherRequests();
      const [was, becomes] = [dataOf(kind, about(before), rates), dataOf(kind, about(after), rates)];
      if (JSON.stringify(was) === JSON.stringify(becomes)) continue;
      const [old, next] = [linesOf(plainText(kind, was, before)), linesOf(plainText(kind, becomes, after))];
      const [gone, come] = [without(old, next), without(next, old)];
      if (gone.length + come.length > 0) changes.push({ title: documentTitle(kind, becomes, after), state, before: gone, after: come });
    }
  return changes;
});
