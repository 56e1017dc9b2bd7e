import { orderCallback, type CallbackSpec } from '../../world/vendor/callbacks.ts';
import { instantAfter, currentStep, openOrder, orderOf, requestedOutcome, type Order } from '../../world/vendor/orders.ts';
import { uniform } from '../../world/seeded-random.ts';
import { stamped } from '../../world/vendor/signatures.ts';
import {
  basicAuth,
  bodyOfRequest,
  digestOf,
  startVendor,
  type Simulator,
  type VendorAnswer,
  type VendorOptions,
  type VendorRequest,
  type VendorState,
} from '../../world/vendor/vendor.ts';
import { isDeliverable, returnReason, SECONDS } from '../scenarios.ts';

interface LetterRequest {
  readonly to: { readonly name: string; readonly address_line1: string };
  readonly file: string;
  readonly copies: number;
  readonly mail_type: string;
  readonly metadata: { readonly reference: string };
}
/** What the house keeps of an order: no document. */
interface Kept {
  readonly street1: string;
  readonly copies: number;
  readonly pages: string;
}

const comesBack = (order: Order<Kept>): boolean =>
  (requestedOutcome(order) ?? (returnReason(order.body.street1) === null ? '' : 'RETURNED')) === 'RETURNED';
const mailedAt = (order: Order<Kept>): number => instantAfter(order, order.created, SECONDS.toMailing);

const callbackSpec: CallbackSpec<Kept> = {
  timeline: (order) => [
    { at: Date.parse(order.created), status: 'created' },
    { at: mailedAt(order), status: 'mailed', event: 'letter.mailed' },
    comesBack(order)
      ? { at: instantAfter(order, mailedAt(order), SECONDS.toSender), status: 'returned', event: 'letter.returned', last: true }
      : { at: instantAfter(order, mailedAt(order), SECONDS.toDoor), status: 'delivered', event: 'letter.delivered', last: true },
  ],
  callback: orderCallback,
  sign: stamped('x-signature'),
};

/** Simulated print-and-mail house: basic auth, POST /v1/letters, GET /v1/letters/{id}. Ledger kind LETTER. */
export function startMailHouseSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const order = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const { to, file = '', copies = 0, mail_type: service, metadata } = bodyOfRequest<LetterRequest>(request);
    const reference = metadata?.reference;
    const isPdf = Buffer.from(file.slice(0, 8), 'base64').toString('latin1').startsWith('%PDF');
    if (!reference || !to?.name || !to.address_line1 || !isPdf || copies < 1 || !service?.startsWith('usps_'))
      return { status: 400, body: { error: 'metadata.reference, to, file (a PDF), copies and mail_type are required' } };
    if (!isDeliverable(to.address_line1)) return { status: 422, body: { error: 'undeliverable address' } };
    const body: Kept = { street1: to.address_line1, copies, pages: digestOf(file) };
    const made = openOrder<Kept>(state, {
      prefix: 'ltr_',
      reference,
      kind: 'letter',
      body,
      key: request.headers['idempotency-key']?.toString(),
    });
    return { status: 200, body: { id: made.id } };
  };
  const read = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = orderOf<Kept>(state, request.path.split('/').at(-1) ?? '');
    if (made === null) return { status: 404, body: { error: 'unknown letter' } };
    const { status, at } = currentStep(made, callbackSpec.timeline, state.now(made.reference));
    const ended = status === 'delivered' || status === 'returned';
    const sent = status === 'created' ? null : new Date(mailedAt(made)).toISOString();
    return {
      status: 200,
      body: {
        id: made.id,
        status,
        tracking_number: sent && `9214${String(Math.trunc(1e12 * uniform(made.id, 'tracking'))).padStart(12, '0')}`,
        mailed_at: sent,
        ended_at: ended ? new Date(at).toISOString() : null,
        return_reason: status === 'returned' ? (returnReason(made.body.street1) ?? 'UNABLE_TO_FORWARD') : null,
      },
    };
  };
  return startVendor(
    'mail-house',
    [
      {
        method: 'POST',
        path: /^\/v1\/letters$/,
        effect: ({ body }) => ({ kind: 'LETTER', subject: digestOf(body) }),
        authorized: basicAuth,
        handle: order,
      },
      { method: 'GET', path: /^\/v1\/letters\/[\w-]+$/, authorized: basicAuth, handle: read },
    ],
    options,
    callbackSpec,
  );
}
