import { orderCallback, type Desk } from '../world/desk/callbacks.ts';
import { after, openOrder, orderOf, standing, wishedOutcome, type Order } from '../world/desk/orders.ts';
import { stamped } from '../world/desk/signatures.ts';
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
} from '../world/vendor.ts';
import { answerSeconds, findingOf, KINDS, type Kind } from './scenarios.ts';

interface Asked {
  readonly reference: string;
  readonly kind: Kind;
  readonly person: { readonly email?: string };
}

const desk: Desk<Asked> = {
  timeline: (order) => [
    { at: Date.parse(order.created), status: 'ASKED' },
    {
      at: after(order, order.created, answerSeconds(order.body.kind)),
      status: 'ANSWERED',
      // Registers answer the question itself: only a person's answer is told later.
      ...(answerSeconds(order.body.kind) > 0 && { event: 'check.answered' }),
      last: true,
    },
  ],
  callback: orderCallback,
  sign: stamped('x-signature'),
};

/** A vendor of yes-or-no questions: basic auth, POST /v1/checks, GET /v1/checks/{id}. Ledger kind CHECK_<kind>. */
export function startChecksSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const ask = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const { reference, kind, person } = bodyOfRequest<Asked & { person: { last: string } }>(request);
    if (!reference || kind === undefined || !KINDS.includes(kind) || !person?.last)
      return { status: 400, body: { error: 'incomplete check' } };
    const key = request.headers['idempotency-key']?.toString();
    const { email } = person;
    const made = openOrder<Asked>(state, {
      prefix: 'CK-',
      reference,
      kind,
      body: { reference, kind, person: email === undefined ? {} : { email } },
      key,
      email,
    });
    return { status: 201, body: shown(made, state) };
  };
  const read = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = orderOf<Asked>(state, request.path.split('/').at(-1) ?? '');
    return made === null ? { status: 404, body: { error: 'unknown check' } } : { status: 200, body: shown(made, state) };
  };
  return startVendor(
    'checks',
    [
      {
        method: 'POST',
        path: /^\/v1\/checks$/,
        effect: ({ body }) => ({ kind: `CHECK_${(body as Asked | null)?.kind ?? ''}`, subject: digestOf(body) }),
        authorized: basicAuth,
        handle: ask,
      },
      { method: 'GET', path: /^\/v1\/checks\/[\w-]+$/, authorized: basicAuth, handle: read },
    ],
    options,
    desk,
  );
}

function shown(made: Order<Asked>, state: VendorState) {
  const { status, at } = standing(made, desk.timeline, state.now(made.reference));
  const { kind, person } = made.body;
  const answer = status === 'ANSWERED' ? { ...findingOf(kind, person.email, wishedOutcome(made)), asOf: new Date(at).toISOString() } : null;
  return { checkId: made.id, kind, answer };
}
