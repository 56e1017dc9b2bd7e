import { describe, expect, test } from 'vitest';
import { fitted, isEndSeen, needsText, openingZoom, pageAt, sharpness, shownSize, turned, zoomBy } from './reading.ts';

const page = { top: 2000, bottom: 3000 };

describe('the end of a document is seen', () => {
  test.each([
    ['with a quarter of its last page in view', { top: 2000, bottom: 2250 }, true],
    ['not with less than a quarter', { top: 2000, bottom: 2249 }, false],
    ['with a quarter of the middle of an enlarged page', { top: 2400, bottom: 2650 }, true],
    ['with its lower edge in view, however little of it', { top: 2950, bottom: 3000 }, true],
    ['not when the page lies below the view', null, false],
    ['not when the page only touches the view', { top: 2000, bottom: 2000 }, false],
    ['not when the view ends at the lower edge without showing any of it', { top: 3000, bottom: 3000 }, false],
  ] as const)('%s', (_, inView, isSeen) => {
    expect(isEndSeen(page, inView)).toBe(isSeen);
  });
});

test('a page is at most 700 px wide at 100 %, and as wide as its box allows on a phone', () => {
  const letter = { width: 612, height: 792 };
  expect(shownSize(letter, 1200, 1)).toEqual({ width: 700, height: 906 });
  expect(shownSize(letter, 320, 1).width).toBe(296);
  expect(shownSize(letter, 320, 2).width).toBe(592);
});

test('a page too small to read as wide as its box opens as text, and as pages enlarged to a pixel a point or more', () => {
  const letter = { width: 612, height: 792 };
  for (const room of [296, 320, 342, 366, 390, 560, 620]) {
    expect(needsText(letter, room), String(room)).toBe(true);
    expect(shownSize(letter, room, openingZoom(letter, room)).width, String(room)).toBeGreaterThanOrEqual(612);
  }
  expect(openingZoom(letter, 342)).toBe(2);
  for (const room of [680, 726, 1200]) expect([needsText(letter, room), openingZoom(letter, room)]).toEqual([false, 1]);
});

test('a canvas has the pixels of the display, but never more than a phone can hold', () => {
  expect(sharpness({ width: 700, height: 906 }, 2)).toBe(2);
  expect(sharpness({ width: 700, height: 906 }, 1)).toBe(1);
  const large = { width: 2800, height: 3624 };
  expect(large.width * large.height * sharpness(large, 3) ** 2).toBeLessThanOrEqual(16_000_001);
});

test('zooming stops at both ends', () => {
  expect(zoomBy(1, 1)).toBe(1.25);
  expect(zoomBy(4, 1)).toBe(4);
  expect(zoomBy(0.5, -1)).toBe(0.5);
});

test('the page is the one in the middle of the box', () => {
  expect([0, 300, 1100, 9000].map((middle) => pageAt([12, 1000, 2000], middle))).toEqual([1, 1, 2, 3]);
});

test('a picture is seen whole at 100 %, whichever way it is turned, and a small one is not enlarged without end', () => {
  const room = { width: 624, height: 400 };
  expect(fitted({ width: 1200, height: 800 }, room, 1)).toEqual({ width: 600, height: 400 });
  expect(fitted(turned({ width: 1200, height: 800 }, 1), room, 1)).toEqual({ width: 267, height: 400 });
  expect(fitted(turned({ width: 1200, height: 800 }, 2), room, 2)).toEqual({ width: 1200, height: 800 });
  expect(fitted({ width: 10, height: 20 }, room, 1)).toEqual({ width: 30, height: 60 });
});
