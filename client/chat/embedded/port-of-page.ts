import { toldUpload } from '@hearthline/web/api/told-upload.ts';
import { page } from '@hearthline/web/live/page.ts';
import { quietApi } from '../../services/api/api.ts';
import { isOn } from '../../services/flags/flags.ts';
import { organization } from '../../services/organization/organization.ts';
import { session } from '../../services/session/session.ts';
import { placeOf } from '../page-context.ts';
import type { ChatPort } from '../port.ts';
import { embeddedChat } from './embedded.ts';
import { keepNonce } from './nonce.ts';

const BORROWER_FLAG = 'fe-csp-feature-flag-borrower-authentication';

/** The sockets are where the calls of the API are: this page's host, or the lender's site. */
const socketOrigin = (): string =>
  new URL(isOn('fe-relative-url-heloc') ? '' : organization().baseUrl, window.location.href).origin.replace(/^http/, 'ws');

const place = () => ({ ...placeOf(window.location.pathname), organization: organization().orgCode });

/** The nonce of the person who looks at this page; none is asked for before it starts. */
export const nonceOfPage = keepNonce({ call: quietApi, isWanted: () => isOn(BORROWER_FLAG) && session.isSignedIn() });

/** The product's own chat for this page and the person who looks at it. */
export async function portOfPage(): Promise<ChatPort> {
  const nonce = nonceOfPage;
  await nonce.start();
  const port = embeddedChat({
    call: quietApi,
    upload: toldUpload,
    open: (url) => new WebSocket(url),
    page,
    socketOrigin,
    nonce: nonce.get,
    renewNonce: nonce.renew,
    place,
  });
  return {
    async begin(beginning) {
      await nonce.start();
      return port.begin(beginning);
    },
    resume(chat, held, events) {
      void nonce.start();
      return port.resume(chat, held, events);
    },
  };
}
