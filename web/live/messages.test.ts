import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lastSeq, mergeMessages, type Numbered } from './messages.ts';

const to = (last: number): Numbered[] => Array.from({ length: last }, (_, at) => ({ seq: at + 1 }));
/** A conversation, and pieces of it as frames and replies bring them: doubled, late, in any order, some never. */
const arrivals = fc.integer({ min: 0, max: 30 }).chain((last) =>
  fc.tuple(
    fc.constant(last),
    fc.array(
      fc.subarray(to(last)).chain((piece) => fc.shuffledSubarray(piece)),
      { maxLength: 12 },
    ),
  ),
);

describe('messages of a chat', () => {
  test('however they arrive, they are held from 1 on without a gap and without a double', () =>
    fc.assert(
      fc.property(arrivals, ([, pieces]) => {
        let held: readonly Numbered[] = [];
        for (const piece of pieces) {
          const next = mergeMessages(held, piece);
          expect(next.slice(0, held.length)).toEqual(held);
          held = next;
          expect(held).toEqual(to(lastSeq(held)));
        }
      }),
    ));

  test('whatever was lost on the way, what follows the last number completes them', () =>
    fc.assert(
      fc.property(arrivals, ([last, pieces]) => {
        const held = pieces.reduce<readonly Numbered[]>(mergeMessages, []);
        const asked = to(last).slice(lastSeq(held));
        expect(mergeMessages(held, asked)).toEqual(to(last));
      }),
    ));

  test('the list stays the same one when nothing is new', () => {
    const held = to(3);
    expect(mergeMessages(held, to(2))).toBe(held);
    expect(mergeMessages(held, [{ seq: 5 }])).toBe(held);
  });
});
