/**
 * A bug that is planted to see that the simulation finds it: a change to one place of one real module, made as it is loaded. `healthy` occurs exactly once in
 * the module; when the code changes, the row has to follow.
 */
export type Bug = {
  readonly name: string;
  readonly file: string;
  readonly healthy: string;
  readonly sick: string;
  /** The journeys that get there: those of an outage, where the bug is in how vendors that are down are waited for. */
  readonly walk?: 'outage';
};
