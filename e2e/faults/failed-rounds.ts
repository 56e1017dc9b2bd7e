import { ROUND_FAILED } from '@hearthline/server/chat/hub.ts';
import { isDatabaseAway } from '@hearthline/server/web/http/failures.ts';

/** What the log of a process says of rounds of the chat that failed while the database was there. */
export const failedRounds = (log: string): string[] =>
  log.split('\n').flatMap((line) => {
    if (!line.startsWith('{') || !line.includes(ROUND_FAILED)) return [];
    const { err } = JSON.parse(line) as { readonly err?: { readonly message?: string } };
    return isDatabaseAway(err) ? [] : [`${ROUND_FAILED}: ${err?.message ?? 'without a reason'}`];
  });
