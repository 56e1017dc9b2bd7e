/** One process of `npm run documents`: makes and examines every nth document and reports what it found to its parent. */
import { allDocuments, examine } from '@hearthline/documents/testing/examine.ts';
import { sandboxSigner } from '@hearthline/documents/seal/signer.ts';
import { notarize } from './notary.ts';

/** What is wrong, by kind, in how many documents and an example of where. */
export type Report = { readonly kind: string; readonly where: string; readonly pages: number; readonly defects: readonly string[] };

const [from = 0, step = 1, ...only] = process.argv.slice(2).map((one, i) => (i < 2 ? Number(one) : one));
const signers = new Map<string, ReturnType<typeof sandboxSigner>>();
const began = new Date('2026-11-01T00:00:00Z');

for (const [i, { kind, about }] of allDocuments().entries()) {
  if (i % Number(step) !== from || (only.length > 0 && !only.includes(kind))) continue;
  const { orgCode, legalName } = about.lender;
  const signer = signers.get(orgCode) ?? sandboxSigner(legalName, began);
  signers.set(orgCode, signer);
  const report: Report = { kind, where: `${orgCode} ${about.state} ${about.occupancy}`, ...(await examine(kind, about, signer, notarize)) };
  process.send?.(report);
}
process.disconnect?.();
