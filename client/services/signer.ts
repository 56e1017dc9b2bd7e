import {
  signerAccept,
  signerConsent,
  signerHmda,
  signerIdentity,
  signerInvitation,
  signerProfile,
  signerRefuse,
  signerRegister,
} from '@hearthline/web/operations/service-application.ts';
import { setHomeZone } from './dates.ts';
import { uuidOf } from '@hearthline/journey/paths.ts';
import { api } from './api/api.ts';
import type { Reply, OperationBody } from '@hearthline/web/api/operation.ts';
import { applicationApi } from './application.ts';
import { tabStorage } from './storage.ts';

/** A signer's own part of an application. */
export type SignerProfile = Reply<'signer-profile'>;
/** The person an invitation is for. */
export type Invitation = Reply<'signer-invitation'>;

/** What an invitation is for, before anyone has signed in. */
export async function readInvitation(invitation: string, signal?: AbortSignal): Promise<Invitation> {
  return api(signerInvitation, { body: { invitation }, signal });
}

/** Opens an account for the invited person; answers its token. */
export async function registerSigner(body: OperationBody<'signer-register'>): Promise<string> {
  return (await api(signerRegister, { body })).jwt;
}

const CHOSEN = 'signerApplication';

/** Of several applications a person signs, the one they came for: named in the address they opened, or by the invitation they accepted last. */
export function chosenApplication(): string | undefined {
  const named = uuidOf(`/${new URLSearchParams(window.location.search).get('application') ?? ''}`);
  if (named !== null) tabStorage.setItem(CHOSEN, named);
  return tabStorage.getItem(CHOSEN) ?? undefined;
}

/** Accepts an invitation with the account that is signed in. */
export async function acceptInvitation(invitation: string): Promise<void> {
  const { applicationUuid } = await api(signerAccept, { body: { invitation } });
  tabStorage.setItem(CHOSEN, applicationUuid);
}

/** The signed-in person's part: of the named application, or of their newest. */
export async function readSigner(applicationUuid: string | undefined, signal?: AbortSignal): Promise<SignerProfile> {
  const query = applicationUuid === undefined ? {} : { applicationUuid };
  const data = await api(signerProfile, { query, signal });
  setHomeZone(data.timeZone);
  return data;
}

/** The writes of a signer. Reads of documents, conditions and uploads are `applicationApi`'s, as the borrower's. */
export function signerApi(uuid: string) {
  const application = applicationApi(uuid);
  return {
    ...application,
    agree: () => application.write(signerConsent),
    submitPictures: () => application.write(signerIdentity),
    saveHmda: () => application.write(signerHmda),
    refuse: () => application.write(signerRefuse),
  };
}
