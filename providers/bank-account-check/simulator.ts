import { bankingDaysAfter } from '../world/desk/banking-days.ts';
import { orderCallback, type Desk } from '../world/desk/callbacks.ts';
import { actOn, after, openOrder, orderOf, standing, type Moment, type Order } from '../world/desk/orders.ts';
import { stamped } from '../world/desk/signatures.ts';
import { pick } from '../world/draw.ts';
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
import { depositsReturn, findingOn, MICRO_DEPOSITS } from './scenarios.ts';

interface Asked {
  readonly reference: string;
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly owner: { readonly first: string; readonly last: string; readonly email?: string };
}

const SEND = 'SEND';
const CONFIRM = 'CONFIRM';
const MOST_TRIES = 3;

const desk: Desk<Asked> = { timeline: wayOf, callback: orderCallback, sign: stamped('x-signature') };

/** The deposits are there on the second banking day, or back on the third. */
function wayOf(order: Order<Asked>): readonly Moment[] {
  const checked: Moment = { at: Date.parse(order.created), status: 'CHECKED' };
  const sent = order.acts.find(({ name }) => name === SEND);
  if (sent === undefined) return [checked];
  const from = Date.parse(sent.at);
  const days = depositsReturn(order.body.accountNumber) ? 2 : 1;
  const at = after(order, from, (bankingDaysAfter(from, days).getTime() - from) / 1000);
  const end: Moment = depositsReturn(order.body.accountNumber)
    ? { at, status: 'RETURNED', event: 'micro_deposits.returned', last: true }
    : { at, status: 'ARRIVED', event: 'micro_deposits.arrived', last: true };
  return [checked, { at: from, status: 'ON_THEIR_WAY' }, end];
}

/**
 * A bank account vendor: basic auth, POST /v1/account-checks, POST …/{id}/micro-deposits, GET …/{id}, POST …/{id}/confirmation.
 * Ledger kinds ACCOUNT_CHECK, MICRO_DEPOSITS, CONFIRMATION.
 */
export function startBankAccountCheckSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const check = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const body = bodyOfRequest<Asked>(request);
    const { reference, routingNumber, accountNumber, owner } = body;
    if (!reference || !routingNumber || !accountNumber || !owner?.last) return { status: 400, body: { error: 'incomplete check' } };
    const key = request.headers['idempotency-key']?.toString();
    const made = openOrder<Asked>(state, {
      prefix: 'BA-',
      reference,
      kind: 'check',
      body: { reference, routingNumber, accountNumber, owner },
      key,
      email: owner.email,
    });
    return { status: 201, body: answerOn(made) };
  };
  const found = (request: VendorRequest, state: VendorState) => orderOf<Asked>(state, request.path.split('/')[3] ?? '');
  const send = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = found(request, state);
    if (made === null) return { status: 404, body: { error: 'unknown check' } };
    if (!made.acts.some(({ name }) => name === SEND)) actOn(state, made, SEND);
    return { status: 201, body: { checkId: made.id } };
  };
  const read = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = found(request, state);
    if (made === null) return { status: 404, body: { error: 'unknown check' } };
    const { status, at } = standing(made, wayOf, state.now(made.reference));
    return { status: 200, body: { checkId: made.id, deposits: status, since: new Date(at).toISOString() } };
  };
  const confirm = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = found(request, state);
    if (made === null) return { status: 404, body: { error: 'unknown check' } };
    if (standing(made, wayOf, state.now(made.reference)).status !== 'ARRIVED') return { status: 409, body: { error: 'NOT_ARRIVED' } };
    const { amounts = [] } = bodyOfRequest<{ amounts: number[] }>(request);
    const right = MICRO_DEPOSITS.every((amount) => amounts.includes(amount)) && amounts.length === MICRO_DEPOSITS.length;
    const tries = made.acts.filter(({ name }) => name === CONFIRM).length + 1;
    if (tries > MOST_TRIES) return { status: 409, body: { error: 'TOO_MANY_TRIES' } };
    actOn(state, made, CONFIRM);
    if (right) return { status: 200, body: { ...answerOn(made), finding: 'VERIFIED' } };
    return { status: 409, body: { error: tries < MOST_TRIES ? 'WRONG_AMOUNTS' : 'TOO_MANY_TRIES' } };
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
    desk,
  );
}

function answerOn({ id, body }: Order<Asked>) {
  const finding = findingOn(body.routingNumber, body.accountNumber, body.owner);
  const named = finding === 'VERIFIED' ? 100 : finding === 'NAME_MISMATCH' ? 58 : null;
  const bank =
    finding === 'INVALID_ROUTING_NUMBER'
      ? null
      : pick(body.routingNumber, 'bank', ['Copper State Bank', 'Granite Credit Union', 'Lantern Savings']);
  return { checkId: id, finding, bankName: bank, nameScore: named };
}
