/** Orders whose result arrives later: each plan says how long it takes, which states it passes, and how it ends. */
import { ok, other, type Plan, type Result } from './ledger.ts';
import { DAY, draw, HOUR, MINUTE } from './random.ts';

type Random = () => number;
const at = (takes: number, final: Plan['final'], ...stages: unknown[]): Plan => ({ takes, final, stages });
/** Never begun: the vendor refuses. */
const refused = (reason: string): Plan => at(-1, other('REJECTED', reason));

export function identity(random: Random): Plan {
  return at(
    draw(random, [
      [3, 0],
      [2, 2 * MINUTE],
    ]),
    draw<Result<unknown>>(random, [
      [20, ok({ status: 'VERIFIED' })],
      [4, other('NEEDS_INPUT', 'BLURRY', { status: 'FAILED_VERIFICATION' })],
      [2, other('REVIEW', 'NAME_MISMATCH', { status: 'PENDING_REVIEW' })],
      [1, other('REJECTED', 'FORGED', { status: 'PENDING_REVIEW' })],
    ]),
  );
}

export function valuation(random: Random, product: string): Plan {
  const stage = (status: string) => ({ product, status, cancelReason: null, inspectionAt: null, result: null });
  const found = draw(random, [
    [12, 495_000],
    [3, 300_000],
    [1, 700_000],
  ]);
  const condition = draw(random, [
    [30, 'AVERAGE'],
    [10, 'GOOD'],
    [1, 'FAIR'],
  ]);
  const done = { ...stage('COMPLETED'), result: { value: found, low: found, high: found, asOf: '2026-01-05', condition } };
  return at(
    draw(random, [
      [1, HOUR],
      [3, 2 * DAY],
    ]),
    draw<Result<unknown>>(random, [
      [12, ok(done)],
      [3, other('REJECTED', 'NO_COMPARABLES', { ...stage('CANCELLED'), cancelReason: 'NO_COMPARABLES' })],
      [1, other('REJECTED', 'CANCELLED_BY_LENDER', { ...stage('CANCELLED'), cancelReason: 'CANCELLED_BY_LENDER' })],
    ]),
    stage('ORDERED'),
    stage('SCHEDULED'),
    stage('INSPECTED'),
  );
}

export function title(random: Random, who: { first: string; last: string }): Plan {
  const report = (legalDescription: string | null, vesting: string) => ({
    orderId: 'o',
    vesting: [{ name: vesting, first: who.first, last: vesting === 'SAME' ? who.last : 'OTHEROWNER', type: 'PERSON', share: 100 }],
    liens: [],
    involuntary: [],
    legalDescription,
  });
  return at(
    2 * DAY,
    draw<Result<unknown>>(random, [
      [12, ok({ status: 'CLEARED', exceptions: [], report: report('LOT 1', 'SAME') })],
      [2, other('REVIEW', 'VESTING', { status: 'EXCEPTIONS', exceptions: ['VESTING_MISMATCH'], report: report('LOT 1', 'OTHER') })],
      [2, other('REVIEW', 'LEGAL', { status: 'EXCEPTIONS', exceptions: ['LEGAL_DESCRIPTION_MISSING'], report: report(null, 'SAME') })],
    ]),
    { status: 'ORDERED', exceptions: [], report: null },
    { status: 'IN_PROGRESS', exceptions: [], report: null },
  );
}

export function payoffLetter(
  random: Random,
  asked: { creditor: string; reportedBalance: number },
  today: string,
  goodThrough: string,
): Plan {
  if (random() < 0.05) return refused('NO_SUCH_ACCOUNT');
  return at(
    draw(random, [
      [2, 0],
      [2, 2 * DAY],
    ]),
    draw<Result<unknown>>(random, [
      [
        12,
        ok({
          creditor: asked.creditor,
          payee: asked.creditor,
          closesLine: true,
          amount: asked.reportedBalance + 50,
          perDiem: 1,
          asOf: today,
          goodThrough,
          accountReference: 'r',
          remit: { routingNumber: '021000021', accountNumber: '000123456789', mailingAddress: '1 Main Street' },
        }),
      ],
      [1, other('REJECTED', 'REFUSED')],
    ]),
  );
}

/** An account at the exchange: at once, or after an examination of days, or none. */
export function wallet(random: Random, customer: string): Plan {
  const address = `sx1${customer.replaceAll('-', '')}`;
  const opened = {
    exchange: 'An exchange',
    account: { name: 'A borrower', address },
    authorizedWallet: { address, authorizationType: 'OWNER' },
    groupPolicyAddress: null,
  };
  return at(
    draw(random, [
      [8, 0],
      [2, 2 * DAY],
    ]),
    draw(random, [
      [9, ok(opened)],
      [1, other('REJECTED', 'NOT_ACCEPTED')],
    ]),
  );
}

export function flood(random: Random): Plan {
  const hazard = random() < 0.1;
  return at(
    draw(random, [
      [8, 0],
      [2, 3 * DAY],
    ]),
    ok({
      zone: hazard ? 'AE' : 'X',
      specialFloodHazardArea: hazard,
      participation: 'REGULAR',
      communityNumber: '1',
      communityName: 'Phoenix',
      county: 'Maricopa',
      state: 'AZ',
      panelNumber: '1',
      panelDate: '2020-01-01',
      letterOfMapChange: null,
      coastalBarrier: false,
      determinedOn: '2026-01-05',
      preparer: 'P',
      lifeOfLoanId: 'L1',
    }),
  );
}

export function check(random: Random, kind: string, first: boolean): Plan {
  const calm = kind === 'EMPLOYER_CALL' ? 0.1 : first ? 0.03 : 0.01;
  const hit = random() < calm;
  const data = { kind, result: hit ? 'HIT' : 'CLEAR', findings: [], asOf: '2026-01-05' };
  return at(
    kind === 'EMPLOYER_CALL'
      ? draw(random, [
          [1, 0],
          [2, 8 * HOUR],
        ])
      : 0,
    hit ? other('REVIEW', 'POSSIBLE_MATCH', data) : ok(data),
  );
}

export function recording(random: Random): Plan {
  return at(
    DAY,
    draw<Result<unknown>>(random, [
      [12, ok({ status: 'RECORDED', recorded: { instrumentNumber: 'I-1' } })],
      [2, other('REJECTED', 'MARGINS', { status: 'REJECTED', recorded: null })],
    ]),
    { status: 'SUBMITTED', recorded: null },
  );
}

/** @param returned how many of those that are begun come back, to twelve that arrive */
export function transfer(random: Random, amount: number, returned: number): Plan {
  if (random() < 0.02) return refused('ACCOUNT_INVALID');
  return at(
    2 * DAY,
    draw<Result<unknown>>(random, [
      [12, ok({ status: 'SETTLED', amount, settlesOn: null, returned: null, notice: null })],
      [returned, other('REJECTED', 'R03', { status: 'RETURNED', amount, returned: { code: 'R03', text: 'No account', on: '2026-01-05' } })],
    ]),
    { status: 'PENDING', amount },
  );
}

export function notary(random: Random, emails: readonly string[]): Plan {
  if (random() < 0.03) return refused('SIGNER_NOT_ELIGIBLE');
  const session = (status: string, signed: boolean, kbaFailures = 0) => ({
    status,
    signers: emails.map((email) => ({ email, status: signed ? 'COMPLETED' : 'INVITED', kbaFailures, link: 'https://notary.example' })),
    meeting: signed ? { id: 'meeting-1', witnesses: ['First Witness', 'Second Witness'] } : null,
  });
  return at(
    20 * MINUTE,
    draw<Result<unknown>>(random, [
      [12, ok(session('COMPLETED', true))],
      [2, other('REJECTED', 'KBA_FAILED', session('KBA_FAILED', false, 2))],
      [1, other('REJECTED', 'EXPIRED', session('EXPIRED', false))],
      [1, other('NEEDS_INPUT', 'NO_NOTARY', session('MEETING_FAILED', false))],
    ]),
    session('SENT', false),
    session('SENT', false, random() < 0.3 ? 1 : 0),
  );
}
