import { createHash } from 'node:crypto';
import { emailTags } from '../../world/vendor/orders.ts';
import { creditFile, type CreditFile, type FileTradeline } from '../../world/person.ts';
import {
  basicAuth,
  startVendor,
  type Simulator,
  type VendorAnswer,
  type VendorOptions,
  type VendorRequest,
  type VendorState,
} from '../../world/vendor/vendor.ts';
import { behaviorFor } from '../scenarios.ts';

export interface CreditBureauSimulatorOptions extends VendorOptions {
  /** How long the slow scenario takes. */
  readonly stuckMs?: number;
}

/** The consumer as sent over the wire; a simulator takes no field for granted. */
interface WireConsumer {
  readonly first?: string;
  readonly last?: string;
  readonly dob?: string;
  readonly ssn?: string;
  readonly email?: string;
  readonly currentAddress?: {
    readonly street1?: string;
    readonly street2?: string;
    readonly city?: string;
    readonly state?: string;
    readonly zip?: string;
  };
}
interface WireRequest {
  readonly purposeCode?: string;
  readonly consumer?: WireConsumer;
  readonly models?: readonly string[];
  readonly freezePin?: string;
}

const BUREAU = 'Meridian Credit Bureau';

/** Simulated credit bureau: OAuth2 client credentials, then POST /v1/consumer-reports. Ledger kinds SOFT_PULL and HARD_PULL. */
export function startCreditBureauSimulator(options: CreditBureauSimulatorOptions = {}): Promise<Simulator> {
  const { stuckMs = 75_000, ...vendor } = options;
  const token = createHash('sha256')
    .update(`token|${vendor.key ?? ''}`)
    .digest('hex');
  const firstSeen = new Map<string, number>();

  const report = (request: VendorRequest, state: VendorState): VendorAnswer => {
    const wire = wireOf(request);
    const consumer = wire.consumer ?? {};
    if (!consumer.first || !consumer.last || !consumer.dob || !consumer.currentAddress?.street1)
      return { status: 400, body: { error: 'incomplete consumer' } };
    const behavior = behaviorFor({
      last: consumer.last,
      ssn: consumer.ssn,
      street1: consumer.currentAddress.street1,
      email: consumer.email,
    });
    const file = fileOf(consumer);
    const asFile = (more: object = {}) => ({ status: 200, body: { ...found(file, wire, state.now()), ...more } });
    const without = (hit: string, more: object = {}) => ({ status: 200, body: { ...unfound(file, hit, state.now()), ...more } });

    switch (behavior.kind) {
      case 'NEEDS_SSN':
        return consumer.ssn === undefined ? without('NO_HIT') : asFile();
      case 'NEVER_FOUND':
        return without('NO_HIT');
      case 'CLOSED':
        return state.count(kindOf(wire), subjectOf(consumer)) >= behavior.pulls ? asFile() : without(behavior.as);
      case 'CLOSED_TO_HARD':
        return kindOf(wire) === 'SOFT_PULL' || state.count('HARD_PULL', subjectOf(consumer)) >= behavior.pulls
          ? asFile()
          : without('FROZEN');
      case 'PIN':
        if (wire.freezePin === behavior.pin) return asFile();
        return without('FROZEN', { pinResult: wire.freezePin === undefined ? null : 'INVALID' });
      case 'MINOR':
        return without('MINOR');
      case 'ALERT':
        return asFile({ alerts: [{ type: 'INITIAL_FRAUD', phone: behavior.phone }] });
      case 'DOWN':
        return { status: 504, body: { error: 'bureau gateway time-out' } };
      case 'GARBLED':
        return { status: 200, body: { report: { returned: 'in a layout of next year' } } };
      case 'STUCK': {
        const subject = subjectOf(consumer);
        const since = firstSeen.get(subject) ?? performance.now();
        firstSeen.set(subject, since);
        if (performance.now() - since < stuckMs)
          return { status: 202, body: { status: 'PENDING', retryAfterSeconds: Math.ceil(Math.min(10_000, stuckMs / 2) / 1000) } };
        return asFile();
      }
      case 'FILE':
        return asFile();
    }
  };

  return startVendor(
    'credit-bureau',
    [
      {
        method: 'POST',
        path: /^\/oauth\/token$/,
        faultless: true,
        authorized: basicAuth,
        handle: (request) => {
          const grant = (request.body as { grant_type?: string } | null)?.grant_type;
          if (grant !== 'client_credentials') return { status: 400, body: { error: 'unsupported_grant_type' } };
          return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 1800, scope: 'consumer-reports' } };
        },
      },
      {
        method: 'POST',
        path: /^\/v1\/consumer-reports$/,
        effect: (request) => ({ kind: kindOf(wireOf(request)), subject: subjectOf(wireOf(request).consumer ?? {}) }),
        authorized: ({ headers }) => headers.authorization === `Bearer ${token}`,
        handle: report,
      },
    ],
    vendor,
  );
}

function wireOf({ body }: VendorRequest): WireRequest {
  return typeof body === 'object' && body !== null ? body : {};
}

function kindOf(wire: WireRequest): string {
  return wire.purposeCode === 'CREDIT_APP_HARD' ? 'HARD_PULL' : 'SOFT_PULL';
}

/** Counts pulls per person and email address: each sandbox run of a persona starts at zero. */
function subjectOf({ first = '', last = '', dob = '', email = '' }: WireConsumer): string {
  return createHash('sha256').update([last, first, dob, email].join('|').toLowerCase()).digest('hex').slice(0, 16);
}

function fileOf({ first = '', last = '', dob = '', ssn, currentAddress }: WireConsumer): CreditFile {
  const { street1 = '', street2, city = '', state = '', zip = '' } = currentAddress ?? {};
  return creditFile({ first, last, dob, ssn, address: { street1, street2, city, state, zip } });
}

function found(file: CreditFile, wire: WireRequest, now: Date) {
  const today = now.toISOString().slice(0, 10);
  const hard = wire.purposeCode === 'CREDIT_APP_HARD';
  const dropped = hard && emailTags(wire.consumer?.email).includes('declineafter');
  const boughtMeanwhile = wire.purposeCode === 'PRE_CLOSING_SOFT' && emailTags(wire.consumer?.email).includes('newdebt');
  return {
    ...unfound(file, file.tradelines.length < 2 ? 'THIN' : 'HIT', now),
    scores: (wire.models ?? []).map((model) => ({
      model,
      value: dropped ? 610 : file.score,
      percentile: percentileOf(dropped ? 610 : file.score),
      range: { low: 300, high: 850 },
      date: today,
      factors: file.factors,
    })),
    tradelines: [...file.tradelines, ...(boughtMeanwhile ? [loanSince(today)] : [])].map(wireTradeline),
    inquiries: [...(hard ? file.freshInquiries : []), ...file.inquiries].map(({ daysAgo, subscriber, type }) => ({
      date: daysBefore(now, daysAgo),
      subscriber,
      type,
    })),
    collections: file.collections,
    header: { ssnLast4: file.ssnLast4, addresses: [], employers: [] },
  };
}

/** Invented, but ordered as a bureau's are: percent of consumers below each score. */
const BELOW: readonly (readonly [score: number, percent: number])[] = [
  [300, 0],
  [550, 8],
  [600, 15],
  [640, 22],
  [680, 31],
  [720, 43],
  [760, 58],
  [800, 78],
  [850, 99],
];
function percentileOf(score: number): number {
  const at = BELOW.findLastIndex(([from]) => from <= score);
  const [from, low] = BELOW[at] ?? [300, 0];
  const [to, high] = BELOW[at + 1] ?? [from + 1, low];
  return Math.floor(low + ((score - from) / (to - from)) * (high - low));
}

/** A loan opened between the application and the closing (+newdebt). Dollars. */
function loanSince(today: string): FileTradeline {
  return {
    id: 'loan-since',
    creditor: 'Harbor Boat Finance',
    type: 'INSTALLMENT',
    opened: today,
    highCredit: 120_000,
    limit: null,
    balance: 120_000,
    payment: 2900,
    pastDue: 0,
    status: 'CURRENT',
    payHistory24: '',
    remainingPayments: 60,
    securedByProperty: false,
    closed: false,
    disputed: false,
  };
}

function unfound(file: CreditFile, hit: string, now: Date) {
  return {
    hit,
    bureau: BUREAU,
    fileId: file.fileId,
    reportDate: now.toISOString(),
    nameMatch: hit !== 'NO_HIT',
    ssnMatch: null,
    pinResult: null,
    addressDiscrepancy: false,
    alerts: [],
    scores: [],
    tradelines: [],
    inquiries: [],
    publicRecords: [],
    collections: [],
    header: { ssnLast4: null, addresses: [], employers: [] },
  };
}

function wireTradeline(line: FileTradeline) {
  const months = (mark: string) => line.payHistory24.split(mark).length - 1;
  return { ...line, subType: null, ecoa: 'INDIVIDUAL', deferred: false, late30: months('1'), late60: months('2'), late90: months('3') };
}

function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
}
