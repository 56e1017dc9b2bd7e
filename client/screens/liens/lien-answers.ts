import { messageOf } from '@hearthline/rules/fields/field.ts';
import { percentOf, roundHalfEven, sum } from '@hearthline/rules/money.ts';
import * as z from 'zod/mini';
import type { paths } from '../../services/api/schema.d.ts';
import { PROBLEMS } from './words.ts';

type LiensPath = paths['/service-application/api/v1/application/heloc/{uuid}/liens'];
export type Lien = LiensPath['get']['responses'][200]['content']['application/json']['liens'][number];
type LienBody = NonNullable<LiensPath['put']['requestBody']>['content']['application/json']['liens'][number];

/** What is answered for one lien; `id` null for one that was added. Dollars; the date is yyyy-MM-dd or ''. */
export type LienAnswer = {
  id: string | null;
  action: 'CONFIRM' | 'EDIT' | 'PAID_OFF' | 'ADD' | '';
  lenderName: string;
  originationDate: string;
  originalBalance: number | null;
  currentBalance: number | null;
  monthlyPayment: number | null;
};
export type LienValues = { liens: LienAnswer[] };

/** Amounts are typed in whole dollars; the records keep cents. */
const whole = (dollars: number): number => roundHalfEven(dollars, 0);

/** How a lien of the records starts: nothing answered, its fields filled for a correction. */
export const answerOf = (lien: Lien): LienAnswer => ({
  id: lien.id, action: '', lenderName: lien.lenderName, originationDate: lien.originationDate ?? '', originalBalance: whole(lien.originalBalance), currentBalance: whole(lien.currentBalance), monthlyPayment: whole(lien.monthlyPayment),
});
export const ADDED: LienAnswer = { id: null, action: 'ADD', lenderName: '', originationDate: '', originalBalance: null, currentBalance: null, monthlyPayment: null };

const isTyped = ({ action }: LienAnswer): boolean => action === 'EDIT' || action === 'ADD';
const DATE = z.string().check(z.refine((text) => text === '' || !Number.isNaN(Date.parse(text)), PROBLEMS.date));

/** The sentence of each answer that is missing or wrong, by field. */
export function problemsOf(answer: LienAnswer): Partial<Record<keyof LienAnswer, string>> {
  if (answer.action === '') return { action: PROBLEMS.choose };
  if (!isTyped(answer)) return {};
  const date = /^\d{4}-\d{2}-\d{2}$|^$/.test(answer.originationDate) ? messageOf(DATE, answer.originationDate) : PROBLEMS.date;
  return {
    ...(answer.lenderName.trim() === '' && { lenderName: PROBLEMS.lender }),
    ...(answer.originalBalance === null && { originalBalance: PROBLEMS.amount }),
    ...(answer.currentBalance === null && { currentBalance: PROBLEMS.amount }),
    ...(answer.monthlyPayment === null && { monthlyPayment: PROBLEMS.amount }),
    ...(date !== null && { originationDate: date }),
  };
}

/** What is owed on a lien as answered, dollars: the records' own figure unless it was corrected. */
export function owedOn(answer: LienAnswer, lien: Lien | undefined): number {
  if (answer.action === 'PAID_OFF') return 0;
  if (isTyped(answer)) return answer.currentBalance ?? 0;
  if (answer.action === '' && lien?.recordedReleased) return 0;
  return lien?.currentBalance ?? 0;
}

/** Owed in all, dollars, and its share of the home's value in percent; null without a value. */
export function totalsOf(answers: readonly LienAnswer[], liens: readonly Lien[], homeValue: number | null): { owed: number; share: number | null } {
  const owed = roundHalfEven(sum(answers.map((answer) => owedOn(answer, liens.find((lien) => lien.id === answer.id)))));
  return { owed, share: homeValue === null ? null : percentOf(owed, homeValue) };
}

/** The answers as they are sent: a confirmed lien keeps the records' cents. */
export function bodyOf(answers: readonly LienAnswer[], liens: readonly Lien[]): LienBody[] {
  return answers.flatMap((answer): LienBody[] => {
    const { id, action, lenderName, originationDate, originalBalance, currentBalance, monthlyPayment } = answer;
    if (action === '') return [];
    const lien = liens.find((candidate) => candidate.id === id);
    if (lien && !isTyped(answer)) {
      return [{ id, action, lenderName: lien.lenderName, originationDate: lien.originationDate, originalBalance: lien.originalBalance, currentBalance: lien.currentBalance, monthlyPayment: lien.monthlyPayment }];
    }
    return [{ id, action, lenderName: lenderName.trim(), originationDate: originationDate === '' ? null : originationDate, originalBalance: originalBalance ?? 0, currentBalance: currentBalance ?? 0, monthlyPayment: monthlyPayment ?? 0 }];
  });
}
