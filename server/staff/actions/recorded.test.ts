/** What an action records of the facts alone, and which rule asks for a second person: one line each, with its nearest neighbors beside it. */
import { STAFF_ROLES } from '@hearthline/contract/desk/roles.ts';
import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import type { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { expect, test } from 'vitest';
import { ACTIONS } from './all.ts';
import { account, at, bound, failed, LIEN, MOMENT, recording, SSN, stopped, TEXAS } from './testing/situations.ts';
import { mayBeSecond, OUTLASTING, TWO_PERSON_RULES, type TwoPersonRule } from './two-person-rules.ts';

const AS = { uuid: 'p1', name: 'Pat Process', role: 'processor' };
const signer = (id: string, given: object = {}) => ({
  id,
  role: 'CO_OWNER',
  signed: false,
  cleared: false,
  identified: false,
  identity: { tries: 9 },
  credit: null,
  ...given,
});
const SECOND: typeof LIEN = { ...LIEN, id: 'l2', position: 2 };
const THIRD: typeof LIEN = { ...LIEN, id: 'l3', position: 3 };
const owned = (...categories: readonly string[]) => categories.map((category, i) => ({ id: `c${i}`, category }));

/** An action, the application, what was sent, and the facts in short; a refusal is the field that it names. */
const RECORDED: readonly (readonly [StaffActionName, Application, object, string])[] = [
  ['clear', at('CREDIT_NO_MATCH_SSN'), {}, 'identityCorrected'],
  ['clear', at('CREDIT_MINOR', { verification: SSN }), {}, 'hardCreditRepullAsked withPin=false'],
  ['clear', at('CREDIT_NO_MATCH_SSN', { verification: SSN }), {}, 'hardCreditRepullAsked withPin=false'],
  // an alert is ended by no clearing: only by a call
  ['clear', at('FACTA_REVIEW', { credit: { hit: 'HIT', alerts: ['x'] } }), {}, ''],
  ['clear', at('FACTA_REVIEW', { verification: { ...SSN, hardCredit: { alerts: ['x'] } } }), {}, ''],
  [
    'clear',
    at('FACTA_REVIEW', { verification: { ...SSN, hardCredit: { alerts: ['x'] }, checks: stopped('WATCHLIST', 'LISTING') } }),
    {},
    'checkCleared kind=WATCHLIST',
  ],
  [
    'clear',
    at('FACTA_REVIEW', {
      verification: { ...SSN, hardCredit: { alerts: ['x'] }, hardAlertVerified: true, checks: stopped('WATCHLIST', 'LISTING') },
    }),
    {},
    'checkCleared kind=WATCHLIST; checkCleared kind=LISTING',
  ],
  [
    'clear',
    at('UNDERWRITING_REVIEW', { verification: { ...SSN, checks: stopped('WATCHLIST', 'LISTING') } }),
    {},
    'checkCleared kind=LISTING',
  ],
  [
    'clear',
    at('UNDERWRITING_REVIEW', { verification: { ...SSN, employment: { employed: false } } }),
    {},
    'employmentVerified employed=true',
  ],
  [
    'clear',
    at('OWNERSHIP_REVIEW', {
      openConditions: owned('FALSE_OWNERSHIP_TYPE_REVIEW', 'GENERIC_DOCUMENT_REQUEST', 'PROPERTY_OWNERSHIP_FRAUD_REVIEW'),
    }),
    {},
    'conditionCleared conditionId=c0; conditionCleared conditionId=c2; ownershipCleared',
  ],
  ['clear', at('MERCHANT_REVIEW'), {}, 'merchantReviewed liensChanged=false'],
  [
    'clear',
    at('CO_DEED_REQ', {
      verification: { ...SSN, signers: [signer('s1'), signer('s2', { identified: true }), signer('s3', { cleared: true })] },
    }),
    {},
    'signerCleared signerId=s1',
  ],
  ['clear', at('UNKNOWN', { ...failed('hard-credit'), verification: SSN }), {}, 'workRestarted step=hard-credit'],
  [
    'clear-check',
    at('INCOME_VERIFICATION', { verification: { checks: stopped('WATCHLIST', 'BANKRUPTCY') } }),
    {},
    'checkCleared kind=BANKRUPTCY',
  ],
  ['review-merchant', at('MERCHANT_REVIEW'), {}, 'merchantReviewed liensChanged=false'],
  ['redrive', at('UNKNOWN', failed('hard-credit')), { step: 'hard-credit' }, 'workRestarted step=hard-credit'],
  ['redrive', at('UNKNOWN', failed('hard-credit')), { step: 'soft-credit' }, ''],
  [
    'redrive',
    at('NAV_BPO_CANCELLED', {
      ...failed('soft-credit'),
      verification: { valuation: { wanted: 'BPO', last: { product: 'BPO', stage: 'CANCELLED' } } },
    }),
    {},
    'valuationWanted product=BPO',
  ],
  [
    'redrive',
    at('NAV_BPO_CANCELLED', {
      ...failed('soft-credit'),
      verification: { valuation: { wanted: 'BPO', agreed: 1, last: { product: 'BPO', stage: 'CANCELLED' } } },
    }),
    {},
    'workRestarted step=soft-credit',
  ],
  [
    'redrive',
    at('NAV_BPO_CANCELLED', {
      ...failed('soft-credit'),
      verification: { valuation: { wanted: 'BPO', last: { product: 'BPO', stage: 'REVIEW' } } },
    }),
    {},
    'workRestarted step=soft-credit',
  ],
  ['verify-income', at('INCOME_VERIFICATION'), { monthlyIncome: 1000.125 }, 'incomeVerified monthly=1000.12'],
  ['verify-income', at('INCOME_VERIFICATION'), {}, '! sources'],
  ['review-identity', at('IDENTITY_VERIFICATION'), {}, 'identityReviewed verification=VERIFIED'],
  [
    'agree-value',
    at('NAV_BPO_REVIEW', { valuation: { value: 5 }, verification: { valuation: { last: { value: 4 } } } }),
    {},
    'valuationAgreed value=4',
  ],
  ['agree-value', at('NAV_BPO_REVIEW', { valuation: { value: 5 } }), {}, 'valuationAgreed value=5'],
  ['agree-value', at('NAV_BPO_REVIEW', { ...TEXAS, valuation: { value: 5 } }), {}, ''],
  [
    'order-again',
    at('ONSITE_APPRAISAL_REVIEW', { verification: { valuation: { wanted: 'ONSITE' } } }),
    {},
    'valuationWanted product=ONSITE',
  ],
  ['clear-title', at('FINAL_TITLE_REVIEW', { verification: { title: { stage: 'REVIEW' } } }), {}, 'titleProgressed stage=COMPLETE'],
  [
    'record',
    at('RECORDING', { closing: { recording: recording('SUBMITTED') } }),
    { instrumentNo: '77' },
    'recordingProgressed attempt=1 packageRef=p1 stage=RECORDED instrumentNo=77 reason=null',
  ],
  ['record', at('RECORDING', { closing: { recording: recording('SUBMITTED') } }), {}, ''],
  ['clear-condition', at('FUNDABLE', { openConditions: owned('A', 'B') }), { conditionUuid: 'c1' }, 'conditionCleared conditionId=c1'],
  ['clear-condition', at('FUNDABLE', { openConditions: owned('A', 'B') }), { conditionUuid: 'c2' }, ''],
  ['notary-no-show', at('MANUAL_DEED_SIGNING'), {}, 'manualNotaryMissed by=SIGNER'],
  ['notary-no-show', at('MANUAL_DEED_SIGNING'), { missed: 'NOTARY' }, 'manualNotaryMissed by=NOTARY'],
  [
    'review-account',
    at('FUNDABLE', { verification: { disbursement: account('PENDING_REVIEW'), autopay: account('VERIFIED') } }),
    {},
    'accountReviewed role=DISBURSEMENT accountId=d1 verification=VERIFIED',
  ],
  [
    'review-account',
    at('FUNDABLE', { verification: { autopay: account('PENDING_REVIEW', 'NAME_MISMATCH') } }),
    { as: AS, note: 'n' },
    '! evidence',
  ],
  [
    'review-account',
    at('FUNDABLE', { verification: { autopay: account('PENDING_REVIEW', 'NAME_MISMATCH') } }),
    { as: AS, note: ' ', evidence: ' ' },
    '! note evidence',
  ],
  [
    'review-account',
    at('FUNDABLE', { verification: { autopay: account('PENDING_REVIEW', 'NAME_MISMATCH') } }),
    { as: AS, note: 'n', evidence: 'e' },
    'accountReviewed role=AUTOPAY accountId=d1 verification=VERIFIED',
  ],
  [
    'review-account',
    at('FUNDABLE', { verification: { autopay: account('PENDING_REVIEW', 'OTHER') } }),
    { as: AS },
    'accountReviewed role=AUTOPAY accountId=d1 verification=VERIFIED',
  ],
  [
    'refuse-account',
    at('FUNDABLE', { verification: { disbursement: account('PENDING_REVIEW') } }),
    {},
    'accountReviewed role=DISBURSEMENT accountId=d1 verification=FAILED_VERIFICATION reason=REFUSED_BY_STAFF',
  ],
  ['hold-funding', at('FUNDABLE'), { note: 'why' }, 'fundingHeld reason=why'],
  ['hold-funding', at('FUNDABLE'), {}, 'fundingHeld reason=HELD'],
  [
    'record-refund',
    at('CANCELLED', bound({ unwinding: { refunds: [] } }, { valuation: { receipt: { paymentRef: 'r', amount: 5 } } })),
    { instrumentNo: '9' },
    'rescissionRefunded paymentRef=r amount=5 refundRef=9',
  ],
  [
    'record-refund',
    at('CANCELLED', {
      verification: { valuation: { receipt: { paymentRef: 'r', amount: 5 }, refund: { paymentRef: 'r', amount: 5, given: null } } },
    }),
    { instrumentNo: '9' },
    'appraisalRefunded paymentRef=r amount=5 refundRef=9 on=2026-03-02',
  ],
  ['record-refund', at('CANCELLED', { verification: { valuation: { refund: { paymentRef: 'r', amount: 5, given: null } } } }), {}, ''],
  ['record-refund', at('CANCELLED'), { instrumentNo: '9' }, ''],
  [
    'record-release',
    at('CANCELLED', { closing: { release: { instrumentNo: null } } }),
    { instrumentNo: '9' },
    'lienReleased instrumentNo=9',
  ],
  [
    'record-release',
    at('CANCELLED', { closing: { release: { instrumentNo: '8' } } }),
    { instrumentNo: '9' },
    'rescissionDeedReleased instrumentNo=9',
  ],
  ['record-release', at('CANCELLED', { closing: { release: { instrumentNo: null } } }), {}, ''],
  ['confirm-unwound', at('CANCELLED'), { as: AS }, 'rescissionUnwound by=p1 name=Pat Process'],
  ['confirm-unwound', at('CANCELLED'), {}, 'rescissionUnwound by=sandbox name=The sandbox'],
  ['decline', at('IN_PROGRESS'), {}, '! reasons'],
  [
    'amend-lien',
    at('MERCHANT_REVIEW', { liens: [SECOND, LIEN, THIRD] }),
    { lien: { id: 'l1', balance: 900.005 } },
    'merchantReviewed liensChanged=true l1:1:900:10 l2:2:1000:10 l3:3:1000:10',
  ],
  [
    'amend-lien',
    at('MERCHANT_REVIEW', { liens: [LIEN, SECOND, THIRD] }),
    { lien: { id: 'l1', payment: 11, position: '3' } },
    'merchantReviewed liensChanged=true l2:1:1000:10 l3:2:1000:10 l1:3:1000:11',
  ],
  ['amend-lien', at('MERCHANT_REVIEW', { liens: [LIEN, SECOND] }), { lien: { id: 'l1', position: '3' } }, '! lien.position'],
  [
    'amend-lien',
    at('MERCHANT_REVIEW', { liens: [{ ...LIEN, position: 3 }] }),
    { lien: { id: 'l1', balance: 1 } },
    'merchantReviewed liensChanged=true l1:3:1:10',
  ],
  [
    'amend-lien',
    at('MERCHANT_REVIEW', { liens: [LIEN] }),
    { lien: { id: 'l1', balance: 1000, payment: 10, position: '1' } },
    '! lien.balance',
  ],
  ['amend-lien', at('MERCHANT_REVIEW', { liens: [LIEN] }), { lien: { id: 'l9', balance: 1 } }, '! lien.id'],
];

const short = ({ type, liens, ...rest }: Record<string, unknown>): string =>
  [
    type,
    ...Object.entries(rest).map(([key, value]) => `${key}=${String(value)}`),
    ...((liens ?? []) as (typeof LIEN)[]).map((one) => [one.id, one.position, one.currentBalance, one.monthlyPayment].join(':')),
  ].join(' ');

test.each(RECORDED)('%s %#', async (action, application, sent, expected) => {
  const record = async () => ACTIONS[action].facts(application, { ...MOMENT, ...sent } as never);
  const said = await record().then(
    (facts) => facts.map((fact) => short(fact)).join('; '),
    ({ errors }: Problem) => `! ${(errors ?? []).map(({ field }) => field).join(' ')}`,
  );
  expect(said).toBe(expected);
});

const SMALL = { authority: { line: 200_000, cltv: 80, exceptions: false, release: 50_000 } };
/** A rule of two people, an application to which it applies, and its nearest neighbor to which it does not. */
const RULES: readonly (readonly [TwoPersonRule, object, object | null])[] = [
  [
    'LARGE_LINE',
    at('FUNDING_DECISION', { selection: { lineAmount: 250_000.01 } }),
    at('FUNDING_DECISION', { selection: { lineAmount: 250_000 } }),
  ],
  ['BOUND', at('FUNDABLE', bound()), at('FUNDABLE', bound({ notary: { signed: null } }))],
  [
    'DECISION_OVERRIDE',
    at('FUNDABLE', { underwriting: { decision: 'SELECT' } }),
    at('FUNDABLE', { underwriting: { decision: 'DECLINE' } }),
  ],
  [
    'DECISION_OVERRIDE',
    at('FUNDABLE', { verification: { terms: { decision: 'SELECT' } } }),
    at('FUNDABLE', { verification: { terms: { decision: 'DECLINE' } } }),
  ],
  ['RESCISSION_RECORDED', at('RESCISSION'), null],
  ['WITHDRAWAL', { ...at('FUNDABLE'), role: 'agent' }, { ...at('FUNDABLE'), role: 'closer' }],
  ['WITHDRAWAL', at('FUNDABLE', { verification: { signed: { CLOSING: {} } } }), at('FUNDABLE', { verification: SSN })],
  [
    'PAYEE_MISMATCH',
    at('FUNDABLE', { verification: { disbursement: account('PENDING_REVIEW', 'NAME_UNSURE') } }),
    at('FUNDABLE', { verification: { disbursement: account('PENDING_REVIEW', 'OTHER') } }),
  ],
  [
    'EXCEPTION',
    { ...at('UNDERWRITING_REVIEW'), decision: { debts: [], exception: { maxDti: 55 } } },
    { ...at('UNDERWRITING_REVIEW'), decision: { debts: [] } },
  ],
  [
    'WATCH_LIST',
    at('FACTA_REVIEW', { verification: { checks: stopped('WATCHLIST') } }),
    at('FACTA_REVIEW', { verification: { checks: stopped('LISTING') } }),
  ],
  [
    'REASON_CONTRADICTED',
    { ...at('FUNDABLE', { closing: { insurance: { accepted: true } } }), reasons: ['INSURANCE'] },
    at('FUNDABLE', { closing: { insurance: { accepted: true } } }),
  ],
  [
    'WAIVED_BY_TWO',
    {
      ...at('FUNDABLE', { openConditions: [{ id: 'c1', category: 'GENERIC_DOCUMENT_REQUEST', kind: 'HAZARD_INSURANCE' }] }),
      conditionUuid: 'c1',
    },
    { ...at('FUNDABLE', { openConditions: [{ id: 'c1', category: 'GENERIC_DOCUMENT_REQUEST', kind: 'W2' }] }), conditionUuid: 'c1' },
  ],
  ...(['HAZARD_INSURANCE', 'W2'] as const).map((neighbor) => {
    const asked = (kind: string, stage: string) => ({
      ...at('FUNDABLE', { openConditions: [{ id: 'c1', category: 'GENERIC_DOCUMENT_REQUEST', kind, stage: 'CLOSING' }] }),
      conditionUuid: 'c1',
      stage,
    });
    return ['PUT_OFF_BY_TWO', asked('HAZARD_INSURANCE', 'FUNDING'), asked(neighbor, neighbor === 'W2' ? 'FUNDING' : 'CLOSING')] as const;
  }),
  [
    'ALERT_DENIED',
    at('FACTA_REVIEW', { verification: { hardCredit: { alerts: ['INITIAL_FRAUD'] } }, alertsDenied: ['borrower'] }),
    {
      ...at('FACTA_REVIEW', { verification: { hardCredit: { alerts: ['INITIAL_FRAUD'] } }, alertsDenied: ['borrower'] }),
      callResult: 'NO_ANSWER',
    },
  ],
  ['MONEY_BACK', at('CANCELLED'), null],
  ['HOLD_RELEASED', at('RESCISSION'), null],
  ['RECORDING_CORRECTED', at('RECORDING'), null],
  [
    'AUTHORITY',
    { ...at('FUNDING_DECISION'), ...SMALL, needed: { line: 200_001 } },
    { ...at('FUNDING_DECISION'), ...SMALL, needed: { line: 200_000 } },
  ],
  [
    'AUTHORITY',
    { ...at('FUNDING_DECISION'), ...SMALL, needed: { cltv: 80.006 } },
    { ...at('FUNDING_DECISION'), ...SMALL, needed: { cltv: 80.004 } },
  ],
  [
    'AUTHORITY',
    { ...at('FUNDING_DECISION'), ...SMALL, needed: { exception: true } },
    { ...at('FUNDING_DECISION'), ...SMALL, needed: { exception: false } },
  ],
  [
    'AUTHORITY',
    { ...at('FUNDING_DECISION'), ...SMALL, needed: { release: 50_001 } },
    { ...at('FUNDING_DECISION'), authority: null, needed: { release: 250_000 } },
  ],
];
test.each(RULES)('%s applies, and not to its neighbor', (rule, to, neighbor) => {
  const applies = (about: object) => TWO_PERSON_RULES[rule].when({ role: 'funder', ...about } as never);
  expect([applies(to), neighbor === null ? null : applies(neighbor)]).toEqual([true, neighbor === null ? null : false]);
});
test('the rules are held whole, and who may be the second person of each', () => {
  expect(new Set(RULES.map(([rule]) => rule))).toEqual(new Set(Object.keys(TWO_PERSON_RULES)));
  const seconds = (rule: TwoPersonRule, first: (typeof STAFF_ROLES)[number]) =>
    STAFF_ROLES.filter((role) => mayBeSecond(rule, role, first)).join(' ');
  expect([seconds('RESCISSION_RECORDED', 'agent'), seconds('WITHDRAWAL', 'agent')]).toEqual([
    'processor closer funder compliance',
    'processor underwriter closer funder compliance',
  ]);
  expect([seconds('WATCH_LIST', 'funder'), seconds('WATCH_LIST', 'compliance')]).toEqual(['compliance', STAFF_ROLES.join(' ')]);
  expect(seconds('MONEY_BACK', 'funder')).toBe(STAFF_ROLES.join(' '));
  expect(OUTLASTING).toEqual(['RESCISSION_RECORDED']);
  expect(Object.entries(TWO_PERSON_RULES).flatMap(([name, { recordsBoth = false }]) => (recordsBoth ? name : []))).toEqual(['LARGE_LINE']);
});
