import { orderCallback, type CallbackSpec } from '../../world/vendor/callbacks.ts';
import { instantAfter, openOrder, orderOf, currentStep, requestedOutcome, type Order } from '../../world/vendor/orders.ts';
import { stamped } from '../../world/vendor/signatures.ts';
import { round } from '../../world/seeded-random.ts';
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
import { answerHours, refuses, remitAccount } from '../scenarios.ts';

interface OrderRequest {
  readonly reference: string;
  readonly debtId: string;
  readonly creditor: string;
  readonly borrower: { readonly first: string; readonly last: string };
  readonly reportedBalance: number;
  readonly closeLine?: boolean;
  readonly goodThrough: string;
}

/** Interest that accrues on a simulated debt until it is paid, percent a year. */
const RATE = 18;

const callbackSpec: CallbackSpec<OrderRequest> = {
  timeline: (order) => {
    const requested = requestedOutcome(order);
    const end =
      requested === 'RECEIVED' || (requested === null && !refuses(order.body.creditor))
        ? 'RECEIVED'
        : requested === 'ACCOUNT_NOT_FOUND'
          ? requested
          : 'CREDITOR_REFUSED';
    return [
      { at: Date.parse(order.created), status: 'REQUESTED' },
      {
        at: instantAfter(order, order.created, answerHours(order.body.creditor) * 3_600),
        status: end,
        event: end === 'RECEIVED' ? 'letter.received' : 'letter.refused',
        last: true,
      },
    ];
  },
  callback: orderCallback,
  sign: stamped('x-signature'),
};

/** Simulated vendor of payoff letters: basic auth, POST /v1/payoff-requests, GET /v1/payoff-requests/{id}. Ledger kind PAYOFF_REQUEST. */
export function startPayoffLettersSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const ask = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const body = bodyOfRequest<OrderRequest>(request);
    const { reference, debtId, creditor, borrower, reportedBalance = 0, closeLine = false, goodThrough = '' } = body;
    if (!reference || !debtId || !creditor || !borrower?.last) return { status: 400, body: { error: 'incomplete request' } };
    const key = request.headers['idempotency-key']?.toString();
    const input: OrderRequest = { reference, debtId, creditor, borrower, reportedBalance, closeLine, goodThrough };
    const made = openOrder<OrderRequest>(state, { prefix: 'PO-', reference, kind: 'payoff', body: input, key });
    return { status: 201, body: { requestId: made.id } };
  };
  const read = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = orderOf<OrderRequest>(state, request.path.split('/').at(-1) ?? '');
    if (made === null) return { status: 404, body: { error: 'unknown request' } };
    const { status, at } = currentStep(made, callbackSpec.timeline, state.now(made.reference));
    return { status: 200, body: { requestId: made.id, status, letter: status === 'RECEIVED' ? letterOf(made, at) : null } };
  };
  return startVendor(
    'payoff-letters',
    [
      {
        method: 'POST',
        path: /^\/v1\/payoff-requests$/,
        effect: ({ body }) => ({ kind: 'PAYOFF_REQUEST', subject: digestOf(body) }),
        authorized: basicAuth,
        handle: ask,
      },
      { method: 'GET', path: /^\/v1\/payoff-requests\/[\w-]+$/, authorized: basicAuth, handle: read },
    ],
    options,
    callbackSpec,
  );
}

function letterOf({ id, body }: Order<OrderRequest>, at: number) {
  const perDiem = round((body.reportedBalance * RATE) / 36_525, 2);
  return {
    payee: body.creditor,
    // Interest accrued since the creditor last reported.
    amount: round(body.reportedBalance + 9 * perDiem, 2),
    perDiem,
    asOf: new Date(at).toISOString().slice(0, 10),
    goodThrough: body.goodThrough,
    closesLine: body.closeLine === true,
    accountReference: `${id.slice(3, 11).toUpperCase()}`,
    remit: {
      ...remitAccount(body.creditor, body.borrower.last),
      mailingAddress: `${body.creditor}, Payoff Department, PO Box 38, Tempe AZ 85281`,
    },
  };
}
