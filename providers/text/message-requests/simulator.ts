import { createHmac, randomUUID } from 'node:crypto';
import {
  bodyOfRequest,
  digestOf,
  SANDBOX_WEBHOOK_SECRET,
  startVendor,
  type Simulator,
  type VendorAnswer,
  type VendorOptions,
  type VendorRequest,
  type VendorRoute,
  type VendorState,
} from '../../world/vendor/vendor.ts';
import { keywordIn, refusalOf } from '../scenarios.ts';

type Sent = { readonly id: string; readonly at: string; readonly from: string; readonly to: string; readonly text: string };

/** The vendor's own codes for why a number gets nothing. */
const CODES: Readonly<Record<number, string>> = { 21_211: '40310', 21_614: '40322' };
const STOPPED = '40333';

const bearer: VendorRoute['authorized'] = ({ headers }, key) => headers.authorization === `Bearer ${key}`;

/**
 * Simulated messaging vendor: a bearer key, POST /v2/messages; nothing is sent: GET /_outbox?to= lists what would have been. POST /_inbound {from, to,
 * body} is a reply from a phone: it triggers a callback, and STOP is recorded. Ledger kind TEXT.
 */
export function startMessageRequestsSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const secret = options.webhooks?.secret ?? SANDBOX_WEBHOOK_SECRET;
  const callBack = (url: string, type: string, payload: object): void => {
    const body = JSON.stringify({ data: { id: randomUUID(), event_type: type, payload } });
    const time = String(Math.trunc((performance.timeOrigin + performance.now()) / 1000));
    const signature = createHmac('sha256', secret).update(`${time}|${body}`).digest('hex');
    const headers = { 'content-type': 'application/json', 'x-message-timestamp': time, 'x-message-signature': signature };
    // The vendor does not wait for the receiver of its callback.
    void fetch(url, { method: 'POST', headers, body, signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  };
  const refused = (code: string): VendorAnswer => ({ status: 422, body: { errors: [{ code, title: 'The message cannot be sent' }] } });

  const send = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const wire = bodyOfRequest<{ from: string; to: string; text: string; report_url: string }>(request);
    const { from = '', to = '', text = '', report_url: reportUrl } = wire;
    if (state.get(`stopped:${to}:${from}`) === true) return refused(STOPPED);
    const refusal = refusalOf(to);
    if (refusal !== null) return refused(CODES[refusal.code] ?? '40300');
    const sent: Sent = { id: randomUUID(), at: state.now().toISOString(), from, to, text };
    state.put(`text:${sent.id}`, sent);
    const payload = { id: sent.id, from: { phone_number: from }, to: [{ phone_number: to, status: 'delivered' }], text };
    if (reportUrl !== undefined) callBack(reportUrl, 'message.finalized', payload);
    return { status: 200, body: { data: { id: sent.id, to: [{ phone_number: to, status: 'queued' }] } } };
  };
  const outbox = ({ query }: VendorRequest, state: VendorState): VendorAnswer => {
    const to = query.get('to')?.replace(/\D/g, '');
    const all = state.idsWithPrefix('text:').map((id) => state.get(id) as Sent);
    return { status: 200, body: { texts: all.filter((text) => to === undefined || text.to.includes(to)) } };
  };
  const inbound = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const { from = '', to = '', body = '' } = bodyOfRequest<{ from: string; to: string; body: string }>(request);
    const keyword = keywordIn(body);
    if (keyword !== null) state.put(`stopped:${from}:${to}`, keyword === 'STOP');
    const payload = { id: randomUUID(), from: { phone_number: from }, to: [{ phone_number: to }], text: body };
    if (options.webhooks !== undefined) callBack(options.webhooks.url, 'message.received', payload);
    return { status: 200, body: {} };
  };
  return startVendor(
    'text.message-requests',
    [
      {
        method: 'POST',
        path: /^\/v2\/messages$/,
        effect: ({ body }) => ({ kind: 'TEXT', subject: digestOf((body as { to?: string } | null)?.to ?? '') }),
        authorized: bearer,
        handle: send,
      },
      { method: 'GET', path: /^\/_outbox$/, authorized: () => true, faultless: true, handle: outbox },
      { method: 'POST', path: /^\/_inbound$/, authorized: () => true, faultless: true, handle: inbound },
    ],
    options,
  );
}
