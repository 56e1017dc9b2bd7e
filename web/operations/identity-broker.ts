/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** Whether this organization signs in through the identity broker or by password */
export const brokerAuthMode: Operation<'broker-auth-mode'> = 'GET /identity-broker/{realm}/api/v3/auth-mode';

/** Start a sign-in: returns the redirect address, and binds the return to this browser */
export const brokerLogin: Operation<'broker-login'> = 'POST /identity-broker/{realm}/api/v3/login';

/** The return from the identity broker: opens a session and redirects to where the sign-in began */
export const brokerCallback: Operation<'broker-callback'> = 'GET /identity-broker/{realm}/callback';

/** Who is signed in: by token, or once by the cookie a sign-in left, which is then answered by a token in the authorization header */
export const brokerSelf: Operation<'broker-self'> = 'GET /identity-broker/{realm}/secure/api/v3/self/{info}';

/** End this session, and the one at the embedded broker that opened it; returns where the browser goes: to another provider to end its session too, or home */
export const brokerLogout: Operation<'broker-logout'> = 'POST /identity-broker/{realm}/secure/api/v3/logout';
