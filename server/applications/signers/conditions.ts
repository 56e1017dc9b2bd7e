import type { Facts } from '@hearthline/journey/facts.ts';
import { nextOf } from '@hearthline/journey/steps/signers.ts';

/** What is asked of a signer besides signing: another picture of their document, when the last one was not good. */
export function signerConditions({ full }: Facts, signerId: string) {
  const part = full.signers.find((s) => s.id === signerId);
  if (!part || part.identified !== false || nextOf(part) !== 'IDENTITY') return [];
  return [
    {
      uuid: signerId,
      categoryEnum: 'ID_VERIFICATION_FAILURE' as const,
      created: full.signed.CLOSING?.at ?? '',
      notes: null,
      commentsToBorrower: null,
      requestDocuments: [],
      xtraData: { numDocsRequired: 1 },
      actionNeeded: true,
      documents: [],
    },
  ];
}
