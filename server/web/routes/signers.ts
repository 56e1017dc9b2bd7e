import { lenderOf } from '../../organizations/organizations.ts';
import { SIGNERS_ENDPOINTS } from '@hearthline/contract/signers.ts';
import { MOST_SIGNERS } from '@hearthline/contract/application/info.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { applicationByUuid, applicationsOf } from '@hearthline/database/stores/application/application.ts';
import { saveExplanation } from '@hearthline/database/stores/application/explanations.ts';
import { personOfSigner } from '@hearthline/database/stores/person/applicant.ts';
import { saveConsentEvidence } from '@hearthline/database/stores/person/consents.ts';
import { emailKey, identityByUuid, markEmailProved } from '@hearthline/database/stores/person/identities.ts';
import { nameOfIdentity } from '@hearthline/database/stores/person/profiles.ts';
import { correctEmail, correctName, signerById, signersOfApplication } from '@hearthline/database/stores/person/signers.ts';
import { saveOrder } from '@hearthline/database/stores/vendor/provider-orders.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { statusAnswer } from '@hearthline/journey/application/decision.ts';
import { isChecked, needsPerson, nextOf } from '@hearthline/journey/steps/signers.ts';
import type { PoolClient } from 'pg';
import {
  changeableSigner,
  factsUndoneByChange,
  namedSigner,
  requireHousehold,
  requireOwnEmail,
  whatChangeUndoes,
} from '../../applications/signers/change.ts';
import { requireLastName } from '../../identity/access/edit-profile.ts';
import { acceptInvitation, openInvitation } from '../../applications/signers/invitation.ts';
import { partOf, signerView, stateOf } from '../../applications/signers/profile.ts';
import { openAccount } from '../../identity/access/open-account.ts';
import { clientInfoOf } from '../../identity/request-parts.ts';
import { requireStrong } from '../../identity/access/password-check.ts';
import { allowAttempt, bucket, returnRefused, signUpBuckets } from '../../identity/access/throttle.ts';
import type { Context } from '../../config/context.ts';
import { INVITATION_MS } from '../../messages/signer-invitations.ts';
import { isCurrentVersion } from '../../identity/consents/consent-texts.ts';
import { deliverCopies } from '../../steps/documents/deliver.ts';
import { picturesOf, requireSelfie, startReview } from '../../uploads/identity-pictures.ts';
import { edit, routes } from '../http/route.ts';
import { portsOf, servedBy } from '../../config/providers.ts';

/** Counts an invitation that is emailed now or when the signing begins; one that is refused for another reason is not counted. */
const countInvitation = async (ctx: Context, client: PoolClient, applicationUuid: string, resentTo?: string): Promise<void> =>
  allowAttempt(
    ctx,
    [
      bucket(ctx.config, 'applicationMails', applicationUuid),
      ...(resentTo === undefined ? [] : [bucket(ctx.config, 'signerMails', resentTo)]),
    ],
    client,
  );

/** Milliseconds between two invitations to one address: each makes the link of the one before useless. */
const INVITATION_PAUSE_MS = 60_000;
/** Throws too_many_requests with Retry-After within the pause after the last invitation. @param expiresAt of its link; null before the first */
function requirePause(expiresAt: Date | null, now: Date): void {
  const left = expiresAt === null ? 0 : expiresAt.getTime() - INVITATION_MS + INVITATION_PAUSE_MS - now.getTime();
  if (left > 0) throw new Problem('too_many_requests', { headers: { 'retry-after': String(Math.ceil(left / 1000)) } });
}

export const SIGNERS_ROUTES = routes(SIGNERS_ENDPOINTS, {
  signersGet: async ({ ctx, params }) => {
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const { facts } = application;
    const rows = await signersOfApplication(ctx.pool, params.uuid);
    return rows.flatMap((row) => {
      const part = facts.verification.signers.find((s) => s.id === row.id);
      if (!part) return [];
      const { id, first, last, email, role, invitationExpiresAt } = row;
      return [
        {
          id,
          name: `${first} ${last}`,
          firstName: first,
          lastName: last,
          email,
          role,
          state: stateOf(part),
          invitedUntil: invitationExpiresAt?.toISOString() ?? null,
          waitsFor: needsPerson(part) ? ('STAFF' as const) : isChecked(part) ? ('SERVICE' as const) : null,
          change: whatChangeUndoes(application, role),
        },
      ];
    });
  },

  signersPost: async (call) => {
    let signerId = '';
    const after = await edit(call, async (application, client) => {
      const again = factsUndoneByChange(application, call.body.role);
      if (application.facts.verification.signers.length >= MOST_SIGNERS)
        throw new Problem('conflict', { message: `At most ${MOST_SIGNERS} other people can sign. Call us if there are more owners.` });
      requireHousehold(application, call.body);
      await countInvitation(call.ctx, client, application.uuid);
      const added = await namedSigner(call.ctx, client, application, call.body, { instead: [] });
      signerId = added.signerId;
      return [added.fact, ...again];
    });
    return { version: after.version, signerId };
  },

  /** The replaced person's invitation and account give no access any more; the new one is invited when it is their turn. */
  signerPut: async (call) => {
    let signerId = '';
    const after = await edit(call, async (application, client) => {
      const old = changeableSigner(application, call.params.signerId);
      const again = factsUndoneByChange(application, old.role, call.body.role);
      requireHousehold(application, call.body, { leaving: old.id });
      await countInvitation(call.ctx, client, application.uuid);
      const added = await namedSigner(call.ctx, client, application, call.body, { instead: [old.id] });
      signerId = added.signerId;
      return [{ type: 'signerRemoved', signerId: old.id }, added.fact, ...again];
    });
    return { version: after.version, signerId };
  },

  /** Only before they sign in: afterwards the account has the name, and it is the person's own. The invitation stays valid. */
  signerCorrect: async (call) => {
    const { ctx, params, body } = call;
    requireLastName(ctx.config, body.lastName, 'lastName');
    const after = await edit(call, async (application, client) => {
      const signer = changeableSigner(application, params.signerId);
      if (signer.signedIn) throw new Problem('conflict', { message: 'This person has logged in already. Name another person instead.' });
      const row = await signerById(client, signer.id);
      if (row?.first === body.firstName && row.last === body.lastName) return [];
      const again = factsUndoneByChange(application, signer.role);
      await correctName(client, signer.id, { first: body.firstName, last: body.lastName });
      return [{ type: 'signerCorrected', signerId: signer.id }, ...again];
    });
    return { version: after.version };
  },

  /** A joint owner never signs alone: the last other signer can only be replaced. */
  signerDelete: async (call) => {
    const after = await edit(call, (application) => {
      const { id, role } = changeableSigner(application, call.params.signerId);
      if (application.facts.ownership === 'JOINT' && application.facts.verification.signers.length === 1)
        throw new Problem('conflict', { message: 'A home with joint owners needs another signer. Name another person instead.' });
      const again = factsUndoneByChange(application, role);
      requireHousehold(application, null, { leaving: id });
      return [{ type: 'signerRemoved', signerId: id }, ...again];
    });
    return { version: after.version };
  },

  /** Sends the invitation again, a minute after the last one at the earliest; at once to another address when the first was wrong. The email is queued with the fact (server/messages/signer-invitations.ts). */
  signerResend: async (call) => {
    const { params, body } = call;
    const after = await edit(call, async (application, client) => {
      const signer = changeableSigner(application, params.signerId);
      if (signer.signed || signer.refused) throw new Problem('conflict', { message: 'This person has answered already' });
      const row = await signerById(client, signer.id);
      if (body.email !== undefined && emailKey(body.email) !== emailKey(row?.email ?? '')) {
        if (signer.signedIn) throw new Problem('conflict', { message: 'This person has logged in already. Name another person instead.' });
        await requireOwnEmail(client, application, body.email, { instead: [signer.id] });
        await correctEmail(client, signer.id, body.email);
      } else requirePause(row?.invitationExpiresAt ?? null, call.ctx.clock.now(application.uuid));
      await countInvitation(call.ctx, client, application.uuid, signer.id);
      return [{ type: 'signerInvited', signerId: signer.id }];
    });
    return { version: after.version };
  },

  /** Of the caller's own application, or of one they sign. */
  coDeedStatus: async ({ ctx, caller, query: { applicationUuid } }) => {
    const mine = await applicationsOf(ctx.pool, caller.identityUuid);
    const own = mine.find((a) => (applicationUuid === undefined ? a.active : a.uuid === applicationUuid));
    const found = own ?? (await partOf(ctx, caller.identityUuid, applicationUuid)).application;
    return { coDeedStatus: statusAnswer(found.facts, found.settings, found.version, found.since.toISOString()).coDeedStatus };
  },

  signerInvitation: async ({ ctx, body }) => {
    const { signer, application } = await openInvitation(ctx, body.invitation);
    return {
      organizationCode: application.orgCode,
      primary: await nameOfIdentity(ctx.pool, application.identityUuid),
      firstName: signer.first,
      email: signer.email,
      role: signer.role,
      expiresAt: (signer.invitationExpiresAt ?? application.since).toISOString(),
    };
  },

  /** The account gets the invited address: access to the email proves it. */
  signerRegister: async ({ ctx, body, request }) => {
    const { signer, application } = await openInvitation(ctx, body.invitation);
    const name = { firstName: signer.first, lastName: signer.last };
    requireStrong(body.password, { email: signer.email, lender: lenderOf(ctx, application.orgCode).name, name });
    const buckets = signUpBuckets(ctx.config, emailKey(signer.email), request.ip);
    await allowAttempt(ctx, buckets);
    const account = await openAccount(
      ctx,
      {
        email: signer.email,
        password: body.password,
        phoneNumber: body.phoneNumber ?? signer.phone,
        organization: application.orgCode,
        type: 'CO_DEEDER',
        // the invitation was mailed to this address
        emailProved: true,
        name,
      },
      clientInfoOf(request),
    );
    if (!account) {
      await returnRefused(ctx, buckets);
      throw new Problem('account_exists', { message: 'This address has an account. Log in to continue.' });
    }
    await acceptInvitation(ctx, { signer, application }, account.identityUuid, request.routeOptions.url ?? 'api');
    return { jwt: account.jwt };
  },

  signerProfile: async ({ ctx, caller, query }) => signerView(ctx, await partOf(ctx, caller.identityUuid, query.applicationUuid)),

  signerAccept: async ({ ctx, body, caller, request }) => {
    const invited = await openInvitation(ctx, body.invitation);
    const identity = await identityByUuid(ctx.pool, caller.identityUuid);
    if (emailKey(identity?.email ?? '') !== emailKey(invited.signer.email))
      throw new Problem('wrong_person', { message: 'This invitation was sent to another address. Log in with that address.' });
    // the invitation was mailed to this address
    await markEmailProved(ctx.pool, caller.identityUuid, invited.signer.email, ctx.clock.now());
    await acceptInvitation(ctx, invited, caller.identityUuid, request.routeOptions.url ?? 'api');
    return signerView(ctx, await partOf(ctx, caller.identityUuid, invited.application.uuid));
  },

  /** The hard inquiry needs to know the person: SSN, birth date and address come first. */
  signerConsent: async (call) => {
    const { ctx, body, party, request } = call;
    const { type, version } = body;
    if (!isCurrentVersion(type, version))
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
        clientInfoOf(request),
        ctx.clock.now(application.uuid),
      );
      return [{ type: 'signerConsented', signerId: party.signerId, consentType: type, version }];
    });
    return { version: after.version };
  },

  /** As for the borrower (application/identity-document.ts). The third failed attempt is reviewed by staff. */
  signerIdentity: async (call) => {
    const { ctx, params, body, party, caller } = call;
    const application = await applicationByUuid(ctx.pool, params.uuid);
    const part = changeableSigner(application, party.signerId);
    const open = (next: string) =>
      next === 'IDENTITY' ? null : new Problem('out_of_order', { message: 'Your document is not asked for now', extra: { next } });
    const closed = open(nextOf(part));
    if (closed) throw closed;
    requireSelfie(part.finding ?? null, body);
    const who = await personOfSigner(ctx, party.signerId);
    if (!who) throw new Problem('conflict', { message: 'We need your birth date and address first' });
    const pictures = await picturesOf(ctx, application.uuid, caller.identityUuid, body);
    const tryNo = part.identity.tries + 1;
    const ref = await startReview(portsOf(ctx, application), pictures, {
      reference: `${application.uuid}:${part.id}`,
      person: who,
      key: `${application.uuid}:signer-identity:${part.id}:${tryNo}`,
    });
    const after = await edit(call, async (now, client) => {
      const refused = open(nextOf(changeableSigner(now, party.signerId)));
      if (refused) throw refused;
      await saveOrder(
        client,
        {
          provider: servedBy(now, 'identityDocuments'),
          ref,
          applicationUuid: now.uuid,
          step: 'signer-checks',
          subject: part.id,
          turn: tryNo,
        },
        ctx.clock.now(now.uuid),
      );
      const submitted: Fact[] = [{ type: 'signerIdentitySubmitted', signerId: part.id, tryNo, sessionRef: ref }];
      // A signer who went on without the code of the consent gets their documents by mail.
      return [...submitted, ...(await deliverCopies(ctx, client, now, { after: submitted }))];
    });
    return { version: after.version };
  },

  /** Without this signature there is no lien: the application ends (lending §1.2, row 29). */
  signerRefuse: async (call) => {
    const { ctx, body, party } = call;
    const after = await edit(call, async (application, client) => {
      const part = changeableSigner(application, party.signerId);
      if (part.signed) throw new Problem('out_of_order', { message: 'You have already signed' });
      if (body.reason)
        await saveExplanation(client, application.uuid, 'signer', 'WITHDRAWAL', body.reason, ctx.clock.now(application.uuid));
      return [{ type: 'signerRefused', signerId: part.id }];
    });
    return { version: after.version };
  },
});
