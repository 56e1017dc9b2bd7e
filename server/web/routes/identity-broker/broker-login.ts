import { brokerLogin } from '@hearthline/contract/broker.ts';
import { allowTry, bucket } from '../../../identity/access/throttle.ts';
import { beginSignIn } from '../../../identity/broker/sign-in.ts';
import { route } from '../../http/route.ts';
import { organizationNamed } from '../../../organizations/organizations.ts';

export const login = route(brokerLogin, async ({ params, body, organization: hostOrganization, ctx, request, reply }) => {
  const organization = organizationNamed(ctx.organizations, request.hostname, body.orgCode, hostOrganization);
  await allowTry(ctx, [bucket(ctx.config, 'signInPlace', request.ip)]);
  const { mode, returnTo, externalStateNonce, loginHint } = body;
  const begin = { realm: params.realm, organization, mode, returnTo, externalStateNonce, loginHint };
  return { redirect: await beginSignIn(ctx, request, reply, begin) };
});
