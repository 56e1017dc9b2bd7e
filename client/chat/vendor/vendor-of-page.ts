import type { ChatProvider } from '@hearthline/rules/chat/mode.ts';
import { toldUpload } from '@hearthline/web/api/told-upload.ts';
import { quietApi } from '../../services/api/api.ts';
import { keptChats, wallClock } from '../../services/chat/chats.ts';
import { nonceOfPage } from '../embedded/port-of-page.ts';
import type { ChatPort } from '../port.ts';
import type { OpenLink } from './link.ts';
import { vendorChat } from './vendor-port.ts';

/**
 * A tab that was opened before its conversation moved to a vendor has a security policy without the vendor: where that stops it from connecting, it is loaded
 * again, once for each conversation, with the policy of now.
 */
const reloadingWhereBlocked =
  (open: OpenLink): OpenLink =>
  (askPass, events) => {
    let [channelId, isConnected] = ['', false];
    const blocked = ({ effectiveDirective }: SecurityPolicyViolationEvent): void => {
      const mark = `chat-policy ${channelId}`;
      if (isConnected || channelId === '' || !/^(connect|script)-src/.test(effectiveDirective) || sessionStorage.getItem(mark) !== null)
        return;
      sessionStorage.setItem(mark, '1');
      window.location.reload();
    };
    document.addEventListener('securitypolicyviolation', blocked);
    const link = open(
      async () => {
        const pass = await askPass();
        ({ channelId } = pass);
        return pass;
      },
      {
        ...events,
        onConnection(connection) {
          isConnected ||= connection === 'connected';
          events.onConnection(connection);
        },
      },
    );
    return {
      ...link,
      leave() {
        document.removeEventListener('securitypolicyviolation', blocked);
        link.leave();
      },
    };
  };

const keepWait = (conversationSid: string, waitsSince: number | null): void => keptChats.change(conversationSid, { waitsSince });

/** The chat over a vendor for this page and the person who looks at it. `userToken`: who writes, as the address of the page has it. */
export async function vendorOfPage(provider: ChatProvider, open: OpenLink, userToken: string | null): Promise<ChatPort> {
  await nonceOfPage.start();
  const nonceHeader = (): Readonly<Record<string, string>> => {
    const nonce = nonceOfPage.get();
    return nonce === undefined ? {} : { 'x-chat-nonce': nonce };
  };
  return vendorChat({
    provider,
    open: reloadingWhereBlocked(open),
    call: quietApi,
    upload: toldUpload,
    userToken,
    nonceHeader,
    now: wallClock,
    keepWait,
  });
}
