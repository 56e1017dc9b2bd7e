import * as z from 'zod';
import { createCaller, type WireOptions, type WireReply } from '../../wire/caller.ts';
import type { CallOptions, Outcome, ProviderResult } from '../../wire/result.ts';
import { conflictsOf } from '../conflicts.ts';
import {
  CREDIT_HITS,
  TRADELINE_TYPES,
  type CreditBureauPort,
  type CreditHit,
  type CreditPullRequest,
  type CreditReport,
  type Tradeline,
} from '../port.ts';

const PROVIDER = 'credit-bureau';

const Token = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

const WireTradeline = z.object({
  id: z.string(),
  creditor: z.string(),
  type: z.string(),
  opened: z.string(),
  highCredit: z.number(),
  limit: z.number().nullable(),
  balance: z.number(),
  payment: z.number().nullable(),
  pastDue: z.number(),
  status: z.enum(['CURRENT', 'LATE', 'PAID', 'CHARGED_OFF']),
  payHistory24: z.string(),
  late30: z.number(),
  late60: z.number(),
  late90: z.number(),
  remainingPayments: z.number().nullable(),
  securedByProperty: z.boolean(),
  closed: z.boolean(),
  disputed: z.boolean(),
  deferred: z.boolean(),
  ecoa: z.enum(['INDIVIDUAL', 'JOINT', 'AUTHORIZED_USER']),
});

const Report = z.object({
  hit: z.enum(CREDIT_HITS),
  bureau: z.string(),
  fileId: z.string(),
  reportDate: z.string(),
  pinResult: z.literal('INVALID').nullable(),
  addressDiscrepancy: z.boolean(),
  alerts: z.array(z.object({ type: z.enum(['INITIAL_FRAUD', 'EXTENDED_FRAUD', 'ACTIVE_DUTY']), phone: z.string().nullable() })),
  scores: z.array(
    z.object({
      model: z.string(),
      value: z.number().int().min(300).max(850),
      date: z.string(),
      percentile: z.number().int().min(0).max(100),
      factors: z.array(z.object({ code: z.string(), text: z.string() })),
    }),
  ),
  tradelines: z.array(WireTradeline),
  inquiries: z.array(z.object({ date: z.string(), subscriber: z.string(), type: z.enum(['HELOC', 'MORTGAGE', 'CARD', 'AUTO', 'OTHER']) })),
  publicRecords: z.array(
    z.object({ type: z.enum(['BK7', 'BK13', 'FORECLOSURE', 'JUDGMENT']), filed: z.string(), discharged: z.string().nullable() }),
  ),
  collections: z.array(z.object({ agency: z.string(), opened: z.string(), balance: z.number(), medical: z.boolean() })),
  header: z.object({ ssnLast4: z.string().nullable() }),
});
const Pending = z.object({ status: z.literal('PENDING'), retryAfterSeconds: z.number() });
const Answer = z.union([Report, Pending]);

const BY_HIT: Readonly<Record<CreditHit, readonly [Outcome, string | null]>> = {
  HIT: ['OK', null],
  THIN: ['OK', null],
  NO_HIT: ['NO_HIT', 'NO_HIT'],
  FROZEN: ['NEEDS_INPUT', 'FROZEN'],
  LOCKED: ['NEEDS_INPUT', 'LOCKED'],
  MINOR: ['REVIEW', 'MINOR'],
  DECEASED: ['REJECTED', 'DECEASED'],
};

/** HTTP client of a bureau's JSON API: OAuth2 client credentials (key "id:secret"), then one POST per pull (lending §4.4). */
export function createCreditBureauHttp(options: WireOptions): CreditBureauPort {
  const call = createCaller(PROVIDER, options);
  let token: { readonly value: string; readonly until: number } | null = null;

  const bearer = async (signal?: AbortSignal): Promise<string | ProviderResult<never>> => {
    if (token !== null && performance.now() < token.until) return token.value;
    const reply = await call({
      method: 'POST',
      path: '/oauth/token',
      headers: { authorization: `Basic ${Buffer.from(options.key).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: 'consumer-reports' }),
      answer: Token,
      signal,
    });
    if (!reply.ok) return reply.failure;
    // Renewed a minute early, so that a token never expires in transit.
    token = { value: reply.body.access_token, until: performance.now() + Math.max(0, reply.body.expires_in - 60) * 1000 };
    return token.value;
  };

  const post = async (request: CreditPullRequest, { idempotencyKey, signal }: CallOptions): Promise<WireReply<z.infer<typeof Answer>>> => {
    const access = await bearer(signal);
    if (typeof access !== 'string') return { ok: false, status: null, failure: access };
    return call({
      method: 'POST',
      path: '/v1/consumer-reports',
      headers: { authorization: `Bearer ${access}` },
      body: request,
      answer: Answer,
      idempotencyKey,
      signal,
    });
  };

  return {
    pull: async (request, callOptions) => {
      let reply = await post(request, callOptions);
      if (!reply.ok && reply.status === 401) {
        // The bureau may revoke a token early: retry once with a fresh one; a second refusal means our credentials are wrong.
        token = null;
        reply = await post(request, callOptions);
      }
      if (!reply.ok) return reply.failure;
      return 'status' in reply.body ? pending(reply.body, reply.latencyMs) : normalized(reply.body, reply.latencyMs);
    },
  };
}

function pending({ retryAfterSeconds }: z.infer<typeof Pending>, latencyMs: number): ProviderResult<never> {
  return {
    outcome: 'RETRYABLE',
    reasonCode: 'PENDING',
    data: null,
    rawRef: null,
    provider: PROVIDER,
    asOf: null,
    latencyMs,
    retryAfterSeconds,
  };
}

function normalized(wire: z.infer<typeof Report>, latencyMs: number): ProviderResult<CreditReport> {
  const [outcome, reason] = BY_HIT[wire.hit];
  const tradelines = wire.tradelines.map(tradelineOf);
  const score = wire.scores[0];
  return {
    outcome,
    reasonCode: wire.pinResult === 'INVALID' ? 'INCORRECT_PIN' : reason,
    rawRef: wire.fileId,
    provider: PROVIDER,
    asOf: wire.reportDate,
    latencyMs,
    retryAfterSeconds: null,
    data: {
      hit: wire.hit,
      fileId: wire.fileId,
      score: score?.value ?? null,
      scoreModel: score?.model ?? null,
      scoreDate: score?.date ?? null,
      scorePercentile: score?.percentile ?? null,
      factors: score?.factors ?? [],
      tradelines,
      inquiries: wire.inquiries,
      publicRecords: wire.publicRecords,
      collections: wire.collections,
      alerts: wire.alerts,
      addressDiscrepancy: wire.addressDiscrepancy,
      ssnLast4: wire.header.ssnLast4,
      bureau: wire.bureau,
      conflicts: conflictsOf(tradelines),
    },
  };
}

function tradelineOf({ type, deferred, status, ...wire }: z.infer<typeof WireTradeline>): Tradeline {
  return { ...wire, type: TRADELINE_TYPES.find((known) => known === type) ?? 'OTHER', status: deferred ? 'DEFERRED' : status };
}
