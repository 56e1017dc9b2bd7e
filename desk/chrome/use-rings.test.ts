import { describe, expect, test } from 'vitest';
import { ringsAfter } from './use-rings.ts';

type Event = Parameters<typeof ringsAfter>[1];
const ringingAfter = (...events: Event[]): readonly string[] => events.reduce(ringsAfter, { ringing: [], over: [] }).ringing;
const rang: Event = { is: 'rang', chat: 'a' };
const over: Event = { is: 'over', chat: 'a' };
const free: Event = { is: 'free', chat: 'a' };
const listed = (ringsMe: boolean): Event => ({ is: 'listed', rows: [{ uuid: 'a', ringsMe }] });

describe('what rings', () => {
  test.each<[string, Event[], string[]]>([
    ['a frame rings', [rang], ['a']],
    ['two frames of one chat ring once', [rang, rang], ['a']],
    ['a frame and the list ring once', [rang, listed(true)], ['a']],
    ['a page that is opened while it rings finds it in the list', [listed(true)], ['a']],
    ['the list says that a colleague has it', [rang, listed(false)], []],
    ['a list that does not have it, because it is long, does not end it', [rang, { is: 'listed', rows: [] }], ['a']],
    ['put off, it stays silent though the list says that it rings', [rang, over, listed(true)], []],
    ['put off, it stays silent though the frame is repeated with a message', [rang, over, rang], []],
    ['once the time of its offer is over, it rings again when it is offered again', [rang, over, free, rang], ['a']],
    ['the same, when only the list says so', [rang, over, free, listed(true)], ['a']],
    ['put off and offered to another person, it may be offered again', [rang, over, listed(false), listed(true)], ['a']],
  ])('%s', (_what, events, ringing) => expect(ringingAfter(...events)).toEqual(ringing));
});
