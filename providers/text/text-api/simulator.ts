import { createHmac, randomUUID } from 'node:crypto';
import {
  basicAuth,
  bodyOfRequest,
  digestOf,
  SANDBOX_KEY,
  startVendor,
  type Simulator,
  type VendorAnswer,
  type VendorOptions,
  type VendorRequest,
  type VendorState,
} from '../../world/vendor/vendor.ts';
import { keywordIn, refusalOf } from '../scenarios.ts';

/** One text as it would have been sent. */
export interface SentText {
  readonly sid: string;
  readonly at: string;
  readonly from: string;
  readonly to: string;
  readonly body: string;
}

const sid = (prefix: string) => `${prefix}${randomUUID().replaceAll('-', '')}`;

/**
 * Simulated text message vendor: basic auth, POST /2010-04-01/Accounts/{sid}/Messages.json as a form; nothing is sent: GET /_outbox?to= lists what
 * would have been. POST /_inbound {from, to, body} is a reply from a phone: it triggers a callback, and STOP is recorded. Ledger kind TEXT.
 */
export function startTextSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const token = (options.key ?? SANDBOX_KEY).split(':')[1] ?? '';

  const callBack = (url: string, fields: Readonly<Record<string, string>>): void => {
    const signed = Object.keys(fields)
      .toSorted()
      .reduce((text, name) => text + name + (fields[name] ?? ''), url);
    const signature = createHmac('sha1', token).update(signed).digest('base64');
    const body = new URLSearchParams(fields).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'x-twilio-signature': signature };
    // The vendor does not wait for the receiver of its callback.
    void fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  };

  const send = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const {
      From: from = '',
      To: to = '',
      Body: body = '',
      StatusCallback: statusUrl,
    } = bodyOfRequest<{ From: string; To: string; Body: string; StatusCallback: string }>(request);
    const refusal =
      state.get(`stopped:${to}:${from}`) === true ? { code: 21_610, text: 'Attempt to send to unsubscribed recipient' } : refusalOf(to);
    if (refusal !== null) return { status: 400, body: { code: refusal.code, message: refusal.text, status: 400 } };
    const sent: SentText = { sid: sid('SM'), at: state.now().toISOString(), from, to, body };
    state.put(`text:${sent.sid}`, sent);
    if (statusUrl !== undefined) callBack(statusUrl, { MessageSid: sent.sid, MessageStatus: 'delivered', From: from, To: to });
    return { status: 201, body: { sid: sent.sid, status: 'queued', error_code: null, error_message: null } };
  };
  const outbox = ({ query }: VendorRequest, state: VendorState): VendorAnswer => {
    const to = query.get('to')?.replace(/\D/g, '');
    const all = state.idsWithPrefix('text:').map((id) => state.get(id) as SentText);
    return { status: 200, body: { texts: all.filter((text) => to === undefined || text.to.includes(to)) } };
  };
  const inbound = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const { from = '', to = '', body = '' } = bodyOfRequest<{ from: string; to: string; body: string }>(request);
    const keyword = keywordIn(body);
    if (keyword !== null) state.put(`stopped:${from}:${to}`, keyword === 'STOP');
    if (options.webhooks !== undefined) callBack(options.webhooks.url, { MessageSid: sid('SM'), From: from, To: to, Body: body });
    return { status: 200, body: {} };
  };
  return startVendor(
    'text',
    [
      {
        method: 'POST',
        path: /^\/2010-04-01\/Accounts\/\w+\/Messages\.json$/,
        effect: ({ body }) => ({ kind: 'TEXT', subject: digestOf((body as { To?: string } | null)?.To ?? '') }),
        authorized: basicAuth,
        handle: send,
      },
      { method: 'GET', path: /^\/_outbox$/, authorized: () => true, faultless: true, handle: outbox },
      { method: 'POST', path: /^\/_inbound$/, authorized: () => true, faultless: true, handle: inbound },
    ],
    options,
  );
}
