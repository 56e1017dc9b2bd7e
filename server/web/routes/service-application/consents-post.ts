import { consentsPost } from '@hearthline/contract/application/credit.ts';
import { placeOf } from '../../../identity/access/sessions.ts';
import { edit, route } from '../../http/route.ts';
import { isPresentVersion } from '../../../identity/consents/consent-texts.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { saveConsentEvidence } from '@hearthline/database/stores/person/consents.ts';

export const register = route(consentsPost, async (call) => {
  const { type, version } = call.body;
  if (!isPresentVersion(type, version))
    throw new Problem('invalid_request', {
      message: 'Read the current version and consent again',
      errors: [{ field: 'version', message: 'is not the current version' }],
    });
  // The soft pull is consented to before it; the hard one once an offer is chosen.
  const after = await edit(call, async (application, client) => {
    // Given before: the first giving stands, and is not recorded twice.
    if (application.facts.consents[type] === version) return [];
    await saveConsentEvidence(client, application.uuid, [{ type, version }], placeOf(call.request), call.ctx.clock.now(application.uuid));
    return [{ type: 'consentGiven', consentType: type, version }];
  });
  return { version: after.version };
});
