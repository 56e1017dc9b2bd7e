/** What is wrong with figures of income by themselves, before anything is calculated. */
import { isValidDate, parseIsoDate } from '../dates.ts';
import { type FigureField, type Figures, FIGURES, type SourceKind } from './figures.ts';

export type FigureProblem = { readonly figure: string; readonly message: string };

function isDay(text: string): boolean {
  const parts = parseIsoDate(text);
  return parts !== null && isValidDate(parts);
}

const MAY_BE_NEGATIVE: ReadonlySet<string> = new Set(['net', 'netBefore']);
/** The largest figure that is typed, dollars: no document of a borrower has more. */
const LARGEST = 10_000_000;

/** What is wrong with a figure by itself; null: nothing. */
function problemWith(name: string, value: Figures[string], { required, unit, choices }: FigureField): string | null {
  if (value === undefined || value === '') return required ? 'Fill this in' : null;
  if (unit === 'CHOICE') return typeof value === 'string' && Object.hasOwn(choices ?? {}, value) ? null : 'Choose from the list';
  if (unit === 'DATE') return typeof value === 'string' && isDay(value) ? null : 'Enter a date';
  if (unit === 'TEXT') return typeof value === 'string' && value.trim() !== '' && value.length <= 80 ? null : 'Write a few words';
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'Enter a number';
  if (value < 0 && !MAY_BE_NEGATIVE.has(name)) return 'It cannot be less than 0';
  return Math.abs(value) > LARGEST ? 'This is too large' : null;
}

/** Each figure that is missing, is none, or belongs to another kind of income. */
export function figureProblems(kind: SourceKind, figures: Figures): FigureProblem[] {
  const known = FIGURES[kind];
  return [
    ...Object.entries(known).flatMap(([figure, field]) => {
      const message = problemWith(figure, figures[figure], field);
      return message === null ? [] : [{ figure, message }];
    }),
    ...Object.keys(figures).flatMap((figure) =>
      Object.hasOwn(known, figure) ? [] : [{ figure, message: 'This is no figure of this income' }],
    ),
  ];
}
