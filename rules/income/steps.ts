/** A result of a calculation of income, and what every one of them reads and says. */
import type { IsoDate } from '../dates.ts';
import type { Figures } from './figures.ts';
import type { FigureProblem } from './problems.ts';

type Step = { readonly words: string; readonly amount: number };
export type SourceResult = {
  /** Dollars a month; less than 0 for a loss, 0 with problems. */
  readonly monthly: number;
  readonly steps: readonly Step[];
  /** What declines, or does not support another figure. */
  readonly flags: readonly string[];
  /** Why it cannot be counted, each at its figure. */
  readonly problems: readonly FigureProblem[];
};
export type Counted = Omit<SourceResult, 'problems'> & { readonly problems?: readonly FigureProblem[] };

export const dollarsIn = (figures: Figures, name: string): number => (typeof figures[name] === 'number' ? figures[name] : 0);
export const has = (figures: Figures, name: string): boolean => figures[name] !== undefined && figures[name] !== '';
export const step = (words: string, amount: number): Step => ({ words, amount });
export const refuse = (figure: string, message: string): Counted => ({ monthly: 0, steps: [], flags: [], problems: [{ figure, message }] });

/** The same day of a later year, to compare days with. */
export const yearsLater = (day: IsoDate, years: number): IsoDate => `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
