import { consentUserGet } from '@hearthline/contract/consents.ts';
import { givenConsent } from '../../consents/given-consent.ts';
import { route } from '../../http/route.ts';
import { organisationNamed } from '../../organisations.ts';
import { presentConsents } from '../../stores/person/consents.ts';

export const get = route(consentUserGet, async ({ body, caller, organisation, ctx, request }) => {
  const organization = organisationNamed(ctx.organisations, request.hostname, body.org, organisation);
  const rows = await presentConsents(ctx.pool, {
    identityUuid: caller.identityUuid,
    organization,
    type: body.consent_type,
    phone: body.phone,
  });
  return rows.map(givenConsent);
});
