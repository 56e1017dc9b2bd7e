import { COMPENSATING, LEFT_OUT } from '@hearthline/rules/offers/judgements.ts';
import { formatDollars } from '@hearthline/rules/money.ts';
import { REASONS } from '@hearthline/rules/reasons.ts';
import type { Body } from '../facts/fact.ts';
import { capitalized, counted, listed, percent } from './row.ts';

type Decided = Body<'underwritingDecided'>;
const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** The terms of a counteroffer: each in words. */
export const termsInWords = ({ maxLine, terms, addRate }: Omit<NonNullable<Decided['counteroffer']>, 'reasons'>): string[] => [
  ...(maxLine === null ? [] : [`a line of at most ${formatDollars(maxLine)}`]),
  ...(terms === null ? [] : [`${listed(terms.map(String))} years`]),
  ...(addRate === 0 ? [] : [`${percent(addRate)} more of interest`]),
];

/** The limits that an exception raises: each in words. */
export const limitsInWords = ({ maxDti, maxCltv }: Pick<NonNullable<Decided['exception']>, 'maxDti' | 'maxCltv'>): string[] => [
  ...(maxDti === null ? [] : [`DTI of up to ${percent(maxDti)}`]),
  ...(maxCltv === null ? [] : [`CLTV of up to ${percent(maxCltv)}`]),
];

/** What an underwriter decided, in sentences for staff. */
export function decisionInWords({ debts, exception, counteroffer }: Decided): string {
  const counts = debts.filter(({ leftOut }) => leftOut === null).length;
  const out = debts.flatMap(({ leftOut }) => (leftOut === null ? [] : lower(LEFT_OUT[leftOut])));
  const said = [
    counteroffer
      ? `An underwriter made a counteroffer: ${listed(termsInWords(counteroffer))} (${listed(counteroffer.reasons.map((code) => lower(REASONS[code].text.replace(/\.$/, ''))))})`
      : 'An underwriter accepted the application',
    ...(counts > 0 ? [capitalized(`${counted(counts, 'debt')} of the review ${counts === 1 ? 'counts' : 'count'}`)] : []),
    ...(out.length > 0 ? [`${counted(out.length, 'debt')} left out: ${listed(out)}`] : []),
    ...(exception
      ? [
          `Exception approved by two people: ${listed(limitsInWords(exception))}; ${listed(exception.factors.map((one) => lower(COMPENSATING[one])))}`,
        ]
      : []),
  ];
  return `${said.join('. ')}.`;
}
