import type { Shape } from '../shape.ts';

/** A change to one place of one real module, made as it is loaded. `healthy` occurs exactly once in the module; when the code changes, the row has to follow. */
export type Change = { readonly file: string; readonly healthy: string; readonly sick: string };
/** The journeys that get there sooner than others: those of a shape (shape.ts), or those of an outage, where the bug is in how vendors that are down are waited for. */
export type Walk = Exclude<Shape, 'anyone'> | 'outage';
/** A bug that is planted to see that the simulation finds it. */
export type Bug = Change & {
  readonly name: string;
  /** Where the product refuses a second time, so that the first change alone would do no harm. */
  readonly also?: Change;
  readonly walk?: Walk;
};

export const changesOf = ({ also, ...first }: Bug): readonly Change[] => [first, ...(also ? [also] : [])];
