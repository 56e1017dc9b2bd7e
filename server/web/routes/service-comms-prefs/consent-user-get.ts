import { consentUserGet } from '@hearthline/contract/consents.ts';
import { givenConsent } from '../../../identity/consents/sms-prompts.ts';
import { route } from '../../http/route.ts';
import { organizationNamed } from '../../../organizations/organizations.ts';
import { presentConsents } from '@hearthline/database/stores/person/consents.ts';

export const get = route(consentUserGet, async ({ body, caller, organization: hostOrganization, ctx, request }) => {
  const organization = organizationNamed(ctx.organizations, request.hostname, body.org, hostOrganization);
  const rows = await presentConsents(ctx.pool, {
    identityUuid: caller.identityUuid,
    organization,
    type: body.consent_type,
    phone: body.phone,
  });
  return rows.map(givenConsent);
});
