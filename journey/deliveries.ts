import { deliveryOf, type Delivery, type EsignProof } from '@hearthline/rules/regulation/esign.ts';
import type { Facts } from './facts.ts';

/** What is known of a person's consent to electronic records; `party`: 'borrower' or a signer's id. */
export function electronicProof({ applicationPhase, consents, electronic }: Facts, party: string): EsignProof {
  const version =
    party === 'borrower' ? consents.COMMUNICATIONS : applicationPhase.signers.find(({ id }) => id === party)?.consents.COMMUNICATIONS;
  const { shown = false, withdrawn = false } = electronic[party] ?? {};
  return { agreed: version !== undefined, openedPdf: shown, version: version ?? null, withdrawn };
}

/** How a document of a kind is delivered to a person now. */
export const deliveryTo = (facts: Facts, party: string, kind: string): Delivery => deliveryOf(kind, electronicProof(facts, party));

/**
 * When a person got the newest document of a kind (ISO instant): posted in the account and announced, or brought to the door. Null while it is on its way,
 * or when it came back.
 */
export function deliveredAt({ deliveries }: Facts, party: string, kind: string): string | null {
  const last = deliveries.findLast((one) => one.to === party && one.kind === kind);
  if (last?.how === 'ELECTRONIC') return last.at;
  return last?.mailing?.stage === 'DELIVERED' ? last.mailing.endedAt : null;
}
