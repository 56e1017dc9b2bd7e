/** The staff of lenders, one person for each role and a second one where something takes two of it, whose password and authenticator everybody knows: the sandbox shows them on /sandbox. Production seeds nobody. */
import { USUAL_AUTHORITY } from '@hearthline/contract/desk/authority.ts';
import { STAFF_ROLES, type StaffRole } from '@hearthline/contract/desk/roles.ts';
import { addMember, memberByEmail, putMemberAuthority, putMemberPassword } from '@hearthline/database/stores/lender/staff-members.ts';
import { beginSecondStep, takeStep } from '@hearthline/database/stores/person/second-steps.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import type { Context } from '@hearthline/server/config/context.ts';
import { codeAt } from '@hearthline/server/identity/access/two-step.ts';
import { lenderOf, originOf } from '@hearthline/server/organizations/organizations.ts';
import { desk } from '@hearthline/journey/paths.ts';
import { REPRESENTATIVE } from '@hearthline/orgs/representative.ts';
import { hashPassword } from '@hearthline/server/identity/access/sign-in.ts';
import { v7 } from 'uuid';

export const DESK_PASSWORD = 'Sandbox!2026Desk';
/** The secret of every seeded authenticator, in base32; those who share it still use each code once each. */
export const DESK_SECRET = 'HEARTHLINESANDBOXDESKHEARTHLINES';

const NAMES: Readonly<Record<StaffRole, string>> = {
  processor: 'Priya Nandakumar',
  underwriter: 'Uma Castellano',
  closer: 'Carl Odhiambo',
  funder: 'Fatima Lindqvist',
  compliance: 'Colin Marsh',
  agent: 'Amy Tran',
  auditor: 'Otis Brandt',
  admin: 'Ada Whitfield',
};

/** A second person where an act takes two people of one role. */
const SECOND: Partial<Readonly<Record<StaffRole, string>>> = {
  underwriter: 'Umar Halloran',
  closer: 'Chloe Abernathy',
  funder: 'Felix Okafor',
  compliance: 'Cora Jimenez',
};

/** The address of the person of a role, or of the second one. */
export const seededEmail = (orgCode: string, role: StaffRole, second = false): string =>
  `${role}${second ? '.2' : ''}@${orgCode.toLowerCase().replaceAll('_', '-')}.example.com`;

type Person = { readonly organization: string; readonly email: string; readonly role: StaffRole; readonly name: string };

const seeded = (organization: string): Person[] =>
  STAFF_ROLES.flatMap((role) => {
    const second = SECOND[role];
    return [
      { organization, role, name: NAMES[role], email: seededEmail(organization, role) },
      ...(second === undefined ? [] : [{ organization, role, name: second, email: seededEmail(organization, role, true) }]),
    ];
  });

/** Adds a member of staff who has set password and authenticator; nothing when the lender has one with this address. */
export async function addPerson(ctx: Context, { organization, email, role, name }: Person, passwordHash: string): Promise<void> {
  if (await memberByEmail(ctx.pool, organization, email)) return;
  await transaction(ctx.pool, async (client) => {
    const member = { uuid: v7(), organization_code: organization, name, email, email_key: email, role, created_at: ctx.clock.real() };
    if (!(await addMember(client, member))) return;
    await putMemberPassword(client, member.uuid, passwordHash);
    // here they make exceptions, which is nobody's by itself
    if (role === 'underwriter') await putMemberAuthority(client, member.uuid, { ...USUAL_AUTHORITY, exceptions: true });
    await beginSecondStep(client, member.uuid, await ctx.secrets.put('authenticator', member.uuid, DESK_SECRET, client));
    await takeStep(client, member.uuid, 0, ctx.clock.real());
  });
}

/** What /sandbox shows of a lender's, who are seeded when they are first looked at. Safe in several processes. */
export async function seededStaff(ctx: Context, orgCode: string) {
  await seedStaff(ctx, [lenderOf(ctx, orgCode).orgCode]);
  return {
    password: DESK_PASSWORD,
    secret: DESK_SECRET,
    code: codeAt(DESK_SECRET, ctx.clock.real()),
    desk: originOf(ctx, orgCode) + desk.home(),
    people: seeded(orgCode).map(({ role, name, email }) => ({ role, name, email })),
  };
}

/** Seeds the staff of lenders once; at the start of a few, of the others when /sandbox shows them. Safe in several processes. */
export async function seedStaff(ctx: Context, lenders = REPRESENTATIVE): Promise<void> {
  const people = lenders.flatMap(seeded);
  const missing = await Promise.all(people.map(async ({ organization, email }) => !(await memberByEmail(ctx.pool, organization, email))));
  if (!missing.includes(true)) return;
  const passwordHash = await hashPassword(DESK_PASSWORD);
  for (const person of people) await addPerson(ctx, person, passwordHash);
}
