import { describe, expect, test } from 'vitest';
import type { ChatMessage } from '../../services/chats.ts';
import { byDay, clockText, lastAnswered, ofColleagues } from './talk.ts';

const said = (...authors: ChatMessage['author'][]) => authors.map((author, at) => ({ seq: at + 1, author }));

describe('a conversation as it is read', () => {
  test('its days are those of the place, whatever the day in UTC', () => {
    const messages = [{ at: '2026-11-24T05:59:00.000Z' }, { at: '2026-11-24T06:01:00.000Z' }, { at: '2026-11-24T23:00:00.000Z' }];
    expect(byDay(messages, 'America/Chicago').map(({ day, messages: all }) => [day, all.length])).toEqual([
      ['Monday, November 23, 2026', 1],
      ['Tuesday, November 24, 2026', 2],
    ]);
    expect(clockText('2026-11-24T05:59:00.000Z', 'America/Chicago')).toMatch(/^11:59\sPM CST$/);
  });

  test('the line of a chat that is opened for the first time is below the last answer, where the person wrote after it', () => {
    expect(lastAnswered(said('VISITOR', 'BOT', 'VISITOR', 'AGENT', 'PRODUCT', 'VISITOR', 'VISITOR'))).toBe(4);
    expect(lastAnswered(said('VISITOR', 'BOT', 'VISITOR'))).toBe(2);
    expect(lastAnswered(said('VISITOR', 'AGENT', 'PRODUCT'))).toBeNull();
    expect(lastAnswered(said('VISITOR', 'VISITOR'))).toBeNull();
  });

  test('of what came after a number, only what colleagues wrote is theirs', () => {
    const messages = [
      { seq: 4, author: 'AGENT', staffUuid: 'uma' },
      { seq: 5, author: 'AGENT', staffUuid: 'me' },
      { seq: 6, author: 'VISITOR', staffUuid: null },
      { seq: 7, author: 'AGENT', staffUuid: 'uma' },
    ] as ChatMessage[];
    expect(ofColleagues(messages, 4, 'me').map(({ seq }) => seq)).toEqual([7]);
  });
});
