import { fileLenders } from './context.ts';
import { EMAIL_PROOF_ENDPOINTS } from '@hearthline/contract/identity/email-proof.ts';
import { IDENTITY_ENDPOINTS } from '@hearthline/contract/identity/identity.ts';
import { SIGN_IN_STEPS_ENDPOINTS } from '@hearthline/contract/identity/sign-in-steps.ts';
import { emailKey } from '@hearthline/database/stores/person/identities.ts';
import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import { ROUTES } from '../web/routes/all.ts';
import { organizationsOf } from '../organizations/organizations.ts';
import { testApp, type TestApp, type TestAppOptions } from './test-app.ts';
import { access } from '../identity/access/access.ts';

export const PASSWORD = 'Sandbox!2026Pw';

/** The app with the identity endpoints and those given, real access control and the real hosts table. */
export async function appWith(endpoints: Readonly<Record<string, Endpoint>>, options: TestAppOptions = {}): Promise<TestApp> {
  const asked = new Set<Endpoint>(
    [IDENTITY_ENDPOINTS, EMAIL_PROOF_ENDPOINTS, SIGN_IN_STEPS_ENDPOINTS, endpoints].flatMap((each) => Object.values<Endpoint>(each)),
  );
  const routes = ROUTES.filter(({ endpoint }) => asked.has(endpoint));
  return testApp({
    routes,
    access,
    organizations: organizationsOf({
      config: { publicUrl: 'http://localhost:4000', unknownHost: 'neutral' } as never,
      lenders: fileLenders,
    }),
    ...options,
  });
}

/** Registers a new person, whose email address counts as proved, and returns the authorization header of their requests. */
export async function signedUp({ app, ctx }: TestApp, email: string, remoteAddress = '127.0.0.1'): Promise<{ authorization: string }> {
  const answer = await app.inject({
    method: 'POST',
    url: '/identity/api/v1/registration/register?organization=',
    remoteAddress,
    payload: { email, password: PASSWORD, phoneNumber: '(602) 555-0100' },
  });
  if (answer.statusCode !== 200) throw new Error(`Registration replied ${answer.statusCode}: ${answer.body}`);
  await ctx.pool.query('UPDATE identity SET email_verified_at = created_at WHERE email_key = $1', [emailKey(email)]);
  return { authorization: `Bearer ${answer.json<{ jwt: string }>().jwt}` };
}
