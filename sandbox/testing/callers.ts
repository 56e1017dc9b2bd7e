import type { CallerKind } from '@hearthline/contract/access-matrix.ts';
import { STAFF_ROLES } from '@hearthline/contract/desk/roles.ts';
import { v7 } from 'uuid';
import { openAccount } from '@hearthline/server/identity/access/open-account.ts';
import { createApplication } from '@hearthline/server/applications/creation/create.ts';
import { creationBody } from '../registration.ts';
import { personaOf } from '../play.ts';
import { referralBy } from '../referred.ts';
import { seedStaff } from '../seeded-staff.ts';
import type { TestLender } from './lender.ts';
import { deskToken } from './staff-sign-in.ts';
import { PERSONA_PASSWORD } from '../personas.ts';

const CLIENT_INFO = { ip: '127.0.0.1', userAgent: 'test' };

/** Every kind of caller of the access matrix, for one application that has a signer and a loan officer. */
export type Callers = {
  readonly application: string;
  readonly signerId: string;
  /** The token of a caller; undefined for an anonymous one. */
  readonly tokenOf: (caller: CallerKind) => string | undefined;
  /** Signs a caller in again, after an endpoint that ended their sessions. */
  readonly again: (caller: CallerKind) => Promise<void>;
};

async function startedApplication({ ctx }: TestLender, identityUuid: string, email: string): Promise<string> {
  const persona = personaOf('happy');
  const body = creationBody(persona, email, 'MAIN');
  const { state } = persona.property;
  return (await createApplication(ctx, { identityUuid, orgCode: 'MAIN', state, body, clientInfo: CLIENT_INFO, holdAt: null })).uuid;
}

export async function callersOfEveryKind(lender: TestLender): Promise<Callers> {
  const { ctx } = lender;
  const query = async (text: string, values: readonly unknown[]) => ctx.pool.query(text, [...values]);
  const tokens = new Map<CallerKind, string>([['bad token', 'a.b.c']]);
  const addresses = new Map<CallerKind, string>();
  const account = async (caller: CallerKind, name: string) => {
    const email = `${name}@example.com`;
    const opened = await openAccount(
      ctx,
      { email, password: PERSONA_PASSWORD, phoneNumber: null, organization: 'MAIN', emailProved: true },
      CLIENT_INFO,
    );
    if (!opened) throw new Error('The email address is taken');
    tokens.set(caller, opened.jwt);
    addresses.set(caller, email);
    return { ...opened, email };
  };
  const sign = async (uuid: string, { identityUuid, email }: { identityUuid: string; email: string }) => {
    const id = v7();
    await query(
      "insert into signer (id, application_uuid, role, first_name, last_name, email, identity_uuid) values ($1, $2, 'CO_DEEDER', 'A', 'B', $4, $3)",
      [id, uuid, identityUuid, email],
    );
    return id;
  };
  const officer = async ({ identityUuid, email }: { identityUuid: string; email: string }, organization = 'MAIN') => {
    const uuid = v7();
    await query(
      "insert into loan_officer (uuid, organization_code, originator_name, email, phone_number, nmls, identity_uuid) values ($1, $4, 'An Officer', $3, '6025550100', '1', $2)",
      [uuid, identityUuid, email, organization],
    );
    return uuid;
  };
  const [borrower, other] = [await account('borrower of it', 'own'), await account('another borrower', 'other')];
  const application = await startedApplication(lender, borrower.identityUuid, borrower.email);
  const others = await startedApplication(lender, other.identityUuid, other.email);
  const signerId = await sign(application, await account('signer of it', 'signer'));
  await sign(others, await account('signer of another', 'signer2'));
  const referrer = await officer(await account('loan officer of it', 'officer'));
  await officer(await account('another loan officer', 'officer2'));
  const outsider = await officer(await account('loan officer of another lender', 'officer3'), 'PLUMFIELD');
  // The application names both, as facts of before may: one of them is of its lender.
  const referral = await referralBy(ctx.pool, null, { orgCode: 'MAIN', persona: personaOf('happy'), email: 'referred@example.com' });
  await query('update referral set loan_officer_uuid = $2 where uuid = $1', [referral, outsider]);
  await query(`update application set facts = jsonb_set(facts, '{created}', facts -> 'created' || $2) where uuid = $1`, [
    application,
    { referrerId: referrer, referralId: referral },
  ]);
  await seedStaff(ctx);
  const staff = new Map<CallerKind, () => Promise<string>>([
    ...STAFF_ROLES.map((role) => [`${role} of its lender`, async () => deskToken(lender, 'MAIN', role)] as const),
    ['staff of another lender', async () => deskToken(lender, 'PLUMFIELD', 'compliance')],
  ]);
  for (const [caller, signIn] of staff) tokens.set(caller, await signIn());
  return {
    application,
    signerId,
    tokenOf: (caller) => tokens.get(caller),
    again: async (caller) => {
      const signIn = staff.get(caller);
      if (signIn) tokens.set(caller, await signIn());
      const email = addresses.get(caller);
      if (email === undefined) return;
      const { body } = await lender.call('POST', '/identity/api/v1/login', { body: { email, password: PERSONA_PASSWORD } });
      tokens.set(caller, String(body['jwt']));
    },
  };
}
