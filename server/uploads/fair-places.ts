import { Problem } from '@hearthline/contract/problem.ts';

const HOUR_MS = 3_600_000;
/** Milliseconds of a place in an hour. From the first on a person shares one place with the others who used as much; from the second on files are refused. */
export const PLACE_USE = { sharedFrom: 10_000, refusedFrom: 180_000 } as const;

/** What each person's files used of the places in the running hour, in milliseconds. */
function usedPlaces(now: () => number) {
  const used = new Map<string, { ms: number; readonly until: number }>();
  const of = (person: string) => {
    const row = used.get(person);
    return row && row.until > now() ? row : null;
  };
  return {
    of: (person: string): number => of(person)?.ms ?? 0,
    /** Seconds until a person's hour is over. */
    secondsLeft: (person: string): number => Math.ceil(((of(person)?.until ?? now()) - now()) / 1000),
    add(person: string, ms: number): void {
      for (const [name, { until }] of used) if (until <= now()) used.delete(name);
      const row = of(person);
      if (row) row.ms += ms;
      else used.set(person, { ms, until: now() + HOUR_MS });
    },
  };
}

/**
 * Runs at most `most` operations at once and one of each person; the others wait in order. Files are opened in memory, so this bounds its use, and nobody's
 * files keep other people's from being opened: all who used much of the last hour have one place together. Throws too_many_requests once a person has
 * used up their hour.
 */
export function fairPlaces(most: number, now = () => performance.now()): <T>(person: string, work: () => Promise<T>) => Promise<T> {
  const running = new Set<string>();
  const waiting: { readonly person: string; readonly begin: () => void }[] = [];
  const used = usedPlaces(now);
  const usesMuch = (person: string): boolean => used.of(person) >= PLACE_USE.sharedFrom;
  const mayBegin = (person: string): boolean =>
    !running.has(person) && !(most > 1 && usesMuch(person) && [...running].some((other) => usesMuch(other)));
  const beginAll = () => {
    while (running.size < most) {
      const next = waiting.findIndex(({ person }) => mayBegin(person));
      const [begun] = next < 0 ? [] : waiting.splice(next, 1);
      if (!begun) return;
      running.add(begun.person);
      begun.begin();
    }
  };
  return async (person, work) => {
    if (used.of(person) >= PLACE_USE.refusedFrom)
      throw new Problem('too_many_requests', { headers: { 'retry-after': String(used.secondsLeft(person)) } });
    const place = new Promise<void>((begin) => waiting.push({ person, begin }));
    beginAll();
    await place;
    const from = now();
    try {
      return await work();
    } finally {
      used.add(person, now() - from);
      running.delete(person);
      beginAll();
    }
  };
}
