import { CONSENT_ENDPOINTS } from '@hearthline/contract/consents.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { addConsent, presentConsents } from '@hearthline/database/stores/person/consents.ts';
import { transaction } from '@hearthline/database/transaction.ts';
import { v7 } from 'uuid';
import { clientInfoOf } from '../../identity/request-parts.ts';
import { creditConsents } from '../../identity/consents/consent-texts.ts';
import { givenConsent, promptFor, promptSnapshot, promptType } from '../../identity/consents/sms-prompts.ts';
import { lenderOf, organizationNamed } from '../../organizations/organizations.ts';
import { routes } from '../http/route.ts';

export const CONSENT_ROUTES = routes(CONSENT_ENDPOINTS, {
  helocConsentTypes: ({ organization, ctx }) => creditConsents(lenderOf(ctx, organization)),

  promptExternal: ({ params, organization, ctx }) => promptFor(params.type, lenderOf(ctx, organization)),

  promptSecure: ({ params, organization, ctx }) => promptFor(params.type, lenderOf(ctx, organization)),

  consentUserGet: async ({ body, caller, organization: hostOrganization, ctx, request }) => {
    const organization = organizationNamed(ctx, request.hostname, body.org, hostOrganization);
    const rows = await presentConsents(ctx.pool, {
      identityUuid: caller.identityUuid,
      organization,
      type: body.consent_type,
      phone: body.phone,
    });
    return rows.map(givenConsent);
  },

  consentUser: async ({ body, caller, organization, ctx, request }) => {
    const lender = lenderOf(ctx, organizationNamed(ctx, request.hostname, body.org, organization));
    const clientInfo = clientInfoOf(request);
    const rows = body.consents.map(({ consent_prompt_uuid: promptUuid, opt_in_out }) => {
      const type = promptType(promptUuid);
      if (!type) throw new Problem('not_found', { message: 'This prompt was never shown' });
      return {
        uuid: v7(),
        identity_uuid: caller.identityUuid,
        consent_type: type,
        prompt_uuid: promptUuid,
        verbiage: promptSnapshot(type, lender),
        opt_in_out,
        organization_code: lender.orgCode,
        phone: body.phone ?? null,
        email: body.email ?? null,
        source: body.source,
        product_type: body.product_type,
        ip: clientInfo.ip,
        user_agent: clientInfo.userAgent,
        recorded_at: ctx.clock.now(),
      };
    });
    await transaction(ctx.pool, async (client) => {
      for (const row of rows) await addConsent(client, row);
    });
    return { consents: rows.map(givenConsent) };
  },
});
