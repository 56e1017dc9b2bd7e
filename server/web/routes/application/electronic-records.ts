import { ELECTRONIC_RECORDS_ENDPOINTS } from '@hearthline/contract/application/electronic-records.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import type { Party } from '@hearthline/database/stores/application/ownership.ts';
import { saveConsentEvidence } from '@hearthline/database/stores/person/consents.ts';
import { deliveryTo, electronicProof } from '@hearthline/journey/deliveries.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { lenderOf } from '../../../organizations/organizations.ts';
import { addressLines } from '@hearthline/rules/address.ts';
import { clientInfoOf } from '../../../identity/request-parts.ts';
import { consentText, isCurrentVersion } from '../../../identity/consents/consent-texts.ts';
import { deliverCopies } from '../../../steps/documents/deliver.ts';
import { accessShown } from '../../../steps/documents/electronic-access.ts';
import { recipientOf } from '../../../steps/documents/mailings.ts';
import { edit, routes } from '../../http/route.ts';

const partyKey = (party: Party): string => (party.kind === 'signer' ? party.signerId : 'borrower');
/** A document that the law wants in writing, for which the consent counts. */
const IN_WRITING = 'ACCOUNT_OPENING_DISCLOSURES';

export const ELECTRONIC_RECORDS_ROUTES = routes(ELECTRONIC_RECORDS_ENDPOINTS, {
  electronicGet: async ({ ctx, params, party }) => {
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const { facts, orgCode } = application;
    const key = partyKey(party);
    const { name, address } = await recipientOf(ctx, application, key);
    return {
      how: deliveryTo(facts, key, IN_WRITING),
      withdrawn: electronicProof(facts, key).withdrawn,
      ...consentText('COMMUNICATIONS', lenderOf(ctx, orgCode)),
      mailTo: [name, ...addressLines(address)],
    };
  },

  /** Given with the code it counts from here on; withdrawn, everything later comes by mail. Either twice is once. */
  electronicPut: async (call) => {
    const { ctx, party, request } = call;
    const { consent, version = '', code = '' } = call.body;
    const key = partyKey(party);
    const after = await edit(call, async (application, client) => {
      const { facts, uuid } = application;
      const { agreed, openedPdf, withdrawn, version: agreedTo } = electronicProof(facts, key);
      // What was made before is delivered to another signer now that they have said how.
      const withCopies = async (facts: Fact[]): Promise<Fact[]> => [
        ...facts,
        ...(await deliverCopies(ctx, client, application, { after: facts })),
      ];
      if (consent === 'WITHDRAWN') return withdrawn ? [] : withCopies([{ type: 'electronicConsentWithdrawn', by: key }]);
      if (!isCurrentVersion('COMMUNICATIONS', version))
        throw new Problem('conflict', {
          message: 'Read the current version and consent again',
          errors: [{ field: 'version', message: 'is not the current version' }],
        });
      if (openedPdf) return [];
      const documentSha256 = facts.package?.documents.find(({ kind }) => kind === 'ESIGN_CONSENT')?.sha256 ?? '';
      const shown = await accessShown(ctx, application, { party: key, typed: code, documentSha256 });
      await saveConsentEvidence(
        client,
        uuid,
        [{ type: `COMMUNICATIONS:${key}:shown:${facts.electronic[key]?.times ?? 0}`, version }],
        clientInfoOf(request),
        ctx.clock.now(uuid),
      );
      const again: Fact[] =
        key === 'borrower'
          ? [{ type: 'consentGiven', consentType: 'COMMUNICATIONS', version }]
          : [{ type: 'signerConsented', signerId: key, consentType: 'COMMUNICATIONS', version }];
      return withCopies([...(agreed && (withdrawn || agreedTo !== version) ? again : []), shown]);
    });
    return { version: after.version };
  },
});
