import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Ask, type Effect, type Event, held, initial, type Known, type Moment, type Rules, type State, stepOf } from './following.ts';

/**
 * What the rules decide depends on the version alone, so that a run repeats; the last digit says what it is: 0 to 3 automatic work, 4 to 6 a screen
 * here, 7 and 8 a screen elsewhere, 9 a hold that stays here and waits.
 */
const RULES: Rules<Known> = {
  decide({ seen: { status } }, path) {
    const kind = (status?.version ?? 0) % 10;
    if (kind < 4) return { kind: 'wait', delayMs: 0 };
    return kind < 7 || kind === 9 || path === `/${kind}` ? { kind: 'stay' } : { kind: 'go', path: `/${kind}` };
  },
  nextAsk: (state, next) =>
    next.kind === 'wait' || (state.seen.status?.version ?? 0) % 10 === 9 || state.watches > 0 ? held(state) : null,
};
const RULE_SETS = [RULES, { ...RULES, letsGoWhenCutOff: true }];

type Op =
  | { readonly op: 'answer'; readonly change: number; readonly tookMs: number }
  | { readonly op: 'fail'; readonly how: 'led' | 'refused' | 'unreachable' }
  | {
      readonly op:
        | 'pass'
        | 'reach'
        | 'expire'
        | 'submit'
        | 'reject'
        | 'done'
        | 'leave'
        | 'again'
        | 'watch'
        | 'unwatch'
        | 'hide'
        | 'drop'
        | 'stop';
    }
  | { readonly op: 'reply'; readonly ahead: number };

const often = <T>(weight: number, value: T) => ({ weight, arbitrary: fc.constant(value) });
const OP: fc.Arbitrary<Op> = fc.oneof(
  {
    weight: 10,
    arbitrary: fc.record({ op: fc.constant('answer' as const), change: fc.nat({ max: 12 }), tookMs: fc.constantFrom(0, 40, 999, 25_000) }),
  },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('fail' as const), how: fc.constantFrom('led', 'refused', 'unreachable') }) },
  { weight: 3, arbitrary: fc.record({ op: fc.constant('reply' as const), ahead: fc.integer({ min: -1, max: 2 }) }) },
  ...(['pass', 'reach', 'submit'] as const).map((op) => often(5, { op })),
  ...(['expire', 'reject', 'done', 'leave', 'again', 'watch', 'unwatch', 'hide', 'drop'] as const).map((op) => often(2, { op })),
);

/** A page and a server around the step: what runs, what is on its way, and who waits. Events come only of what was asked for. */
class Play {
  state: State<Known> = initial<Known>({ status: null });
  running: Extract<Effect, { run: 'read' | 'pause' }> | null = null;
  ways: Extract<Effect, { run: 'go' }>[] = [];
  expected: number[] = [];
  sent: State<Known>['seen'][] = [];
  moment: Moment = { path: '/', isVisible: true, isOnline: true };
  version = 0;
  callers = 0;
  /** Another page leads on: nothing is asked until it is shown again. */
  isLed = false;
  /** What the last operation brought about. */
  last: readonly Effect[] = [];
  private readonly step;

  constructor(rules: Rules<Known>) {
    this.step = stepOf(rules);
    this.tell({ is: 'begun' });
  }

  tell(event: Event<Known>): void {
    const [next, effects] = this.step(this.state, event, this.moment);
    [this.state, this.last] = [next, effects];
    for (const effect of effects) {
      if (effect.run === 'read' || effect.run === 'pause') this.running = effect;
      if (effect.run === 'read') this.isLed = false;
      if (effect.run === 'halt') this.running = null;
      if (effect.run === 'go') this.ways.push(effect);
      if (effect.run === 'expect') this.expected.push(effect.version);
      if (effect.run === 'settle') this.callers = 0;
    }
  }

  private ended(): void {
    this.running = null;
  }

  do(op: Op): void {
    const { running, state } = this;
    this.last = [];
    switch (op.op) {
      case 'answer': {
        if (running?.run !== 'read') return;
        this.version += op.change;
        this.ended();
        const status = { version: this.version, status: String(Math.floor(this.version / 10)) };
        return this.tell({ is: 'read', ask: running.ask, known: { status }, tookMs: op.tookMs });
      }
      case 'fail':
        if (running?.run !== 'read') return;
        this.ended();
        this.isLed = op.how !== 'unreachable';
        return this.tell({ is: 'failed', how: op.how });
      case 'pass':
        if (running?.run !== 'pause') return;
        this.ended();
        return this.tell({ is: 'paused', ms: running.ms });
      case 'reach': {
        const way = this.ways.shift();
        if (!way) return;
        this.moment = { ...this.moment, path: way.next.path };
        return this.tell({ is: 'arrived', next: way.next });
      }
      case 'expire': {
        const version = this.expected.shift();
        return version === undefined ? undefined : this.tell({ is: 'overdue', version });
      }
      case 'submit':
        this.sent.push(state.seen);
        return this.tell({ is: 'submitting' });
      case 'reply': {
        const before = this.sent.shift();
        if (!before) return;
        this.callers += 1;
        return this.tell({ is: 'replied', before, version: this.version + op.ahead, now: 1 });
      }
      case 'reject': {
        const before = this.sent.shift();
        return before && this.tell({ is: 'rejected', before });
      }
      case 'done':
      case 'leave':
      case 'again':
        this.callers += 1;
        return this.tell({ is: ({ done: 'done', leave: 'leaving', again: 'begun' } as const)[op.op] });
      case 'watch':
        return this.tell({ is: 'watched' });
      case 'unwatch':
        return state.watches > 0 ? this.tell({ is: 'unwatched' }) : undefined;
      case 'hide':
        this.moment = { ...this.moment, isVisible: !this.moment.isVisible };
        return this.tell({ is: 'changed' });
      case 'drop':
        this.moment = { ...this.moment, isOnline: !this.moment.isOnline };
        return this.tell({ is: 'changed' });
      case 'stop':
        return this.tell({ is: 'stopped' });
    }
  }
}

/** Holds `rule` after every event of any run. */
const always = (rule: (play: Play, op: Op, before: Play['state']) => void): void =>
  fc.assert(
    fc.property(fc.constantFrom(...RULE_SETS), fc.array(OP, { maxLength: 60 }), (rules, ops) => {
      const play = new Play(rules);
      for (const op of ops) {
        const before = play.state;
        play.do(op);
        rule(play, op, before);
      }
    }),
    { numRuns: 2000 },
  );
const isPause = (effect: Effect): boolean => effect.run === 'pause';
const isRead = (effect: Effect): boolean => effect.run === 'read';

describe('after any events, in any order,', () => {
  test('one read or pause runs at most, and it is the one that the phase names', () =>
    always(({ state, running, last }) => {
      expect(last.filter((effect) => isRead(effect) || isPause(effect) || effect.run === 'halt').length).toBeLessThanOrEqual(1);
      const expected = { reading: 'read', early: 'pause', beside: 'pause', failed: 'pause', idle: undefined, leading: undefined };
      expect(running?.run).toBe(expected[state.phase as keyof typeof expected]);
    }));

  test('each state that waits has something under way that leads out of it', () =>
    always(({ state: { phase, seen }, running, ways, moment, isLed }) => {
      if (phase === 'leading') expect(ways.length).toBeGreaterThan(0);
      if (moment.isVisible && moment.isOnline && !isLed && (seen.next === null || seen.next.kind === 'wait'))
        expect(running !== null || phase === 'leading').toBe(true);
    }));

  test('a hidden page asks nothing, and one that is shown again asks at once', () =>
    always(({ moment, running, state, last }, { op }) => {
      if (!moment.isVisible) expect(running).toBeNull();
      else if (op === 'hide' && moment.isOnline) expect([last, state.phase]).toEqual([[{ run: 'read', ask: {} }], 'reading']);
    }));

  test('a lost connection is said at once, and one that is back is asked at once, until an answer takes back what was said', () =>
    always(({ moment, state, last }, { op }) => {
      if (op === 'drop' && moment.isVisible && !moment.isOnline) expect([state.seen.isCutOff, last]).toEqual([true, [{ run: 'show' }]]);
      if (op === 'drop' && moment.isVisible && moment.isOnline) expect(last).toEqual([{ run: 'read', ask: {} }]);
      if (op === 'answer' && last.length > 0 && state.failures === 0 && last.some(({ run }) => run === 'show'))
        expect(state.seen.isCutOff).toBe(false);
    }));

  test('beside a submit nothing is decided', () =>
    always(({ state, last }, { op }) => {
      if (state.submits > 0 && (op === 'answer' || op === 'pass'))
        expect(last.filter(({ run }) => run === 'go' || run === 'settle' || run === 'show')).toEqual([]);
    }));

  test('a caller is let go once the page rests on a screen', () =>
    always(({ callers, state, moment, last }, { op }) => {
      if ((op === 'answer' || op === 'pass' || op === 'reach') && state.phase === 'idle' && moment.isVisible && last.length > 0)
        expect(callers).toBe(0);
    }));

  test('what is stopped lets its callers go, and has no effects any more', () =>
    fc.assert(
      fc.property(fc.constantFrom(...RULE_SETS), fc.array(OP, { maxLength: 30 }), fc.array(OP, { maxLength: 10 }), (rules, ops, more) => {
        const play = new Play(rules);
        ops.forEach((op) => play.do(op));
        play.do({ op: 'stop' });
        expect([play.running, play.callers]).toEqual([null, 0]);
        for (const op of more) {
          play.do(op);
          expect(play.last).toEqual([]);
        }
      }),
    ));
});

describe('time', () => {
  const after = (ops: readonly Op[], rules = RULES): Play => {
    const play = new Play(rules);
    ops.forEach((op) => play.do(op));
    return play;
  };
  const fail: Op = { op: 'fail', how: 'unreachable' };

  test('failed reads are tried again later and later, and said from the second one', () => {
    const seen = Array.from({ length: 5 }, (_, at) => {
      const { running, state } = after(
        Array.from({ length: at + 1 }, (_each, one): Op[] => (one === at ? [fail] : [fail, { op: 'pass' }])).flat(),
      );
      return [running, state.seen.isCutOff];
    });
    const pause = (ms: number): Effect => ({ run: 'pause', ms });
    expect(seen).toEqual([
      [pause(1000), false],
      [pause(2000), true],
      [pause(4000), true],
      [pause(5000), true],
      [pause(5000), true],
    ]);
  });

  test('callers are let go when the server cannot be reached only where the rules say so', () => {
    const ops: Op[] = [{ op: 'again' }, fail, { op: 'pass' }, fail];
    expect(RULE_SETS.map((rules) => after(ops, rules).callers)).toEqual([1, 0]);
  });

  test('a server that answers a held read too early is not asked in a tight loop; the pause counts as waited', () => {
    const same: Op = { op: 'answer', change: 0, tookMs: 40 };
    const play = after([{ op: 'answer', change: 1, tookMs: 40 }, same]);
    expect([play.running, play.state.waitedMs]).toEqual([{ run: 'pause', ms: 960 }, 40]);
    play.do({ op: 'pass' });
    expect([play.running, play.state.waitedMs]).toEqual([{ run: 'read', ask: { after: 1, wait: 25 } satisfies Ask }, 1000]);
  });

  test('the change of a submit is asked for when it did not come behind the reply', () => {
    const play = after([{ op: 'answer', change: 4, tookMs: 40 }, { op: 'submit' }, { op: 'reply', ahead: 1 }]);
    expect([play.last, play.running]).toEqual([[{ run: 'expect', version: 5, ms: 250 }], { run: 'read', ask: { after: 4, wait: 25 } }]);
    play.do({ op: 'expire' });
    expect(play.running).toEqual({ run: 'read', ask: {} });
  });
});
