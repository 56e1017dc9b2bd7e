import { expect, test } from 'vitest';
import { FILES } from './copy.ts';
import { ACCEPTED, problemOf, withFiles, withoutFile } from './files.ts';

const MB = 1024 * 1024;

test.each([
  ['a.jpg', 1, null],
  ['a.png', 1, null],
  ['a.amr', 1, null],
  ['a.mp3', 1, null],
  ['a.mp4', 1, null],
  ['a.pdf', 1, null],
  ['IMG.JPEG', 1, null],
  ['a.txt', 20 * MB, null],
  ['a.txt', 20 * MB + 1, FILES.tooLarge('21.0 MB')],
  ['a.txt', 0, FILES.empty],
  ['a.exe', 1, FILES.wrongType],
  ['pdf', 1, FILES.wrongType],
])('of %s with %i bytes it is said: %s', (name, size, problem) => {
  expect(problemOf({ name, size })).toBe(problem);
});

test('a file picker offers the types that a message carries', () => {
  expect(ACCEPTED).toBe('.jpg,.png,.amr,.mp3,.mp4,.pdf,.txt,.jpeg');
});

test('a message carries five files; of the sixth it is said, and it fits once one is taken out', () => {
  const six = Array.from({ length: 6 }, (_, at) => ({ id: String(at), file: new File(['x'], `${at}.pdf`), problem: null }));
  const picked = withFiles(six.slice(0, 2), six.slice(2));
  expect(picked.map(({ problem }) => problem)).toEqual([null, null, null, null, null, FILES.tooMany(5)]);
  expect(withoutFile(picked, '1').map(({ id, problem }) => [id, problem])).toEqual(['0', '2', '3', '4', '5'].map((id) => [id, null]));
});
