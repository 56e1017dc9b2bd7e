import type { StaffRole } from '@hearthline/contract/desk/roles.ts';
import { putRecoveryCodes } from '@hearthline/database/stores/person/second-steps.ts';
import { memberByEmail } from '@hearthline/database/stores/lender/staff-members.ts';
import { newRecoveryCodes, recoveryHash } from '@hearthline/server/identity/access/two-step.ts';
import { hashPassword } from '@hearthline/server/identity/access/sign-in.ts';
import { addPerson, DESK_PASSWORD, seededEmail, seedStaff } from '../seeded-staff.ts';
import type { TestLender } from './lender.ts';

const cookieOf = (headers: Record<string, unknown>): string => {
  const [set = ''] = [headers['set-cookie']].flat() as string[];
  return set.split(';')[0] ?? '';
};

/**
 * Signs a seeded member of staff in over the endpoints of the desk, in two steps, and answers the token that `call` takes. With a recovery code: a
 * code of the authenticator counts once in thirty seconds, and tests are quicker.
 */
export async function deskToken(lender: TestLender, organization: string, role: StaffRole): Promise<string> {
  const email = seededEmail(organization, role);
  if (!(await memberByEmail(lender.ctx.pool, organization, email))) await seedStaff(lender.ctx, [organization]);
  return (await signedIn(lender, organization, email)).jwt;
}

/** A member of staff who is signed in. */
export type Hired = { readonly jwt: string; readonly staffUuid: string; readonly name: string };

/** Adds a member of staff and signs them in, where a test needs several of one role. */
export async function hire(
  lender: TestLender,
  name: string,
  role: StaffRole,
  organization = 'MAIN',
  email = `${name.toLowerCase().replaceAll(' ', '.')}@lender.example.com`,
): Promise<Hired> {
  await addPerson(lender.ctx, { organization, email, role, name }, await hashPassword(DESK_PASSWORD));
  return signedIn(lender, organization, email);
}

async function signedIn(lender: TestLender, organization: string, email: string): Promise<Hired> {
  const member = await memberByEmail(lender.ctx.pool, organization, email);
  if (!member) throw new Error(`There is nobody with the address ${email}`);
  const [code = ''] = newRecoveryCodes();
  await putRecoveryCodes(lender.ctx.pool, member.uuid, [recoveryHash(code)]);
  const org = { 'x-org': organization };
  const first = await lender.call('POST', '/desk/api/v1/session', { body: { email, password: DESK_PASSWORD }, headers: org });
  if (first.body['stage'] !== 'CODE') throw new Error(`The first step answered ${first.status}: ${JSON.stringify(first.body)}`);
  const headers = { ...org, cookie: cookieOf(first.headers) };
  const second = await lender.call('POST', '/desk/api/v1/session/code', { body: { code }, headers });
  if (second.body['stage'] !== 'SIGNED_IN') throw new Error(`The second step answered ${second.status}: ${JSON.stringify(second.body)}`);
  return { jwt: `desk ${organization} ${cookieOf(second.headers)}`, staffUuid: member.uuid, name: member.name };
}

/** The token of a role of a lender, signed in once for all its calls. */
export function deskTokens(lender: TestLender): (role: StaffRole, organization?: string) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return async (role, organization = 'MAIN') => {
    const key = `${organization} ${role}`;
    const token = known.get(key) ?? deskToken(lender, organization, role);
    known.set(key, token);
    return token;
  };
}
