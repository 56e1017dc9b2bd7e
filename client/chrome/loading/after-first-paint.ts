/** Milliseconds after the first paint, or after the first question, before the app fetches code not needed yet. */
export const AFTER_FIRST_PAINT_MS = 100;
