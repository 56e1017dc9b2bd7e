/** Processes that may die between any two steps, and the faults at every await. */
import type { Schedule } from './schedule.ts';

/** What a lost connection, a failed statement or a dead process looks like to the caller. */
export class Fault extends Error {
  constructor(what: string) {
    super(`fault: ${what}`);
  }
}

/** Probability of each fault at one await, 0 to 1. */
export type Odds = { readonly fails: number; readonly losesAnswer: number; readonly lags: number; readonly dies: number };
export const CALM: Odds = { fails: 0, losesAnswer: 0, lags: 0, dies: 0 };

/** One process. Everything running in it is lost when it dies. */
export type Host = {
  readonly name: string;
  /** Runs work in the process; rejects with Fault when the process dies before the work is done. */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  /** An await: `act` takes effect at one instant. Before and after it anything may go wrong. */
  readonly step: <T>(what: string, act: () => T | Promise<T>) => Promise<T>;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly whenItDies: (run: () => void) => () => void;
  readonly isUp: () => boolean;
};

export type Faults = { odds: Odds; readonly count: Record<string, number>; readonly tell: (line: string) => void };

/** Milliseconds a process is down. */
const DOWN = 4000;
const LONGEST_LAG = 3000;
const never = new Promise<never>(() => undefined);

/** A process by its name, up from the start and again a while after each death. @param onRestart called when it starts again. */
export function host(name: string, time: Schedule, faults: Faults, onRestart: () => void = () => undefined): Host {
  let life = 1;
  let up = true;
  const dying = new Set<() => void>();
  const hit = (kind: keyof Odds) => {
    if (faults.odds[kind] === 0 || time.random() >= faults.odds[kind]) return false;
    faults.count[kind] = (faults.count[kind] ?? 0) + 1;
    return true;
  };
  const die = (what: string): Promise<never> => {
    faults.tell(`${name} dies at ${what}`);
    // Everything else in the process dies at its own await.
    time.after(0, () => {
      life += 1;
      up = false;
      for (const run of dying) run();
      dying.clear();
      time.after(DOWN, () => {
        up = true;
        onRestart();
      });
    });
    return never;
  };
  const whenItDies = (run: () => void) => {
    dying.add(run);
    return () => void dying.delete(run);
  };
  const sleep = (milliseconds: number) => {
    const mine = life;
    return new Promise<void>((resolve) => time.after(milliseconds, () => mine === life && resolve()));
  };
  return {
    name,
    isUp: () => up,
    whenItDies,
    sleep,
    run: (work) =>
      up
        ? new Promise((resolve, reject) => {
            const forget = whenItDies(() => reject(new Fault(`${name} died`)));
            work().then(resolve, reject).finally(forget);
          })
        : Promise.reject(new Fault(`${name} is down`)),
    step: async (what, act) => {
      const mine = life;
      if (hit('dies')) return die(what);
      if (hit('lags')) await sleep(time.random() * LONGEST_LAG);
      if (hit('fails')) {
        faults.tell(`${name}: ${what} fails`);
        throw new Fault(`${what} failed`);
      }
      const answer = await act();
      if (mine !== life) return never;
      if (hit('dies')) return die(`the result of ${what}`);
      if (hit('losesAnswer')) {
        faults.tell(`${name}: the result of ${what} is lost`);
        throw new Fault(`the result of ${what} is lost`);
      }
      return answer;
    },
  };
}
