/** Milliseconds the app leaves to its first paint, and to the first question, before it asks for what is not needed yet. */
export const AFTER_FIRST_PAINT_MS = 100;
