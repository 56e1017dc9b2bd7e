import { expect, test } from 'vitest';
import { placeOf } from './page-context.ts';

const UUID = '0198f000-0000-7000-8000-000000000001';

test.each([
  [`/account/heloc/${UUID}/liens`, { applicationUuid: UUID, tag: 'application', pageUrl: '/account/heloc/{uuid}/liens' }],
  ['/account/heloc/register-v2/income', { applicationUuid: null, tag: 'registration', pageUrl: '/account/heloc/register-v2/income' }],
  ['/dashboard', { applicationUuid: null, tag: 'dashboard', pageUrl: '/dashboard' }],
  ['/', { applicationUuid: null, tag: 'start', pageUrl: '/' }],
])('%s is the place of a chat, without ids in its path', (pathname, place) => {
  expect(placeOf(pathname)).toEqual(place);
});
