import { describe, expect, test } from 'vitest';
import { draftSaver, type DraftApi, type Saved } from './draft-saver.ts';

type Call = { id?: string; version?: number; data: object };

function setUp(answers: Saved[]) {
  const calls: Call[] = [];
  const ids: string[] = [];
  const unsaved: { members: object; problem: string | null }[] = [];
  const timers: { milliseconds: number; call: () => void }[] = [];
  const answer = (call: Call): Promise<Saved> => {
    calls.push(call);
    return Promise.resolve(answers.shift() ?? { kind: 'saved', draft: { id: 'd', version: calls.length, data: {} } });
  };
  const api: DraftApi = { create: (data) => answer({ data }), patch: (id, version, data) => answer({ id, version, data }) };
  const timing = {
    quiet: 800,
    again: 5000,
    after: (milliseconds: number, call: () => void) => {
      const timer = { milliseconds, call };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
  };
  const saver = draftSaver(api, timing, () => ({ dob: 'all', email: 'all' }), {
    opened: (id) => void ids.push(id),
    unsaved: (members, problem) => void unsaved.push({ members, problem }),
  });
  return { saver, calls, ids, timers, unsaved };
}

describe('saving a draft', () => {
  test('waits for a pause, then creates the draft with all members and reports its id', async () => {
    const { saver, calls, ids, timers } = setUp([]);
    saver.save({ email: 'a' });
    saver.save({ email: 'ab' });
    expect(calls).toHaveLength(0);
    expect(timers.map((timer) => timer.milliseconds)).toEqual([800]);
    timers[0]?.call();
    await saver.flush();
    expect(calls).toEqual([{ data: { dob: 'all', email: 'all' } }]);
    expect(ids).toEqual(['d']);
  });

  test('then sends only changed members, with the version last seen', async () => {
    const { saver, calls } = setUp([]);
    saver.open({ id: 'd', version: 4, data: {} });
    saver.save({ email: 'x' });
    await saver.flush();
    saver.save({ dob: 'y' });
    await saver.flush();
    expect(calls).toEqual([
      { id: 'd', version: 4, data: { email: 'x' } },
      { id: 'd', version: 1, data: { dob: 'y' } },
    ]);
  });

  test('a newer draft elsewhere: values typed here are sent again on top of it', async () => {
    const { saver, calls } = setUp([{ kind: 'newer', version: 9 }]);
    saver.open({ id: 'd', version: 4, data: {} });
    saver.save({ email: 'x' });
    await saver.flush();
    expect(calls.at(-1)).toEqual({ id: 'd', version: 9, data: { email: 'x' } });
  });

  test('a dropped connection: the values wait and are retried', async () => {
    const { saver, calls, timers } = setUp([{ kind: 'offline' }]);
    saver.open({ id: 'd', version: 1, data: {} });
    saver.save({ email: 'x' });
    await saver.flush();
    expect(timers.map((timer) => timer.milliseconds)).toEqual([5000]);
    saver.save({ dob: 'y' });
    await saver.flush();
    expect(calls.at(-1)?.data).toEqual({ email: 'x', dob: 'y' });
  });

  test('a draft that no longer exists is created anew', async () => {
    const { saver, calls } = setUp([{ kind: 'gone' }]);
    saver.open({ id: 'old', version: 1, data: {} });
    saver.save({ email: 'x' });
    await saver.flush();
    expect(calls.at(-1)).toEqual({ data: { dob: 'all', email: 'all' } });
  });

  test('a draft that cannot be created is retried later, not in a tight loop', async () => {
    const { saver, calls, timers } = setUp([{ kind: 'gone' }]);
    saver.save({ email: 'x' });
    await saver.flush();
    expect(calls).toHaveLength(1);
    expect(timers.map((timer) => timer.milliseconds)).toEqual([5000]);
  });

  test('what the server does not have is reported, with why, until it has it', async () => {
    const { saver, unsaved } = setUp([{ kind: 'offline' }]);
    saver.open({ id: 'd', version: 1, data: {} });
    saver.save({ email: 'x' });
    expect(unsaved.at(-1)).toEqual({ members: { email: 'x' }, problem: null });
    const first = saver.flush();
    saver.save({ dob: 'y' });
    expect(unsaved.at(-1)).toEqual({ members: { email: 'x', dob: 'y' }, problem: null });
    await first;
    expect(unsaved.at(-1)).toEqual({ members: { email: 'x', dob: 'y' }, problem: 'offline' });
    await saver.flush();
    expect(unsaved.at(-1)).toEqual({ members: {}, problem: null });
  });

  test('a refusal is reported until the next save', async () => {
    const { saver, unsaved } = setUp([{ kind: 'refused' }]);
    saver.open({ id: 'd', version: 1, data: {} });
    saver.save({ email: 'x' });
    await saver.flush();
    expect(unsaved.at(-1)).toEqual({ members: {}, problem: 'refused' });
    saver.save({ email: 'y' });
    await saver.flush();
    expect(unsaved.at(-1)).toEqual({ members: {}, problem: null });
  });

  test('values the server refuses are not retried forever', async () => {
    const { saver, calls } = setUp([{ kind: 'refused' }]);
    saver.open({ id: 'd', version: 1, data: {} });
    saver.save({ email: 'x' });
    await saver.flush();
    expect(calls).toHaveLength(1);
  });
});
