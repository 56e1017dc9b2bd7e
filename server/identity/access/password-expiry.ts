import type { IdentityRow } from '@hearthline/database/generated/rows.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';

const DAY_MS = 86_400_000;

/** Whether staff expired the password because another person may know it: knowing it proves nothing, until its owner has set a new one (record 98). */
export const isExpiredByStaff = ({ password_expired_at: expired }: Pick<IdentityRow, 'password_expired_at'>): boolean => expired !== null;

/** Whether a password has to be replaced: staff expired it, or it is older than its lender allows. */
export function isPasswordExpired(
  identity: Pick<IdentityRow, 'password_expired_at' | 'password_changed_at'>,
  now: Date,
  { passwordDays: days }: Pick<Lender, 'passwordDays'>,
): boolean {
  if (isExpiredByStaff(identity)) return true;
  return days !== null && now.getTime() - identity.password_changed_at.getTime() > days * DAY_MS;
}
