/** Replaces server/uploads/content/inspector.ts: a file is what it was sent as, and no process is started. */
import type { Inspected } from '@hearthline/server/uploads/content/inspector.ts';

export const inspect = async (bytes: Buffer): Promise<Inspected> => ({ bytes, pages: 1 });

/** Nobody sends a logo there, and nothing is drawn. */
const never = async (): Promise<never> => {
  throw new Error('The simulation has no process that reads or draws a logo');
};
export const inspectLogo = never;
export const drawPng = never;
