import fc from 'fast-check';
import { expect, test } from 'vitest';
import { base64Of } from '../../../parts/base64.ts';
import { cellsOf, csvOf, partsOf, placeOf, withCell, withCopy, withoutRow } from './cells.ts';

const CSV = 'Terms\r\nTerm in years,Points added\r\n5,0\r\n10,0.35\r\n\r\nDuplex\r\nScore from,Max DTI %\r\n680,45\r\n';
const CELLS = cellsOf(CSV);

test('the tables of a sheet are read with the place of each row, and written back as they were', () => {
  expect(csvOf(CELLS)).toBe(CSV);
  expect(partsOf(CELLS).map(({ title, first, rows }) => [title, first, rows.map(({ at, cells }) => `${at}:${cells.join()}`)])).toEqual([
    ['Terms', 2, ['2:5,0', '3:10,0.35']],
    ['Duplex', 7, ['7:680,45']],
  ]);
  expect(placeOf(3, 1)).toBe('4B');
});

test('a row is copied or left out, and a cell changed, without moving another', () => {
  expect(csvOf(withCopy(CELLS, 3))).toBe(CSV.replace('10,0.35\r\n', '10,0.35\r\n10,0.35\r\n'));
  expect(csvOf(withoutRow(CELLS, 3))).toBe(CSV.replace('10,0.35\r\n', ''));
  expect(csvOf(withCell(CELLS, 3, 1, '0,4'))).toBe(CSV.replace('10,0.35', '10,"0,4"'));
});

test('any bytes are base64', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 20_000 }), (bytes) => {
      expect(base64Of(bytes)).toBe(Buffer.from(bytes).toString('base64'));
    }),
  );
});
