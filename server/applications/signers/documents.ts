import type { SIGNER_ROLES } from '@hearthline/journey/facts/application.ts';
import type { Party } from '@hearthline/database/stores/application/ownership.ts';

type Role = (typeof SIGNER_ROLES)[number];

/** Which papers of the closing each signs: every owner the deed, who owes too the agreement and note (lending §1.4.5). */
export const SIGNED_BY: Readonly<Record<Role, readonly string[]>> = {
  CO_DEEDER: ['DEED_OF_TRUST'],
  SPOUSE: ['DEED_OF_TRUST'],
  CO_SIGNER: ['CLOSING_PACKAGE', 'DEED_OF_TRUST'],
};

/** Papers another signer may read. Everybody who may cancel gets the disclosures of the account too (12 CFR 1026.15(b), 1026.5(d)). */
const READ_BY_SIGNERS: ReadonlySet<string> = new Set([
  'ESIGN_CONSENT',
  'PRIVACY_NOTICE',
  'CLOSING_PACKAGE',
  'DEED_OF_TRUST',
  'NOTARIZED_DEED',
  'NOTICE_OF_RIGHT_TO_CANCEL',
]);

/** Whether a party may read a paper; what is one person's own, only they and the lender's people may. */
export function mayRead(party: Party, document: { readonly kind: string; readonly owner: string | null }): boolean {
  if (party.kind === 'staff') return true;
  if (party.kind === 'signer') return READ_BY_SIGNERS.has(document.kind) && (document.owner === null || document.owner === party.signerId);
  return document.owner === null || document.owner === 'borrower';
}
