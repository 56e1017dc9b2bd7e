import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { organizationForPage } from '@hearthline/orgs/page.ts';
import { expect, test } from 'vitest';
import { setFlags } from '../../../services/flags/flags.ts';
import { setOrganization } from '../../../services/organization/organization.ts';
import { NY_MODAL, stopFor } from './lending-area.ts';

const OTHER = 'https://other.example/account/heloc/register';

/** What stops a home in this state at a lender's site, with the modal's flag on or off. */
function stopOf(orgCode: string, state: string, otherSite: string | null, enabled = true) {
  const lender = FILE_LENDERS.byCode(orgCode);
  if (!lender) throw new Error(`No lender ${orgCode}`);
  setOrganization(organizationForPage(lender, { baseUrl: '', otherSite, variant: 'live', servesAny: false }));
  setFlags(new Map([[NY_MODAL, { key: NY_MODAL, enabled }]]));
  return stopFor({ state, zip: '12207' });
}

test.each([
  { lender: 'MAIN', state: 'NY', otherSite: OTHER, stop: 'newYork' },
  { lender: 'MAIN', state: 'AZ', otherSite: OTHER, stop: null },
  { lender: 'MAIN', state: 'HI', otherSite: OTHER, stop: 'hawaii' },
  { lender: 'MAIN_NY', state: 'AZ', otherSite: OTHER, stop: 'notNewYork' },
  { lender: 'MAIN_NY', state: 'NY', otherSite: OTHER, stop: null },
  // A brand without another site sends nobody to another lender: the lists of its states decide.
  { lender: 'PLUMFIELD', state: 'NY', otherSite: null, stop: null },
  { lender: 'MAIN_NY', state: 'AZ', otherSite: null, stop: null },
])('a home in $state at $lender, with the other site $otherSite: $stop', ({ lender, state, otherSite, stop }) => {
  expect(stopOf(lender, state, otherSite)).toBe(stop);
});

test('without the flag there is no New York modal', () => {
  expect(stopOf('MAIN', 'NY', OTHER, false)).toBeNull();
  expect(stopOf('MAIN_NY', 'AZ', OTHER, false)).toBeNull();
});
