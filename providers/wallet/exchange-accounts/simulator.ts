import { createHash } from 'node:crypto';
import { orderCallback, type CallbackSpec } from '../../world/vendor/callbacks.ts';
import { instantAfter, currentStep, openOrder, type Order, orderOf, requestedOutcome } from '../../world/vendor/orders.ts';
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
import { scenarioOf } from '../scenarios.ts';

/** A made-up exchange; its routing number is valid by its check digit and nobody's. */
const EXCHANGE = 'Sample Exchange';
const ROUTING_NUMBER = '011401533';
const ADDRESS_DIGITS = 38;

interface AccountRequest {
  readonly reference: string;
  readonly customer: { readonly id: string; readonly first: string; readonly last: string; readonly email: string };
}
interface DepositRequest {
  readonly reference: string;
  readonly address: string;
  readonly amount: number;
}

/** An address that is always the same for one customer. */
const addressOf = (customer: string, kind: 'account' | 'group') =>
  `sx1${createHash('sha256').update(`${kind}|${customer}`).digest('hex').slice(0, ADDRESS_DIGITS)}`;
const keptFor = (address: string) => `customer:${address}`;

const callbackSpec: CallbackSpec<AccountRequest> = {
  timeline: (order) => [
    { at: Date.parse(order.created), status: 'EXAMINING' },
    {
      at: instantAfter(order, order.created, scenarioOf(order.body.customer.email).examinationSeconds),
      status: refusalOf(order) === null ? 'OPEN' : 'REFUSED',
      event: 'account.examined',
      last: true,
    },
  ],
  callback: orderCallback,
  sign: stamped('x-signature'),
};

function refusalOf(order: Order<AccountRequest>): string | null {
  return requestedOutcome(order) === 'NOT_ACCEPTED' ? 'NOT_ACCEPTED' : scenarioOf(order.body.customer.email).refusal;
}

function accountOf(order: Order<AccountRequest>) {
  const { id, first, last, email } = order.body.customer;
  const [address, { isGroup }] = [addressOf(id, 'account'), scenarioOf(email)];
  return {
    exchange: EXCHANGE,
    account: { name: `${first} ${last}`, address },
    authorizedWallet: { address, authorizationType: isGroup ? 'GROUP_POLICY' : 'OWNER' },
    groupPolicyAddress: isGroup ? addressOf(id, 'group') : null,
  };
}

/** Simulated exchange: basic auth, POST /v1/accounts, GET /v1/accounts/{id}, POST /v1/deposits. Ledger kinds WALLET_ACCOUNT, DEPOSIT. */
export function startWalletSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const open = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const { reference, customer } = bodyOfRequest<AccountRequest>(request);
    if (!reference || !customer?.id || !customer.last || !customer.email) return { status: 400, body: { error: 'incomplete customer' } };
    const key = request.headers['idempotency-key']?.toString();
    const made = openOrder(state, { prefix: 'WA-', reference, kind: 'account', body: { reference, customer }, key, email: customer.email });
    state.put(keptFor(addressOf(customer.id, 'account')), customer.email);
    return { status: 201, body: { id: made.id } };
  };
  const read = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = orderOf<AccountRequest>(state, request.path.split('/').at(-1) ?? '');
    if (made === null) return { status: 404, body: { error: 'unknown account' } };
    const { status } = currentStep(made, callbackSpec.timeline, state.now(made.reference));
    const said = { OPEN: accountOf(made), REFUSED: { reason: refusalOf(made) } }[status];
    return { status: 200, body: { id: made.id, status, ...said } };
  };
  const announce = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const { reference, address, amount = 0 } = bodyOfRequest<DepositRequest>(request);
    const email = state.get(keptFor(address ?? '')) as string | undefined;
    if (!reference || email === undefined || !(amount > 0)) return { status: 400, body: { error: 'no such account, or no amount' } };
    const { blocked, accountEnding } = scenarioOf(email);
    if (blocked !== null) return { status: 409, body: { error: blocked } };
    const customer = String(Number.parseInt(digestOf(address).slice(0, 8), 16) % 10_000_000).padStart(7, '0');
    const body = {
      routingNumber: ROUTING_NUMBER,
      accountNumber: `${customer}${accountEnding}`,
      memo: `SX${digestOf(address).slice(0, 10)}`,
    };
    return { status: 201, body };
  };
  const effect = (kind: string) => (request: VendorRequest) => ({ kind, subject: digestOf(request.body) });
  return startVendor(
    'wallet',
    [
      { method: 'POST', path: /^\/v1\/accounts$/, effect: effect('WALLET_ACCOUNT'), authorized: basicAuth, handle: open },
      { method: 'GET', path: /^\/v1\/accounts\/[\w-]+$/, authorized: basicAuth, handle: read },
      { method: 'POST', path: /^\/v1\/deposits$/, effect: effect('DEPOSIT'), authorized: basicAuth, handle: announce },
    ],
    options,
    callbackSpec,
  );
}
