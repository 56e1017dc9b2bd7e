import type { SignerProfile } from '@hearthline/contract/signers.ts';
import { BORROWER_PARTY, nobodyCanceled } from '@hearthline/journey/steps/rescission.ts';
import { nextOf } from '@hearthline/journey/steps/signers.ts';
import type { FastifyInstance } from 'fastify';
import type { WebContext } from '@hearthline/server/web/context.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { messagesTo } from '@hearthline/database/stores/lender/outbox.ts';
import { signersOfApplication, type SignerRow } from '@hearthline/database/stores/person/signers.ts';
import { accessCode } from '@hearthline/server/steps/documents/electronic-access.ts';
import { bodyOf } from '@hearthline/server/messages/outbox.ts';
import { drain } from '@hearthline/server/engine/run.ts';
import { type Actor, callerOf, path, senderOf, type Transport } from './actor.ts';
import { closingDocumentsOf, send } from './borrower.ts';
import { licenseOf } from './forms.ts';
import { PERSONA_PASSWORD } from './personas.ts';

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
  const open = facts.applicationPhase.signers.filter((s) => !s.signed && nextOf(s) !== 'WAIT');
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
  await call('POST', path(uuid, 'disclosures/CLOSING/sign'), {
    ...(await signatureOf(call, row)),
    documents: closingDocumentsOf(await actor.read()),
  });
}

/** A signer's typed name, with the current version of the electronic communications consent. */
async function signatureOf(call: Transport['call'], { first, last }: SignerRow) {
  const types = await call<{ type: string; version: string }[]>('GET', '/service-profile/api/v1/profile/consent-types');
  const consentVersion = types.find(({ type }) => type === 'COMMUNICATIONS')?.version ?? '';
  return { name: `${first} ${last}`, consentVersion, documentsRead: true };
}

/**
 * After the days to cancel: the borrower and every other owner who has an account confirm, each for themselves, that they have not canceled, so that
 * there is no wait for mail. Returns whether one of them did.
 */
export async function confirmNotCanceled(ctx: WebContext, app: FastifyInstance, actor: Actor): Promise<boolean> {
  const { uuid, orgCode } = actor;
  const application = await actor.read();
  const { closing, applicationPhase } = application.facts;
  if (application.status !== 'RESCISSION' || applicationPhase.packages.CONFIRMATION === undefined || nobodyCanceled(application.facts))
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
    await call('POST', path(uuid, 'disclosures/NON_RESCISSION/sign'), await signatureOf(call, row));
  }
  const isBorrowers = isLeft(BORROWER_PARTY);
  if (isBorrowers) await send(actor, 'confirmNotCanceled', application);
  return isBorrowers || rows.length > 0;
}
