import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

type Person = { readonly sub: string; readonly email: string; readonly email_verified: boolean };

/** An external OpenID provider on a port of its own, which logs in the person that `person` returns without a form. */
export async function foreignOpenIdProvider(person: () => Person) {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'lender',
        client_secret: 'a secret of the lender and its provider',
        token_endpoint_auth_method: 'client_secret_post',
        redirect_uris: ['http://localhost:4000/identity-broker/customer/callback'],
        post_logout_redirect_uris: ['http://localhost:4000/'],
      },
    ],
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...person(), sub }) }),
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of this test'] },
    interactions: { url: (_ctx, { uid }) => `/enter/${uid}` },
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: 'lender', accountId: oidc.session?.accountId ?? '' });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
    features: { devInteractions: { enabled: false } },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/enter/')) void provider.interactionFinished(request, response, { login: { accountId: person().sub } });
    else void answer(request, response);
  });
  /** Follows an address at the provider to the one it redirects the browser to. */
  const pass = async (start: string): Promise<string> => {
    const cookies = new Map<string, string>();
    for (let target = start; ;) {
      const reply = await fetch(target, {
        redirect: 'manual',
        headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      });
      for (const cookie of reply.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const next = reply.headers.get('location');
      if (next === null) throw new Error(`The provider replied ${reply.status}: ${await reply.text()}`);
      target = new URL(next, issuer).href;
      if (!target.startsWith(issuer)) return target;
    }
  };
  return { issuer, pass, close: () => new Promise<void>((resolve) => void server.close(() => resolve())) };
}
