/** Who decides on access to the desk: administrators and compliance, whom every change of it is mailed to; and the addresses at which people are invited. */
import { Problem } from '@hearthline/contract/problem.ts';
import { accessDeciders } from '@hearthline/database/stores/lender/access-proposals.ts';
import { desk } from '@hearthline/journey/paths.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import type { PoolClient } from 'pg';
import type { Context } from '../../config/context.ts';
import type { AccessNews } from '../../messages/copy.ts';
import { sendToAddress } from '../../messages/outbox.ts';

/** Whether an email address is at one of the lender's own domains. A domain below one of them is another. */
export const isStaffAddress = ({ staffDomains }: Pick<Lender, 'staffDomains'>, email: string): boolean =>
  staffDomains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase());

/** Why nobody of the lender is invited at an email address; null for one of its domains. */
export function strangeAddress({ lenders }: Pick<Context, 'lenders'>, organization: string, email: string): string | null {
  const lender = lenders.now().byCode(organization);
  if (!lender || isStaffAddress(lender, email)) return lender ? null : 'There is no such lender';
  return `Invite people at their work address: it ends in ${lender.staffDomains.map((domain) => `@${domain}`).join(' or ')}`;
}

/** Throws conflict, at `email`, for an address outside of the lender's domains. */
export function requireStaffAddress(ctx: Pick<Context, 'lenders'>, organization: string, email: string): void {
  const message = strangeAddress(ctx, organization, email);
  if (message !== null) throw new Problem('conflict', { message, errors: [{ field: 'email', message }] });
}

/** Mails a change of access to everybody who decides on access at the lender and is not suspended, but for who did it (null: the command on the server). */
export async function tellDeciders(
  ctx: Pick<Context, 'config' | 'lenders' | 'secrets'>,
  client: PoolClient,
  { organization, at, by }: { readonly organization: string; readonly at: Date; readonly by: string | null },
  { event, change, name, email, role, by: who, second }: Omit<AccessNews, 'path'>,
): Promise<void> {
  const data = { event, change, name, email, role, by: who, second, path: desk.staff() };
  for (const to of await accessDeciders(client, organization))
    if (to.uuid !== by)
      await sendToAddress(
        ctx,
        client,
        { orgCode: organization, applicationUuid: null, address: to.email, at },
        { kind: 'STAFF_ACCESS', data },
      );
}
