import { ownPath } from '@hearthline/journey/own-path.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { text } from './fields.ts';
import { identityReply } from './identity/identity.ts';

const ROOT = '/identity-broker/{realm}';

/** Borrowers and signers are customers; brokers and loan officers are agents. */
export const BROKER_REALMS = ['customer', 'agent'] as const;
export type BrokerRealm = (typeof BROKER_REALMS)[number];

const realm = z.enum(BROKER_REALMS);
const params = z.object({ realm });
const applicationName = text(80);
const orgCode = text(41).describe("Empty means the host's organization");
/** A path of this product, never of another site, so that a sign-in cannot redirect to a foreign host. */
const pathHere = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])[^\\\s]*$/, 'A path of this product is needed')
  .refine((path) => ownPath(path) !== null, 'A path of this product is needed');
const redirect = z.object({ redirect: z.string().describe('Where the browser is redirected') });

export const brokerAuthMode = endpoint({
  id: 'broker-auth-mode',
  service: 'identity-broker',
  method: 'GET',
  path: `${ROOT}/api/v3/auth-mode`,
  access: 'anyone',
  summary: 'Whether this organization signs in through the identity broker or by password',
  params,
  query: z.strictObject({ applicationName: applicationName.optional(), mode: text(20).optional(), orgCode: orgCode.optional() }),
  reply: z.object({ mode: z.enum(['broker', 'legacy']), ...redirect.shape }).describe('How and where this organization signs in'),
});
export const brokerLogin = endpoint({
  id: 'broker-login',
  service: 'identity-broker',
  method: 'POST',
  path: `${ROOT}/api/v3/login`,
  access: 'anyone',
  idempotent: false,
  summary: 'Start a sign-in: returns the redirect address, and binds the return to this browser',
  params,
  query: z.strictObject({ telemetryTrackingId: text(80).optional() }),
  body: z.strictObject({
    applicationName,
    mode: z.enum(['login', 'register']).describe('The first page of the identity broker'),
    orgCode,
    externalStateNonce: z
      .string()
      .regex(/^[\w-]{16,128}$/, 'A nonce of 16 to 128 letters and digits')
      .describe('Returned in the address the browser returns to'),
    returnTo: pathHere.optional().describe('Where the browser returns to on this host; without it the dashboard'),
    loginHint: text(128).optional().describe('The email address, if known'),
  }),
  reply: redirect,
  errors: ['unknown_organization', 'too_many_requests', 'not_found'],
});
export const brokerCallback = endpoint({
  id: 'broker-callback',
  service: 'identity-broker',
  method: 'GET',
  path: `${ROOT}/callback`,
  access: 'anyone',
  summary: 'The return from the identity broker: opens a session and redirects to where the sign-in began',
  params,
  query: z.object({
    state: text(200).optional(),
    code: text(2000).optional(),
    error: text(200).optional(),
  }),
  reply: z.null().describe('A redirect'),
  errors: ['not_found'],
});
export const brokerSelf = endpoint({
  id: 'broker-self',
  service: 'identity-broker',
  method: 'GET',
  path: `${ROOT}/secure/api/v3/self/{info}`,
  access: 'anyone',
  summary:
    'Who is signed in: by token, or once by the cookie a sign-in left, which is then answered by a token in the authorization header',
  params: z.object({
    realm,
    info: z
      .string()
      .regex(/^[a-z]{2,20}info$/)
      .describe('`{product}info`, such as `helocinfo`'),
  }),
  reply: z.object({ ...identityReply.shape, realm }),
  errors: ['unauthenticated', 'forbidden', 'not_found'],
});
export const brokerLogout = endpoint({
  id: 'broker-logout',
  service: 'identity-broker',
  method: 'POST',
  path: `${ROOT}/secure/api/v3/logout`,
  access: 'signed-in',
  idempotent: false,
  summary:
    'End this session, and the one at the embedded broker that opened it; returns where the browser goes: to another provider to end its session too, or home',
  params,
  body: z.strictObject({ applicationName, mode: text(20).optional(), orgCode }),
  reply: redirect,
  errors: ['unknown_organization'],
});

export const BROKER_ENDPOINTS = { brokerAuthMode, brokerLogin, brokerCallback, brokerSelf, brokerLogout };
