import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount } from '../identity/access/open-account.ts';
import { pictureForm } from '@hearthline/sandbox/actor.ts';
import { staffAction } from '../staff/actions.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { PERSONA_PASSWORD } from '@hearthline/sandbox/personas.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

test('a condition of another signer is visible to them and answered by them; those of the borrower are not', async () => {
  const { uuid, jwt } = await lender.play('joint', 'CO_DEED_REQ');
  const signerId = (await lender.read(uuid)).facts.applicationPhase.signers[0]?.id ?? '';
  const opened = await openAccount(
    lender.ctx,
    { email: 'paula@example.com', password: PERSONA_PASSWORD, phoneNumber: null, organization: 'MAIN' },
    { ip: '127.0.0.1', userAgent: 'test' },
  );
  await lender.ctx.pool.query('update signer set identity_uuid = $2 where id = $1', [signerId, opened?.identityUuid]);
  const paula = opened?.jwt ?? '';
  await staffAction(lender.ctx, uuid, { action: 'add-condition', category: 'ESCALATION_REVIEW', reason: 'The borrower’s own.' });
  await staffAction(lender.ctx, uuid, {
    action: 'add-condition',
    category: 'GENERIC_DOCUMENT_REQUEST',
    reason: 'Show us the document.',
    signerId,
  });
  const stranger = { action: 'add-condition', category: 'GENERIC_DOCUMENT_REQUEST', signerId: uuid } as const;
  await expect(staffAction(lender.ctx, uuid, stranger)).rejects.toMatchObject({ code: 'out_of_order' });

  const listed = async (token: string) => {
    const url = `/service-conditions/external/api/v1/applications/${uuid}/conditions/external-applicants`;
    return (await lender.call('GET', url, { jwt: token })).body as unknown as {
      uuid: string;
      categoryEnum: string;
      actionNeeded: boolean;
    }[];
  };
  const [borrowers, hers] = await listed(jwt);
  expect((await listed(paula)).map((c) => c.uuid)).toEqual([hers?.uuid]);
  const send = async (token: string, conditionUuid = '') => {
    const { payload, contentType } = pictureForm('BANK_STATEMENT', conditionUuid);
    const headers = { 'content-type': contentType };
    return (await lender.call('POST', onApplication(uuid, 'documents'), { jwt: token, body: payload, headers })).status;
  };
  expect(await send(paula, borrowers?.uuid)).toBe(403);
  expect(await send(paula, uuid)).toBe(403);
  expect(await send(paula, hers?.uuid)).toBe(201);
  expect(await listed(paula)).toMatchObject([{ categoryEnum: 'GENERIC_DOCUMENT_REQUEST', actionNeeded: false }]);
  expect(await listed(jwt)).toMatchObject([{ actionNeeded: true }, { actionNeeded: false }]);

  // Each reads the files they sent: the borrower none of hers.
  const files = async (token: string) =>
    (await lender.call('GET', onApplication(uuid, 'documents'), { jwt: token })).body as unknown as {
      uuid: string;
      conditionUuid: string;
    }[];
  const [sent, ...others] = await files(paula);
  expect([sent?.conditionUuid, others]).toEqual([hers?.uuid, []]);
  expect((await files(jwt)).map((file) => file.uuid)).not.toContain(sent?.uuid);
  const download = async (token: string) =>
    (await lender.call('GET', onApplication(uuid, `documents/${sent?.uuid}`), { jwt: token })).status;
  expect([await download(paula), await download(jwt)]).toEqual([200, 404]);
}, 60_000);
