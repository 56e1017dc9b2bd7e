import { randomUUID } from 'node:crypto';
import { orderCallback, type CallbackSpec } from '../../world/vendor/callbacks.ts';
import {
  addToHistory,
  instantAfter,
  FINISH,
  openOrder,
  orderOf,
  currentStep,
  requestedOutcome,
  type OrderStep,
  type Order,
} from '../../world/vendor/orders.ts';
import { stamped } from '../../world/vendor/signatures.ts';
import { employmentRecordOf } from '../../world/employment.ts';
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
import { openPages, pageRoutes, pageUrl } from '../../world/vendor/pages.ts';
import { taxPages } from '../scenarios-pages.ts';
import { retrievalSeconds, FAILED_STATUSES } from '../scenarios.ts';

interface OrderRequest {
  readonly externalId: string;
  readonly productType: 'TAX' | 'PAYROLL' | '1099_MISC';
  readonly person: { readonly first: string; readonly last: string; readonly ssn: string; readonly email: string };
  readonly returnUrl: string;
  readonly years: readonly number[];
  readonly statedAnnualIncome?: number;
}

const LOGIN = 'LOGIN';
const DAYS_TO_LOGIN = 7;

const callbackSpec: CallbackSpec<OrderRequest> = { timeline: timelineOf, callback: orderCallback, sign: stamped('x-signature') };

function timelineOf(order: Order<OrderRequest>): readonly OrderStep[] {
  const created = Date.parse(order.created);
  const unhappy = FAILED_STATUSES.find((end) => end === requestedOutcome(order));
  const login = order.history.find(({ name }) => name === LOGIN);
  const finish = order.history.find(({ name }) => name === FINISH);
  const begin = [{ at: created, status: 'CREATED' }];
  if (unhappy !== undefined && finish !== undefined)
    return [...begin, { at: Date.parse(finish.at), status: unhappy, event: 'order.failed', last: true }];
  const consented = login ?? finish;
  if (consented === undefined)
    return [...begin, { at: created + DAYS_TO_LOGIN * 86_400_000, status: 'EXPIRED', event: 'order.expired', last: true }];
  const { last, ssn } = order.body.person;
  return [
    ...begin,
    { at: Date.parse(consented.at), status: 'PARTIAL', event: 'order.partial' },
    { at: instantAfter(order, consented.at, retrievalSeconds(last, ssn)), status: 'COMPLETED', event: 'order.completed', last: true },
  ];
}

/** Records the borrower's authorization, once, and returns the order's status. */
function authorize(orderId: string, state: VendorState): string | null {
  const made = orderOf<OrderRequest>(state, orderId);
  if (made === null) return null;
  if (!made.history.some(({ name }) => name === LOGIN)) addToHistory(state, made, LOGIN);
  return statusOf(currentStep(orderOf<OrderRequest>(state, orderId) ?? made, timelineOf, state.now(made.reference)).status);
}

const PAGES = taxPages(({ orderId }, state) => authorize(orderId, state) ?? '');

/**
 * Simulated vendor of tax and pay documents: basic auth, POST /v1/orders, GET /v1/orders/{id}, and pages for the borrower, for whom
 * `POST /v1/sandbox/authorizations` stands in. Ledger kind TAX_ORDER.
 */
export function startTaxDocumentsSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const order = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const body = bodyOfRequest<OrderRequest>(request);
    const { externalId, productType, person, returnUrl, years = [] } = body;
    if (!externalId || !productType || !person?.last || !returnUrl) return { status: 400, body: { error: 'incomplete order' } };
    const key = request.headers['idempotency-key']?.toString();
    const input = { ...body, externalId, productType, person, returnUrl, years };
    const made = openOrder<OrderRequest>(state, {
      prefix: 'TD-',
      reference: externalId,
      kind: productType,
      body: input,
      key,
      email: person.email,
    });
    // The page's address is as hard to guess as the order's number is easy.
    const page = randomUUID();
    const session = { orderId: made.id, name: `${person.first} ${person.last}`, ssnLast4: person.ssn.slice(-4), years };
    openPages(PAGES, state, page, { session, client: 'your lender', back: returnUrl });
    return { status: 201, body: { orderId: made.id, connectUrl: pageUrl(request.headers.host, options.pagesPath, returnUrl, page) } };
  };
  const read = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const made = orderOf<OrderRequest>(state, request.path.split('/').at(-1) ?? '');
    if (made === null) return { status: 404, body: { error: 'unknown order' } };
    const { status } = currentStep(made, timelineOf, state.now(made.reference));
    return { status: 200, body: { orderId: made.id, status: statusOf(status), reason: reasonOf(status), ...contentOf(made, status) } };
  };
  const authorization = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const status = authorize(bodyOfRequest<{ orderId: string }>(request).orderId ?? '', state);
    return status === null ? { status: 404, body: { error: 'unknown order' } } : { status: 200, body: { status } };
  };
  return startVendor(
    'tax-documents',
    [
      {
        method: 'POST',
        path: /^\/v1\/orders$/,
        effect: ({ body }) => ({ kind: 'TAX_ORDER', subject: digestOf(body) }),
        authorized: basicAuth,
        handle: order,
      },
      { method: 'GET', path: /^\/v1\/orders\/[\w-]+$/, authorized: basicAuth, handle: read },
      { method: 'POST', path: /^\/v1\/sandbox\/authorizations$/, authorized: basicAuth, handle: authorization },
      ...pageRoutes(PAGES),
    ],
    options,
    callbackSpec,
  );
}

function statusOf(status: string): string {
  return status === 'NO_FILING' || status === 'IDENTITY_FAILED' ? 'FAILED' : status;
}

function reasonOf(status: string): string | null {
  return status === 'NO_FILING' || status === 'IDENTITY_FAILED' ? status : null;
}

function contentOf({ id, body }: Order<OrderRequest>, status: string) {
  const record = employmentRecordOf(body.person, body.statedAnnualIncome);
  const fetched = status === 'COMPLETED' ? 2 : status === 'PARTIAL' ? 1 : 0;
  const years = body.years.slice(0, fetched);
  const types = body.productType === 'TAX' ? ['1040', 'SCH_C'] : body.productType === 'PAYROLL' ? ['W2'] : ['1099_MISC'];
  return {
    documents: years.flatMap((year) => types.map((type) => ({ type, year, fileRef: `${id}/${year}-${type}.pdf` }))),
    parsed: years.map((year, index) => {
      const { netProfit, addBacks } = record.business[index === 0 ? 0 : 1];
      const own = body.productType === 'TAX';
      return {
        year,
        netProfit: own ? netProfit : 0,
        addBacks: own ? addBacks : 0,
        wages: body.productType === 'PAYROLL' ? (record.pay ?? 0) : 0,
        contractPay: body.productType === '1099_MISC' ? netProfit + addBacks : 0,
      };
    }),
  };
}
