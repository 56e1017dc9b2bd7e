import { setHomeZone } from './dates.ts';
import { uuidOf } from '@hearthline/journey/paths.ts';
import { mutationOptions } from '@tanstack/react-query';
import { api } from './api/api.ts';
import type { paths } from '../../generated/api.d.ts';
import { applicationApi } from './application.ts';
import { tabStorage } from './storage.ts';

const EXTERNAL = '/service-application/external/api/v1/heloc/additional-signer';
const HELOC = '/service-application/api/v1/application/heloc';
const OWN = `${HELOC}/{uuid}/additional-signer` as const;

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
type Reply<Path extends keyof paths, Method extends 'get' | 'post'> =
  paths[Path] extends Record<Method, { responses: { 200: infer Answer } }> ? Json<Answer> : never;
type Sent<Path extends keyof paths> = paths[Path] extends { post: { requestBody?: infer Body } } ? Json<NonNullable<Body>> : never;

/** A signer's own part of an application. */
export type SignerProfile = Reply<`${typeof HELOC}/additional-signer/profile`, 'get'>;
/** The person an invitation is for. */
export type Invitation = Reply<`${typeof EXTERNAL}/invitation`, 'post'>;

/** What an invitation is for, before anyone has signed in. */
export async function readInvitation(invitation: string, signal?: AbortSignal): Promise<Invitation> {
  const { data } = await api.POST(`${EXTERNAL}/invitation`, { body: { invitation }, ...(signal && { signal }) });
  if (!data) throw new Error('The invitation answered nothing');
  return data;
}

/** Opens an account for the invited person; answers its token. */
export async function registerSigner(body: Sent<`${typeof EXTERNAL}/register`>): Promise<string> {
  const { data } = await api.POST(`${EXTERNAL}/register`, { body });
  if (!data) throw new Error('The registration answered nothing');
  return data.jwt;
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
  const { data } = await api.POST(`${HELOC}/additional-signer/accept`, { body: { invitation } });
  if (data) tabStorage.setItem(CHOSEN, data.applicationUuid);
}

/** The signed-in person's part: of the named application, or of their newest. */
export async function readSigner(applicationUuid: string | undefined, signal?: AbortSignal): Promise<SignerProfile> {
  const query = applicationUuid === undefined ? {} : { applicationUuid };
  const { data } = await api.GET(`${HELOC}/additional-signer/profile`, { params: { query }, ...(signal && { signal }) });
  if (!data) throw new Error('The profile of the signer answered nothing');
  setHomeZone(data.timeZone);
  return data;
}

/** The writes of a signer. Reads of documents, conditions and uploads are `applicationApi`'s, as the borrower's. */
export function signerApi(uuid: string) {
  const params = { path: { uuid } };
  const write = <Body, Answer>(name: string, mutationFn: (body: Body) => Promise<Answer>) =>
    mutationOptions({ mutationKey: ['signer', uuid, name], mutationFn, scope: { id: uuid } });
  return {
    ...applicationApi(uuid),
    agree: () => write('agree', (body: Sent<`${typeof OWN}/consents`>) => api.POST(`${OWN}/consents`, { params, body })),
    submitPictures: () =>
      write('submitPictures', (body: Sent<`${typeof OWN}/identity-document`>) => api.POST(`${OWN}/identity-document`, { params, body })),
    saveHmda: () => write('saveHmda', (body: Sent<`${typeof OWN}/hmda`>) => api.POST(`${OWN}/hmda`, { params, body })),
    refuse: () => write('refuse', (body: Sent<`${typeof OWN}/refuse`>) => api.POST(`${OWN}/refuse`, { params, body })),
    rescind: () =>
      write('rescind', (body: Sent<`${typeof HELOC}/{uuid}/rescind`>) => api.POST(`${HELOC}/{uuid}/rescind`, { params, body })),
  };
}
