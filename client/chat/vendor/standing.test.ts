import { PROMISED_MS } from '@hearthline/rules/chat/limits.ts';
import { expect, test } from 'vitest';
import { sampleMessage, sampleState } from '../testing/chat-server.ts';
import { standingOf, unanswered } from './standing.ts';

const asked = sampleMessage(1, { author: 'VISITOR', name: null });
const answered = sampleMessage(2);
const later = sampleMessage(3, { author: 'VISITOR', name: null });
const at = ({ at: instant }: { at: string }, ms = 0): number => Date.parse(instant) + ms;
const state = sampleState({ provider: 'stream', agentName: null });
const of = (messages: Parameters<typeof standingOf>[0]['messages'], now: number, more: Partial<Parameters<typeof standingOf>[0]> = {}) =>
  standingOf({ state, messages, readByOther: 0, askedAt: messages.length === 0 ? null : at(asked), now, ...more });

test('it waits until the first answer, and the time that was promised runs from the first question', () => {
  expect(of([], 0)).toMatchObject({ state: { state: 'WAITING', waitingSince: null, nobody: false, lastSeq: 0 }, againInMs: null });
  expect(of([asked], at(asked, 1000))).toMatchObject({
    state: { state: 'WAITING', waitingSince: asked.at, nobody: false, agentName: null, lastSeq: 1 },
    againInMs: PROMISED_MS - 1000,
  });
});

test('without an answer in that time no one is there, to the millisecond', () => {
  expect(of([asked], at(asked, PROMISED_MS - 1))).toMatchObject({ state: { nobody: false }, againInMs: 1 });
  expect(of([asked], at(asked, PROMISED_MS))).toMatchObject({ state: { nobody: true }, againInMs: null });
});

test('an answer names who answers, has read what came before it, and ends the wait for good: a word of thanks needs none', () => {
  expect(of([asked, answered], at(answered, PROMISED_MS * 9))).toMatchObject({
    state: { state: 'OPEN', agentName: 'Maya', nobody: false, readByOther: 2, lastSeq: 2 },
    againInMs: null,
  });
  expect(of([asked, answered, later], at(later, PROMISED_MS))).toMatchObject({ state: { state: 'OPEN', nobody: false }, againInMs: null });
  expect(of([asked, answered, later], at(later), { readByOther: 3 }).state.readByOther).toBe(3);
  expect(unanswered([asked, answered, later])).toEqual([later]);
});

test('what a program at the vendor replies is no answer: the promised time goes on', () => {
  const automatic = sampleMessage(2, { author: 'BOT', name: null });
  expect(of([asked, automatic], at(asked, PROMISED_MS))).toMatchObject({
    state: { state: 'WAITING', nobody: true, agentName: null, readByOther: 0 },
  });
  expect(unanswered([asked, automatic])).toEqual([asked]);
});

test('a machine whose clock is moved back waits no longer than was promised', () => {
  expect(of([asked], at(asked, -PROMISED_MS * 20_000))).toMatchObject({ state: { nobody: false }, againInMs: PROMISED_MS });
});

test('what has ended waits for nothing', () => {
  const ended = { ...state, state: 'ENDED' as const };
  expect(of([asked], at(asked, PROMISED_MS), { state: ended })).toMatchObject({
    state: { state: 'ENDED', nobody: false },
    againInMs: null,
  });
});
