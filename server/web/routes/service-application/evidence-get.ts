import { evidenceGet } from '@hearthline/contract/application/signing.ts';
import { route } from '../../http/route.ts';
import { checkEvidence } from '../../../steps/documents/evidence.ts';

export const register = route(evidenceGet, async ({ ctx, params }) => {
  const { valid, faults, records } = await checkEvidence(ctx, params.uuid);
  return {
    valid,
    faults: [...faults],
    records: records.map(({ id, documentSha256, nameTyped, at, consentVersion, hash }) => ({
      id,
      documentSha256,
      nameTyped,
      at,
      consentVersion,
      hash,
    })),
  };
});
