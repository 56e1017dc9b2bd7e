import { takeAddressSecret } from '../address-secret.ts';

let said: { readonly mode: string | null; readonly userToken: string | null } = { mode: null, userToken: null };

/**
 * Reads what the address of the page says of its chat (B 50–51), before a redirect drops it: the chat's own code comes when it is opened. The token is
 * taken out of the address, where others read it.
 */
export function readChatAddress(): void {
  said = { mode: new URLSearchParams(window.location.search).get('mode'), userToken: takeAddressSecret('userToken') };
}

/** The query parameter `mode` as it stood there, and `userToken`, which TalkJS is shown in place of the server's token where the server takes it. */
export const chatAddress = (): typeof said => said;
