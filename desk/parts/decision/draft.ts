/** A decision of underwriting while it is typed, and the request that it becomes. */
import type { OperationBody } from '@hearthline/web/api/operation.ts';

type Asked = OperationBody<'desk-decision-preview'>;
export type Decision = NonNullable<Asked['decision']>;
export type Counter = NonNullable<Asked['counter']>;

export type DebtDraft = { readonly choice: '' | 'COUNT' | 'OUT'; readonly why: string; readonly note: string };
export type ExceptionDraft = {
  readonly maxDti: string;
  readonly maxCltv: string;
  readonly factors: readonly string[];
  readonly words: string;
};
export type DecisionDraft = { readonly debts: Readonly<Record<string, DebtDraft>>; readonly exception: ExceptionDraft | null };
export type CounterDraft = { readonly maxLine: number | null; readonly terms: readonly number[]; readonly addRate: string };

export const NO_DEBT: DebtDraft = { choice: '', why: '', note: '' };
export const NO_EXCEPTION: ExceptionDraft = { maxDti: '', maxCltv: '', factors: [], words: '' };
const NO_DECISION: DecisionDraft = { debts: {}, exception: null };
const NO_TERMS: CounterDraft = { maxLine: null, terms: [], addRate: '' };

/** The drafts of a form's values; nothing of them is typed at first. */
export const decisionIn = (values: Readonly<Record<string, unknown>>): DecisionDraft =>
  (values['decision'] || NO_DECISION) as DecisionDraft;
export const counterIn = (values: Readonly<Record<string, unknown>>): CounterDraft => (values['counter'] || NO_TERMS) as CounterDraft;

/** The highest limit, percent, and the most that is added to a rate, percentage points. */
const MOST = 200;
const MOST_ADDED = 5;
const numberOf = (text: string): number => Number(text.replace('%', '').trim() || Number.NaN);
const percentOf = (text: string, most = MOST): number | undefined => {
  const number = numberOf(text);
  return number >= 0 && number <= most ? number : undefined;
};
const isNoPercent = (text: string, most: number): boolean => text.trim() !== '' && percentOf(text, most) === undefined;

const given = <Name extends string>(name: Name, value: number | undefined): Partial<Record<Name, number>> =>
  value === undefined ? {} : ({ [name]: value } as Partial<Record<Name, number>>);

/** Where something is missing or cannot be read: names of fields, as the form and its summary of errors have them. */
export const AT = {
  decision: 'decision',
  maxDti: 'decision.exception.maxDti',
  maxCltv: 'decision.exception.maxCltv',
  factors: 'decision.exception.factors',
  words: 'decision.exception.words',
  counter: 'counter',
  addRate: 'counter.addRate',
} as const;
type Missing = { readonly at: (typeof AT)[keyof typeof AT]; readonly message: string };

/** What an exception still misses, each at its field; none where it is whole. */
export function missingOf({ exception }: DecisionDraft): readonly Missing[] {
  if (exception === null) return [];
  const { maxDti, maxCltv, factors, words } = exception;
  const unread = ([AT.maxDti, AT.maxCltv] as const).filter((at) => isNoPercent(at === AT.maxDti ? maxDti : maxCltv, MOST));
  return [
    ...unread.map((at) => ({ at, message: 'Type a percentage, such as 47.5' })),
    ...(maxDti.trim() === '' && maxCltv.trim() === '' ? [{ at: AT.maxDti, message: 'Type the limit that is passed' }] : []),
    ...(factors.length < 2 ? [{ at: AT.factors, message: 'Choose at least two compensating factors' }] : []),
    ...(words.trim().length < 3 ? [{ at: AT.words, message: 'Say what shows the compensating factors' }] : []),
  ];
}
/** What of a counteroffer cannot be read. */
export const unreadOf = ({ addRate }: CounterDraft): readonly Missing[] =>
  isNoPercent(addRate, MOST_ADDED) ? [{ at: AT.addRate, message: 'Type percentage points, such as 0.5, at most 5' }] : [];

/** @param isWhole only what is whole: what is half typed waits */
export function decisionOf({ debts, exception }: DecisionDraft, isWhole = false): Decision {
  const isSent = exception !== null && (!isWhole || missingOf({ debts, exception }).length === 0);
  return {
    debts: Object.entries(debts).flatMap(([id, { choice, why, note }]) =>
      choice === ''
        ? []
        : {
            id,
            counts: choice === 'COUNT',
            ...(choice === 'OUT' && why !== '' && { why: why as NonNullable<Decision['debts'][number]['why']> }),
            ...(note.trim() !== '' && { note: note.trim() }),
          },
    ),
    ...(isSent && {
      exception: {
        ...given('maxDti', percentOf(exception.maxDti)),
        ...given('maxCltv', percentOf(exception.maxCltv)),
        factors: [...exception.factors] as NonNullable<Decision['exception']>['factors'],
        words: exception.words.trim(),
      },
    }),
  };
}

export const counterOf = ({ maxLine, terms, addRate }: CounterDraft): Counter => ({
  ...(maxLine !== null && maxLine > 0 && { maxLine }),
  ...(terms.length > 0 && { terms: [...terms] }),
  ...given('addRate', percentOf(addRate, MOST_ADDED)),
});
const isEmptyCounter = (counter: Counter): boolean => Object.keys(counter).length === 0;

/** The question what the values would do. @param reasons of a counteroffer */
export function askedOf(values: Readonly<Record<string, unknown>>, isCounter: boolean): Asked {
  const reasons = values['reasons'];
  const counter = counterOf(counterIn(values));
  return {
    decision: decisionOf(decisionIn(values), true),
    ...(isCounter && !isEmptyCounter(counter) && { counter }),
    ...(isCounter && Array.isArray(reasons) && reasons.length > 0 && { reasons: reasons as NonNullable<Asked['reasons']> }),
  };
}
