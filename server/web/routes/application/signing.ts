import { SIGNING_ENDPOINTS, type insurancePut } from '@hearthline/contract/application/signing.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicationByUuid } from '@hearthline/database/stores/application/application.ts';
import { saveExplanation } from '@hearthline/database/stores/application/explanations.ts';
import { uploadOf } from '@hearthline/database/stores/application/uploads.ts';
import { latestAnswer, saveAnswer } from '@hearthline/database/stores/vendor/provider-answer.ts';
import { isSignersName } from '@hearthline/documents/esign/evidence.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import type { Facts } from '@hearthline/journey/facts.ts';
import { BORROWER_PARTY, hasRight } from '@hearthline/journey/steps/rescission.ts';
import { floodNoticeOf, isFloodNoticed } from '@hearthline/journey/deliveries.ts';
import { homeValue, openLienBalance } from '@hearthline/journey/selectors.ts';
import { isTexas } from '@hearthline/journey/steps/verification.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import { lenderOf } from '../../../organizations/organizations.ts';
import { floodCoverage } from '@hearthline/rules/regulation/flood.ts';
import {
  dwellingCoverage,
  INSURANCE_GAPS,
  insuranceGaps,
  lastsBeyond,
  mortgageeClause,
  type ToInsure,
} from '@hearthline/rules/regulation/insurance.ts';
import { isNoticeInTime, noticeOnline } from '@hearthline/journey/application/endings.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import type { z } from 'zod';
import { changeableSigner } from '../../../applications/signers/change.ts';
import { placedSignatures, signingPartyOf } from '../../../applications/signers/closing-documents.ts';
import {
  requireTurn,
  type Signature,
  signAutopay,
  signClosing,
  signDocuments,
  signNonRescission,
  signNotice,
} from '../../../applications/signers/sign.ts';
import { requiredVersionIn } from '../../../identity/access/edit-profile.ts';
import { isCurrentVersion } from '../../../identity/consents/consent-texts.ts';
import { deliverCopies } from '../../../steps/documents/deliver.ts';
import { deliverCopiesOf, documentsToSign } from '../../../steps/documents/executed-copies.ts';
import { certificateOf, checkEvidence } from '../../../steps/documents/evidence.ts';
import { edit, routes } from '../../http/route.ts';

/** The policy as an upload, which staff may compare with the typed data. Throws conflict for any other upload. */
async function policyFile(client: PoolClient, applicationUuid: string, documentUuid: string): Promise<string> {
  const file = await uploadOf(client, applicationUuid, documentUuid);
  if (file?.document_type === 'HAZARD_INSURANCE' && file.state !== 'REJECTED') return documentUuid;
  throw new Problem('conflict', {
    message: 'Send us the policy first, and then tell us what it covers',
    errors: [{ field: 'documentUuid', message: 'is no policy you sent' }],
  });
}

/** What has to be insured; null until the line and the value of the home are known. @param proposed line in dollars, while none is chosen */
function toInsure(f: Facts, proposed?: number): ToInsure | null {
  const value = homeValue(f);
  const line = f.selection?.lineAmount ?? proposed;
  if (value === null || line === undefined) return null;
  return {
    line,
    seniorLiens: openLienBalance(f),
    value,
    floodHazard: f.verification.flood?.sfha === true,
  };
}

export const SIGNING_ROUTES = routes(SIGNING_ENDPOINTS, {
  /** One record of evidence for each document: what was shown, who typed which name, when and from where (15 USC 7001). */
  disclosureSign: async (call) => {
    const { ctx, params, body, caller, party, request } = call;
    const { kind } = params;
    if (!isCurrentVersion('COMMUNICATIONS', body.consentVersion))
      throw new Problem('conflict', {
        message: 'Read the current electronic communications consent first',
        errors: [{ field: 'consentVersion', message: 'is not the current version' }],
      });
    const { row, ...who } = await signingPartyOf(ctx, await applicationByUuid(ctx.pool, params.uuid), party);
    const { name } = who;
    if (!isSignersName(body.name, name))
      throw new Problem('conflict', {
        message: `Type your name as it appears in the documents: ${name}`,
        errors: [{ field: 'name', message: `Type ${name}` }],
      });
    let evidenceId = '';
    const after = await edit(call, async (application, client) => {
      const { uuid, facts } = application;
      const at = ctx.clock.now(uuid).toISOString();
      if (kind === 'CLOSING') {
        if (isTexas(facts))
          throw new Problem('conflict', {
            message:
              'In Texas everyone signs in one meeting, at the office of a title company, an attorney or the lender. Nothing is signed here.',
          });
        if (row) requireTurn(changeableSigner(application, row.id));
      }
      const { fields } = body;
      const signature: Signature = {
        applicationUuid: uuid,
        of: { version: requiredVersionIn(request), documents: body.documents },
        signer: { identityUuid: caller.identityUuid, name },
        consentVersion: body.consentVersion,
        nameTyped: body.name,
        at,
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        geolocation: body.location
          ? { latitude: body.location.latitude, longitude: body.location.longitude, accuracyMeters: body.location.accuracy }
          : null,
        ...(!body.location && body.locationNotShared && { locationNotShared: body.locationNotShared }),
        place: kind === 'CLOSING' && fields ? async () => placedSignatures(ctx, client, application, who, fields) : undefined,
      };
      let signed: { facts: Fact[]; evidenceId: string };
      if (kind === 'RESCISSION') signed = await signNotice({ ctx, client, application }, row?.id ?? BORROWER_PARTY, signature);
      else if (kind === 'NON_RESCISSION')
        signed = await signNonRescission({ ctx, client, application }, row?.id ?? BORROWER_PARTY, signature);
      else if (kind === 'AUTOPAY') signed = await signAutopay({ ctx, client, application }, signature);
      else if (row) signed = await signClosing({ ctx, client, application }, row, signature);
      else {
        if (kind === 'CLOSING' && !isFloodNoticed(facts, dayAtProperty(facts, ctx.clock.now(uuid))))
          throw new Problem('conflict', { message: 'Read and acknowledge the flood notice first' });
        const documents = documentsToSign(kind, application, who, []);
        const id = await signDocuments({ ctx, client, application }, BORROWER_PARTY, documents, signature);
        signed = { evidenceId: id, facts: [{ type: 'documentsSigned', signing: kind, evidenceId: id, at }] };
      }
      evidenceId = signed.evidenceId;
      if (kind !== 'SUMMARY') return signed.facts;
      // The application as it is signed now goes to the borrower, and to the other owners of a Texas homestead again.
      const shown = documentsToSign(kind, application, who, []);
      return [
        ...signed.facts,
        ...(await deliverCopiesOf({ ctx, client, application }, [{ to: BORROWER_PARTY, shown }])),
        ...(await deliverCopies(ctx, client, application, { after: signed.facts })),
      ];
    });
    return { version: after.version, evidenceId };
  },

  evidenceGet: async ({ ctx, params }) => {
    const { valid, faults, records } = await checkEvidence(ctx, params.uuid);
    return {
      valid,
      faults: [...faults],
      records: records.map(({ id, documentSha256, documentVersion, applicationVersion, nameTyped, at, consentVersion, hash }) => ({
        id,
        documentSha256,
        documentVersion: documentVersion ?? null,
        applicationVersion: applicationVersion ?? null,
        nameTyped,
        at,
        consentVersion,
        hash,
      })),
    };
  },

  evidenceCertificate: async ({ ctx, params, reply }) => {
    const pdf = await certificateOf(ctx, await applicationByUuid(ctx.pool, params.uuid));
    if (!pdf) throw new Problem('not_found', { message: 'Nothing has been signed yet' });
    return reply
      .type('application/pdf')
      .header('content-disposition', 'attachment; filename="certificate-of-signatures.pdf"')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(pdf);
  },

  finalOfferAccept: async (call) => ({
    version: (await edit(call, () => [{ type: 'finalTermsAccepted' }])).version,
  }),

  floodAcknowledge: async (call) => {
    const after = await edit(call, ({ facts }) => {
      if (!facts.verification.flood?.sfha) throw new Problem('conflict', { message: 'There is no flood notice for this home' });
      return [{ type: 'floodNoticeAcknowledged' }];
    });
    return { version: after.version };
  },

  insuranceGet: async ({ ctx, params: { uuid }, query }) => {
    const { facts: f, orgCode, loanNumber } = await applicationByUuid(ctx.pool, uuid);
    const { insurance, trustCertified } = f.closing;
    const needed = toInsure(f, query.line);
    return {
      required: needed && {
        dwelling: Math.ceil(dwellingCoverage(needed)),
        line: needed.line,
        seniorLiens: needed.seniorLiens,
        value: needed.value,
        flood: needed.floodHazard ? floodCoverage({ ...needed, insurableValue: needed.value }) : null,
        after: lastsBeyond(dayAtProperty(f, ctx.clock.now(uuid))),
      },
      floodZone: f.verification.flood?.zone ?? null,
      floodNotice: floodNoticeOf(f),
      mortgageeClause: mortgageeClause(lenderOf(ctx, orgCode), loanNumber),
      loanNumber,
      given: await latestAnswer<z.infer<typeof insurancePut.body>>(ctx, uuid, 'insurance'),
      accepted: insurance.accepted,
      gaps: INSURANCE_GAPS.filter((gap) => insurance.gaps.includes(gap)),
      trust: f.ownership !== 'TRUST' ? ('NONE' as const) : trustCertified ? ('CERTIFIED' as const) : ('CERTIFICATE_NEEDED' as const),
    };
  },

  /** Whether the policies cover enough (lending §1.2, row 33); the reply lists the gaps, and policies may be sent again. */
  insurancePut: async (call) => {
    const { ctx, body } = call;
    const after = await edit(call, async ({ uuid, facts: f }, client) => {
      const id = v7();
      const documentId = body.documentUuid === undefined ? id : await policyFile(client, uuid, body.documentUuid);
      await saveAnswer(ctx, client, {
        id,
        applicationUuid: uuid,
        kind: 'insurance',
        attempt: f.closing.insurance.given + 1,
        data: body,
      });
      const { flood, documentUuid: _, ...home } = body;
      const policy = ({ dwellingCoverage, effective, expires }: typeof home) => ({ coverage: dwellingCoverage, effective, expires });
      const needed = toInsure(f);
      if (!needed)
        throw new Problem('out_of_order', { message: 'Insurance can be checked only once the line and the value of the home are known' });
      const gaps = insuranceGaps(policy(home), flood ? policy(flood) : null, needed, dayAtProperty(f, ctx.clock.now(uuid)));
      return [
        { type: 'insuranceGiven', documentId },
        { type: 'insuranceReviewed', accepted: gaps.length === 0, gaps },
      ];
    });
    const { accepted, gaps } = after.facts.closing.insurance;
    return { version: after.version, accepted: accepted === true, gaps: INSURANCE_GAPS.filter((gap) => gaps.includes(gap)) };
  },

  /**
   * A written notice given here counts from the moment it is sent; the notice of any one owner cancels for all (12 CFR 1026.15(a)(4)). Any signature
   * counts, so that the name is stored as typed and compared with nothing. No version is asked for, and one that is sent is not looked at: whatever
   * changed since the page was read, the notice cancels.
   */
  rescindPost: async (call) => {
    const after = await edit({ ...call, anyVersion: () => true }, async ({ uuid, facts }, client) => {
      const at = call.ctx.clock.now(uuid);
      if (!isNoticeInTime(facts, at))
        throw new Problem('out_of_order', {
          message: hasRight(facts) ? 'The time to cancel is over' : 'Nothing is signed that can be canceled this way',
        });
      await saveExplanation(
        client,
        uuid,
        call.party.kind === 'signer' ? 'signer' : 'borrower',
        'RESCISSION',
        JSON.stringify({ by: call.caller.identityUuid, signed: call.body.name }),
        at,
      );
      return [noticeOnline(facts, call.caller.identityUuid, at)];
    });
    return { version: after.version };
  },
});
