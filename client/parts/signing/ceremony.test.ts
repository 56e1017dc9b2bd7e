import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sampleClosing } from '../../samples/sample-closing.ts';
import { BOX, minutesToSign, nextPlace, partOf, placesIn, strokesIn, withRead, withSigned, withUnread } from './ceremony.ts';

describe('an interrupted signing', () => {
  test.each([
    [sampleClosing(), 'read'],
    [sampleClosing({ read: 1 }), 'read'],
    [sampleClosing({ read: 4 }, { signature: null }), 'adopt'],
    [sampleClosing({ read: 4 }), 'place'],
    [sampleClosing({ read: 4, signed: 3 }), 'place'],
    [sampleClosing({ read: 4, signed: 4 }), 'review'],
    [withUnread(sampleClosing({ read: 4, signed: 4 }), ['DEED_OF_TRUST']), 'read'],
  ] as const)('goes on at the first part that is not finished', (closing, part) => expect(partOf(closing)).toBe(part));

  test('passes every place once, whichever was signed first', () => {
    fc.assert(
      fc.property(fc.nat(3), (first) => {
        let closing = sampleClosing({ read: 4 });
        const visited: number[] = [];
        for (let at: number | null = first; at !== null; at = nextPlace(placesIn(closing), at)) {
          const place = placesIn(closing)[at];
          if (!place) return false;
          visited.push(at);
          closing = withSigned(closing, place);
        }
        return visited.length === 4 && new Set(visited).size === 4 && partOf(closing) === 'review';
      }),
    );
  });

  test('is as long as its documents: ten pages and four places are twelve minutes', () => {
    expect(minutesToSign(sampleClosing())).toBe(12);
    const one = sampleClosing().documents[0]?.sha256 ?? '';
    expect(withRead(sampleClosing(), one).documents.map(({ isRead }) => isRead)).toEqual([true, false, false, false]);
  });
});

test('whatever is drawn on a pad of any size fits the box of the server, in at most 60 strokes and 2,000 points', () => {
  const at = fc.record({ x: fc.double({ min: -50, max: 900, noNaN: true }), y: fc.double({ min: -50, max: 400, noNaN: true }) });
  const drawn = fc.array(fc.record({ points: fc.array(at, { minLength: 1, maxLength: 200 }) }), { minLength: 1, maxLength: 70 });
  fc.assert(
    fc.property(drawn, fc.integer({ min: 200, max: 800 }), (strokes, width) => {
      const sent = strokesIn(strokes, { width, height: width / 3 });
      expect(sent.length).toBeLessThanOrEqual(60);
      expect(sent.flat().length).toBeLessThanOrEqual(4000);
      for (const line of sent) {
        expect(line.length).toBeGreaterThanOrEqual(4);
        line.forEach((one, i) => expect(Number.isInteger(one) && one >= 0 && one <= (i % 2 === 0 ? BOX.width : BOX.height)).toBe(true));
      }
    }),
  );
});
