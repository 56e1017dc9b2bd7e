import { randomUUID } from 'node:crypto';
import type { Desk } from '../world/desk/callbacks.ts';
import { after, openOrder, orderOf, standing, wishedOutcome, type Order } from '../world/desk/orders.ts';
import { digested } from '../world/desk/signatures.ts';
import { round } from '../world/draw.ts';
import { lifeOf, type Life } from '../world/lives.ts';
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
} from '../world/vendor.ts';
import { contentEnd, signInEnd } from './scenarios.ts';

interface User {
  readonly external_user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly ssn?: string;
}
interface Session {
  readonly userId: string;
  readonly source: string;
}
interface Linked extends Session {
  readonly user: User;
  readonly end: string;
  readonly stated: number | null;
}

const DAY = 86_400_000;

const desk: Desk<Linked> = {
  timeline: (order) => {
    const wished = wishedOutcome(order);
    const end = wished === 'suspicious' ? 'done' : (wished ?? order.body.end);
    return [
      { at: Date.parse(order.created), status: 'login' },
      { at: after(order, order.created, 5), status: 'parse', event: 'parse' },
      { at: after(order, order.created, end === 'done' ? 30 : 10), status: end, event: end, last: true },
    ];
  },
  callback: ({ id, order, moment, sentAt }) => ({
    webhook_id: id,
    event_type: 'task-status-updated',
    event_created_at: sentAt.toISOString(),
    link_id: order.id,
    user_id: order.body.userId,
    status: moment.status,
  }),
  sign: digested('x-webhook-sign', 'v1='),
};

/**
 * A payroll vendor: X-Access-Client-Id and X-Access-Secret; users, tokens, link-access-tokens, reports. `POST /v1/sandbox/public-tokens/`
 * stands for the borrower at the vendor's widget. Ledger kinds PAYROLL_USER, PAYROLL_TOKEN, PAYROLL_LINK.
 */
export function startPayrollSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const makeUser = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const body = bodyOfRequest<User>(request);
    if (!body.external_user_id || !body.first_name || !body.last_name) return { status: 400, body: { error: { code: 'bad_request' } } };
    const id = randomUUID().replaceAll('-', '');
    state.note(`user:${id}`, body);
    return { status: 201, body: { id } };
  };
  const makeToken = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const userId = request.path.split('/')[3] ?? '';
    const { data_sources: sources = ['payroll'] } = bodyOfRequest<{ data_sources: string[] }>(request);
    if (state.noted(`user:${userId}`) === undefined) return { status: 404, body: { error: { code: 'not_found' } } };
    const token = randomUUID();
    const session: Session = { userId, source: sources[0] ?? 'payroll' };
    state.note(`bridge:${token}`, session);
    return { status: 201, body: { bridge_token: token } };
  };
  const widget = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const body = bodyOfRequest<{ bridge_token: string; username: string; password: string; annual_income: number }>(request);
    const session = state.noted(`bridge:${body.bridge_token ?? ''}`) as Session | undefined;
    if (session === undefined) return { status: 400, body: { error: { code: 'invalid_bridge_token' } } };
    const user = state.noted(`user:${session.userId}`) as User;
    const stated = body.annual_income ?? null;
    const signedIn = signInEnd(body.username ?? 'goodlogin', body.password ?? 'goodpassword');
    const end = signedIn === 'done' ? contentEnd(session.source, lifeIn({ user, stated })) : signedIn;
    const publicToken = randomUUID();
    const linked: Linked = { ...session, user, stated, end };
    state.note(`public:${publicToken}`, linked);
    return { status: 201, body: { public_token: publicToken } };
  };
  const link = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const { public_token: publicToken = '' } = bodyOfRequest<{ public_token: string }>(request);
    const linked = state.noted(`public:${publicToken}`) as Linked | undefined;
    if (linked === undefined || state.noted(`spent:${publicToken}`) !== undefined)
      return { status: 400, body: { error: { code: 'invalid_public_token' } } };
    state.note(`spent:${publicToken}`, true);
    const { external_user_id: reference, email } = linked.user;
    const order = openOrder<Linked>(state, { prefix: 'link-', reference, kind: 'link', body: linked, key: publicToken, email });
    return { status: 201, body: { access_token: randomUUID(), link_id: order.id } };
  };
  const report = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const order = orderOf<Linked>(state, request.path.split('/')[3] ?? '');
    if (order === null) return { status: 404, body: { error: { code: 'not_found' } } };
    const now = state.now(order.reference);
    const { status } = standing(order, desk.timeline, now);
    const wished = wishedOutcome(order);
    return {
      status: 200,
      body: { link_id: order.id, status, ...(status === 'done' ? contentOf(order, now) : {}), is_suspicious: wished === 'suspicious' },
    };
  };

  const authorized: VendorRoute['authorized'] = ({ headers }, key) =>
    `${String(headers['x-access-client-id'])}:${String(headers['x-access-secret'])}` === key;
  const effect = (kind: string) => (request: VendorRequest) => ({ kind, subject: digestOf([request.path, request.body]) });
  return startVendor(
    'payroll',
    [
      { method: 'POST', path: /^\/v1\/users\/$/, effect: effect('PAYROLL_USER'), authorized, handle: makeUser },
      { method: 'POST', path: /^\/v1\/users\/\w+\/tokens\/$/, effect: effect('PAYROLL_TOKEN'), authorized, handle: makeToken },
      { method: 'POST', path: /^\/v1\/sandbox\/public-tokens\/$/, authorized, handle: widget },
      { method: 'POST', path: /^\/v1\/link-access-tokens\/$/, effect: effect('PAYROLL_LINK'), authorized, handle: link },
      { method: 'GET', path: /^\/v1\/links\/[\w-]+\/income\/report\/$/, authorized, handle: report },
    ],
    options,
    desk,
  );
}

function lifeIn({ user, stated }: Pick<Linked, 'user' | 'stated'>): Life {
  return lifeOf({ first: user.first_name, last: user.last_name, ssn: user.ssn, email: user.email }, stated ?? undefined);
}

function contentOf({ body }: Order<Linked>, now: Date) {
  const life = lifeIn(body);
  if (body.source === 'financial_accounts') {
    const streams =
      life.pay === null
        ? life.pensions.map(({ kind, monthly }) => ({
            category: kind === 'SSA' ? 'BENEFIT' : 'RETIREMENT',
            description: kind,
            monthly_amount: monthly,
            months: 24,
          }))
        : [{ category: 'SALARY', description: life.employer.name, monthly_amount: round(life.pay / 12, 2), months: 24 }];
    return { employments: [], income_streams: streams };
  }
  const pay = life.pay ?? 0;
  const year = now.getUTCFullYear();
  const paid = (back: number) => new Date(now.getTime() - back * DAY).toISOString().slice(0, 10);
  const rate = round(pay / 26, 2);
  const soFar = round((pay * (now.getTime() - Date.UTC(year, 0, 1))) / (365 * DAY), 2);
  return {
    employments: [
      {
        company: {
          name: life.employer.name,
          phone: life.employer.phone,
          address: { city: life.employer.city, state: life.employer.state },
        },
        profile: { first_name: body.user.first_name, last_name: body.user.last_name, ssn: body.user.ssn ?? null },
        job_title: life.jobTitle,
        job_type: 'F',
        is_active: true,
        start_date: life.startDate,
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
