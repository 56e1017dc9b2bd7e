import { signerConsent } from '@hearthline/contract/signers.ts';
import { placeOf } from '../../../identity/access/sessions.ts';
import { edit, route } from '../../http/route.ts';
import { isPresentVersion } from '../../../identity/consents/consent-texts.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { changeableSigner } from '../../../applications/signers/change.ts';
import { personOfSigner } from '@hearthline/database/stores/person/applicant.ts';
import { saveConsentEvidence } from '@hearthline/database/stores/person/consents.ts';

/** The hard inquiry needs to know who is asked about: number, birth date and address come first. */
export const register = route(signerConsent, async (call) => {
  const { ctx, body, party, request } = call;
  const { type, version } = body;
  if (!isPresentVersion(type, version))
    throw new Problem('conflict', {
      message: 'Read the current version and consent again',
      errors: [{ field: 'version', message: 'is not the current version' }],
    });
  const who = type === 'HARD_CREDIT' ? await personOfSigner(ctx, party.signerId) : null;
  const after = await edit(call, async (application, client) => {
    const part = changeableSigner(application, party.signerId);
    if (type === 'HARD_CREDIT' && part.role !== 'CO_SIGNER')
      throw new Problem('conflict', { message: 'Your credit is not asked for: you sign for the home, not for the debt' });
    if (type === 'HARD_CREDIT' && (who === null || who.ssn === null))
      throw new Problem('conflict', { message: 'We need your birth date, address and social security number first' });
    if (part.signed || part.refused || part.consents[type] !== undefined)
      throw new Problem('out_of_order', { message: 'You have answered that already' });
    await saveConsentEvidence(
      client,
      application.uuid,
      [{ type: `${type}:${party.signerId}`, version }],
      placeOf(request),
      ctx.clock.now(application.uuid),
    );
    return [{ type: 'signerConsented', signerId: party.signerId, consentType: type, version }];
  });
  return { version: after.version };
});
