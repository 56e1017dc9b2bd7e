import type { IdentityRow } from '@hearthline/database/generated/rows.ts';
import { lenderByCode } from '@hearthline/orgs/all.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';

const DAY_MS = 86_400_000;

/** Whether a password has to be replaced at the next sign-in: an administrator said so, or it is older than its lender allows. */
export function isPasswordExpired(
  {
    password_expired_at: expired,
    password_changed_at: changed,
    organization_code: org,
  }: Pick<IdentityRow, 'password_expired_at' | 'password_changed_at' | 'organization_code'>,
  now: Date,
  lender: Lender | undefined = lenderByCode(org),
): boolean {
  if (expired !== null) return true;
  const days = lender?.passwordDays ?? null;
  return days !== null && now.getTime() - changed.getTime() > days * DAY_MS;
}
