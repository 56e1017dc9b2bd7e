const DAY_MS = 24 * 60 * 60_000;
/** How long ago an hour may be that is asked for: people read a change again before they send it. */
const PAST_MS = 60 * 60_000;
/** How far ahead a change is set. */
const MOST_DAYS = 366;

/** Why a change cannot hold from an hour; null where it can. */
export function whyNotFrom(hour: Date, now: Date): string | null {
  const ahead = hour.getTime() - now.getTime();
  if (ahead < -PAST_MS) return 'This hour is over. Leave it empty for at once, or take a later one.';
  return ahead > MOST_DAYS * DAY_MS ? 'This is more than a year ahead. Take an earlier hour.' : null;
}
