/**
 * Where NICE's digital chat is reached. Each region has an API, a gateway of sockets and a store of files, whose hosts differ in one word
 * (help.nicecxone.com, Digital Chat Web SDK: environments).
 */
export const NICE_ADDRESS = 'https://api-de-na1.niceincontact.com';

const API = '//api-de-';

/** The origins that a page uses at an address of the API; any other address than NICE's own is all three. */
export function niceOrigins(address: string | null): { readonly sockets: string; readonly files: string } {
  const at = new URL(address ?? NICE_ADDRESS).origin;
  return { sockets: at.replace(API, '//chat-gateway-de-').replace(/^http/, 'ws'), files: at.replace(API, '//channels-de-') };
}
