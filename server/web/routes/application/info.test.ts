import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireHousehold } from '../../../applications/signers/change.ts';
import { SIGNED_BY } from '../../../steps/documents/executed-copies.ts';
import { loadDocumentContext } from '../../../steps/documents/document-context.ts';
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
  const [signer] = (await lender.read(uuid)).facts.verification.signers;
  expect(signer?.role).toBe('SPOUSE');
  expect(SIGNED_BY[signer?.role ?? 'CO_SIGNER']).toEqual(['DEED_OF_TRUST', 'TEXAS_FAIR_MARKET_VALUE']);
}, 60_000);

test('a separated homeowner in Texas brings the spouse, as a joint owner too, unless the spouse is one of the owners', async () => {
  const { uuid, jwt } = await lender.play('houston', 'COLLECT_ADDITIONAL_INFO');
  await lender.call('PUT', '/service-profile/api/v1/profile/ssn', { jwt, body: { ssn: '666-10-1030' } });
  const give = async (ownership: string, ...otherOwners: readonly object[]) =>
    lender.call('PUT', onApplication(uuid, 'additional-info'), {
      jwt,
      body: { ownership, maritalStatus: 'SEPARATED', purpose: 'HOME_IMPROVEMENT', otherOwners },
    });
  const owner = { ...SPOUSE, firstName: 'Tessa', lastName: 'Houston', email: 'tessa@example.com', role: 'CO_DEEDER' };
  const sister = { ...owner, maritalStatus: 'UNMARRIED' };
  expect((await give('JOINT', owner)).body).toMatchObject({ status: 409, errors: [{ field: 'otherOwners.0.maritalStatus' }] });
  for (const answer of [await give('SOLE'), await give('JOINT', sister)])
    expect(answer.body).toMatchObject({ status: 409, errors: [{ field: 'otherOwners', message: 'Name your spouse' }] });
  expect((await give('JOINT', { ...owner, spouseOf: 'BORROWER' })).status).toBe(200);
  const spouse = await lender.play('houston', 'COLLECT_ADDITIONAL_INFO');
  await lender.call('PUT', '/service-profile/api/v1/profile/ssn', { jwt: spouse.jwt, body: { ssn: '666-10-1030' } });
  const body = { ownership: 'JOINT', maritalStatus: 'SEPARATED', purpose: 'HOME_IMPROVEMENT', otherOwners: [sister, SPOUSE] };
  expect((await lender.call('PUT', onApplication(spouse.uuid, 'additional-info'), { jwt: spouse.jwt, body })).status).toBe(200);
  expect((await lender.read(spouse.uuid)).facts.verification.signers.map(({ role }) => role)).toEqual(['CO_DEEDER', 'SPOUSE']);
}, 60_000);

test('in Texas the spouse of a co-owner signs too, and the deed says whether each owner is married', async () => {
  const { uuid, jwt } = await lender.play('houston', 'COLLECT_ADDITIONAL_INFO');
  await lender.call('PUT', '/service-profile/api/v1/profile/ssn', { jwt, body: { ssn: '666-10-1030' } });
  const sister = {
    ...SPOUSE,
    firstName: 'Tessa',
    lastName: 'Houston',
    email: 'tessa@example.com',
    role: 'CO_DEEDER',
    maritalStatus: 'MARRIED',
  };
  const give = async (...otherOwners: readonly object[]) =>
    lender.call('PUT', onApplication(uuid, 'additional-info'), {
      jwt,
      body: { ownership: 'JOINT', maritalStatus: 'UNMARRIED', purpose: 'HOME_IMPROVEMENT', otherOwners },
    });
  expect((await give(sister)).body).toMatchObject({ status: 409, errors: [{ field: 'otherOwners', message: 'Name the owner’s spouse' }] });
  expect((await give(sister, { ...SPOUSE, spouseOf: 'OWNER' })).status).toBe(200);
  // Nor can the spouse be taken away later.
  const signers = (await lender.read(uuid)).facts.verification.signers;
  expect(signers.map(({ role, maritalStatus, spouseOf }) => [role, maritalStatus, spouseOf])).toEqual([
    ['CO_DEEDER', 'MARRIED', undefined],
    ['SPOUSE', undefined, 'OWNER'],
  ]);
  const { facts } = await lender.read(uuid);
  const rex = facts.verification.signers[1];
  expect(() => requireHousehold({ facts }, null, rex ? { leaving: rex.id } : {})).toThrow('the spouse of each owner signs the deed too');
  const { signers: grantors } = await loadDocumentContext(lender.ctx, await lender.read(uuid));
  expect(grantors.map(({ capacity, marital }) => [capacity, marital])).toEqual([
    ['BORROWER', 'UNMARRIED'],
    ['OWNER', 'MARRIED'],
    ['SPOUSE', undefined],
  ]);
}, 60_000);

test('co-owners are named by the rules of the borrower’s own name, each with an email address of their own', async () => {
  const { uuid, jwt } = await lender.play('joint', 'COLLECT_ADDITIONAL_INFO');
  await lender.call('PUT', '/service-profile/api/v1/profile/ssn', { jwt, body: { ssn: '666-10-1002' } });
  const own = String((await lender.call('GET', '/service-profile/api/v1/profile', { jwt })).body['email']);
  const owner = { ...SPOUSE, role: 'CO_DEEDER', maritalStatus: 'UNMARRIED' };
  const give = async (otherOwners: readonly object[]) => {
    const body = { ownership: 'JOINT', maritalStatus: 'UNMARRIED', purpose: 'HOME_IMPROVEMENT', otherOwners };
    const answer = await lender.call('PUT', onApplication(uuid, 'additional-info'), { jwt, body });
    return [answer.status, ((answer.body['errors'] ?? []) as { field: string }[]).map((e) => e.field)];
  };
  const { version } = await lender.read(uuid);
  const wrong = [
    ['firstName', '<b>x</b>\r\nBcc: a@b.example'],
    ['firstName', 'https://evil.example'],
    ['lastName', 'Fl\u202eood'],
    ['lastName', 'a@b.example'],
    ['email', 'rhea@example.com\nBcc: a@b.example'],
    ['phone', '1025550155'],
  ] as const;
  for (const [field, value] of wrong) expect(await give([owner, { ...owner, [field]: value }])).toEqual([400, [`otherOwners.1.${field}`]]);
  expect(await give([{ ...owner, email: own.toUpperCase() }])).toEqual([409, ['otherOwners.0.email']]);
  expect(await give([owner, { ...owner, firstName: 'Robert' }])).toEqual([409, ['otherOwners.1.email']]);
  expect((await lender.read(uuid)).version).toBe(version);
  expect(await give([owner])).toEqual([200, []]);
  // Said again, the same person replaces who was named before.
  expect(await give([owner])).toEqual([200, []]);
  expect((await lender.read(uuid)).facts.verification.signers).toHaveLength(1);
}, 60_000);
