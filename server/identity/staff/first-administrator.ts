import {
  activeAdministrators,
  addMember,
  addStaffChange,
  memberByEmail,
  putMemberRole,
  suspendMember,
} from '@hearthline/database/stores/lender/staff-members.ts';
import { emailKey } from '@hearthline/database/stores/person/identities.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import { newStaffLink } from './links.ts';

type Named = {
  readonly organization: string;
  readonly email: string;
  readonly name: string;
  readonly now: Date;
  /** Why there shall be another although one can sign in; null: then there shall not. */
  readonly force: string | null;
};

/**
 * A lender's first administrator, or one more where none can sign in any longer: the path of a one-time link; null when the lender has one and `force` gives
 * no reason. A colleague with the address becomes administrator. For the command on the server alone (tools/staff.ts).
 */
export async function firstAdministrator(
  ctx: Pick<Context, 'pool' | 'securityLog'>,
  { organization, email, name, now, force }: Named,
): Promise<string | null> {
  const path = await transaction(ctx.pool, async (client) => {
    if (force === null && (await activeAdministrators(client, organization)).length > 0) return null;
    const key = emailKey(email);
    await addMember(client, { uuid: v7(), organization_code: organization, name, email, email_key: key, role: 'admin', created_at: now });
    const member = await memberByEmail(client, organization, key);
    if (!member) throw new Error('The member was not added');
    await putMemberRole(client, member.uuid, 'admin');
    await suspendMember(client, member.uuid, null);
    const reason = force ?? 'The first administrator';
    await addStaffChange(client, { organization, at: now, by: null, staffUuid: member.uuid, change: 'COMMAND', role: 'admin', reason });
    return newStaffLink({ clock: { real: () => now } }, client, member);
  });
  if (path !== null) ctx.securityLog('staff-changed', { organization, operation: 'COMMAND' });
  return path;
}
