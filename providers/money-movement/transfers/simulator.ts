import { randomUUID } from 'node:crypto';
import { bankingDaysAfter } from '../../world/vendor/banking-days.ts';
import type { CallbackSpec } from '../../world/vendor/callbacks.ts';
import {
  addToHistory,
  instantAfter,
  openOrder,
  orderOf,
  currentStep,
  requestedOutcome,
  type OrderStep,
  type Order,
} from '../../world/vendor/orders.ts';
import { isRoutingNumber } from '../../world/vendor/routing-number.ts';
import { tokenSigner, type TokenSigner } from '../../world/vendor/signatures.ts';
import {
  bodyOfRequest,
  digestOf,
  startVendor,
  type Simulator,
  type VendorAnswer,
  type VendorOptions,
  type VendorRequest,
  type VendorRoute,
  type VendorState,
} from '../../world/vendor/vendor.ts';
import { returnedAs, failureOf, type TransferFailure } from '../scenarios.ts';

interface Account {
  readonly account_number: string;
  readonly routing_number: string;
}
interface Authorized {
  readonly client_user_id: string;
  readonly type: 'credit' | 'debit';
  readonly network: 'ach' | 'same-day-ach' | 'wire';
  readonly amount: string;
  readonly account: Account;
  readonly email?: string | undefined;
}

/** A transfer in the list of its day. */
interface Listed {
  readonly id: string;
  readonly created: string;
  readonly metadata: Readonly<Record<string, string>>;
}
const DAY_MS = 86_400_000;
type Asked = { readonly start_date: string; readonly end_date: string; readonly count: number; readonly offset: number };
const listOf = (state: VendorState, day: string) => (state.get(`transfers:${day.slice(0, 10)}`) as readonly Listed[] | undefined) ?? [];

const CANCEL = 'CANCEL';
/** Largest same-day ACH entry, dollars. */
const SAME_DAY_LIMIT = 1_000_000;
const CORRECTED_ROUTING = '021000021';

const refusal = (code: string): VendorAnswer => ({
  status: 400,
  body: { error_type: 'TRANSFER_ERROR', error_code: code, error_message: code, display_message: null, request_id: randomUUID() },
});
const ok = (body: object): VendorAnswer => ({ status: 200, body: { ...body, request_id: randomUUID().slice(0, 15) } });

function failureOfOrder(order: Order<Authorized>): TransferFailure | null {
  const requested = requestedOutcome(order);
  if (requested === 'SETTLED') return null;
  if (requested !== null) return returnedAs(requested);
  const { type: direction, account, email } = order.body;
  return failureOf({ direction, accountNumber: account.account_number, email, nth: order.nth });
}

/** Accepted by the network after an hour; settled on the same or the next banking day, or at once by wire; returned two banking days later. */
function timelineOf(order: Order<Authorized>): readonly OrderStep[] {
  const created = Date.parse(order.created);
  const cancelled = order.history.find(({ name }) => name === CANCEL);
  const pending: OrderStep = { at: created, status: 'pending' };
  if (cancelled !== undefined) return [pending, { at: Date.parse(cancelled.at), status: 'cancelled', event: 'cancelled', last: true }];
  const { network } = order.body;
  const on = (days: number) => instantAfter(order, created, (bankingDaysAfter(created, days).getTime() - created) / 1000);
  const posted = instantAfter(order, created, network === 'wire' ? 300 : 3_600);
  const settled = Math.max(posted, network === 'wire' ? instantAfter(order, created, 1_800) : on(network === 'same-day-ach' ? 0 : 1));
  const failure = failureOfOrder(order);
  const sequence: OrderStep[] = [pending, { at: posted, status: 'posted', event: 'posted' }];
  if (failure?.kind === 'RETURNED')
    return [...sequence, { at: Math.max(posted, on(2)), status: 'returned', event: 'returned', last: true }];
  return [...sequence, { at: settled, status: 'settled', event: 'settled', last: true }];
}

function callbackSpecOf(signer: TokenSigner): CallbackSpec<Authorized> {
  return {
    timeline: timelineOf,
    callback: ({ id, order }) => ({
      webhook_type: 'TRANSFER',
      webhook_code: 'TRANSFER_EVENTS_UPDATE',
      environment: 'sandbox',
      transfer_id: order.id,
      event_id: id,
    }),
    sign: signer.sign,
  };
}

/**
 * Simulated payments vendor: credentials in headers; an account by its numbers, an authorization, a transfer. Ledger kinds ACCOUNT, AUTHORIZATION
 * and TRANSFER: one TRANSFER per key is money sent.
 */
export function startMoneyMovementSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const signer = tokenSigner('plaid-verification');

  const account = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const { account_number, routing_number = '' } = bodyOfRequest<Account>(request);
    if (!account_number) return refusal('INVALID_ACCOUNT_NUMBER');
    if (!isRoutingNumber(routing_number)) return refusal('INVALID_ROUTING_NUMBER');
    const accessToken = `access-sandbox-${randomUUID()}`;
    state.put(`account:${accessToken}`, { account_number, routing_number });
    return ok({ access_token: accessToken, account_id: digestOf([account_number, routing_number]) });
  };
  const authorize = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const body = bodyOfRequest<{
      access_token: string;
      type: 'credit' | 'debit';
      network: Authorized['network'];
      amount: string;
      user: { client_user_id?: string; email_address?: string };
      idempotency_key?: string;
    }>(request);
    const at = state.get(`account:${body.access_token ?? ''}`) as Account | undefined;
    if (at === undefined || !body.type || !body.network || !/^\d+\.\d\d$/.test(body.amount ?? '')) return refusal('INVALID_FIELD');
    // The same key is the same authorization.
    const id = body.idempotency_key === undefined ? randomUUID() : digestOf(body.idempotency_key);
    const limited = body.network !== 'wire' && Number(body.amount) > SAME_DAY_LIMIT;
    const authorized: Authorized = {
      client_user_id: body.user?.client_user_id ?? '',
      type: body.type,
      network: body.network,
      amount: body.amount ?? '',
      account: at,
      email: body.user?.email_address,
    };
    state.put(`authorization:${id}`, authorized);
    const decision = limited ? 'declined' : 'approved';
    return ok({ authorization: { id, decision, decision_rationale: limited ? { code: 'TRANSFER_LIMIT_REACHED' } : null } });
  };
  const create = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const { authorization_id: id = '', metadata = {} } = bodyOfRequest<{ authorization_id: string; metadata: Listed['metadata'] }>(request);
    const authorized = state.get(`authorization:${id}`) as Authorized | undefined;
    if (authorized === undefined) return refusal('INVALID_AUTHORIZATION_ID');
    const { client_user_id: reference, email } = authorized;
    const order = openOrder<Authorized>(state, { prefix: 'tr-', reference, kind: 'transfer', body: authorized, key: id, email });
    const ofDay = listOf(state, order.created);
    if (!ofDay.some((listed) => listed.id === order.id))
      state.put(`transfers:${order.created.slice(0, 10)}`, [...ofDay, { id: order.id, created: order.created, metadata }]);
    return ok({ transfer: shown(order, state.now(reference)) });
  };
  const list = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const { start_date: from = '', end_date: to = '', count = 25, offset = 0 } = bodyOfRequest<Asked>(request);
    const transfers: Listed[] = [];
    for (let day = Date.parse(from.slice(0, 10)); day <= Date.parse(to); day += DAY_MS)
      transfers.push(...listOf(state, new Date(day).toISOString()).filter(({ created }) => from <= created && created <= to));
    return ok({ transfers: transfers.slice(offset, offset + count) });
  };
  const read = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const order = orderOf<Authorized>(state, bodyOfRequest<{ transfer_id: string }>(request).transfer_id ?? '');
    return order === null ? refusal('INVALID_TRANSFER_ID') : ok({ transfer: shown(order, state.now(order.reference)) });
  };
  const cancel = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const order = orderOf<Authorized>(state, bodyOfRequest<{ transfer_id: string }>(request).transfer_id ?? '');
    if (order === null) return refusal('INVALID_TRANSFER_ID');
    const { status } = currentStep(order, timelineOf, state.now(order.reference));
    if (status !== 'pending' && status !== 'cancelled') return refusal('TRANSFER_NOT_CANCELLABLE');
    if (status === 'pending') addToHistory(state, order, CANCEL);
    return ok({});
  };
  const verificationKey = (request: VendorRequest): VendorAnswer => {
    const key = signer.publicKey(bodyOfRequest<{ key_id: string }>(request).key_id ?? '');
    return key === null ? refusal('INVALID_WEBHOOK_VERIFICATION_KEY_ID') : ok({ key });
  };
  const authorized: VendorRoute['authorized'] = ({ headers }, key) =>
    `${String(headers['plaid-client-id'])}:${String(headers['plaid-secret'])}` === key;
  const route = (path: string, handle: VendorRoute['handle'], kind?: string): VendorRoute => ({
    method: 'POST',
    path: new RegExp(`^${path}$`),
    authorized,
    handle,
    ...(kind !== undefined && { effect: ({ body }: VendorRequest) => ({ kind, subject: digestOf(body) }) }),
  });
  return startVendor(
    'money-movement',
    [
      { ...route('/webhook_verification_key/get', verificationKey), faultless: true },
      route('/transfer/migrate_account', account, 'ACCOUNT'),
      route('/transfer/authorization/create', authorize, 'AUTHORIZATION'),
      route('/transfer/create', create, 'TRANSFER'),
      route('/transfer/get', read),
      route('/transfer/list', list),
      route('/transfer/cancel', cancel, 'CANCEL'),
    ],
    options,
    callbackSpecOf(signer),
  );
}

function shown(order: Order<Authorized>, now: Date) {
  const { status, at } = currentStep(order, timelineOf, now);
  const failure = failureOfOrder(order);
  const sequence = timelineOf(order);
  const settles = sequence.find((step) => step.status === 'settled');
  const { network, amount, type } = order.body;
  return {
    id: order.id,
    type,
    network,
    amount,
    status,
    created: order.created,
    expected_settlement_date: status === 'pending' || settles === undefined ? null : new Date(settles.at).toISOString().slice(0, 10),
    failure_reason:
      status === 'returned' && failure !== null
        ? {
            failure_code: failure.code,
            ach_return_code: failure.code,
            description: failure.text,
            date: new Date(at).toISOString().slice(0, 10),
          }
        : null,
    notification_of_change:
      status === 'settled' && failure?.kind === 'NOTICE'
        ? { code: failure.code, corrected_routing_number: CORRECTED_ROUTING, corrected_account_number: null }
        : null,
  };
}
