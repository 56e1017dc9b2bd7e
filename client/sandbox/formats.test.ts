import { expect, test } from 'vitest';
import { dateTime, dueNext, duration, happened, linksIn, peopleFor, sourceOf, until, wordsOf } from './formats.ts';

test('codes become words', () => {
  expect(['rescission-end', 'NOTE_SIGNING', 'creditReceived', 'provider-update-title-result'].map(wordsOf)).toEqual([
    'Rescission end',
    'Note signing',
    'Credit received',
    'Provider update title result',
  ]);
});

test('an instant is written with its weekday and seconds', () => {
  expect(dateTime('2026-11-23T00:05:09Z', 'America/Phoenix').replaceAll(/\s/g, ' ')).toBe('Sun, Nov 22, 2026, 5:05:09 PM');
});

test.each([
  [500, '1 second'],
  [59_000, '59 seconds'],
  [3_600_000, '1 hour'],
  [172_800_000, '2 days'],
])('%i ms are %s', (ms, words) => expect(duration(ms)).toBe(words));

test('what is due is said from the clock of the application', () => {
  expect(until('2026-01-03T00:00:00Z', '2026-01-01T00:00:00Z')).toBe('in 2 days');
  expect(until('2026-01-01T00:00:00Z', '2026-01-03T00:00:00Z')).toBe('now');
});

test('a source is named without the path that all operations share', () => {
  expect(
    ['/service-application/api/v1/application/heloc/:uuid/final-offer/accept', 'callback:flood', '/identity/api/v1/login'].map(sourceOf),
  ).toEqual(['final-offer/accept', 'callback:flood', '/identity/api/v1/login']);
});

test('only running timers are due, the next first', () => {
  const timers = [
    { name: 'b', due_at: '2026-02-01T00:00:00Z', state: 'RUNNING' },
    { name: 'fired', due_at: '2026-01-01T00:00:00Z', state: 'FIRED' },
    { name: 'a', due_at: '2026-01-02T00:00:00Z', state: 'RUNNING' },
  ];
  expect(dueNext(timers).map(({ name }) => name)).toEqual(['a', 'b']);
});

test('links are found once, without the punctuation after them', () => {
  expect(linksIn('See https://a.example/x?y=1. Or (http://b.localhost:4000/z), https://a.example/x?y=1')).toEqual([
    'https://a.example/x?y=1',
    'http://b.localhost:4000/z',
  ]);
});

test('a fact repeated without a change of status in between is one row', () => {
  const event = (seq: number, type: string) => ({ seq, fact: { type }, actor: 'AUTOMATION', source: 'timer', at: `${seq}` });
  const rows = happened([event(1, 'update'), event(2, 'update'), event(3, 'update'), event(4, 'update')], [{ seq: 3, status: 'HMDA' }]);
  expect(rows.map(({ at, times, status }) => [at, times, status])).toEqual([
    ['4', 1, null],
    ['3', 1, 'HMDA'],
    ['2', 2, null],
  ]);
});

test('each fact has the status that followed it, the newest first', () => {
  const event = (seq: number, type: string) => ({ seq, fact: { type }, actor: 'BORROWER', source: 'api', at: '' });
  const rows = happened(
    [event(1, 'created'), event(2, 'answered'), event(3, 'moved')],
    [
      { seq: 1, status: 'IN_PROGRESS' },
      { seq: 3, status: 'HMDA' },
    ],
  );
  expect(rows.map(({ fact, status }) => [fact.type, status])).toEqual([
    ['moved', 'HMDA'],
    ['answered', null],
    ['created', 'IN_PROGRESS'],
  ]);
});

test('people are found by number, name, note and status; every word counts', () => {
  const person = (number: number, first: string, note: string, passes: string[] = []) => ({
    number,
    first,
    last: 'Doe',
    key: 'doe',
    note,
    passes,
  });
  const people = [person(3, 'Ann', 'A frozen file'), person(33, 'Ida', 'A blurred license'), person(5, 'Bo', '', ['NOTE_SIGNING'])];
  const found = (search: string) => peopleFor(people, search).map(({ number }) => number);
  expect([found(''), found('3'), found('FROZEN ann'), found('frozen ida'), found('note signing')]).toEqual([[3, 33, 5], [3], [3], [], [5]]);
});
