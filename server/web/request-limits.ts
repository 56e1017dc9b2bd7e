import { Problem } from '@hearthline/contract/problem.ts';
import type { Config } from '../config/config.ts';
import { networkOf } from '../config/network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** `caller`: the route counts its requests itself, once it knows who sent them; `none`: they are not counted. Otherwise by IP address. */
    countedBy?: 'caller' | 'none';
  }
}

/** Limits counted in the memory of one process, and the milliseconds each is for; those in the database are in identity/access/throttle.ts. */
const WINDOWS = { requestsIp: 60_000, requestsSession: 60_000, webhooksIp: 3_600_000, changesApplication: 3_600_000 } as const;
type Counted = keyof typeof WINDOWS;

/**
 * What one process counts of its requests (quality §3.4, decision 0016). Counting costs a look-up in a map and no query; with several processes each has
 * its own count. Every refusal is too_many_requests with Retry-After.
 */
export type RequestLimits = {
  /** Counts one for an IP address, a session or an application. Throws when it is one too many. */
  readonly count: (name: Counted, subject: string) => void;
  /** Throws when no more are allowed now; counts nothing. */
  readonly check: (name: Counted, subject: string) => void;
  /** Counts a request that waits for a change until the function it returns is called. Throws when too many of the session or IP address wait already. */
  readonly hold: (session: string, ip: string) => () => void;
};

/** Seconds after which a request may wait again: another tab's has ended by then, or a borrower has closed one. */
const HELD_RETRY_S = 5;

const tooMany = (seconds: number) =>
  new Problem('too_many_requests', { headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } });

/** Counts per subject in windows that begin for all of them together, so that forgetting them is one new map. */
function windowed(most: number, windowMs: number, now: () => number) {
  let counts = new Map<string, number>();
  let endsAt = 0;
  const current = (): number => {
    const at = now();
    if (at >= endsAt) {
      counts = new Map();
      endsAt = at + windowMs;
    }
    return at;
  };
  return {
    count(subject: string): void {
      const at = current();
      const count = (counts.get(subject) ?? 0) + 1;
      counts.set(subject, count);
      if (count > most) throw tooMany((endsAt - at) / 1000);
    },
    check(subject: string): void {
      const at = current();
      if ((counts.get(subject) ?? 0) >= most) throw tooMany((endsAt - at) / 1000);
    },
  };
}

/** The limits of this process. `now` is real time. */
export function requestLimits({ throttles }: Pick<Config, 'throttles'>, now: () => Date): RequestLimits {
  const names = Object.keys(WINDOWS) as Counted[];
  const limits = new Map(names.map((name) => [name, windowed(throttles[name], WINDOWS[name], () => now().getTime())]));
  const subjectOf = (name: Counted, subject: string) => (name.endsWith('Ip') ? networkOf(subject) : subject);
  const held = new Map<string, number>();
  const change = (subject: string, by: number): void => {
    const count = (held.get(subject) ?? 0) + by;
    if (count > 0) held.set(subject, count);
    else held.delete(subject);
  };
  return {
    count: (name, subject) => limits.get(name)?.count(subjectOf(name, subject)),
    check: (name, subject) => limits.get(name)?.check(subjectOf(name, subject)),
    hold(session, ip) {
      const network = networkOf(ip);
      if ((held.get(session) ?? 0) >= throttles.waitsSession || (held.get(network) ?? 0) >= throttles.waitsIp) throw tooMany(HELD_RETRY_S);
      change(session, 1);
      change(network, 1);
      return () => {
        change(session, -1);
        change(network, -1);
      };
    },
  };
}
