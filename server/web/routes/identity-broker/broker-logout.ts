import { brokerLogout } from '@hearthline/contract/broker.ts';
import * as oidc from 'openid-client';
import { route } from '../../http/route.ts';
import { organizationNamed } from '../../../organizations/organizations.ts';
import { idTokenOf } from '@hearthline/database/stores/person/broker-logins.ts';
import { revokeSession } from '@hearthline/database/stores/person/sessions.ts';

export const logout = route(brokerLogout, async ({ body, caller, organization, ctx, request, reply }) => {
  organizationNamed(ctx.organizations, request.hostname, body.orgCode, organization);
  await revokeSession(ctx.pool, caller.sessionId, ctx.clock.real());
  reply.removeHeader('authorization');
  const home = `${request.protocol}://${request.host}/`;
  const sealed = await idTokenOf(ctx.pool, caller.sessionId);
  const client = sealed === undefined ? null : await ctx.broker.client();
  // one that was opened by a password, or a provider without a place to log out: it ends here
  if (sealed === undefined || !client?.serverMetadata().end_session_endpoint) return { redirect: home };
  // the embedded broker knows the browser by its cookie: no proof, which names the person, need stand in an address
  const hint = ctx.broker.embedded === null && {
    id_token_hint: (await ctx.secrets.open('provider-token', caller.sessionId, sealed)).toString('utf8'),
  };
  return { redirect: oidc.buildEndSessionUrl(client, { ...hint, post_logout_redirect_uri: home }).href };
});
