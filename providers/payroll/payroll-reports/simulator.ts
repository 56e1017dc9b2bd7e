import { randomUUID } from 'node:crypto';
import type { CallbackSpec } from '../../world/vendor/callbacks.ts';
import { instantAfter, openOrder, orderOf, currentStep, requestedOutcome, type Order } from '../../world/vendor/orders.ts';
import { digested } from '../../world/vendor/signatures.ts';
import { round } from '../../world/seeded-random.ts';
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
import { openPages, pageRoutes, pageUrl } from '../../world/vendor/pages.ts';
import { type Linked, PAYROLL_PAGES, recordOf, type Session, type User } from '../scenarios-pages.ts';
import { contentEnd, signInEnd } from '../scenarios.ts';

const DAY = 86_400_000;

const callbackSpec: CallbackSpec<Linked> = {
  timeline: (order) => {
    const requested = requestedOutcome(order);
    const end = requested === 'suspicious' ? 'done' : (requested ?? order.body.end);
    return [
      { at: Date.parse(order.created), status: 'login' },
      { at: instantAfter(order, order.created, 5), status: 'parse', event: 'parse' },
      { at: instantAfter(order, order.created, end === 'done' ? 30 : 10), status: end, event: end, last: true },
    ];
  },
  callback: ({ id, order, step, sentAt }) => ({
    webhook_id: id,
    event_type: 'task-status-updated',
    event_created_at: sentAt.toISOString(),
    link_id: order.id,
    user_id: order.body.userId,
    status: step.status,
  }),
  sign: digested('x-webhook-sign', 'v1='),
};

/**
 * Simulated payroll vendor: X-Access-Client-Id and X-Access-Secret; users, tokens, link-access-tokens, reports. `POST /v1/sandbox/public-tokens/`
 * stands in for the borrower at the vendor's widget. Ledger kinds PAYROLL_USER, PAYROLL_TOKEN, PAYROLL_LINK.
 */
export function startPayrollSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const makeUser = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const body = bodyOfRequest<User>(request);
    if (!body.external_user_id || !body.first_name || !body.last_name) return { status: 400, body: { error: { code: 'bad_request' } } };
    const id = randomUUID().replaceAll('-', '');
    state.put(`user:${id}`, body);
    return { status: 201, body: { id } };
  };
  const makeToken = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const userId = request.path.split('/')[3] ?? '';
    const {
      data_sources: sources = ['payroll'],
      client_name: client = 'your lender',
      redirect_url: back,
    } = bodyOfRequest<{ data_sources: string[]; client_name: string; redirect_url: string }>(request);
    if (state.get(`user:${userId}`) === undefined) return { status: 404, body: { error: { code: 'not_found' } } };
    const token = randomUUID();
    const session: Session = { userId, source: sources[0] ?? 'payroll' };
    state.put(`bridge:${token}`, session);
    if (back === undefined) return { status: 201, body: { bridge_token: token } };
    const page = randomUUID();
    const user = state.get(`user:${userId}`) as User;
    openPages(PAYROLL_PAGES, state, page, { session: { ...session, user, provider: '', failure: '' }, client, back });
    return { status: 201, body: { bridge_token: token, hosted_url: pageUrl(request.headers.host, options.pagesPath, back, page) } };
  };
  const widget = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const body = bodyOfRequest<{ bridge_token: string; username: string; password: string; annual_income: number }>(request);
    const session = state.get(`bridge:${body.bridge_token ?? ''}`) as Session | undefined;
    if (session === undefined) return { status: 400, body: { error: { code: 'invalid_bridge_token' } } };
    const user = state.get(`user:${session.userId}`) as User;
    const stated = body.annual_income ?? null;
    const signedIn = signInEnd(body.username ?? 'goodlogin', body.password ?? 'goodpassword');
    const end = signedIn === 'done' ? contentEnd(session.source, recordOf({ user, stated })) : signedIn;
    const publicToken = randomUUID();
    const linked: Linked = { ...session, user, stated, end };
    state.put(`public:${publicToken}`, linked);
    return { status: 201, body: { public_token: publicToken } };
  };
  const link = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const { public_token: publicToken = '' } = bodyOfRequest<{ public_token: string }>(request);
    const linked = state.get(`public:${publicToken}`) as Linked | undefined;
    if (linked === undefined || state.get(`spent:${publicToken}`) !== undefined)
      return { status: 400, body: { error: { code: 'invalid_public_token' } } };
    state.put(`spent:${publicToken}`, true);
    const { external_user_id: reference, email } = linked.user;
    const order = openOrder<Linked>(state, { prefix: 'link-', reference, kind: 'link', body: linked, key: publicToken, email });
    return { status: 201, body: { access_token: randomUUID(), link_id: order.id } };
  };
  const report = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const order = orderOf<Linked>(state, request.path.split('/')[3] ?? '');
    if (order === null) return { status: 404, body: { error: { code: 'not_found' } } };
    const now = state.now(order.reference);
    const { status } = currentStep(order, callbackSpec.timeline, now);
    const requested = requestedOutcome(order);
    return {
      status: 200,
      body: { link_id: order.id, status, ...(status === 'done' ? contentOf(order, now) : {}), is_suspicious: requested === 'suspicious' },
    };
  };

  const authorized: VendorRoute['authorized'] = ({ headers }, key) =>
    `${String(headers['x-access-client-id'])}:${String(headers['x-access-secret'])}` === key;
  const effect = (kind: string) => (request: VendorRequest) => ({ kind, subject: digestOf([request.path, request.body]) });
  return startVendor(
    'payroll',
    [
      ...pageRoutes(PAYROLL_PAGES),
      { method: 'POST', path: /^\/v1\/users\/$/, effect: effect('PAYROLL_USER'), authorized, handle: makeUser },
      { method: 'POST', path: /^\/v1\/users\/\w+\/tokens\/$/, effect: effect('PAYROLL_TOKEN'), authorized, handle: makeToken },
      { method: 'POST', path: /^\/v1\/sandbox\/public-tokens\/$/, authorized, handle: widget },
      { method: 'POST', path: /^\/v1\/link-access-tokens\/$/, effect: effect('PAYROLL_LINK'), authorized, handle: link },
      { method: 'GET', path: /^\/v1\/links\/[\w-]+\/income\/report\/$/, authorized, handle: report },
    ],
    options,
    callbackSpec,
  );
}

function contentOf({ body }: Order<Linked>, now: Date) {
  const record = recordOf(body);
  if (body.source === 'financial_accounts') {
    const streams =
      record.pay === null
        ? record.pensions.map(({ kind, monthly }) => ({
            category: kind === 'SSA' ? 'BENEFIT' : 'RETIREMENT',
            description: kind,
            monthly_amount: monthly,
            months: 24,
          }))
        : [{ category: 'SALARY', description: record.employer.name, monthly_amount: round(record.pay / 12, 2), months: 24 }];
    return { employments: [], income_streams: streams };
  }
  const pay = record.pay ?? 0;
  const year = now.getUTCFullYear();
  const paid = (back: number) => new Date(now.getTime() - back * DAY).toISOString().slice(0, 10);
  const rate = round(pay / 26, 2);
  const soFar = round((pay * (now.getTime() - Date.UTC(year, 0, 1))) / (365 * DAY), 2);
  return {
    employments: [
      {
        company: {
          name: record.employer.name,
          phone: record.employer.phone,
          address: { city: record.employer.city, state: record.employer.state },
        },
        profile: { first_name: body.user.first_name, last_name: body.user.last_name, ssn: body.user.ssn ?? null },
        job_title: record.jobTitle,
        job_type: 'F',
        is_active: true,
        start_date: record.startDate,
        end_date: null,
        pay_rate: rate,
        pay_frequency: 'BW',
        annual_income_summary: [year, year - 1, year - 2].map((of) => ({
          year: of,
          gross_pay: of === year ? soFar : pay,
          bonus: 0,
          overtime: 0,
        })),
        statements: [3, 17, 31, 45].map((back) => ({
          pay_date: paid(back),
          period_start: paid(back + 18),
          period_end: paid(back + 4),
          gross_pay: rate,
          net_pay: round(rate * 0.74, 2),
        })),
      },
    ],
    income_streams: [],
  };
}
