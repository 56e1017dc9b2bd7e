import type { SigningKind } from '@hearthline/contract/application/signing.ts';
import type { SignerProfile } from '@hearthline/contract/signers.ts';
import { BORROWER_PARTY, nobodyCanceled } from '@hearthline/journey/steps/rescission.ts';
import { nextOf, isReadyToSign, MAX_SIGNER_TRIES, owes } from '@hearthline/journey/steps/signers.ts';
import type { FastifyInstance } from 'fastify';
import type { WebContext } from '@hearthline/server/web/context.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { messagesTo } from '@hearthline/database/stores/lender/outbox.ts';
import { signersOfApplication, type SignerRow } from '@hearthline/database/stores/person/signers.ts';
import { accessCode } from '@hearthline/server/steps/documents/electronic-access.ts';
import { bodyOf } from '@hearthline/server/messages/outbox.ts';
import { drain } from '@hearthline/server/engine/run.ts';
import { type Actor, callerOf, path, senderOf, toSignOver, type Transport } from './actor.ts';
import { send } from './borrower.ts';
import { licenseOf } from './forms.ts';
import { PERSONA_PASSWORD } from './personas.ts';
import type { ACTS_FOR_SIGNERS, SandboxActionName } from '@hearthline/contract/sandbox.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { signersOf } from '@hearthline/database/stores/person/parties.ts';
import type { Fact } from '@hearthline/journey/facts/fact.ts';
import { isTexas } from '@hearthline/journey/steps/verification.ts';
import { signDocuments } from '@hearthline/server/applications/signers/sign.ts';
import type { Context } from '@hearthline/server/config/context.ts';
import { record } from '@hearthline/server/engine/record.ts';
import { consentText } from '@hearthline/server/identity/consents/consent-texts.ts';
import { deliverCopies } from '@hearthline/server/steps/documents/deliver.ts';
import { documentsSignedBy } from '@hearthline/server/steps/documents/executed-copies.ts';
import type { PoolClient } from 'pg';
import { v7 } from 'uuid';
import { lenderOf } from '@hearthline/server/organizations/organizations.ts';

const EXTERNAL = '/service-application/external/api/v1/heloc/additional-signer';
const HELOC = '/service-application/api/v1/application/heloc';

/** What a co-signer says of themselves: codes of Regulation C. */
const HMDA_ANSWERS = { ethnicities: [2], ethnicityRefused: false, races: [5], raceRefused: false, sexes: [2], sexRefused: false };

/** The secret of the newest invitation email of this application to this person. */
async function invitationOf(ctx: WebContext, { uuid }: Actor, { email }: SignerRow): Promise<string> {
  const mails = (await messagesTo(ctx.pool, email)).filter((m) => m.application_uuid === uuid);
  const said = await Promise.all(mails.map(async (mail) => bodyOf(ctx, mail)));
  const invitation = said.map((body) => /invitation=([\w-]+)/.exec(body)?.[1]).find((found) => found !== undefined);
  if (!invitation) throw new Problem('conflict', { message: 'No invitation was emailed' });
  return invitation;
}

/** Accepts the invitation with a new account, or the existing one. Returns its token. */
async function signInByInvitation(ctx: WebContext, app: FastifyInstance, actor: Actor, row: SignerRow): Promise<string> {
  const invitation = await invitationOf(ctx, actor, row);
  const ask = async (url: string, payload: object, jwt?: string) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { host: 'localhost', 'x-org': actor.orgCode, ...(jwt && { authorization: `Bearer ${jwt}` }) },
    });
  const opened = await ask(`${EXTERNAL}/register`, { invitation, password: PERSONA_PASSWORD });
  if (opened.statusCode === 200) return opened.json<{ jwt: string }>().jwt;
  const { jwt } = (await ask('/identity/api/v1/login', { email: row.email, password: PERSONA_PASSWORD })).json<{ jwt: string }>();
  const accepted = await ask(`${HELOC}/additional-signer/accept`, { invitation }, jwt);
  if (accepted.statusCode !== 200) throw new Problem('conflict', { message: `The invitation was refused: ${accepted.body}` });
  return jwt;
}

/**
 * Every other signer acts for themselves, over the API: accepts the invitation, consents, verifies their identity, and signs.
 * Returns whether any signer did something.
 */
export async function actAsCoOwners(ctx: WebContext, app: FastifyInstance, actor: Actor): Promise<boolean> {
  const { facts } = await actor.read();
  const open = facts.verification.signers.filter((s) => !s.signed && nextOf(s) !== 'WAIT');
  const rows = await signersOfApplication(ctx.pool, actor.uuid);
  for (const { id } of open) {
    const row = rows.find((r) => r.id === id);
    if (row) await actAsCoOwner(ctx, app, actor, row);
  }
  return open.length > 0;
}

type Signer = Pick<Transport, 'uuid' | 'call' | 'sendFile' | 'accessCode'>;
const profileOf = async ({ uuid, call }: Signer) =>
  call<SignerProfile>('GET', `${HELOC}/additional-signer/profile?applicationUuid=${uuid}`);

/** What a signer sends between signing in and signing: who they are, the consents that are asked for, and an identity document. */
export async function identifySigner(signer: Signer, { address, ssn }: { readonly address: object; readonly ssn?: string }): Promise<void> {
  const { uuid, call, sendFile } = signer;
  await call('PUT', '/service-profile/api/v1/profile', { dob: '1980-04-12', address });
  if (ssn !== undefined) await call('PUT', '/service-profile/api/v1/profile/ssn', { ssn });
  const { consentsNeeded } = await profileOf(signer);
  for (const { type, version } of consentsNeeded) {
    await call('POST', path(uuid, 'additional-signer/consents'), { type, version });
    if (type === 'COMMUNICATIONS')
      await call('PUT', path(uuid, 'electronic-records'), { consent: 'GIVEN', version, code: await signer.accessCode() });
  }
  if ((await profileOf(signer)).next === 'IDENTITY')
    await call('POST', path(uuid, 'additional-signer/identity-document'), await licenseOf(sendFile));
}

/** Longer than the vendor judges a picture. */
const JUDGED_SECONDS = 60;

/** Every other signer sends pictures of another person’s ID until staff have to look. */
export async function sendOthersIds(ctx: WebContext, actor: Actor & { readonly app: FastifyInstance }): Promise<void> {
  const { app, uuid, orgCode, persona } = actor;
  for (const row of await signersOfApplication(ctx.pool, uuid)) {
    const jwt = await signInByInvitation(ctx, app, actor, row);
    const call = callerOf(app, jwt, orgCode);
    const sendFile = senderOf(app, jwt, orgCode, uuid, 'other-name.png');
    const code = async () => accessCode(ctx, await actor.read(), row.id);
    await identifySigner({ uuid, call, sendFile, accessCode: code }, { address: persona.property });
    for (let tries = 1; tries <= MAX_SIGNER_TRIES; tries += 1) {
      if (tries > 1) await call('POST', path(uuid, 'additional-signer/identity-document'), await licenseOf(sendFile));
      await actor.pass(JUDGED_SECONDS);
      await drain(ctx, uuid);
    }
  }
}

async function actAsCoOwner(ctx: WebContext, app: FastifyInstance, actor: Actor, row: SignerRow): Promise<void> {
  const { uuid, orgCode, persona } = actor;
  const jwt = await signInByInvitation(ctx, app, actor, row);
  const call = callerOf(app, jwt, orgCode);
  const code = async () => accessCode(ctx, await actor.read(), row.id);
  const signer = { uuid, call, sendFile: senderOf(app, jwt, orgCode, uuid), accessCode: code };
  await identifySigner(signer, { address: persona.property, ...(row.role === 'CO_SIGNER' && { ssn: '666105555' }) });
  await drain(ctx, uuid);
  if ((await profileOf(signer)).next === 'HMDA') await call('POST', path(uuid, 'additional-signer/hmda'), HMDA_ANSWERS);
  if ((await profileOf(signer)).next !== 'SIGN') return;
  await signAs({ uuid, call }, 'CLOSING', row);
}

/** A signer types their name, with the current version of the electronic communications consent, under what they read. */
async function signAs(signer: Pick<Signer, 'uuid' | 'call'>, kind: SigningKind, { first, last }: SignerRow): Promise<void> {
  const { uuid, call } = signer;
  const types = await call<{ type: string; version: string }[]>('GET', '/service-profile/api/v1/profile/consent-types');
  const consentVersion = types.find(({ type }) => type === 'COMMUNICATIONS')?.version ?? '';
  const { version, documents } = await toSignOver(signer, kind);
  const body = { name: `${first} ${last}`, consentVersion, documentsRead: true, documents };
  await call('POST', path(uuid, `disclosures/${kind}/sign`), body, version);
}

/**
 * After the days to cancel: the borrower and every other owner who has an account confirm, each for themselves, that they have not canceled, so that
 * there is no wait for mail. Returns whether one of them did.
 */
export async function confirmNotCanceled(ctx: WebContext, app: FastifyInstance, actor: Actor): Promise<boolean> {
  const { uuid, orgCode } = actor;
  const application = await actor.read();
  const { closing, verification } = application.facts;
  if (application.status !== 'RESCISSION' || verification.packages.CONFIRMATION === undefined || nobodyCanceled(application.facts))
    return false;
  const isLeft = (party: string): boolean => closing.rescission?.confirmedBy.includes(party) === false;
  const rows = (await signersOfApplication(ctx.pool, uuid)).filter((row) => row.identityUuid !== null && isLeft(row.id));
  for (const row of rows) {
    const payload = { email: row.email, password: PERSONA_PASSWORD };
    const signedIn = await app.inject({
      method: 'POST',
      url: '/identity/api/v1/login',
      payload,
      headers: { host: 'localhost', 'x-org': orgCode },
    });
    const call = callerOf(app, signedIn.json<{ jwt: string }>().jwt, orgCode);
    await signAs({ uuid, call }, 'NON_RESCISSION', row);
  }
  const isBorrowers = isLeft(BORROWER_PARTY);
  if (isBorrowers) await send(actor, 'confirmNotCanceled', application);
  return isBorrowers || rows.length > 0;
}

/**
 * What the sandbox does in the name of the other signers. It writes evidence of signatures that nobody gave, so that it lives here: production
 * cannot import it, and no member of a lender's staff has it.
 */
type ActForSigners = (typeof ACTS_FOR_SIGNERS)[number];
type Act = (application: Application, on: { readonly ctx: Context; readonly client: PoolClient }) => Fact[] | Promise<Fact[]>;

/** The other signers' own steps: sign in, verify identity, sign. Each signed document leaves its evidence. */
const coOwnersSign: Act = async (application, { ctx, client }) => {
  const { uuid, facts, orgCode } = application;
  const parties = await signersOf(client, uuid);
  const at = ctx.clock.now(uuid).toISOString();
  const consentVersion = consentText('COMMUNICATIONS', lenderOf(ctx, orgCode)).version;
  const done: Fact[] = [];
  for (const signer of facts.verification.signers.filter((s) => s.invited && !s.signed && !(isTexas(facts) && isReadyToSign(s)))) {
    const party = parties.find((p) => p.id === signer.id);
    if (!party) continue;
    const name = `${party.first} ${party.last}`;
    const first: Fact[] = [
      { type: 'signerSignedIn', signerId: signer.id },
      { type: 'signerConsented', signerId: signer.id, consentType: 'COMMUNICATIONS', version: consentVersion },
      { type: 'electronicAccessShown', by: signer.id, documentSha256: '' },
      { type: 'signerIdentified', signerId: signer.id, verified: true },
      ...(owes(signer) ? [{ type: 'signerHmdaAnswered', signerId: signer.id } as const] : []),
    ];
    done.push(...first, ...(await deliverCopies(ctx, client, application, { after: [...done, ...first] })));
    // On a Texas homestead everyone signs in one meeting at an office.
    if (isTexas(facts)) continue;
    const documents = documentsSignedBy(application, signer);
    const evidenceId = await signDocuments({ ctx, client, application }, signer.id, documents, {
      applicationUuid: uuid,
      of: { version: application.version, documents },
      signer: { identityUuid: party.id, name },
      consentVersion,
      nameTyped: name,
      at,
      ip: '127.0.0.1',
      userAgent: 'sandbox',
      geolocation: null,
    });
    done.push({ type: 'signerSigned', signerId: signer.id, evidenceId });
  }
  return done;
};

const unsigned = ({ status, facts }: Application) => (status === 'CO_DEED_REQ' ? facts.verification.signers.filter((s) => !s.signed) : []);

const ACTS: Readonly<Record<ActForSigners, Act>> = {
  'co-owners-sign': coOwnersSign,
  'co-owner-refuses': (application) => unsigned(application).map((s) => ({ type: 'signerRefused', signerId: s.id })),
  'co-owner-unidentified': (application) =>
    unsigned(application).flatMap((s) => [
      { type: 'signerSignedIn', signerId: s.id },
      { type: 'signerIdentitySubmitted', signerId: s.id, tryNo: MAX_SIGNER_TRIES, sessionRef: v7() },
      { type: 'signerIdentified', signerId: s.id, verified: false },
    ]),
};

export const isForSigners = (action: SandboxActionName): action is ActForSigners => action in ACTS;

/** Acts in the name of the other signers, by the sandbox alone. Throws out_of_order where the act does not fit. */
export async function actForSigners(ctx: Context, uuid: string, action: ActForSigners): Promise<Application> {
  return record(ctx, uuid, {
    by: { actor: 'signer', ref: null, source: `sandbox:${action}` },
    facts: async (application, client) => {
      const facts = application.active ? await ACTS[action](application, { ctx, client }) : [];
      if (facts.length === 0)
        throw new Problem('out_of_order', {
          message: `${action} does not fit ${application.status}`,
          extra: { applicationStatus: application.status },
        });
      return facts;
    },
  });
}
