import * as z from 'zod';
import { answersOf, endedAnswer, okAnswer } from '../../wire/answer.ts';
import { createCaller, type WireOptions } from '../../wire/caller.ts';
import { plaidCallbacks, plaidHeaders, plaidRefusals } from '../../wire/plaid.ts';
import {
  INCOME_CATEGORIES,
  PAY_FREQUENCIES,
  type BankIncome,
  type BankLinkEvent,
  type BankLinkPort,
  type IdentityMatch,
  type LinkPerson,
  type LinkPurpose,
} from '../port.ts';

const PROVIDER = 'bank-link';

const PRODUCTS: Readonly<Record<LinkPurpose, readonly string[]>> = {
  DISBURSE: ['auth', 'identity'],
  AUTOPAY: ['auth', 'identity'],
  INCOME: ['income_verification'],
  ASSETS: ['assets'],
};
/** Days of account history requested for an income report. */
const INCOME_DAYS = 365;

const Created = z.object({
  link_token: z.string(),
  expiration: z.string(),
  request_id: z.string(),
  hosted_link_url: z.url({ protocol: /^https?$/ }).optional(),
});
const User = z.object({ user_token: z.string() });
const Exchanged = z.object({ access_token: z.string(), item_id: z.string() });
const Account = z.object({
  account_id: z.string(),
  mask: z.string().nullable(),
  name: z.string(),
  subtype: z.string().nullable(),
  balances: z.object({ available: z.number().nullable(), current: z.number().nullable() }),
});
const Ach = z.object({
  account_id: z.string(),
  account: z.string(),
  routing: z.string(),
  wire_routing: z.string().nullable(),
  is_tokenized_account_number: z.boolean().optional(),
});
const Auth = z.object({
  accounts: z.array(Account),
  numbers: z.object({ ach: z.array(Ach) }),
  item: z.object({ institution_name: z.string().nullable().optional() }),
});
const Match = z.object({
  accounts: z.array(
    z.object({
      account_id: z.string(),
      legal_name: z.object({ score: z.number().nullable(), is_business_name_detected: z.boolean().nullable().optional() }).nullable(),
      address: z.object({ score: z.number().nullable() }).nullable(),
    }),
  ),
});
const ReportMade = z.object({ asset_report_token: z.string(), asset_report_id: z.string() });
const Report = z.object({
  report: z.object({
    asset_report_id: z.string(),
    date_generated: z.string(),
    days_requested: z.number(),
    items: z.array(
      z.object({
        institution_name: z.string(),
        accounts: z.array(
          z.object({
            mask: z.string().nullable(),
            type: z.enum(['depository', 'investment']),
            subtype: z.string().nullable(),
            owners: z.array(z.object({ names: z.array(z.string()) })),
            balances: z.object({ current: z.number().nullable() }),
            historical_balances: z.array(z.object({ date: z.string(), current: z.number() })),
          }),
        ),
      }),
    ),
  }),
});
const Income = z.object({
  bank_income: z.array(
    z.object({
      generated_time: z.string(),
      items: z.array(
        z.object({
          bank_income_sources: z.array(
            z.object({
              income_category: z.enum(INCOME_CATEGORIES).catch('OTHER'),
              income_description: z.string(),
              pay_frequency: z.enum(PAY_FREQUENCIES).catch('UNKNOWN'),
              start_date: z.string(),
              end_date: z.string(),
              historical_summary: z.array(z.object({ total_amounts: z.array(z.object({ amount: z.number() })) })),
            }),
          ),
        }),
      ),
    }),
  ),
});
const WebhookBody = z.object({
  webhook_type: z.string(),
  webhook_code: z.string(),
  item_id: z.string().optional(),
  asset_report_id: z.string().optional(),
});

/** HTTP client of Plaid's API (key "client_id:secret"; lending §4.1). */
export function createBankLinkHttp(options: WireOptions): BankLinkPort {
  const call = createCaller(PROVIDER, options, plaidRefusals);
  const answer = answersOf(PROVIDER);
  const headers = plaidHeaders(options.key);
  const post = <Body>(
    path: string,
    body: object,
    shape: z.ZodType<Body>,
    { idempotencyKey, signal }: { idempotencyKey?: string; signal?: AbortSignal } = {},
  ) => call({ method: 'POST', path, headers, body, answer: shape, idempotencyKey, signal });

  return {
    createLinkToken: async ({ reference, purpose, person, clientName, redirectUri, webhookUrl }, { idempotencyKey, signal }) => {
      let userToken: string | null = null;
      if (purpose === 'INCOME') {
        const user = await post('/user/create', { client_user_id: reference }, User, {
          idempotencyKey: `${idempotencyKey}:user`,
          ...(signal && { signal }),
        });
        if (!user.ok) return user.failure;
        userToken = user.body.user_token;
      }
      const body = {
        client_name: clientName,
        language: 'en',
        country_codes: ['US'],
        user: { client_user_id: reference, ...userOf(person) },
        products: PRODUCTS[purpose],
        ...(userToken !== null && {
          user_token: userToken,
          income_verification: { income_source_types: ['bank'], bank_income: { days_requested: INCOME_DAYS } },
        }),
        redirect_uri: redirectUri,
        webhook: webhookUrl,
      };
      const reply = await post('/link/token/create', body, Created, { idempotencyKey, ...(signal && { signal }) });
      if (!reply.ok) return reply.failure;
      const { link_token: linkToken, expiration, request_id: requestId, hosted_link_url: pageUrl = null } = reply.body;
      return answer(reply.latencyMs, okAnswer({ linkToken, expiration, userToken, pageUrl }, requestId));
    },

    exchange: async (publicToken, callOptions) => {
      const reply = await post('/item/public_token/exchange', { public_token: publicToken }, Exchanged, callOptions);
      if (!reply.ok) return reply.failure;
      const { access_token: accessToken, item_id: itemId } = reply.body;
      return answer(reply.latencyMs, okAnswer({ accessToken, itemId }, itemId));
    },

    accounts: async (accessToken, getOptions) => {
      const reply = await post('/auth/get', { access_token: accessToken }, Auth, getOptions);
      if (!reply.ok) return reply.failure;
      const { accounts, numbers, item } = reply.body;
      const linked = accounts.flatMap((account) => {
        const ach = numbers.ach.find(({ account_id: id }) => id === account.account_id);
        return ach === undefined ? [] : [linkedAccount(account, ach)];
      });
      return answer(reply.latencyMs, okAnswer({ institution: item.institution_name ?? '', accounts: linked }, null));
    },

    matchIdentity: async (accessToken, accountId, person, getOptions) => {
      const reply = await post(
        '/identity/match',
        { access_token: accessToken, user: userOf(person), options: { account_ids: [accountId] } },
        Match,
        getOptions,
      );
      if (!reply.ok) return reply.failure;
      const account = reply.body.accounts.find(({ account_id: id }) => id === accountId);
      const match: IdentityMatch = {
        nameScore: account?.legal_name?.score ?? null,
        addressScore: account?.address?.score ?? null,
        businessAccount: account?.legal_name?.is_business_name_detected === true,
      };
      return answer(reply.latencyMs, judged(match));
    },

    startAssetReport: async (accessTokens, daysRequested, callOptions) => {
      const body = { access_tokens: accessTokens, days_requested: daysRequested };
      const reply = await post('/asset_report/create', body, ReportMade, callOptions);
      if (!reply.ok) return reply.failure;
      return answer(reply.latencyMs, okAnswer({ ref: reply.body.asset_report_token }, reply.body.asset_report_id));
    },

    assetReport: async (ref, getOptions) => {
      const reply = await post('/asset_report/get', { asset_report_token: ref }, Report, getOptions);
      if (!reply.ok) return reply.failure;
      const { report } = reply.body;
      const data = {
        asOf: report.date_generated,
        daysRequested: report.days_requested,
        accounts: report.items.flatMap((item) =>
          item.accounts.map((account) => ({
            mask: account.mask ?? '',
            institution: item.institution_name,
            kind:
              account.type === 'depository'
                ? ('DEPOSITORY' as const)
                : isRetirement(account.subtype)
                  ? ('RETIREMENT' as const)
                  : ('INVESTMENT' as const),
            owners: account.owners.flatMap(({ names }) => names),
            current: account.balances.current ?? 0,
            history: account.historical_balances.map(({ date, current: balance }) => ({ date, balance })),
          })),
        ),
      };
      return answer(reply.latencyMs, okAnswer(data, report.asset_report_id, report.date_generated));
    },

    income: async (userToken, getOptions) => {
      const reply = await post('/credit/bank_income/get', { user_token: userToken }, Income, getOptions);
      if (!reply.ok) return reply.failure;
      const data = bankIncome(reply.body);
      return answer(
        reply.latencyMs,
        data.streams.length === 0 ? endedAnswer('NO_HIT', 'NO_INCOME_FOUND', null) : okAnswer(data, null, data.asOf),
      );
    },

    parseWebhook: plaidCallbacks<z.infer<typeof WebhookBody>, BankLinkEvent>(PROVIDER, options, WebhookBody, (body, eventId) => ({
      // Reports are fetched with a token that callbacks do not carry.
      ref: body.webhook_type === 'ITEM' ? (body.item_id ?? null) : null,
      event: eventOf(body),
      eventId,
    })),
  };
}

function eventOf({ webhook_type: type, webhook_code: code }: z.infer<typeof WebhookBody>): BankLinkEvent {
  if (type === 'ASSETS' && code === 'PRODUCT_READY') return 'ASSETS_READY';
  if (type === 'INCOME') return 'INCOME_READY';
  return type === 'ITEM' && code === 'ERROR' ? 'ITEM_ERROR' : 'OTHER';
}

function userOf({ legalName, email, phone, address }: LinkPerson) {
  return {
    legal_name: legalName,
    email_address: email,
    phone_number: phone,
    ...(address && {
      address: {
        street: address.street1,
        street2: address.street2,
        city: address.city,
        region: address.state,
        postal_code: address.zip,
        country: 'US',
      },
    }),
  };
}

function linkedAccount(account: z.infer<typeof Account>, ach: z.infer<typeof Ach>) {
  const { subtype } = account;
  return {
    id: account.account_id,
    mask: account.mask ?? ach.account.slice(-4),
    name: account.name,
    subtype: subtype === 'checking' ? ('CHECKING' as const) : subtype === 'savings' ? ('SAVINGS' as const) : ('OTHER' as const),
    routingNumber: ach.routing,
    wireRoutingNumber: ach.wire_routing,
    accountNumber: ach.account,
    tokenized: ach.is_tokenized_account_number === true,
    available: account.balances.available,
    current: account.balances.current,
  };
}

/** Name match score: 70 and above is the same person, below 50 is not; staff review scores in between (lending §4.1). */
function judged(match: IdentityMatch) {
  const score = match.nameScore;
  if (score !== null && score >= 70) return okAnswer(match, null);
  return score === null || score >= 50
    ? endedAnswer('REVIEW', 'NAME_UNSURE', null, match)
    : endedAnswer('REJECTED', 'NAME_MISMATCH', null, match);
}

function isRetirement(subtype: string | null): boolean {
  return subtype !== null && /ira|401|403|roth|pension|retirement/i.test(subtype);
}

function bankIncome(wire: z.infer<typeof Income>): BankIncome {
  const [latest] = wire.bank_income.toSorted((a, b) => b.generated_time.localeCompare(a.generated_time));
  const sources = latest?.items.flatMap((item) => item.bank_income_sources) ?? [];
  return {
    asOf: latest?.generated_time ?? '',
    streams: sources.map((source) => {
      const months = source.historical_summary.map(({ total_amounts: totals }) => totals.reduce((sum, { amount }) => sum + amount, 0));
      const sum = months.reduce((total, amount) => total + amount, 0);
      return {
        category: source.income_category,
        description: source.income_description,
        frequency: source.pay_frequency,
        monthlyAmount: months.length === 0 ? 0 : Math.round((100 * sum) / months.length) / 100,
        months: months.length,
        from: source.start_date,
        to: source.end_date,
      };
    }),
  };
}
