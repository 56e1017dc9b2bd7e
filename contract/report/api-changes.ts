/** What a difference between two reports of the API (./api-report.ts) means to those who call it. */
import { STAFF_ROLES } from '../desk/roles.ts';

/** Members by path, such as `body.expected.rate` or `reply.documents[].title`, and whether each is always there. */
type Members = ReadonlyMap<string, boolean>;
type Operation = {
  readonly address: string;
  readonly callers: readonly string[];
  readonly at: readonly string[];
  readonly status: string;
  readonly received: Members;
  readonly sent: Members;
};

/** Reads `{a b?[]{c} d:Name}` into the paths of its members. */
function membersOf(text: string, root: string, bodies: ReadonlyMap<string, string>): Map<string, boolean> {
  const found = new Map<string, boolean>();
  /** Reads the type that begins at a place, of the member with this path; returns the place after it. */
  const type = (source: string, from: number, path: string): number => {
    const [list = ''] = /^(\[\]|\*)*/.exec(source.slice(from)) ?? [];
    const inner = path + list;
    if (list !== '') found.set(inner, false);
    const at = from + list.length;
    const name = /^:(\w+)/.exec(source.slice(at))?.[1];
    if (name !== undefined) {
      type(bodies.get(name) ?? '', 0, inner);
      return at + 1 + name.length;
    }
    return source[at] === '{' ? shapes(source, at + 1, inner) : at;
  };
  const shapes = (source: string, from: number, path: string): number => {
    let at = from;
    let inside = path;
    while (at < source.length && source[at] !== '}') {
      const shape = /^\|?\((.*?)\)\{?/.exec(source.slice(at));
      const member = /^([^\s{}|:?[\]*]+)(\??)/.exec(source.slice(at));
      if (shape) {
        inside = `${path}(${shape[1]})`;
        found.set(inside, false);
        at += shape[0].length;
        if (shape[0].endsWith('{')) at = shapes(source, at, inside);
        else at = type(source, at, inside);
      } else if (member) {
        const [whole, name, mark] = member;
        found.set(`${inside}.${name}`, mark === '');
        at = type(source, at + whole.length, `${inside}.${name}`);
      } else at += 1;
    }
    return at + 1;
  };
  type(text, 0, root);
  return found;
}

/** The operations of a report, by id. */
function operationsOf(report: string): ReadonlyMap<string, Operation> {
  const lines = report.replaceAll(';\n  ', '; ').split('\n');
  const bodies = new Map(lines.flatMap((line) => (/^\w+ = /.test(line) ? [line.split(' = ') as [string, string]] : [])));
  return new Map(
    lines.flatMap((line): [string, Operation][] => {
      const [, id, address = '', rest = ''] = /^([\w-]+): ((?:GET|POST|PUT|PATCH|DELETE) \S+); (.*)$/.exec(line) ?? [];
      if (id === undefined) return [];
      const [callers = '', ...parts] = rest.split('; ');
      const listed = (word: string) => parts.find((part) => part.startsWith(`${word} `))?.slice(word.length + 1) ?? '';
      const members = (...words: string[]) =>
        new Map([...words.entries()].flatMap(([, word]) => [[word, false] as const, ...membersOf(listed(word), word, bodies)]));
      return [
        [
          id,
          {
            address,
            callers: callers.split(', '),
            at: (listed('at') || 'always').split(', '),
            status: parts.find((part) => /^\d{3}$/.test(part)) ?? '',
            received: members('header', 'query', 'body'),
            sent: members('reply'),
          },
        ],
      ];
    }),
  );
}

const ANY_PERSON = ['broker', 'owner', 'signer', 'officer'];
/** Whether those who are let in include this caller. */
const admits = (now: readonly string[], caller: string): boolean =>
  now.includes(caller) ||
  now.includes('anyone') ||
  (now.includes('signed-in') && ANY_PERSON.includes(caller)) ||
  (now.includes('staff') && caller.startsWith('staff ')) ||
  (caller === 'staff' && STAFF_ROLES.every((role) => now.includes(`staff ${role}`)));

/** Whether an operation that is allowed at `now` is allowed at this status; `party=signer:open` is a status of one party. */
const allows = (now: readonly string[], status: string): boolean => {
  const [own = '', ...parties] = status.split(':').toReversed();
  const prefixes = parties.toReversed().reduce<string[]>((all, party) => [...all, `${all.at(-1) ?? ''}${party}:`], ['']);
  return prefixes.some((prefix) => [own, 'always', ...(own === 'always' ? [] : ['open'])].some((each) => now.includes(prefix + each)));
};

/** The members that are lists now and were none. */
const newLists = (old: Members, now: Members): string[] =>
  [...now.keys()].filter((path) => /(\[\]|\*)$/.test(path) && !old.has(path) && old.has(path.replace(/(\[\]|\*)+$/, '')));

/** The path of the member or shape that this one is in. */
const parentOf = (path: string): string => path.replace(/(\.[^.([]+|\([^(]*\))(\[\]|\*)*$/, '').replace(/(\[\]|\*)+$/, '');

/** In words, what of a change breaks those who call the API; empty when it only adds. */
export function breakingChanges(before: string, after: string): readonly string[] {
  const now = operationsOf(after);
  return [...operationsOf(before)].flatMap(([id, old]): string[] => {
    const one = now.get(id);
    if (!one) return [`${id}: the operation was removed`];
    const broken: string[] = [];
    if (one.address !== old.address) broken.push(`it was ${old.address} and is ${one.address}`);
    for (const caller of old.callers) if (!admits(one.callers, caller)) broken.push(`${caller} may no longer call it`);
    for (const status of old.at) if (!allows(one.at, status)) broken.push(`it is no longer allowed at ${status}`);
    if (one.status !== old.status) broken.push(`a success is no longer ${old.status}, but ${one.status}`);
    for (const [path, isNeeded] of old.received) {
      if (!one.received.has(path)) broken.push(`${path} of the request was removed`);
      else if (one.received.get(path) && !isNeeded) broken.push(`${path} of the request is now required`);
    }
    for (const [path, isNeeded] of one.received)
      if (isNeeded && !old.received.has(path) && old.received.has(parentOf(path)))
        broken.push(`${path} of the request is new and required`);
    for (const path of newLists(old.received, one.received)) broken.push(`${path} of the request was no list`);
    for (const path of newLists(old.sent, one.sent)) broken.push(`${path} was no list`);
    for (const [path, isAlways] of old.sent) {
      if (!one.sent.has(path)) broken.push(`${path} was removed`);
      else if (isAlways && !one.sent.get(path)) broken.push(`${path} may now be absent`);
    }
    return broken.map((words) => `${id}: ${words}`);
  });
}
