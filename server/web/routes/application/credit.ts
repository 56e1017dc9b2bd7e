import { CREDIT_ENDPOINTS } from '@hearthline/contract/application/credit.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { saveExplanation } from '@hearthline/database/stores/application/explanations.ts';
import { saveConsentEvidence } from '@hearthline/database/stores/person/consents.ts';
import { sealedFreezePin } from '@hearthline/database/stores/person/freeze-pin.ts';
import { profileRow } from '@hearthline/database/stores/person/profiles.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { clientInfoOf } from '../../../identity/request-parts.ts';
import { allowAttempt, bucket } from '../../../identity/access/throttle.ts';
import { isCurrentVersion } from '../../../identity/consents/consent-texts.ts';
import { creditorsOf } from '../../../steps/prequalification/liabilities.ts';
import { edit, routes } from '../../http/route.ts';

export const CREDIT_ROUTES = routes(CREDIT_ENDPOINTS, {
  consentsPost: async (call) => {
    const { type, version } = call.body;
    if (!isCurrentVersion(type, version))
      throw new Problem('invalid_request', {
        message: 'Read the current version and consent again',
        errors: [{ field: 'version', message: 'is not the current version' }],
      });
    // Consent to the soft pull is given before it; to the hard one once an offer is chosen.
    const after = await edit(call, async (application, client) => {
      // Given before: the first consent counts, and is not recorded twice.
      if (application.facts.consents[type] === version) return [];
      await saveConsentEvidence(
        client,
        application.uuid,
        [{ type, version }],
        clientInfoOf(call.request),
        call.ctx.clock.now(application.uuid),
      );
      return [{ type: 'consentGiven', consentType: type, version }];
    });
    return { version: after.version };
  },

  creditRepull: async (call) => {
    const { ctx, body, caller } = call;
    await allowAttempt(ctx, [bucket(ctx.config, 'identityAttempts', call.params.uuid)]);
    const profile = await profileRow(ctx.pool, caller.identityUuid);
    const savePin = await sealedFreezePin(ctx, call.params.uuid, body.pin ?? null);
    const after = await edit(call, async (application, client) => {
      await savePin(client);
      const ssn: Fact[] =
        profile.ssn_secret !== null && profile.ssn_secret !== application.facts.ssnSecretId
          ? [{ type: 'ssnProvided', secretId: profile.ssn_secret }]
          : [];
      return [
        ...ssn,
        {
          // The pull to repeat is the one that did not find them: the hard one once there was one.
          type: application.facts.verification.hardCredit === null ? 'creditRepullAsked' : 'hardCreditRepullAsked',
          withPin: body.pin !== undefined,
        },
      ];
    });
    return { version: after.version };
  },

  delinquencyGet: async ({ params, ctx }) => {
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const creditorOf = await creditorsOf(ctx, application);
    const late = application.facts.credit?.debts.filter((d) => d.late !== 'NONE') ?? [];
    return {
      accounts: late.map((d) => ({ id: d.id, creditor: creditorOf(d.id), kind: d.kind, late: d.late, pastDue: d.pastDue })),
      explained: application.facts.delinquencyExplained,
    };
  },

  delinquencyPost: async (call) => {
    const { ctx, body, params } = call;
    const after = await edit(call, async (_, client) => {
      await saveExplanation(client, params.uuid, 'borrower', 'DELINQUENCY', body.explanation, ctx.clock.now(params.uuid));
      return [{ type: 'delinquencyExplained' }];
    });
    return { version: after.version };
  },
});
