import { randomBytes } from 'node:crypto';
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
import { CARD_FIELD_ROUTES, type Token } from '../scenarios-field.ts';
import { TOKENS } from '../scenarios.ts';

type Status = 'requires_payment_method' | 'requires_action' | 'succeeded';
type Intent = {
  readonly id: string;
  readonly amount: number;
  readonly description: string;
  readonly reference: string;
  readonly status: Status;
  readonly refunded: boolean;
};

const error = (status: number, type: string, code: string, more: object = {}): VendorAnswer => ({
  status,
  body: { error: { type, code, message: code.replaceAll('_', ' '), ...more } },
});
const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

const shown = ({ id, amount, description, reference, status }: Intent) => ({
  id,
  object: 'payment_intent',
  status,
  amount,
  amount_received: status === 'succeeded' ? amount : 0,
  currency: 'usd',
  description,
  metadata: { reference },
  livemode: false,
});
const intentOf = (state: VendorState, id: string) => state.get(`intent:${id}`) as Intent | undefined;

function open(request: VendorRequest, state: VendorState): VendorAnswer {
  const form = bodyOfRequest<Record<string, string>>(request);
  const amount = Number(form['amount']);
  // The vendor charges at least fifty cents.
  if (!Number.isInteger(amount) || amount < 50) return error(400, 'invalid_request_error', 'amount_too_small', { param: 'amount' });
  if (form['currency'] !== 'usd') return error(400, 'invalid_request_error', 'parameter_invalid', { param: 'currency' });
  const intent: Intent = {
    id: newId('pi'),
    amount,
    description: form['description'] ?? '',
    reference: form['metadata[reference]'] ?? '',
    status: 'requires_payment_method',
    refunded: false,
  };
  state.put(`intent:${intent.id}`, intent);
  return { status: 200, body: shown(intent) };
}

/** What a card leads to: by a token of the card field, which is used by one confirmation and its repeats, or by one of the vendor's test tokens. */
function cardBehind(token: string, key: string, state: VendorState): { leadsTo: (typeof TOKENS)[string] } | { refused: string } {
  const typed = state.get(`token:${token}`) as Token | undefined;
  if (typed !== undefined && typed.usedBy !== null && typed.usedBy !== key) return { refused: 'token_already_used' };
  if (typed !== undefined) state.put(`token:${token}`, { ...typed, usedBy: key } satisfies Token);
  const card = typed?.card ?? token;
  const leadsTo = Object.hasOwn(TOKENS, card) ? TOKENS[card] : undefined;
  return leadsTo === undefined ? { refused: 'resource_missing' } : { leadsTo };
}

function confirm(request: VendorRequest, state: VendorState): VendorAnswer {
  const intent = intentOf(state, request.path.split('/').at(-2) ?? '');
  if (intent === undefined) return error(404, 'invalid_request_error', 'resource_missing', { param: 'intent' });
  if (intent.status === 'succeeded')
    return error(400, 'invalid_request_error', 'payment_intent_unexpected_state', { payment_intent: shown(intent) });
  const form = bodyOfRequest<Record<string, string>>(request);
  const token = form['payment_method_data[card][token]'] ?? '';
  const card = cardBehind(token, String(request.headers['idempotency-key']), state);
  if ('refused' in card) return error(400, 'invalid_request_error', card.refused, { param: 'payment_method_data[card][token]' });
  const { leadsTo } = card;
  if (typeof leadsTo !== 'string') {
    const [code, declineCode] = leadsTo;
    return error(402, 'card_error', code, { ...(declineCode !== '' && { decline_code: declineCode }), payment_intent: shown(intent) });
  }
  const confirmed: Intent = { ...intent, status: leadsTo === 'SUCCEEDS' ? 'succeeded' : 'requires_action' };
  state.put(`intent:${intent.id}`, confirmed);
  return { status: 200, body: shown(confirmed) };
}

function refund(request: VendorRequest, state: VendorState): VendorAnswer {
  const intent = intentOf(state, bodyOfRequest<{ payment_intent: string }>(request).payment_intent ?? '');
  if (intent === undefined || intent.status !== 'succeeded')
    return error(400, 'invalid_request_error', 'resource_missing', { param: 'payment_intent' });
  if (intent.refunded) return error(400, 'invalid_request_error', 'charge_already_refunded');
  state.put(`intent:${intent.id}`, { ...intent, refunded: true });
  return {
    status: 200,
    body: { id: newId('re'), object: 'refund', amount: intent.amount, payment_intent: intent.id, status: 'succeeded' },
  };
}

const authorized: VendorRoute['authorized'] = ({ headers }, key) => headers.authorization === `Bearer ${key}`;
const INTENT = /^\/v1\/payment_intents\/\w+$/;

/** Simulated vendor of card payments: bearer key, forms, whole cents, the vendor's own test tokens (scenarios.ts). Ledger kinds PAYMENT (opened), CONFIRM and REFUND. */
export function startCardPaymentsSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const subject = ({ body }: VendorRequest) => digestOf(body);
  return startVendor(
    'card-payments',
    [
      ...CARD_FIELD_ROUTES,
      {
        method: 'POST',
        path: /^\/v1\/payment_intents$/,
        effect: (request) => ({ kind: 'PAYMENT', subject: subject(request) }),
        authorized,
        handle: open,
      },
      {
        method: 'POST',
        path: /^\/v1\/payment_intents\/\w+\/confirm$/,
        effect: ({ path }) => ({ kind: 'CONFIRM', subject: path.split('/').at(-2) ?? '' }),
        authorized,
        handle: confirm,
      },
      {
        method: 'GET',
        path: INTENT,
        authorized,
        handle: ({ path }, state) => {
          const intent = intentOf(state, path.split('/').at(-1) ?? '');
          return intent === undefined ? error(404, 'invalid_request_error', 'resource_missing') : { status: 200, body: shown(intent) };
        },
      },
      {
        method: 'POST',
        path: /^\/v1\/refunds$/,
        effect: (request) => ({ kind: 'REFUND', subject: subject(request) }),
        authorized,
        handle: refund,
      },
    ],
    options,
  );
}
