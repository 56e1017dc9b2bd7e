import type { Reply, OperationBody } from '@hearthline/web/api/operation.ts';
import { isYearAtLeast, parseIsoDate } from '@hearthline/rules/dates.ts';
import { percentOf, roundHalfEven, sum } from '@hearthline/rules/money.ts';
import type { FieldErrors, Resolver } from 'react-hook-form';
import type { Labels } from '@hearthline/web/form/sent-form.ts';
import { today } from '../../services/clock.ts';
import { COPY, DOUBTS, FIELD_NAMES, PROBLEMS } from './copy.ts';

export type Lien = Reply<'liens-get'>['liens'][number];
type LienBody = OperationBody<'liens-put'>['liens'][number];

/** The borrower's answer about one lien. Dollars; the date is yyyy-MM-dd or ''. */
export type LienAnswer = {
  /** The id of a recorded lien, or a generated key for an added one. */
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

/** Most liens per application, and highest amount of one in dollars. */
export const MAX = { liens: 20, dollars: 99_999_999 } as const;

/** Amounts are typed in whole dollars; recorded amounts have cents. */
const whole = (dollars: number): number => roundHalfEven(dollars, 0);
const AMOUNTS = ['currentBalance', 'monthlyPayment', 'originalBalance'] as const;

/** The initial answer about a recorded lien: no action yet, its fields filled in for a correction. */
export const answerOf = (lien: Lien): LienAnswer => ({
  key: lien.id,
  action: '',
  lenderName: lien.lenderName,
  originationDate: lien.originationDate ?? '',
  originalBalance: whole(lien.originalBalance),
  currentBalance: whole(lien.currentBalance),
  monthlyPayment: whole(lien.monthlyPayment),
});

/** A lien that is not recorded, with the first free key. */
export function newAnswer(answers: readonly LienAnswer[]): LienAnswer {
  const keys = answers.map(({ key }) => key);
  const key =
    answers.map((_, index) => `added-${index + 1}`).find((candidate) => !keys.includes(candidate)) ?? `added-${answers.length + 1}`;
  return { key, action: 'ADD', lenderName: '', originationDate: '', originalBalance: null, currentBalance: null, monthlyPayment: null };
}

/** True when kept answers are about the same liens. */
export const areSameLiens = (answers: readonly LienAnswer[], liens: readonly Lien[]): boolean =>
  liens.every(({ id }) => answers.some(({ key }) => key === id)) &&
  answers.every(({ key, action }) => action === 'ADD' || liens.some(({ id }) => id === key));

const isTyped = ({ action }: LienAnswer): boolean => action === 'EDIT' || action === 'ADD';

function amountProblem(dollars: number | null): string | null {
  if (dollars === null) return PROBLEMS.amount;
  if (dollars < 0) return PROBLEMS.negative;
  return dollars > MAX.dollars ? PROBLEMS.tooMuch(MAX.dollars) : null;
}

function dateProblem(text: string, today: string): string | null {
  if (text === '') return null;
  const date = parseIsoDate(text);
  if (!date || !isYearAtLeast(date.year)) return PROBLEMS.date;
  return text > today ? PROBLEMS.future : null;
}

/** The error of each missing or invalid answer, by field, in page order. `today` is yyyy-MM-dd. */
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

/** A resolver that validates every lien of the form with `problemsOf`. */
export const lienResolver: Resolver<LienValues, unknown, LienValues> = (values) => {
  const errors = values.liens.map((answer) =>
    Object.fromEntries(Object.entries(problemsOf(answer, today())).map(([field, message]) => [field, { type: 'rule', message }])),
  );
  if (errors.every((row) => Object.keys(row).length === 0)) return { values, errors: {} };
  return { values: {}, errors: { liens: errors } as FieldErrors<LienValues> };
};

/** The name of each answer in the error summary: "Cedar Home Loans, Owed today". */
export const labelsOf = (answers: readonly LienAnswer[]): Labels<LienValues> =>
  Object.fromEntries(
    answers.flatMap(({ lenderName }, index) =>
      ['action', ...Object.keys(FIELD_NAMES)].map((field) => [
        `liens.${index}.${field}`,
        [lenderName.trim() || COPY.added, FIELD_NAMES[field]].filter(Boolean).join(', '),
      ]),
    ),
  );

/** The balance of a lien as answered, dollars: the recorded balance unless corrected. */
function owedOn(answer: LienAnswer, lien: Lien | undefined): number {
  if (answer.action === 'PAID_OFF') return 0;
  if (isTyped(answer)) return typedAmounts(answer, lien).currentBalance;
  return lien === undefined || lien.recordedReleased ? 0 : lien.currentBalance;
}

/** The total balance, dollars, and its percentage of the home value; null without a value. */
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

/** The home's value and the least line, in dollars; the highest CLTV of any score, percent. */
export type Room = { readonly homeValue: number | null; readonly minLine: number; readonly highestCltv: number };

/** Why the total owed leaves no room for a line at any score; null when it may, or when the value is not known. Dollars. */
export function totalDoubt(owed: number, { homeValue, minLine, highestCltv }: Room): string | null {
  if (homeValue === null) return null;
  if (owed > homeValue) return DOUBTS.aboveValue(owed, homeValue);
  return owed + minLine > (homeValue * highestCltv) / 100 ? DOUBTS.noRoom(percentOf(owed, homeValue) ?? 0, owed, homeValue) : null;
}

/** What in the answers is probably a typing error, or ends the application: asked about before it is sent. */
export function doubtsOf(answers: readonly LienAnswer[], liens: readonly Lien[], room: Room): string[] {
  const each = answers.filter(isTyped).flatMap((answer) => {
    const lien = liens.find(({ id }) => id === answer.key);
    const { originalBalance, currentBalance, monthlyPayment } = typedAmounts(answer, lien);
    const lender = answer.lenderName.trim();
    const most = Math.max(originalBalance, lien?.creditLimit ?? 0);
    return [
      currentBalance > most ? DOUBTS.aboveOriginal(lender, currentBalance, most) : null,
      currentBalance > 0 && monthlyPayment > currentBalance ? DOUBTS.payment(lender, monthlyPayment, currentBalance) : null,
    ];
  });
  return [...each, totalDoubt(totalsOf(answers, liens, room.homeValue).owed, room)].filter((doubt) => doubt !== null);
}

/** The amounts as typed; an unchanged one keeps the recorded cents. */
function typedAmounts(answer: LienAnswer, lien: Lien | undefined): Pick<LienBody, (typeof AMOUNTS)[number]> {
  const amount = (name: (typeof AMOUNTS)[number]): number =>
    lien !== undefined && answer[name] === whole(lien[name]) ? lien[name] : (answer[name] ?? 0);
  return { originalBalance: amount('originalBalance'), currentBalance: amount('currentBalance'), monthlyPayment: amount('monthlyPayment') };
}

/** The request body: uncorrected liens are sent as recorded. */
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
