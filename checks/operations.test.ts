import { expect, test } from 'vitest';

import { operationFiles } from '../tools/operations.ts';
import { FILES, read } from './tree.ts';

test('web/operations names the operations of the contract as `npm run operations` writes them', () => {
  const files = Object.entries(operationFiles());
  expect(files.length).toBeGreaterThan(15);
  expect(FILES.filter((file) => file.startsWith('web/operations/'))).toEqual(files.map(([file]) => file).toSorted());
  expect(files.filter(([file, text]) => read(file) !== text).map(([file]) => file)).toEqual([]);
});
