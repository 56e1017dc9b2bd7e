/** The ports of one process, with the methods the product calls. */
import type { PortName, Ports } from '@hearthline/providers/ports.ts';
import { type VendorClient, ok, other, type Result } from './ledger.ts';
import { DAY, draw } from './random.ts';
import type { Shape } from '../shape.ts';
import * as later from './orders.ts';
import * as one from './phase-one.ts';

type Key = { readonly idempotencyKey: string };
/** Milliseconds that a letter is on its way. */
const POST = 2 * DAY;
const PDF = Buffer.from('%PDF-1.7 simulated');

/** Payroll income in full, in part, or not at all; sometimes less than stated. */
function payroll(random: () => number): Result<never> {
  const job = {
    active: true,
    payFrequency: 'MONTHLY',
    payRate: draw(random, [
      [8, 12_000],
      [1, 5000],
      [1, 900],
    ]),
    fullTime: true,
    annualIncome: [],
  };
  const seen = {
    asOf: '2026-01-05',
    suspicious: random() < 0.1,
    employments: [job],
    streams: [{ category: 'SALARY', monthlyAmount: 12_000, months: 6 }],
  };
  return draw(random, [
    [12, ok(seen as never)],
    [2, other('NO_HIT', 'NOTHING', { ...seen, employments: [], streams: [] } as never)],
    [2, other('RETRYABLE', 'PENDING')],
    [1, other('NEEDS_INPUT', 'SIGN_IN_AGAIN')],
  ]);
}

/** @param isPaid whether a card has paid a payment. @param now the virtual instant, for dates in results. */
export function portsOf(
  desk: VendorClient,
  random: () => number,
  now: () => Date,
  isPaid: (ref: string) => boolean,
  shape: Shape,
): Partial<Ports> {
  const { ask, start, find, get, cancel } = desk;
  const ports: { readonly [P in PortName]?: Partial<Ports[P]> } = {
    creditBureau: { pull: (asked, { idempotencyKey }) => ask('bureau pull', idempotencyKey, () => one.pull(random, asked)) },
    property: {
      find: (address, { idempotencyKey }: Key) => ask('parcel find', idempotencyKey, () => one.find(random, address)),
      details: ({ id }, { idempotencyKey }: Key) => ask('parcel details', idempotencyKey, () => one.details(random, id)),
      value: (_, { idempotencyKey }: Key) => ask('model value', idempotencyKey, () => one.value(random)),
    },
    title: {
      snapshot: ({ parties }, { idempotencyKey }) =>
        ask('title snapshot', idempotencyKey, () => one.snapshot(random, parties[0] ?? { first: '', last: '' })),
      start: (asked, { idempotencyKey }) =>
        start('title', idempotencyKey, { reference: asked.externalTrackingId }, () =>
          later.title(random, asked.parties[0] ?? { first: '', last: '' }),
        ),
      get,
    },
    bankAccountCheck: {
      check: () =>
        ask('account check', null, () => {
          const data = { bankName: 'A Bank', mask: '6789' } as never;
          return draw(random, [
            [12, ok(data)],
            [1, other('REVIEW', 'NAME_MISMATCH', data)],
            [1, other('REJECTED', 'NO_ACCOUNT', data)],
            [1, other('RETRYABLE', 'VENDOR_DOWN')],
          ]);
        }),
    },
    identityDocuments: {
      start: (asked, { idempotencyKey }) => start('identityDocuments', idempotencyKey, asked, () => later.identity(random)),
      submit: (_, __, { idempotencyKey }) => ask('pictures', idempotencyKey, () => ok(null as never)),
      get,
    },
    checks: {
      start: async (asked, { idempotencyKey }) => {
        const { outcome, data, ...rest } = await start('checks', idempotencyKey, asked, () =>
          later.check(random, asked.kind, idempotencyKey.includes('application')),
        );
        return data === null ? { ...rest, outcome, data } : get(data.ref);
      },
      get,
    },
    valuation: {
      start: (asked, { idempotencyKey }) => start('valuation', idempotencyKey, asked, () => later.valuation(random, asked.product)),
      get,
      release: (ref, { idempotencyKey }) => ask('release', idempotencyKey, () => ok({ ref } as never)),
      cancel,
    },
    cardPayments: {
      refund: (ref, { idempotencyKey }) => ask(`card refund ${ref}`, idempotencyKey, () => ok({ ref: `re_${ref}` } as never)),
      start: (_, { idempotencyKey }) =>
        ask('card payment', idempotencyKey, () => ok({ ref: `pi_${idempotencyKey.replaceAll(/[-:]/g, '')}` } as never)),
      // A payment that a card has paid is not charged to another one.
      charge: (ref, _, { idempotencyKey }) =>
        ask(`card charge ${ref}`, isPaid(ref) ? null : idempotencyKey, () =>
          isPaid(ref)
            ? ok({ amount: 550 } as never)
            : draw(random, [
                [8, ok({ amount: 550 } as never)],
                [1, other('REJECTED', 'DECLINED')],
                [1, other('RETRYABLE', 'TIMEOUT')],
              ]),
        ),
    },
    payoffLetters: {
      start: (asked, { idempotencyKey }) =>
        start('payoffLetters', idempotencyKey, asked, () => later.payoffLetter(random, asked, now().toISOString(), asked.goodThrough)),
      get,
    },
    housingCounselors: {
      near: () =>
        ask('counselors', null, () => ok([{ name: 'A', address: 'B', phone: 'C', website: null, languages: [], services: [], miles: 1 }])),
    },
    // Every letter arrives; its state is asked for, no callback tells of it.
    mailHouse: {
      send: (letter, { idempotencyKey }) =>
        ask(`letter to ${letter.reference}`, idempotencyKey, () => ok({ ref: `${idempotencyKey} ${now().getTime()}` } as never)),
      get: (ref) =>
        ask('letter get', null, () => {
          const mailed = Number(ref.split(' ')[1]);
          const has = now().getTime() - mailed >= POST;
          const [mailedAt, endedAt] = [new Date(mailed).toISOString(), has ? new Date(mailed + POST).toISOString() : null];
          return ok({ status: has ? 'DELIVERED' : 'MAILED', tracking: 'T1', mailedAt, endedAt, returned: null });
        }),
    },
    flood: {
      start: (asked, { idempotencyKey }) => start('flood', idempotencyKey, asked, () => later.flood(random)),
      get,
    },
    wallet: {
      start: (asked, { idempotencyKey }) => start('wallet', idempotencyKey, asked, () => later.wallet(random, asked.customer.id)),
      get,
      announce: (_, { idempotencyKey }) =>
        ask('deposit', idempotencyKey, () =>
          draw(random, [
            [9, ok({ routingNumber: '011401533', accountNumber: '000700070006', memo: 'SX1' })],
            [1, other('REJECTED', 'ACCOUNT_CLOSED')],
          ]),
        ),
    },
    eRecording: {
      start: (asked, { idempotencyKey }) => start('eRecording', idempotencyKey, asked, () => later.recording(random)),
      get,
    },
    moneyMovement: {
      start: (asked, { idempotencyKey }) =>
        start('moneyMovement', idempotencyKey, asked, () => later.transfer(random, asked.amount, shape === 'debts' ? 6 : 2)),
      find: (key) => find('moneyMovement', key),
      get,
    },
    payroll: {
      complete: (_, { idempotencyKey }: Key) =>
        ask('payroll link', idempotencyKey, () => ok({ linkId: `link ${idempotencyKey}`, accessToken: 't' } as never)),
      report: () => ask('payroll report', null, () => payroll(random)),
    },
    notary: {
      eligibility: () =>
        ask('notary eligibility', null, () =>
          ok((random() < 0.85 ? { eligible: true, obstacles: [] } : { eligible: false, obstacles: ['COUNTY'] }) as never),
        ),
      start: (asked, { idempotencyKey }) =>
        start('notary', idempotencyKey, asked, () =>
          later.notary(
            random,
            asked.signers.map((s) => s.email),
          ),
        ),
      get,
      documents: () => ask('notary documents', null, () => ok([{ pdf: PDF }] as never)),
      recording: () => ask('notary recording', null, () => ok({ recordingRef: 'recording-1' } as never)),
      cancel,
    },
  };
  return ports as Partial<Ports>;
}
