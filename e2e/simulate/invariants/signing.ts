/** What must be true of signatures: each is of the documents that stand, by the person it counts for, and has its evidence. */
import type { EvidenceRecord } from '@hearthline/documents/esign/evidence.ts';
import type { World } from '../world.ts';
import type { Application } from './log.ts';

type Evidence = { readonly id: string; readonly record: EvidenceRecord };
/** One act of signing: all its records are of one person at one moment. */
const actOf = ({ record: { signer, at } }: Evidence): string => `${signer.identityUuid} ${at}`;

export function wrongWithSigning({ db }: World, { row, log }: Application): string[] {
  const uuid = row['uuid'];
  const evidence = [...(db.tables.get('esign_evidence')?.values() ?? [])].filter(
    (r) => r['application_uuid'] === uuid,
  ) as unknown as Evidence[];
  const byId = new Map(evidence.map((one) => [one.id, one]));
  const accountOf = (signerId: string) => db.tables.get('signer')?.get(signerId)?.['identityUuid'] as string | null | undefined;
  const wrong: string[] = [];
  const inLog = new Set<string>();
  /** Who has signed the closing documents as they stand, and since when those stand. */
  let signed = new Set<string>();
  const signers = new Set<string>();
  for (const { seq, fact } of log) {
    if ('evidenceId' in fact && typeof fact.evidenceId === 'string') {
      const one = byId.get(fact.evidenceId);
      if (one) inLog.add(actOf(one));
      else wrong.push(`fact ${seq}: ${fact.type} has no evidence`);
      const account =
        fact.type === 'signerSigned' ? accountOf(fact.signerId) : fact.type === 'documentsSigned' ? row['identityUuid'] : null;
      if (one && account && one.record.signer.identityUuid !== account) wrong.push(`fact ${seq}: the evidence is of another person`);
    }
    if (fact.type === 'documentsMade' && fact.package === 'NOTE') signed = new Set();
    if (fact.type === 'signerNamed') signers.add(fact.signerId);
    if (fact.type === 'signerRemoved') signers.delete(fact.signerId);
    if (fact.type === 'signerSigned') signed.add(fact.signerId);
    if (fact.type === 'documentsSigned' && fact.signing === 'CLOSING') signed.add('borrower');
    if (fact.type === 'deedSigned')
      for (const party of ['borrower', ...signers])
        if (!signed.has(party)) wrong.push(`fact ${seq}: ${party} has not signed the documents that stand`);
  }
  for (const one of evidence) if (!inLog.has(actOf(one))) wrong.push(`evidence ${one.record.sequence} is of no signature in the log`);
  return wrong;
}
