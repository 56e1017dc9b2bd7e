import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeDocument } from '../make.ts';
import { renderPdf } from '../testing/render-pdf.ts';
import { SAMPLES } from '../samples/samples.ts';
import { type DocumentStorage, sha256Of } from '../storage/storage.ts';
import { sealPdf } from './seal.ts';
import { sandboxSigner, signerFromP12, type DocumentSigner } from './signer.ts';
import { verifySeal } from '../testing/verify.ts';

const at = new Date('2026-11-24T17:00:00Z');
const reason = 'Given by the lender';
let signer: DocumentSigner;
let pdf: Buffer;
let sealed: Buffer;
beforeAll(async () => {
  signer = sandboxSigner(MAIN.legalName, new Date('2026-11-01T00:00:00Z'));
  pdf = await renderPdf('WELCOME_LETTER', SAMPLES.WELCOME_LETTER, MAIN);
  sealed = await sealPdf(pdf, signer, { at, reason });
});

describe('a seal', () => {
  test('verifies, names signer and time, and covers the whole file', () => {
    expect(verifySeal(sealed)).toEqual({
      sealed: true,
      intact: true,
      coversAll: true,
      signer: signer.name,
      signedAt: '2026-11-24T17:00:00.000Z',
    });
    expect(sealed.subarray(0, pdf.length - 1).equals(pdf.subarray(0, pdf.length - 1))).toBe(true);
  });
  test('is identical for the same bytes, signer and time', async () => {
    expect(sha256Of(await sealPdf(pdf, signer, { at, reason }))).toBe(sha256Of(sealed));
  });
  test('a changed byte anywhere in the signed range invalidates it', () => {
    for (const place of [20, 3_000, Math.floor(pdf.length / 2), sealed.length - 40]) {
      const changed = Buffer.from(sealed);
      changed[place] = (changed[place] ?? 0) ^ 1;
      const { intact, coversAll } = verifySeal(changed);
      expect(intact && coversAll).toBe(false);
    }
  });
  test('appended bytes are detected', () => {
    expect(verifySeal(Buffer.concat([sealed, Buffer.from('\n% more')]))).toMatchObject({ intact: true, coversAll: false });
  });
  test('another certificate’s signature in its place is not the first signer’s', async () => {
    const other = await sealPdf(pdf, sandboxSigner('Another Signer', new Date('2026-11-01T00:00:00Z')), { at, reason });
    expect(verifySeal(other)).toMatchObject({ intact: true, signer: 'Another Signer documents (sandbox)' });
  });
  test('an unsealed file and a broken seal are distinguished', () => {
    expect(verifySeal(pdf).sealed).toBe(false);
    const broken = Buffer.from(sealed.toString('latin1').replace(/<3082/, '<0000'), 'latin1');
    expect(verifySeal(broken)).toMatchObject({ sealed: true, intact: false });
  });
});

test('a PKCS#12 file opens with its passphrase only', () => {
  expect(signerFromP12(signer.p12, signer.passphrase).name).toBe(signer.name);
  expect(() => signerFromP12(signer.p12, 'wrong')).toThrow();
});

test('a document is rendered, sealed and stored under the hash of the stored bytes', async () => {
  const kept = new Map<string, Buffer>();
  const storage: DocumentStorage = {
    put: async (key, bytes) => void kept.set(key, bytes),
    get: async (key) => kept.get(key) ?? null,
    has: async (key) => kept.has(key),
    remove: async (key) => void kept.delete(key),
  };
  const [one, again] = [
    await makeDocument({ storage, signer }, 'FLOOD_NOTICE', SAMPLES.FLOOD_NOTICE, MAIN, at),
    await makeDocument({ storage, signer }, 'FLOOD_NOTICE', SAMPLES.FLOOD_NOTICE, MAIN, at),
  ];
  expect(again).toEqual(one);
  expect(kept.size).toBe(1);
  expect(verifySeal(kept.get(one.sha256) ?? Buffer.alloc(0))).toMatchObject({ intact: true, coversAll: true });
  expect(one).toMatchObject({ kind: 'FLOOD_NOTICE', version: '2026-11', title: 'Your home is in a flood hazard area', pages: 2 });
});
