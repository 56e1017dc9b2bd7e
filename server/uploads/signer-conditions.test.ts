import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccount } from '../identity/access/open-account.ts';
import { pictureForm } from '@hearthline/sandbox/actor.ts';
import { staffAction } from '../staff/actions/act.ts';
import { onApplication, testLender, type TestLender } from '@hearthline/sandbox/testing/lender.ts';
import { PERSONA_PASSWORD } from '@hearthline/sandbox/personas.ts';

let lender: TestLender;
beforeAll(async () => {
  lender = await testLender();
});
afterAll(async () => lender.close());

test('a condition of another signer is visible to them and answered by them; those of the borrower are not', async () => {
  const { uuid, jwt } = await lender.play('joint', 'CO_DEED_REQ');
  const signerId = (await lender.read(uuid)).facts.verification.signers[0]?.id ?? '';
  const opened = await openAccount(
    lender.ctx,
    { email: 'paula@example.com', password: PERSONA_PASSWORD, phoneNumber: null, organization: 'MAIN' },
    { ip: '127.0.0.1', userAgent: 'test' },
  );
  await lender.ctx.pool.query('update signer set identity_uuid = $2 where id = $1', [signerId, opened?.identityUuid]);
  const paula = opened?.jwt ?? '';
  await staffAction(lender.ctx, uuid, { action: 'add-condition', category: 'ESCALATION_REVIEW', textForBorrower: 'The borrower’s own.' });
  await staffAction(lender.ctx, uuid, {
    action: 'add-condition',
    category: 'GENERIC_DOCUMENT_REQUEST',
    textForBorrower: 'Show us the document.',
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

  // Asked for her ID again: the borrower's verified ID answers nothing of hers, and it is told to her alone.
  const mails = async (address: string) =>
    (await lender.ctx.pool.query<{ subject: string }>("select subject from outbox where recipient = $1 and channel = 'MAIL'", [address]))
      .rows;
  const owner = await lender.ctx.pool.query<{ email: string }>(
    'select email from identity where uuid = (select identity_uuid from application where uuid = $1)',
    [uuid],
  );
  const her = await lender.ctx.pool.query<{ email: string }>('select email from signer where id = $1', [signerId]);
  const addresses = [owner.rows[0]?.email ?? '', her.rows[0]?.email ?? ''] as const;
  const before = await Promise.all(addresses.map(async (address) => (await mails(address)).length));
  expect((await lender.read(uuid)).facts.verification.identity.verification).toBe('VERIFIED');
  await staffAction(lender.ctx, uuid, {
    action: 'add-condition',
    category: 'ID_VERIFICATION_FAILURE',
    signerId,
    textForBorrower: 'Your ID again.',
  });
  const again = (await listed(paula)).find(({ categoryEnum }) => categoryEnum === 'ID_VERIFICATION_FAILURE');
  expect(again).toMatchObject({ actionNeeded: true });
  const after = await Promise.all(addresses.map(async (address) => (await mails(address)).length));
  expect(after).toEqual([before[0], (before[1] ?? 0) + 1]);
  for (let sent = 0; sent < 2; sent += 1) expect(await send(paula, again?.uuid)).toBe(201);
  expect((await listed(paula)).find((c) => c.uuid === again?.uuid)).toMatchObject({ actionNeeded: false });
  const rows = await lender.ctx.pool.query<{ seen_at: Date | null }>('select seen_at from condition where uuid = $1', [again?.uuid]);
  expect(rows.rows[0]?.seen_at).not.toBeNull();
  // Nothing is asked of a signer that only the borrower has a page for.
  const phone = { action: 'add-condition', category: 'MISSING_PHONE_NUMBER', signerId } as const;
  await expect(staffAction(lender.ctx, uuid, phone)).rejects.toMatchObject({ code: 'conflict' });
}, 60_000);
