import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifySeal } from '@hearthline/documents/testing/verify.ts';
import { save } from '@hearthline/documents/storage/storage.ts';
import { insertDocument } from '@hearthline/database/stores/application/documents.ts';
import { onApplication, type TestLender, testLender } from '@hearthline/sandbox/testing/lender.ts';
import { transaction } from '@hearthline/database/transaction.ts';

let at: TestLender;
beforeAll(async () => {
  at = await testLender();
});
afterAll(async () => at.close());

test('a document is returned as the sealed PDF, as text if it was delivered as text, and to its owner only', async () => {
  const { uuid, jwt } = await at.play(1, 'OFFER_SELECTION');
  const file = (kind: string, by = jwt) =>
    at.app.inject({ url: onApplication(uuid, `disclosures/${kind}/file`), headers: { authorization: `Bearer ${by}` } });

  const { documents } = (await at.call('GET', onApplication(uuid, 'disclosures'), { jwt })).body as {
    documents: { kind: string; title: string }[];
  };
  const [first] = documents;
  const kind = first?.kind ?? '';
  const made = await file(kind);
  expect(made.headers['content-type']).toBe('application/pdf');
  expect(verifySeal(made.rawPayload)).toMatchObject({ sealed: true, intact: true, coversAll: true });
  expect((await file(kind)).rawPayload.equals(made.rawPayload)).toBe(true);
  // A delivered text remains as delivered, although the template has changed since.
  await at.ctx.pool.query("update document set body = body || ' As it was.' where application_uuid = $1 and kind = $2", [uuid, kind]);
  const text = await file(kind);
  expect(text.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(text.body.startsWith(`${first?.title}\n\n`)).toBe(true);

  const bytes = Buffer.from('%PDF-1.7 a sealed document');
  const sha256 = await save(at.ctx.documents.storage, bytes);
  await transaction(at.ctx.pool, (client) =>
    insertDocument(client, uuid, { kind: 'WELCOME_LETTER', version: '1', title: 'Welcome', sha256 }, at.ctx.clock.now()),
  );
  const pdf = await file('WELCOME_LETTER');
  expect([pdf.headers['content-type'], pdf.headers['content-disposition']]).toEqual([
    'application/pdf',
    'attachment; filename="welcome-letter.pdf"',
  ]);
  expect(pdf.rawPayload.equals(bytes)).toBe(true);

  expect((await file('NO_SUCH_PAPER')).statusCode).toBe(404);
  const other = await at.play(2, 'OFFER_SELECTION');
  expect((await file('WELCOME_LETTER', other.jwt)).statusCode).toBe(404);
});
