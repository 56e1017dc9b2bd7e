import { isYearAtLeast, parseIsoDate } from '@hearthline/rules/dates.ts';
import { percentOf, roundHalfEven, sum } from '@hearthline/rules/money.ts';
import type { paths } from '../../services/api/schema.d.ts';
import { PROBLEMS } from './copy.ts';

/** Where the page asks and answers. */
export const PATH = '/service-application/api/v1/application/heloc/{uuid}/liens';
export type Lien = paths[typeof PATH]['get']['responses'][200]['content']['application/json']['liens'][number];
type LienBody = NonNullable<paths[typeof PATH]['put']['requestBody']>['content']['application/json']['liens'][number];

/** What is answered for one lien. Dollars; the date is yyyy-MM-dd or ''. */
export type LienAnswer = {
  /** Of the lien, or made up for one that was added. */
  key: string;
  action: 'CONFIRM' | 'EDIT' | 'PAID_OFF' | 'ADD' | '';
  lenderName: string;
  originationDate: string;
  originalBalance: number | null;
  currentBalance: number | null;
  monthlyPayment: number | null;
};
export type LienValues = { liens: LienAnswer[] };
export type LienProblems = Partial<Record<keyof LienAnswer, string>>;

/** The most liens one application takes, and the most dollars of one. */
export const MOST = { liens: 20, dollars: 99_999_999 } as const;

/** Amounts are typed in whole dollars; the records keep cents. */
const whole = (dollars: number): number => roundHalfEven(dollars, 0);
const AMOUNTS = ['currentBalance', 'monthlyPayment', 'originalBalance'] as const;

/** How a lien of the records starts: nothing answered, its fields filled for a correction. */
export const answerOf = (lien: Lien): LienAnswer => ({
  key: lien.id,
  action: '',
  lenderName: lien.lenderName,
  originationDate: lien.originationDate ?? '',
  originalBalance: whole(lien.originalBalance),
  currentBalance: whole(lien.currentBalance),
  monthlyPayment: whole(lien.monthlyPayment),
});

/** One that is not in the records, with the first key that is free. */
export function addedTo(answers: readonly LienAnswer[]): LienAnswer {
  const keys = answers.map(({ key }) => key);
  const key =
    answers.map((_, index) => `added-${index + 1}`).find((candidate) => !keys.includes(candidate)) ?? `added-${answers.length + 1}`;
  return { key, action: 'ADD', lenderName: '', originationDate: '', originalBalance: null, currentBalance: null, monthlyPayment: null };
}

/** Whether kept answers are still about these liens. */
export const areAbout = (answers: readonly LienAnswer[], liens: readonly Lien[]): boolean =>
  liens.every(({ id }) => answers.some(({ key }) => key === id)) &&
  answers.every(({ key, action }) => action === 'ADD' || liens.some(({ id }) => id === key));

const isTyped = ({ action }: LienAnswer): boolean => action === 'EDIT' || action === 'ADD';

function amountProblem(dollars: number | null): string | null {
  if (dollars === null) return PROBLEMS.amount;
  return dollars > MOST.dollars ? PROBLEMS.tooMuch(MOST.dollars) : null;
}

function dateProblem(text: string, today: string): string | null {
  if (text === '') return null;
  const date = parseIsoDate(text);
  if (!date || !isYearAtLeast(date.year)) return PROBLEMS.date;
  return text > today ? PROBLEMS.future : null;
}

/** The sentence of each answer that is missing or wrong, by field, in the order of the page. `today` is yyyy-MM-dd. */
export function problemsOf(answer: LienAnswer, today: string): LienProblems {
  if (answer.action === '') return { action: PROBLEMS.choose };
  if (!isTyped(answer)) return {};
  const found: readonly (readonly [keyof LienAnswer, string | null])[] = [
    ['lenderName', answer.lenderName.trim() === '' ? PROBLEMS.lender : null],
    ...AMOUNTS.map((name) => [name, amountProblem(answer[name])] as const),
    ['originationDate', dateProblem(answer.originationDate, today)],
  ];
  return Object.fromEntries(found.filter(([, message]) => message !== null)) as LienProblems;
}

/** What is owed on a lien as answered, dollars: the records' own figure unless it was corrected. */
function owedOn(answer: LienAnswer, lien: Lien | undefined): number {
  if (answer.action === 'PAID_OFF') return 0;
  if (isTyped(answer)) return typedAmounts(answer, lien).currentBalance;
  return lien === undefined || lien.recordedReleased ? 0 : lien.currentBalance;
}

/** Owed in all, dollars, and its share of the home's value in percent; null without a value. */
export function totalsOf(
  answers: readonly LienAnswer[],
  liens: readonly Lien[],
  homeValue: number | null,
): { owed: number; share: number | null } {
  const owed = roundHalfEven(
    sum(
      answers.map((answer) =>
        owedOn(
          answer,
          liens.find(({ id }) => id === answer.key),
        ),
      ),
    ),
  );
  return { owed, share: homeValue === null ? null : percentOf(owed, homeValue) };
}

/** The amounts as typed; one that was left as it stood keeps the records' cents. */
function typedAmounts(answer: LienAnswer, lien: Lien | undefined): Pick<LienBody, (typeof AMOUNTS)[number]> {
  const amount = (name: (typeof AMOUNTS)[number]): number =>
    lien !== undefined && answer[name] === whole(lien[name]) ? lien[name] : (answer[name] ?? 0);
  return { originalBalance: amount('originalBalance'), currentBalance: amount('currentBalance'), monthlyPayment: amount('monthlyPayment') };
}

/** The answers as they are sent: what was not corrected goes back as the records have it. */
export function bodyOf(answers: readonly LienAnswer[], liens: readonly Lien[]): LienBody[] {
  return answers.flatMap((answer): LienBody[] => {
    const { action, lenderName, originationDate } = answer;
    if (action === '') return [];
    const lien = liens.find(({ id }) => id === answer.key);
    if (lien && !isTyped(answer)) {
      return [
        {
          id: lien.id,
          action,
          lenderName: lien.lenderName,
          originationDate: lien.originationDate,
          originalBalance: lien.originalBalance,
          currentBalance: lien.currentBalance,
          monthlyPayment: lien.monthlyPayment,
        },
      ];
    }
    return [
      {
        id: lien?.id ?? null,
        action,
        lenderName: lenderName.trim(),
        originationDate: originationDate === '' ? null : originationDate,
        ...typedAmounts(answer, lien),
      },
    ];
  });
}
