import { disclosureSign } from '@hearthline/contract/application/signing.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { edit, route } from '../../http/route.ts';
import { isPresentVersion } from '../../../identity/consents/consent-texts.ts';
import { isTheirName } from '@hearthline/documents/esign/evidence.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { changeableSigner } from '../../../applications/signers/change.ts';
import { type Signature, signClosing, signDocuments, signNotice } from '../../../applications/signers/sign.ts';
import { applicantOf } from '@hearthline/database/stores/person/applicant.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { signerById } from '@hearthline/database/stores/person/signers.ts';

const PACKAGES = { SUMMARY: 'APPLICATION', CLOSING: 'NOTE' } as const;

/** One record of evidence for each document: what was shown, who typed which name, when and from where (15 USC 7001). */
export const register = route(disclosureSign, async (call) => {
  const { ctx, params, body, caller, party, request } = call;
  const { kind } = params;
  if (!isPresentVersion('COMMUNICATIONS', body.consentVersion))
    throw new Problem('conflict', {
      message: 'Read the current electronic communications consent first',
      errors: [{ field: 'consentVersion', message: 'is not the current version' }],
    });
  const row = party.kind === 'signer' ? await signerById(ctx.pool, party.signerId) : null;
  const who = row ?? (await applicantOf(ctx, await applicationByUuid(ctx.pool, params.uuid)));
  const name = [who.first, 'middle' in who && who.middle, who.last, 'suffix' in who && who.suffix].filter(Boolean).join(' ');
  if (!isTheirName(body.name, name))
    throw new Problem('conflict', {
      message: `Type your name as it stands in the documents: ${name}`,
      errors: [{ field: 'name', message: `Type ${name}` }],
    });
  let evidenceId = '';
  const after = await edit(call, async (application, client) => {
    const { uuid, facts } = application;
    const at = ctx.clock.now(uuid).toISOString();
    const signature: Signature = {
      applicationUuid: uuid,
      signer: { identityUuid: caller.identityUuid, name },
      consentVersion: body.consentVersion,
      nameTyped: body.name,
      at,
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      geolocation: body.location
        ? { latitude: body.location.latitude, longitude: body.location.longitude, accuracyMeters: body.location.accuracy }
        : null,
    };
    let signed: { facts: Fact[]; evidenceId: string };
    if (kind === 'RESCISSION') signed = await signNotice(client, application, row?.id ?? 'borrower', signature);
    else if (row) signed = await signClosing(client, application, row, changeableSigner(application, row.id), signature);
    else {
      if (kind === 'CLOSING' && facts.applicationPhase.flood?.sfha && !facts.closing.floodAcknowledged)
        throw new Problem('conflict', { message: 'Read and acknowledge the flood notice first' });
      const id = await signDocuments(client, facts.applicationPhase.packages[PACKAGES[kind]]?.documents ?? [], signature);
      signed = { evidenceId: id, facts: [{ type: 'documentsSigned', signing: kind, evidenceId: id, at }] };
    }
    evidenceId = signed.evidenceId;
    return signed.facts;
  });
  return { version: after.version, evidenceId };
});
