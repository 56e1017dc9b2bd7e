import { orderCallback, type CallbackSpec } from '../../world/vendor/callbacks.ts';
import { instantAfter, openOrder, orderOf, currentStep, requestedOutcome, type Order } from '../../world/vendor/orders.ts';
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
import { answerSeconds, candidatesFor, findingOf, KINDS, type Kind } from '../scenarios.ts';

interface OrderRequest {
  readonly reference: string;
  readonly kind: Kind;
  /** A name is stored for the search of lists by names alone. */
  readonly person: { readonly email?: string; readonly first?: string; readonly last?: string };
}

const callbackSpec: CallbackSpec<OrderRequest> = {
  timeline: (order) => [
    { at: Date.parse(order.created), status: 'ASKED' },
    {
      at: instantAfter(order, order.created, answerSeconds(order.body.kind)),
      status: 'ANSWERED',
      // Database checks are in the response; only an employer call has its result later, by callback.
      ...(answerSeconds(order.body.kind) > 0 && { event: 'check.answered' }),
      last: true,
    },
  ],
  callback: orderCallback,
  sign: stamped('x-signature'),
};

/** Simulated vendor of yes-or-no checks: basic auth, POST /v1/checks, GET /v1/checks/{id}. Ledger kind CHECK_<kind>. */
export function startChecksSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const ask = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const { reference, kind, person } = bodyOfRequest<OrderRequest & { person: { first: string; last: string } }>(request);
    if (!reference || kind === undefined || !KINDS.includes(kind) || !person?.last)
      return { status: 400, body: { error: 'incomplete check' } };
    const key = request.headers['idempotency-key']?.toString();
    const { email, first, last } = person;
    const made = openOrder<OrderRequest>(state, {
      prefix: 'CK-',
      reference,
      kind,
      body: { reference, kind, person: { ...(email !== undefined && { email }), ...(kind === 'WATCHLIST' && { first, last }) } },
      key,
      email,
    });
    return { status: 201, body: shown(made, state) };
  };
  const read = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = orderOf<OrderRequest>(state, request.path.split('/').at(-1) ?? '');
    return made === null ? { status: 404, body: { error: 'unknown check' } } : { status: 200, body: shown(made, state) };
  };
  return startVendor(
    'checks',
    [
      {
        method: 'POST',
        path: /^\/v1\/checks$/,
        effect: ({ body }) => ({ kind: `CHECK_${(body as OrderRequest | null)?.kind ?? ''}`, subject: digestOf(body) }),
        authorized: basicAuth,
        handle: ask,
      },
      { method: 'GET', path: /^\/v1\/checks\/[\w-]+$/, authorized: basicAuth, handle: read },
    ],
    options,
    callbackSpec,
  );
}

function shown(made: Order<OrderRequest>, state: VendorState) {
  const { status, at } = currentStep(made, callbackSpec.timeline, state.now(made.reference));
  const { kind, person } = made.body;
  if (status !== 'ANSWERED') return { checkId: made.id, kind, answer: null };
  const found = findingOf(kind, person.email, requestedOutcome(made));
  const { first = '', last = '' } = person;
  const candidates = kind === 'WATCHLIST' && found.result === 'HIT' ? { candidates: candidatesFor({ first, last }) } : {};
  return { checkId: made.id, kind, answer: { ...found, ...candidates, asOf: new Date(at).toISOString() } };
}
