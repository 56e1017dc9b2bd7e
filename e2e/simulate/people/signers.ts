/**
 * The other signers act for themselves, through the operations of their own pages: they open the link of the newest email, accept it with their account,
 * consent, send an identity document, sign, and sign for their notice of the right to cancel. Their account is another service, as the borrower's is.
 */
import { electronicPut } from '@hearthline/contract/application/electronic-records.ts';
import { accessCode } from '@hearthline/server/steps/documents/electronic-access.ts';
import { notarySession } from '@hearthline/contract/application/notary.ts';
import { signerHmda } from '@hearthline/contract/application/info.ts';
import { disclosureSign, type SigningKind } from '@hearthline/contract/application/signing.ts';
import { signerAccept, signerConsent, signerIdentity, signerInvitation, signerRefuse, signerResend } from '@hearthline/contract/signers.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { documentsOf } from '@hearthline/database/stores/application/documents.ts';
import type { Signer } from '@hearthline/journey/facts/verification-state.ts';
import { BORROWER_PARTY } from '@hearthline/journey/steps/rescission.ts';
import { nextOf, type SIGNER_STEPS } from '@hearthline/journey/steps/signers.ts';
import { consentText } from '@hearthline/server/identity/consents/consent-texts.ts';
import { documentsToSign } from '@hearthline/server/steps/documents/executed-copies.ts';
import type { Endpoint } from '@hearthline/contract/endpoint.ts';
import { NO_HMDA_ANSWERS } from '@hearthline/sandbox/forms.ts';
import { nameOf } from '@hearthline/sandbox/registration.ts';
import { v7 } from 'uuid';
import type { Row } from '../memory/tables.ts';
import { draw } from '../vendors/random.ts';
import type { Shape } from '../shape.ts';
import type { World } from '../world.ts';
import type { Api } from './api.ts';
import type { Applicant } from './applicant.ts';
import { lenderOf } from '@hearthline/server/organizations/organizations.ts';

/** What a signer does next, or whenever they like. */
type Act = (typeof SIGNER_STEPS)[number] | 'REFUSE' | 'NOTICE' | 'CONFIRM' | 'SESSION' | 'LOOK';
type People = { readonly world: World; readonly api: Api; readonly who: Applicant; readonly shape: Shape };

/** The steps that a signer may try at any moment, mostly too early or too late. */
const AT_RANDOM: readonly (readonly [number, Act])[] = [
  [4, 'INTRO'],
  [4, 'CONSENT'],
  [4, 'IDENTITY'],
  [4, 'SIGN'],
  [3, 'NOTICE'],
  [2, 'CONFIRM'],
  [2, 'SESSION'],
  [2, 'LOOK'],
  [0.1, 'REFUSE'],
];
const MADE_UP = 'a-secret-that-no-email-contained';

const rowOf = ({ db }: World, signerId: string): Row | undefined => db.tables.get('signer')?.get(signerId);

/** The account of a person by their email address, with the profile they gave: opened the first time it is needed. */
function accountOf({ db }: World, { first, last, email, phone }: Row, { persona }: Applicant): string {
  const profiles = db.tables.get('profile') ?? new Map<string, Row>();
  const known = [...profiles].find(([, row]) => row['email'] === email);
  if (known) return known[0];
  const identityUuid = v7();
  const name = { first_name: first, middle_name: '', last_name: last, suffix: '' };
  const { street1, city, state, zip } = persona.property;
  const home = { street1, street2: '', city, state, zip };
  profiles.set(identityUuid, {
    uuid: v7(),
    identity_uuid: identityUuid,
    ...name,
    sealed_dob: Buffer.from('1980-04-12'),
    email,
    phone,
    ssn_secret: null,
    ...home,
  });
  return identityUuid;
}

/** The secret in the newest email with one to an address; null when none came. */
function invitationTo({ db }: World, address: unknown): string | null {
  const mails = [...(db.tables.get('outbox')?.values() ?? [])].filter((mail) => mail['recipient'] === address);
  const secrets = mails.flatMap(
    (mail) => /invitation=([\w-]+)/.exec((mail['sealed_body'] as Buffer | undefined)?.toString() ?? '')?.[1] ?? [],
  );
  return secrets.at(-1) ?? null;
}

/** One act of one signer, over the API. */
async function signerDoes({ world, api, who }: People, application: Application, signer: Signer, act: Act): Promise<void> {
  const { uuid, orgCode } = application;
  const row = rowOf(world, signer.id);
  if (!row) return;
  const identityUuid = accountOf(world, row, who);
  const joined = row['identityUuid'] === identityUuid && row['removedAt'] === null;
  const call = async (endpoint: Endpoint, body: object, params: object = {}, ifVersion: number | null = null) =>
    api.call(endpoint, {
      who: { identityUuid, orgCode, party: joined ? { kind: 'signer', signerId: signer.id } : null },
      as: 'signer',
      uuid,
      params,
      body,
      ifVersion,
    });
  const sign = async (kind: SigningKind) => {
    const who = { key: signer.id, role: signer.role };
    const documents = documentsToSign(kind, application, who, await documentsOf(world.page.ctx.pool, [uuid]));
    // Reading takes a while: others may have been faster.
    if (world.time.random() < 0.3) await new Promise<void>((resolve) => world.time.after(world.time.random() * 20_000, resolve));
    const name = `${row['first'] as string} ${row['last'] as string}`;
    await call(disclosureSign, { name, consentVersion: version, documentsRead: true, documents }, { kind }, application.version);
  };
  const version = consentText('COMMUNICATIONS', lenderOf(world.page.ctx, orgCode)).version;
  if (act === 'INTRO') {
    const invitation = invitationTo(world, row['email']) ?? MADE_UP;
    await call(signerInvitation, { invitation });
    await call(signerAccept, { invitation });
  }
  // Without the invitation there is no access: what follows is refused before the operation is reached.
  if (!joined) return;
  if (act === 'CONSENT') {
    await call(signerConsent, { type: 'COMMUNICATIONS', version });
    await call(electronicPut, { consent: 'GIVEN', version, code: await accessCode(world.page.ctx, application, signer.id) });
  }
  if (act === 'IDENTITY') {
    const side = (name: string) => `${name} ${identityUuid}`;
    await call(signerIdentity, {
      documentType: 'DRIVERS_LICENSE',
      front: side('DRIVERSLICENSEFRONT'),
      back: side('DRIVERSLICENSEBACK'),
    });
  }
  if (act === 'HMDA') await call(signerHmda, NO_HMDA_ANSWERS);
  if (act === 'SIGN') await sign('CLOSING');
  if (act === 'NOTICE') await sign('RESCISSION');
  if (act === 'CONFIRM') await sign('NON_RESCISSION');
  if (act === 'SESSION') await call(notarySession, {});
  if (act === 'REFUSE') await call(signerRefuse, { reason: 'I would rather not' });
}

/** What some other signer does at one moment, sensible or not. */
export async function signersAct(people: People, application: Application): Promise<void> {
  const { random } = people.world.time;
  const { signers } = application.facts.verification;
  const signer = signers[Math.floor(random() * signers.length)];
  if (signer) await signerDoes(people, application, signer, random() < 0.6 ? nextOf(signer) : draw(random, AT_RANDOM));
}

/** The borrower sends an invitation again, now and then to a corrected address. */
export async function borrowerResends({ world, api, who }: People, as: string, { uuid, facts }: Application): Promise<void> {
  const { random } = world.time;
  const { signers } = facts.verification;
  const signer = signers[Math.floor(random() * signers.length)];
  if (!signer) return;
  const body = random() < 0.3 ? { email: `jon${Math.floor(random() * 3)}@example.com` } : {};
  await api.call(signerResend, { who, as, uuid, params: { signerId: signer.id }, body });
}

/** One of two other owners is away until what the others have signed has lapsed and is made again. */
const isAway = ({ shape }: People, { verification: { signers, packages } }: Application['facts'], { id }: Signer): boolean =>
  shape === 'owners' && packages.NOTE?.attempt === 1 && signers.length > 1 && signers.at(-1)?.id === id;

/** Every signer who can do something does it; an invitation that has expired or went astray is sent again. */
export async function signersFinish(people: People, as: string, application: Application): Promise<void> {
  const { facts, status } = application;
  const { world, api, who } = people;
  for (const signer of facts.verification.signers) {
    const next = nextOf(signer);
    if (status === 'CO_DEED_REQ' && next !== 'WAIT' && next !== 'DONE' && !isAway(people, facts, signer)) {
      await signerDoes(people, application, signer, next);
      const email = rowOf(world, signer.id)?.['email'];
      if (next === 'INTRO' && invitationTo(world, email) !== null) {
        const expires = rowOf(world, signer.id)?.['invitationExpiresAt'] as Date | undefined;
        if (expires && expires.getTime() <= world.time.now())
          await api.call(signerResend, { who, as, uuid: application.uuid, params: { signerId: signer.id }, body: {} });
      }
    }
    if (status === 'DEED_SIGNING') await signerDoes(people, application, signer, 'SESSION');
    // Not everybody comes at once.
    if (status === 'RESCISSION' && world.time.random() < 0.5)
      await signerDoes(people, application, signer, facts.closing.rescission?.over ? 'CONFIRM' : 'NOTICE');
  }
}

/** The borrower signs for their own notice of the right to cancel, and, once its days are over, that they have not canceled. */
export async function borrowerSignsNotice({ world, api, who }: People, as: string, application: Application): Promise<void> {
  const { uuid, orgCode, facts, version } = application;
  const consentVersion = consentText('COMMUNICATIONS', lenderOf(world.page.ctx, orgCode)).version;
  const kind = facts.closing.rescission?.over ? 'NON_RESCISSION' : 'RESCISSION';
  const delivered = await documentsOf(world.page.ctx.pool, [uuid]);
  const documents = documentsToSign(kind, application, { key: BORROWER_PARTY, role: null }, delivered);
  const body = { name: nameOf(who.persona), consentVersion, documentsRead: true, documents };
  await api.call(disclosureSign, { who, as, uuid, params: { kind }, body, ifVersion: version });
}
