/** What an underwriter decided and wrote, in words: for the second person, and for the record of actions, which keeps them beside the facts. */
import type { StaffActionMembers } from '@hearthline/contract/desk/staff-actions.ts';
import { listed } from '@hearthline/journey/fact-sentences/row.ts';
import { limitsInWords, termsInWords } from '@hearthline/journey/fact-sentences/decision.ts';
import { COMPENSATING, LEFT_OUT } from '@hearthline/rules/offers/judgements.ts';

type Decision = StaffActionMembers['decision'];
type Counter = StaffActionMembers['counter'];
type Answer = { label: string; value: string };

/** The words of a decision that no fact may hold. */
export const wordsOf = (decision: Decision | undefined): string =>
  [
    ...(decision?.debts ?? []).flatMap(({ note }) => (note ? `Debt: ${note}` : [])),
    ...(decision?.exception ? [`Exception: ${decision.exception.words}`] : []),
  ].join(' ');

const decisionLines = ({ debts, exception }: Decision, nameOf: (id: string) => string): Answer[] => [
  ...debts.map(({ id, counts, why, note }) => ({
    label: nameOf(id),
    value: [counts ? 'Counts in DTI' : `Left out${why ? `: ${LEFT_OUT[why]}` : ''}`, note].filter(Boolean).join('. '),
  })),
  ...(exception
    ? [
        {
          label: 'Exception',
          value: `${listed(limitsInWords({ maxDti: exception.maxDti ?? null, maxCltv: exception.maxCltv ?? null }))}: ${listed(
            exception.factors.map((one) => COMPENSATING[one]),
          )}. ${exception.words}`,
        },
      ]
    : []),
];
const termLines = ({ maxLine, terms, addRate = 0 }: Counter): Answer[] => [
  { label: 'Counteroffer', value: listed(termsInWords({ maxLine: maxLine ?? null, terms: terms ?? null, addRate })) },
];

/** The answer to a member of a decision, as the second person reads it. @param options the debts by their ids */
export const decisionAnswers = (
  name: string,
  value: unknown,
  options: readonly { readonly value: string; readonly label: string }[],
): Answer[] =>
  name === 'counter'
    ? termLines(value as Counter)
    : decisionLines(value as Decision, (id) => options.find((one) => one.value === id)?.label ?? 'A debt');
