import type { ACCESS_ROLES } from '@hearthline/contract/desk/roles.ts';
import {
  activeDeciders,
  addMember,
  addStaffChange,
  lockStaff,
  memberByEmail,
  putMemberRole,
  suspendMember,
} from '@hearthline/database/stores/lender/staff-members.ts';
import { emailKey } from '@hearthline/database/stores/person/identities.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { v7 } from 'uuid';
import type { Context } from '../../config/context.ts';
import { strangeAddress, tellDeciders } from './deciders.ts';
import { newStaffLink } from './links.ts';

type Named = {
  readonly organization: string;
  readonly email: string;
  readonly name: string;
  readonly role: (typeof ACCESS_ROLES)[number];
  readonly now: Date;
  /** Why one more is needed although two people can decide already; null: then none is. */
  readonly force: string | null;
};

/** The path of the one-time link, or why there is none. */
export type ByCommand = { readonly path: string } | { readonly refused: string };

/**
 * The two people without whom nothing is approved at a lender's desk: its first administrator, and the second person who decides on access; or one more where
 * they can sign in no longer, with a reason in `force`. A colleague with the address gets the role. Mailed to the others who decide on access. For the command
 * on the server alone (tools/staff.ts): who runs the server is the only one who gives access without a second person.
 */
export async function accessByCommand(
  ctx: Pick<Context, 'pool' | 'securityLog' | 'config' | 'lenders' | 'secrets'>,
  { organization, email, name, role, now, force }: Named,
): Promise<ByCommand> {
  const strange = strangeAddress(ctx, organization, email);
  if (strange !== null) return { refused: strange };
  const done = await transaction(ctx.pool, async (client): Promise<ByCommand> => {
    const key = emailKey(email);
    const known = (await lockStaff(client, organization)).find((one) => one.email_key === key);
    const deciders = await activeDeciders(client, organization);
    const isNeeded = deciders.length < 2 || (role === 'admin' && !deciders.some((one) => one.role === 'admin'));
    if (force === null && !isNeeded) return { refused: 'Two people can sign in who decide on access: they invite others at /desk' };
    if (force === null && deciders.some(({ uuid }) => uuid === known?.uuid)) return { refused: 'This person can sign in already' };
    await tellDeciders(
      ctx,
      client,
      { organization, at: now, by: null },
      { event: 'COMMAND', change: null, name, email, role, by: '', second: '' },
    );
    await addMember(client, { uuid: v7(), organization_code: organization, name, email, email_key: key, role, created_at: now });
    const member = await memberByEmail(client, organization, key);
    if (!member) throw new Error('The member was not added');
    await putMemberRole(client, member.uuid, role);
    await suspendMember(client, member.uuid, null);
    const reason = force ?? `The ${deciders.length === 0 ? 'first' : 'second'} person who decides on access`;
    await addStaffChange(client, { organization, at: now, by: null, staffUuid: member.uuid, change: 'COMMAND', role, reason });
    return { path: await newStaffLink({ clock: { real: () => now } }, client, member) };
  });
  if ('path' in done) ctx.securityLog('staff-changed', { organization, operation: 'COMMAND' });
  return done;
}
