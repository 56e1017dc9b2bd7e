import { bankingDaysAfter } from '../../world/vendor/banking-days.ts';
import { orderCallback, type CallbackSpec } from '../../world/vendor/callbacks.ts';
import { addToHistory, instantAfter, openOrder, orderOf, currentStep, type OrderStep, type Order } from '../../world/vendor/orders.ts';
import { stamped } from '../../world/vendor/signatures.ts';
import { employmentRecordOf } from '../../world/employment.ts';
import { pick } from '../../world/seeded-random.ts';
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
import { depositsReturn, findingOn, MICRO_DEPOSITS } from '../scenarios.ts';

interface OrderRequest {
  readonly reference: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly owner: { readonly first: string; readonly last: string; readonly email?: string };
}

const SEND = 'SEND';
const CONFIRM = 'CONFIRM';
const MAX_TRIES = 3;

const callbackSpec: CallbackSpec<OrderRequest> = { timeline: timelineOf, callback: orderCallback, sign: stamped('x-signature') };

/** The deposits arrive on the second banking day, or are returned on the third. */
function timelineOf(order: Order<OrderRequest>): readonly OrderStep[] {
  const checked: OrderStep = { at: Date.parse(order.created), status: 'CHECKED' };
  const sent = order.history.find(({ name }) => name === SEND);
  if (sent === undefined) return [checked];
  const from = Date.parse(sent.at);
  const days = depositsReturn(order.body.accountNumber) ? 2 : 1;
  const at = instantAfter(order, from, (bankingDaysAfter(from, days).getTime() - from) / 1000);
  const end: OrderStep = depositsReturn(order.body.accountNumber)
    ? { at, status: 'RETURNED', event: 'micro_deposits.returned', last: true }
    : { at, status: 'ARRIVED', event: 'micro_deposits.arrived', last: true };
  return [checked, { at: from, status: 'ON_THEIR_WAY' }, end];
}

/**
 * Simulated bank account check vendor: basic auth, POST /v1/account-checks, POST …/{id}/micro-deposits, GET …/{id}, POST …/{id}/confirmation.
 * Ledger kinds ACCOUNT_CHECK, MICRO_DEPOSITS, CONFIRMATION.
 */
export function startBankAccountCheckSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const check = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const body = bodyOfRequest<OrderRequest>(request);
    const { reference, routingNumber, accountNumber, owner } = body;
    if (!reference || !routingNumber || !accountNumber || !owner?.last) return { status: 400, body: { error: 'incomplete check' } };
    const key = request.headers['idempotency-key']?.toString();
    const made = openOrder<OrderRequest>(state, {
      prefix: 'BA-',
      reference,
      kind: 'check',
      body: { reference, routingNumber, accountNumber, owner },
      key,
      email: owner.email,
    });
    return { status: 201, body: answerOn(made) };
  };
  const found = (request: VendorRequest, state: VendorState) => orderOf<OrderRequest>(state, request.path.split('/')[3] ?? '');
  const send = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = found(request, state);
    if (made === null) return { status: 404, body: { error: 'unknown check' } };
    if (!made.history.some(({ name }) => name === SEND)) addToHistory(state, made, SEND);
    return { status: 201, body: { checkId: made.id } };
  };
  const read = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = found(request, state);
    if (made === null) return { status: 404, body: { error: 'unknown check' } };
    const { status, at } = currentStep(made, timelineOf, state.now(made.reference));
    return { status: 200, body: { checkId: made.id, deposits: status, since: new Date(at).toISOString() } };
  };
  const confirm = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = found(request, state);
    if (made === null) return { status: 404, body: { error: 'unknown check' } };
    if (currentStep(made, timelineOf, state.now(made.reference)).status !== 'ARRIVED')
      return { status: 409, body: { error: 'NOT_ARRIVED' } };
    const { amounts = [] } = bodyOfRequest<{ amounts: number[] }>(request);
    const right = MICRO_DEPOSITS.every((amount) => amounts.includes(amount)) && amounts.length === MICRO_DEPOSITS.length;
    const tries = made.history.filter(({ name }) => name === CONFIRM).length + 1;
    if (tries > MAX_TRIES) return { status: 409, body: { error: 'TOO_MANY_TRIES' } };
    addToHistory(state, made, CONFIRM);
    if (right) return { status: 200, body: { ...answerOn(made), finding: 'VERIFIED' } };
    return { status: 409, body: { error: tries < MAX_TRIES ? 'WRONG_AMOUNTS' : 'TOO_MANY_TRIES' } };
  };
  const effect = (kind: string) => (request: VendorRequest) => ({ kind, subject: digestOf([request.path, request.body]) });
  const one = String.raw`\/v1\/account-checks\/[\w-]+`;
  return startVendor(
    'bank-account-check',
    [
      { method: 'POST', path: /^\/v1\/account-checks$/, effect: effect('ACCOUNT_CHECK'), authorized: basicAuth, handle: check },
      { method: 'GET', path: new RegExp(`^${one}$`), authorized: basicAuth, handle: read },
      {
        method: 'POST',
        path: new RegExp(`^${one}/micro-deposits$`),
        effect: effect('MICRO_DEPOSITS'),
        authorized: basicAuth,
        handle: send,
      },
      { method: 'POST', path: new RegExp(`^${one}/confirmation$`), effect: effect('CONFIRMATION'), authorized: basicAuth, handle: confirm },
    ],
    options,
    callbackSpec,
  );
}

function answerOn({ id, body }: Order<OrderRequest>) {
  const finding = findingOn(body.routingNumber, body.accountNumber, body.owner);
  const named = finding === 'VERIFIED' ? 100 : finding === 'NAME_MISMATCH' ? 58 : null;
  const bank =
    finding === 'INVALID_ROUTING_NUMBER'
      ? null
      : pick(body.routingNumber, 'bank', ['Copper State Bank', 'Granite Credit Union', 'Lantern Savings']);
  const { first, last } = body.owner;
  const owner =
    finding === 'VERIFIED' ? `${first} ${last}` : finding === 'NAME_MISMATCH' ? employmentRecordOf(body.owner).accountOwner : null;
  return { checkId: id, finding, bankName: bank, nameScore: named, ownerName: owner };
}
