import type { ChatProvider } from '@hearthline/rules/chat/mode.ts';
import { quietApi } from '../../services/api/api.ts';
import { wallClock } from '../../services/chat/chats.ts';
import { nonceOfPage } from '../embedded/port-of-page.ts';
import type { ChatPort } from '../port.ts';
import type { OpenLink } from './link.ts';
import { vendorChat } from './vendor-port.ts';

const RELOADED = 'chat-policy';
/**
 * A tab that was opened before its conversation moved to a vendor has a security policy without the vendor: it is loaded again, once, with the policy of now.
 * What is typed anywhere on the page is kept over a reload.
 */
function reloadWhereBlocked(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
    if (!/^(connect|script)-src/.test(effectiveDirective) || window.sessionStorage.getItem(RELOADED) !== null) return;
    window.sessionStorage.setItem(RELOADED, '1');
    window.location.reload();
  });
}
let isWatching = false;

/** The chat over a vendor for this page and the person who looks at it. */
export async function vendorOfPage(provider: ChatProvider, open: OpenLink): Promise<ChatPort> {
  if (!isWatching) reloadWhereBlocked();
  isWatching = true;
  await nonceOfPage.start();
  const nonceHeader = (): Readonly<Record<string, string>> => {
    const nonce = nonceOfPage.get();
    return nonce === undefined ? {} : { 'x-chat-nonce': nonce };
  };
  return vendorChat({ provider, open, call: quietApi, nonceHeader, now: wallClock });
}
