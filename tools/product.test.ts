import { expect, test } from 'vitest';

import { knownVariables } from './product.ts';

test('a variable that the product does not read is refused', () => {
  expect(knownVariables({ ROLE: 'web', NODE_COMPILE_CACHE: '/tmp/x' })).toEqual({ ROLE: 'web', NODE_COMPILE_CACHE: '/tmp/x' });
  expect(() => knownVariables({ THROTTLE_SESSION_PER_MINUTE: '1' })).toThrow('knows no THROTTLE_SESSION_PER_MINUTE');
});
