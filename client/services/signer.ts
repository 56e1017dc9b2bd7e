import type { paths } from './api/schema.d.ts';

type ProfilePath = '/service-application/api/v1/application/heloc/additional-signer/profile';

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
type Reply<Path extends keyof paths, Method extends 'get' | 'post'> =
  paths[Path] extends Record<Method, { responses: { 200: infer Answer } }> ? Json<Answer> : never;
/** A signer's own part of an application. */
export type SignerProfile = Reply<ProfilePath, 'get'>;
