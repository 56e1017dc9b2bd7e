import { expect, test } from 'vitest';

import { apiPages } from '../tools/docs/api-description.ts';
import { read } from './tree.ts';

test('the API description and the client’s types equal what `npm run api-types` writes', async () => {
  const pages = Object.entries(await apiPages());
  expect(pages).toHaveLength(3);
  expect(pages.filter(([file, text]) => read(file) !== text).map(([file]) => file)).toEqual([]);
});
