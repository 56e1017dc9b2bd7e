import * as z from 'zod';
import { answersOf, endedAnswer, okAnswer, pending } from '../../wire/answer.ts';
import { createCaller, type WireOptions } from '../../wire/caller.ts';
import { callbackBody, headerOf, hmacHex, isFresh, realNowOf, sameText } from '../../wire/webhook.ts';
import type { Outcome } from '../../wire/result.ts';
import type { Employment, PayrollEvent, PayrollPort, PayrollReport } from '../port.ts';

const PROVIDER = 'payroll';

const User = z.object({ id: z.string().regex(/^[\w-]{1,64}$/) });
const Token = z.object({ bridge_token: z.string(), hosted_url: z.url({ protocol: /^https?$/ }).optional() });
const Link = z.object({ access_token: z.string(), link_id: z.string().regex(/^[\w-]{1,64}$/) });
const FREQUENCIES: Readonly<Record<string, Employment['payFrequency']>> = {
  W: 'WEEKLY',
  BW: 'BIWEEKLY',
  SM: 'SEMI_MONTHLY',
  M: 'MONTHLY',
  A: 'ANNUAL',
  H: 'HOURLY',
};
const Job = z.object({
  company: z.object({
    name: z.string(),
    phone: z.string().nullable(),
    address: z.object({ city: z.string().nullable(), state: z.string().nullable() }).nullable(),
  }),
  profile: z.object({ first_name: z.string(), last_name: z.string(), ssn: z.string().nullable() }),
  job_title: z.string().nullable(),
  job_type: z.enum(['F', 'P']).nullable(),
  is_active: z.boolean(),
  start_date: z.string(),
  end_date: z.string().nullable(),
  pay_rate: z.number(),
  pay_frequency: z.string(),
  annual_income_summary: z.array(z.object({ year: z.number(), gross_pay: z.number(), bonus: z.number(), overtime: z.number() })),
  statements: z.array(
    z.object({ pay_date: z.string(), period_start: z.string(), period_end: z.string(), gross_pay: z.number(), net_pay: z.number() }),
  ),
});
const Report = z.object({
  link_id: z.string(),
  status: z.string(),
  is_suspicious: z.boolean(),
  employments: z.array(Job).optional(),
  income_streams: z
    .array(
      z.object({
        category: z.enum(['RETIREMENT', 'BENEFIT', 'SALARY', 'OTHER']).catch('OTHER'),
        description: z.string(),
        monthly_amount: z.number(),
        months: z.number(),
      }),
    )
    .optional(),
});
const WebhookBody = z.object({ webhook_id: z.string(), event_created_at: z.iso.datetime(), link_id: z.string(), status: z.string() });

const Refused = z.object({ error: z.object({ code: z.literal('invalid_public_token') }) });

/** Outcomes of a report that did not succeed. */
const ENDS: Readonly<Record<string, readonly [Outcome, string]>> = {
  no_data: ['NO_HIT', 'NO_DATA'],
  login_error: ['NEEDS_INPUT', 'LOGIN_ERROR'],
  mfa_error: ['NEEDS_INPUT', 'MFA_ERROR'],
  account_locked: ['NEEDS_INPUT', 'ACCOUNT_LOCKED'],
  unavailable: ['RETRYABLE', 'UNAVAILABLE'],
  config_error: ['FATAL', 'CONFIG_ERROR'],
  error: ['RETRYABLE', 'VENDOR_DOWN'],
};

/** HTTP client of Truv's API (key "client_id:secret"; lending §4.2). */
export function createPayrollHttp(options: WireOptions): PayrollPort {
  const call = createCaller(PROVIDER, options, (_, body) => {
    const refusal = Refused.safeParse(body);
    return refusal.success ? { outcome: 'REJECTED', reasonCode: 'INVALID_PUBLIC_TOKEN' } : null;
  });
  const answer = answersOf(PROVIDER);
  const [clientId = '', secret = ''] = options.key.split(':');
  const headers = { 'x-access-client-id': clientId, 'x-access-secret': secret };

  return {
    createSession: async ({ reference, source, person, clientName, redirectUri }, { idempotencyKey, signal }) => {
      const who = {
        external_user_id: reference,
        first_name: person.first,
        last_name: person.last,
        email: person.email,
        phone: person.phone,
        ssn: person.ssn,
      };
      const user = await call({
        method: 'POST',
        path: '/v1/users/',
        headers,
        body: who,
        answer: User,
        idempotencyKey: `${idempotencyKey}:user`,
        signal,
      });
      if (!user.ok) return user.failure;
      const body = {
        product_type: 'income',
        data_sources: [source.toLowerCase()],
        tracking_info: reference,
        client_name: clientName,
        redirect_url: redirectUri,
      };
      const path = `/v1/users/${user.body.id}/tokens/`;
      const token = await call({ method: 'POST', path, headers, body, answer: Token, idempotencyKey, signal });
      if (!token.ok) return token.failure;
      const data = { userId: user.body.id, bridgeToken: token.body.bridge_token, pageUrl: token.body.hosted_url ?? null };
      return answer(user.latencyMs + token.latencyMs, okAnswer(data, data.userId));
    },

    complete: async (publicToken, { idempotencyKey, signal }) => {
      const body = { public_token: publicToken };
      const reply = await call({ method: 'POST', path: '/v1/link-access-tokens/', headers, body, answer: Link, idempotencyKey, signal });
      if (!reply.ok) return reply.failure;
      const { access_token: accessToken, link_id: linkId } = reply.body;
      return answer(reply.latencyMs, okAnswer({ accessToken, linkId }, linkId));
    },

    report: async ({ linkId, accessToken }, { signal } = {}) => {
      const path = `/v1/links/${linkId}/income/report/`;
      const reply = await call({ method: 'GET', path, headers: { ...headers, 'x-access-token': accessToken }, answer: Report, signal });
      if (!reply.ok) return reply.failure;
      const { body, latencyMs } = reply;
      const end = ENDS[body.status];
      if (end !== undefined) return answer(latencyMs, endedAnswer(end[0], end[1], linkId));
      if (body.status !== 'done') return answer(latencyMs, pending(linkId, 10));
      const data = reportOf(body);
      return answer(latencyMs, data.suspicious ? endedAnswer('REVIEW', 'SUSPICIOUS', linkId, data) : okAnswer(data, linkId, data.asOf));
    },

    parseWebhook: async (rawBody, given) => {
      const sign = headerOf(given, 'x-webhook-sign');
      if (sign === null || options.webhookSecret === undefined) return null;
      if (!sameText(sign, `v1=${hmacHex(options.webhookSecret, rawBody)}`)) return null;
      const body = callbackBody(rawBody, WebhookBody);
      if (body === null || !isFresh(Date.parse(body.event_created_at), realNowOf(options))) return null;
      const event: PayrollEvent = body.status === 'done' ? 'DONE' : body.status in ENDS ? 'FAILED' : 'PROGRESS';
      return { ref: body.link_id, event, eventId: body.webhook_id };
    },
  };
}

function reportOf(wire: z.infer<typeof Report>): PayrollReport {
  const employments = (wire.employments ?? []).map(employmentOf);
  return {
    asOf: employments[0]?.statements[0]?.payDate ?? '',
    suspicious: wire.is_suspicious,
    employments,
    streams: (wire.income_streams ?? []).map(({ category, description, monthly_amount: monthlyAmount, months }) => ({
      category,
      description,
      monthlyAmount,
      months,
    })),
  };
}

function employmentOf({ company, profile, ...job }: z.infer<typeof Job>): Employment {
  return {
    employer: { name: company.name, phone: company.phone, city: company.address?.city ?? null, state: company.address?.state ?? null },
    employee: { first: profile.first_name, last: profile.last_name, ssnLast4: profile.ssn?.slice(-4) ?? null },
    jobTitle: job.job_title ?? '',
    fullTime: job.job_type !== 'P',
    active: job.is_active,
    startDate: job.start_date,
    endDate: job.end_date,
    payRate: job.pay_rate,
    payFrequency: FREQUENCIES[job.pay_frequency] ?? 'UNKNOWN',
    annualIncome: job.annual_income_summary.map(({ year, gross_pay: gross, bonus, overtime }) => ({ year, gross, bonus, overtime })),
    statements: job.statements.map((of) => ({
      payDate: of.pay_date,
      periodStart: of.period_start,
      periodEnd: of.period_end,
      gross: of.gross_pay,
      net: of.net_pay,
    })),
  };
}
