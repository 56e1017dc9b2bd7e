import { latestDocumentOf } from '@hearthline/database/stores/application/documents.ts';
import { textOf } from '@hearthline/documents/testing/read-text.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { trusteeFor } from './note-package.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

/** The text of an application's newest document of a kind. */
async function textOfKind(uuid: string, kind: string): Promise<string> {
  const key = await latestDocumentOf(lender.ctx.pool, uuid, kind);
  return textOf((await lender.ctx.documents.storage.get(key ?? '')) ?? Buffer.alloc(0));
}

test('the deed of a home in trust names the trust with its date and its trustee, who signs as trustee; the lender is not the trustee of the deed', async () => {
  const { uuid } = await lender.play('trust', 'NOTE_SIGNING');
  const deed = await textOfKind(uuid, 'DEED_OF_TRUST');
  const trust = 'the Tara Trust Revocable Living Trust dated March 3, 2015';
  expect(deed).toContain(`Grantor Tara Trust, trustee of ${trust}`);
  expect(deed).toMatch(new RegExp(`Tara Trust ?, borrower, and as trustee of ${trust}`));
  expect(deed).toContain('Trustee the Public Trustee of the City and County of Denver, State of Colorado');
  expect(deed).not.toContain(`Trustee ${MAIN.legalName}`);
  expect(deed).toContain('County Recorder, City and County of Denver, State of Colorado');
}, 60_000);

test('the trustee of a deed of trust is the public trustee of the county in Colorado, elsewhere the lender’s trustee for the state, and none of a mortgage', () => {
  expect(trusteeFor(MAIN, 'CO', 'Larimer County')).toEqual({
    name: 'the Public Trustee of the County of Larimer, State of Colorado',
    address: null,
  });
  expect(trusteeFor(MAIN, 'VA', 'Fairfax')?.name).toBe('Harriet Example, Attorney at Law');
  expect(trusteeFor(MAIN, 'FL', 'Orange')).toBeNull();
  expect(() => trusteeFor({ ...MAIN, trustees: [] }, 'WA', 'King')).toThrow('NO_TRUSTEE');
});
