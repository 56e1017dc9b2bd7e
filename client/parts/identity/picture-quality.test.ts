import { describe, expect, test } from 'vitest';
import { flawOf, measure, type Pixels } from './picture-quality.ts';

const WIDTH = 120;
const HEIGHT = 80;

/** A picture whose brightness at a place is `at(x, y)`. */
function picture(at: (x: number, y: number) => number): Pixels {
  const data = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y += 1) for (let x = 0; x < WIDTH; x += 1) data.set([at(x, y), at(x, y), at(x, y), 255], 4 * (y * WIDTH + x));
  return { data, width: WIDTH, height: HEIGHT };
}
/** Lines of print, four pixels apart. */
const print = (dark: number, light: number) => (_x: number, y: number) => (y % 4 === 0 ? dark : light);
/** The same, each pixel the mean of its neighbors within `radius` rows. */
const blurred = (at: (x: number, y: number) => number, radius: number) => (x: number, y: number) => {
  let sum = 0;
  for (let dy = -radius; dy <= radius; dy += 1) sum += at(x, y + dy);
  return sum / (2 * radius + 1);
};
const spot = (at: (x: number, y: number) => number) => (x: number, y: number) => ((x - 60) ** 2 + (y - 40) ** 2 < 400 ? 255 : at(x, y));
const flaw = (at: (x: number, y: number) => number) => flawOf(measure(picture(at)));

describe('a picture of a card', () => {
  test('that is sharp and lit has no flaw', () => expect(flaw(print(60, 150))).toBeNull());
  test('that is blurred is called so', () => expect(flaw(blurred(print(60, 150), 12))).toBe('BLURRY'));
  test('in the dark is called dark, not blurred', () => expect(flaw(print(10, 40))).toBe('DARK'));
  test('with a burnt spot has glare', () => expect(flaw(spot(print(60, 150)))).toBe('GLARE'));
  test('of a white page in bright light has none', () => expect(flaw(print(120, 255))).toBeNull());
});

test('blurring only lowers the sharpness, and leaves the brightness', () => {
  const [sharp, soft] = [measure(picture(print(60, 160))), measure(picture(blurred(print(60, 160), 3)))];
  expect(soft.sharpness).toBeLessThan(sharp.sharpness / 10);
  expect(Math.abs(soft.brightness - sharp.brightness)).toBeLessThan(5);
});

test('a picture of a single pixel is measured, not divided by nothing', () => {
  expect(flawOf(measure({ data: [0, 0, 0, 255], width: 1, height: 1 }))).toBe('DARK');
});
