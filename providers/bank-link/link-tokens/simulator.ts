import { randomUUID } from 'node:crypto';
import type { CallbackSpec } from '../../world/vendor/callbacks.ts';
import { instantAfter, openOrder, orderOf, currentStep, type Order } from '../../world/vendor/orders.ts';
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
import { openPages, pageRoutes, pageUrl } from '../../world/vendor/pages.ts';
import { BANK_PAGES, bankSession } from '../scenarios-pages.ts';
import { accountsOf, assetReport, bankIncome, type BankUser, type Item } from '../scenarios-accounts.ts';
import { DEFAULT_INSTITUTION, INSTITUTIONS, nameScore, ownerOf, signInError } from '../scenarios.ts';

interface LinkToken {
  readonly user: BankUser;
  readonly userToken: string | null;
}
interface Prepared {
  readonly accessTokens: readonly string[];
  readonly days: number;
}

const HOUR = 3_600_000;
const LINK_HOURS = 4;
const PUBLIC_MINUTES = 30;
/** How long the vendor takes to prepare a report over linked accounts. */
const REPORT_SECONDS = 20;

const refusal = (type: string, code: string, status = 400): VendorAnswer => ({
  status,
  body: { error_type: type, error_code: code, error_message: code, display_message: null, request_id: randomUUID() },
});
const ok = (body: object): VendorAnswer => ({ status: 200, body: { ...body, request_id: randomUUID().slice(0, 15) } });

const isReady = (order: Order<Prepared>, state: VendorState): boolean =>
  currentStep(order, timeline, state.now(order.reference)).status === 'READY';

function timeline(order: Order<Prepared>) {
  const ready = instantAfter(order, order.created, REPORT_SECONDS);
  return [
    { at: Date.parse(order.created), status: 'PREPARING' },
    { at: ready, status: 'READY', event: order.kind, last: true as const },
  ];
}

function callbackSpecOf(signer: TokenSigner): CallbackSpec<Prepared> {
  return {
    timeline,
    callback: ({ order }) =>
      order.kind === 'ASSETS'
        ? { webhook_type: 'ASSETS', webhook_code: 'PRODUCT_READY', asset_report_id: order.id, environment: 'sandbox' }
        : {
            webhook_type: 'INCOME',
            webhook_code: 'BANK_INCOME_COMPLETE',
            user_id: order.reference,
            result: 'SUCCESS',
            environment: 'sandbox',
          },
    sign: signer.sign,
  };
}

/**
 * Simulated bank linking vendor: credentials in headers, POST for everything. `POST /sandbox/public_token/create` stands in for the borrower at the
 * vendor's widget. Ledger kinds LINK_TOKEN, EXCHANGE, ASSET_REPORT.
 */
export function startBankLinkSimulator(options: VendorOptions = {}): Promise<Simulator> {
  const signer = tokenSigner('plaid-verification');
  const itemOf = (state: VendorState, accessToken: unknown) => state.get(`item:${String(accessToken)}`) as Item | undefined;

  const linkToken = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const body = bodyOfRequest<{
      user: BankUser;
      products: string[];
      user_token: string;
      client_name: string;
      redirect_uri: string;
    }>(request);
    if (!body.user?.client_user_id || !body.products?.length) return refusal('INVALID_REQUEST', 'MISSING_FIELDS');
    const token = `link-sandbox-${randomUUID()}`;
    const put: LinkToken = { user: body.user, userToken: body.user_token ?? null };
    state.put(`link:${token}`, put);
    const expiration = new Date(state.now(body.user.client_user_id).getTime() + LINK_HOURS * HOUR).toISOString();
    // Stands in for the vendor's widget, which the vendor's own script opens; the real vendor sends no address here.
    const back = body.redirect_uri;
    if (back === undefined) return ok({ link_token: token, expiration });
    const page = randomUUID();
    openPages(BANK_PAGES, state, page, {
      session: bankSession(body.user, put.userToken, put.userToken !== null),
      client: body.client_name ?? 'your lender',
      back,
    });
    return ok({ link_token: token, expiration, hosted_link_url: pageUrl(request.headers.host, options.pagesPath, back, page) });
  };

  const widget = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const { institution_id: institution = DEFAULT_INSTITUTION, options: typed = {} } = bodyOfRequest<{
      institution_id: string;
      options: { override_username?: string; override_password?: string; link_token?: string };
    }>(request);
    const username = typed.override_username ?? 'user_good';
    const password = typed.override_password ?? 'pass_good';
    const link = state.get(`link:${typed.link_token ?? ''}`) as LinkToken | undefined;
    if (INSTITUTIONS[institution] === undefined) return refusal('INVALID_REQUEST', 'INVALID_INSTITUTION');
    const error = signInError(username, password);
    if (error !== null) return refusal('ITEM_ERROR', error);
    const user: BankUser = link?.user ?? { client_user_id: 'unknown', legal_name: 'Leslie Knope' };
    const publicToken = `public-sandbox-${randomUUID()}`;
    const item: Item = {
      itemId: digestOf(publicToken),
      institution,
      user,
      owner: ownerOf(user.legal_name ?? ''),
      custom: username === 'user_custom' ? password : null,
    };
    state.put(`public:${publicToken}`, { item, made: state.now(user.client_user_id).toISOString(), userToken: link?.userToken ?? null });
    return ok({ public_token: publicToken });
  };

  const exchange = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const { public_token: publicToken = '' } = bodyOfRequest<{ public_token: string }>(request);
    const files = state.get(`public:${publicToken}`) as { item: Item; made: string; userToken: string | null } | undefined;
    if (files === undefined || state.get(`spent:${publicToken}`) !== undefined) return refusal('INVALID_INPUT', 'INVALID_PUBLIC_TOKEN');
    const { item, userToken } = files;
    const now = state.now(item.user.client_user_id).getTime();
    if (now > Date.parse(files.made) + PUBLIC_MINUTES * 60_000) return refusal('INVALID_INPUT', 'INVALID_PUBLIC_TOKEN');
    const accessToken = `access-sandbox-${randomUUID()}`;
    state.put(`spent:${publicToken}`, true);
    state.put(`item:${accessToken}`, item);
    if (userToken !== null) {
      const body = { accessTokens: [accessToken], days: 365 };
      const { client_user_id: reference, email_address: email } = item.user;
      const order = openOrder<Prepared>(state, { prefix: 'income-', reference, kind: 'INCOME', body, key: accessToken, email });
      state.put(`income:${userToken}`, order.id);
    }
    return ok({ access_token: accessToken, item_id: item.itemId });
  };

  const withItem =
    (handle: (item: Item, request: VendorRequest, state: VendorState) => VendorAnswer) =>
    (request: VendorRequest, state: VendorState): VendorAnswer => {
      const item = itemOf(state, bodyOfRequest<{ access_token: string }>(request).access_token);
      return item === undefined ? refusal('INVALID_INPUT', 'INVALID_ACCESS_TOKEN') : handle(item, request, state);
    };

  const auth = withItem((item) => {
    const accounts = accountsOf(item).filter(({ type }) => type === 'depository');
    const ach = accounts.map(({ account_id, account, routing, tokenized }) => ({
      account_id,
      account,
      routing,
      wire_routing: routing,
      is_tokenized_account_number: tokenized,
    }));
    const shown = accounts.map(({ account: _, routing: __, tokenized: ___, ...account }) => account);
    return ok({
      accounts: shown,
      numbers: { ach },
      item: { item_id: item.itemId, institution_name: INSTITUTIONS[item.institution]?.name },
    });
  });

  const match = withItem((item, request) => {
    const { user } = bodyOfRequest<{ user: BankUser }>(request);
    const score = nameScore(item.owner, user?.legal_name ?? '');
    const alike = { is_nickname_match: false, is_first_name_or_last_name_match: score >= 40, is_business_name_detected: false };
    const accounts = accountsOf(item).map(({ account_id }) => ({
      account_id,
      legal_name: { score, ...alike },
      address: { score: score === 100 ? 100 : null },
    }));
    return ok({ accounts });
  });

  const makeReport = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const { access_tokens: accessTokens = [], days_requested: days = 60 } = bodyOfRequest<{
      access_tokens: string[];
      days_requested: number;
    }>(request);
    const item = itemOf(state, accessTokens[0]);
    if (item === undefined) return refusal('INVALID_INPUT', 'INVALID_ACCESS_TOKEN');
    const key = request.headers['idempotency-key']?.toString();
    const { client_user_id: reference, email_address: email } = item.user;
    const order = openOrder<Prepared>(state, { prefix: 'assets-', reference, kind: 'ASSETS', body: { accessTokens, days }, key, email });
    return ok({ asset_report_token: `assets-sandbox-${order.id}`, asset_report_id: order.id });
  };

  const report = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const { asset_report_token: token = '' } = bodyOfRequest<{ asset_report_token: string }>(request);
    const order = orderOf<Prepared>(state, token.replace(/^assets-sandbox-/, ''));
    if (order === null) return refusal('INVALID_INPUT', 'INVALID_ASSET_REPORT_TOKEN');
    if (!isReady(order, state)) return refusal('ASSET_REPORT_ERROR', 'PRODUCT_NOT_READY');
    const items = order.body.accessTokens.flatMap((one) => itemOf(state, one) ?? []);
    return ok({ report: assetReport(order.id, items, order.body.days, state.now(order.reference)) });
  };

  const income = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const { user_token: userToken = '' } = bodyOfRequest<{ user_token: string }>(request);
    const order = orderOf<Prepared>(state, String(state.get(`income:${userToken}`)));
    if (order === null) return refusal('INCOME_VERIFICATION_ERROR', 'INCOME_VERIFICATION_NOT_FOUND');
    if (!isReady(order, state)) return refusal('INCOME_VERIFICATION_ERROR', 'PRODUCT_NOT_READY');
    const items = order.body.accessTokens.flatMap((one) => itemOf(state, one) ?? []);
    return ok({ bank_income: [bankIncome(order.id, items, state.now(order.reference))] });
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
  const verificationKey = (request: VendorRequest): VendorAnswer => {
    const key = signer.publicKey(bodyOfRequest<{ key_id: string }>(request).key_id ?? '');
    return key === null ? refusal('INVALID_INPUT', 'INVALID_WEBHOOK_VERIFICATION_KEY_ID') : ok({ key });
  };
  return startVendor(
    'bank-link',
    [
      { ...route('/webhook_verification_key/get', verificationKey), faultless: true },
      route(
        '/user/create',
        (request) => ok({ user_token: `user-sandbox-${digestOf(request.body)}-${randomUUID()}`, user_id: digestOf(request.body) }),
        'USER',
      ),
      route('/link/token/create', linkToken, 'LINK_TOKEN'),
      ...pageRoutes(BANK_PAGES),
      route('/sandbox/public_token/create', widget),
      route('/item/public_token/exchange', exchange, 'EXCHANGE'),
      route('/auth/get', auth),
      route('/identity/match', match),
      route('/asset_report/create', makeReport, 'ASSET_REPORT'),
      route('/asset_report/get', report),
      route('/credit/bank_income/get', income),
    ],
    options,
    callbackSpecOf(signer),
  );
}
