import type { Authority } from '@hearthline/contract/desk/authority.ts';
import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import type { StaffCaller } from '../identity/request-parts.ts';

/** A member of the lender's staff, and their role. The id tells people apart: two may have one name, and one may take another. The name is only printed. */
export type StaffPerson = { readonly uuid: string; readonly name: string; readonly role: StaffRole };
/** One who acts, and what they decide alone. */
export type Acting = StaffPerson & { readonly authority: Authority | null };

/** A caller at the desk, as facts and the record of actions name them. */
export const staffPersonOf = ({ staffUuid, name, role, authority = null }: StaffCaller): Acting => ({
  uuid: staffUuid,
  name,
  role,
  authority,
});
