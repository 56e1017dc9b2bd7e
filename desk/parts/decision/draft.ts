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

const percentOf = (text: string): number | undefined => {
  const number = Number(text.replace('%', '').trim());
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number;
};

const given = <Name extends string>(name: Name, value: number | undefined): Partial<Record<Name, number>> =>
  value === undefined ? {} : ({ [name]: value } as Partial<Record<Name, number>>);

/** What an exception still misses, in words; null where it is whole. */
export function missingOf({ exception }: DecisionDraft): string | null {
  if (exception === null) return null;
  if (percentOf(exception.maxDti) === undefined && percentOf(exception.maxCltv) === undefined) return 'Type the limit that is passed';
  if (exception.factors.length < 2) return 'Choose at least two compensating factors';
  return exception.words.trim().length < 3 ? 'Say what shows the compensating factors' : null;
}

/** @param isWhole only what is whole: what is half typed waits */
export function decisionOf({ debts, exception }: DecisionDraft, isWhole = false): Decision {
  const isSent = exception !== null && (!isWhole || missingOf({ debts, exception }) === null);
  return {
    debts: Object.entries(debts).flatMap(([id, { choice, why, note }]) =>
      choice === '' || (isWhole && choice === 'OUT' && why === '')
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
  ...(maxLine !== null && { maxLine }),
  ...(terms.length > 0 && { terms: [...terms] }),
  ...given('addRate', percentOf(addRate)),
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
