import { evidenceGet } from '@hearthline/contract/application/signing.ts';
import { verifyEvidence } from '../../documents/esign/evidence.ts';
import { route } from '../../http/route.ts';
import { evidenceOf } from '../../stores/evidence.ts';

export const register = route(evidenceGet, async ({ ctx, params }) => {
  const kept = await evidenceOf(ctx.pool, params.uuid);
  const { valid, faults } = verifyEvidence(
    params.uuid,
    kept.map(({ id: _, ...record }) => record),
  );
  return {
    valid,
    faults: faults.map((f) => `${f.sequence}: ${f.fault}`),
    records: kept.map(({ id, documentSha256, nameTyped, at, consentVersion, hash }) => ({
      id,
      documentSha256,
      nameTyped,
      at,
      consentVersion,
      hash,
    })),
  };
});
