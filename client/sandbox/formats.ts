/** How the sandbox writes dates, codes and what is due. Pure. */

/** "rescission-end" and "RESCISSION_END" as "Rescission end". */
export function wordsOf(code: string): string {
  const words = code
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const FORMAT: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
};

/** An ISO instant as "Sun, Nov 22, 2026, 4:05:09 PM", in the browser's time zone. */
export const dateTime = (at: string, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-US', { ...FORMAT, timeZone }).format(new Date(at));

const SIZES = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
  [1000, 'second'],
] as const;

/** Milliseconds in the largest unit that fits: "2 days", "1 hour". */
export function duration(ms: number): string {
  const [size, unit] = SIZES.find(([least]) => ms >= least) ?? [1000, 'second'];
  const count = Math.round(ms / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** "in 2 days", "now". */
export const until = (at: string, now: string): string => {
  const ms = Date.parse(at) - Date.parse(now);
  return ms <= 0 ? 'now' : `in ${duration(ms)}`;
};

/** Where a fact came from, without what every operation's path begins with. */
export const sourceOf = (source: string): string => source.replace(/^.*:uuid\//, '');

export type Timer = { readonly name: string; readonly at: string };

/** The running timers, the next first. */
export const dueNext = (timers: readonly { readonly name: string; readonly due_at: unknown; readonly state: string }[]): Timer[] =>
  timers
    .filter(({ state }) => state === 'RUNNING')
    .map(({ name, due_at: at }) => ({ name, at: String(at) }))
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));

/** The https and http addresses in a message, each once, without the sentence's own punctuation. */
export const linksIn = (body: string): string[] => [
  ...new Set((body.match(/https?:\/\/[^\s<>"]+/g) ?? []).map((link) => link.replace(/[.,;)]+$/, ''))),
];

type Recorded = {
  readonly seq: number;
  readonly fact: { readonly type: string };
  readonly actor: string;
  readonly source: string;
  readonly at: string;
};

export type Happened = Recorded & { readonly status: string | null; readonly times: number };

/** The facts, newest first, each with the status that followed it, null where it stayed. One repeated without a change in between is one row. */
export function happened(events: readonly Recorded[], history: readonly { readonly seq: number; readonly status: string }[]): Happened[] {
  const after = new Map(history.map(({ seq, status }) => [seq, status]));
  const rows: Happened[] = [];
  for (const event of events) {
    const status = after.get(event.seq) ?? null;
    const last = rows.at(-1);
    if (status === null && last?.status === null && last.fact.type === event.fact.type)
      rows[rows.length - 1] = { ...event, status, times: last.times + 1 };
    else rows.push({ ...event, status, times: 1 });
  }
  return rows.toReversed();
}

type Named = {
  readonly number: number;
  readonly first: string;
  readonly last: string;
  readonly key: string;
  readonly note: string;
  readonly passes: readonly string[];
};

/** The people whose number, name, note or statuses contain every word of the search. */
export function peopleFor<P extends Named>(people: readonly P[], search: string): P[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return people.filter((person) => {
    const text =
      `${person.number} ${person.first} ${person.last} ${person.note} ${person.passes.map(wordsOf).join(' ')} ${person.passes.join(' ')}`.toLowerCase();
    return words.every((word) => (/^\d+$/.test(word) ? String(person.number) === word : text.includes(word)));
  });
}

/** The six digits in the text of an email; null for one without. */
export const codeIn = (text: string): string | null => /\bcode is (\d{6})\b/.exec(text)?.[1] ?? null;
