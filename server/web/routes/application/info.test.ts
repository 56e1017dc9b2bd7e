import { afterAll, beforeAll, expect, test } from 'vitest';
import { SIGNED_BY } from '../../../applications/signers/sign.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

const SPOUSE = { firstName: 'Rhea', lastName: 'Flood', email: 'rhea.flood@example.com', phone: '6025550155', role: 'SPOUSE' };

test('in Florida a married sole owner names the spouse, who signs the deed and nothing else', async () => {
  const { uuid, jwt } = await lender.play('flood', 'COLLECT_ADDITIONAL_INFO');
  await lender.call('PUT', '/service-profile/api/v1/profile/ssn', { jwt, body: { ssn: '666-10-1035' } });
  const give = async (given: object) =>
    lender.call('PUT', onApplication(uuid, 'additional-info'), {
      jwt,
      body: { ownership: 'SOLE', maritalStatus: 'MARRIED', purpose: 'HOME_IMPROVEMENT', otherOwners: [], ...given },
    });
  const refused = {
    status: 409,
    message: 'In Florida your spouse signs the deed too, also without owning the home. Tell us who that is.',
    errors: [{ field: 'otherOwners', message: 'Name your spouse' }],
  };
  const version = (await lender.read(uuid)).version;
  expect((await give({})).body).toMatchObject(refused);
  // Neither another signer nor a trust replaces the spouse.
  expect((await give({ otherOwners: [{ ...SPOUSE, role: 'CO_SIGNER' }] })).body).toMatchObject(refused);
  expect((await give({ ownership: 'TRUST' })).body).toMatchObject(refused);
  expect((await lender.read(uuid)).version).toBe(version);
  expect((await give({ otherOwners: [SPOUSE] })).status).toBe(200);
  const [signer] = (await lender.read(uuid)).facts.applicationPhase.signers;
  expect(signer?.role).toBe('SPOUSE');
  expect(SIGNED_BY[signer?.role ?? 'CO_SIGNER']).toEqual(['DEED_OF_TRUST']);
}, 60_000);
