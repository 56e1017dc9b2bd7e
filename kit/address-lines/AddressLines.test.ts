import { expect, test } from 'vitest';
import { addressLines } from './AddressLines.tsx';

test('the second street line appears only when the address has one', () => {
  const address = { street1: '101 Clear Path Ln', city: 'Phoenix', state: 'AZ', zip: '85004' };
  expect(addressLines(address)).toEqual(['101 Clear Path Ln', 'Phoenix, AZ 85004']);
  expect(addressLines({ ...address, street2: 'Unit 2' })).toEqual(['101 Clear Path Ln', 'Unit 2', 'Phoenix, AZ 85004']);
  expect(addressLines({ ...address, street2: ' ' })).toHaveLength(2);
});
