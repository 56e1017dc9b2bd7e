/** Replaces server/uploads/content/inspector.ts: a file is what it was sent as, and no process is started. */
import type { Inspected } from '@hearthline/server/uploads/content/inspector.ts';

export const inspect = async (bytes: Buffer): Promise<Inspected> => ({ bytes, pages: 1 });
