/**
 * The rows of staff actions and the rules of two people, held against copies by hand: a mark, a field, a kind of work or a rule that is left out of a row is
 * a change here too. Roles: contract/testing/expected-staff-actions.ts.
 */
import { LENDING_ROLES } from '@hearthline/contract/desk/roles.ts';
import { STAFF_ACTIONS, type StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import type { Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { expect, test } from 'vitest';
import type { Context } from '../../config/context.ts';
import { ACTIONS, isEndOf, ROLES_OF_KIND } from './all.ts';
import { answersOf, type Field, formsOf, requireFields } from './fields.ts';
import { account, at, bound, document, LIEN, TEXAS } from './testing/situations.ts';

/** Action, marks, kinds of work that it ends, rules of two people. */
const ROWS = `
clear                  | shows-WATCH_LIST         | CREDIT_NO_MATCH_SSN CREDIT_MINOR FACTA_REVIEW CO_DEED_REQ | WATCH_LIST
approve                |                          | UNDERWRITING_REVIEW REG_B_APPLICATION_COMPLETED | EXCEPTION
counteroffer           |                          | | EXCEPTION REASON_CONTRADICTED
clear-check            |                          | | WATCH_LIST
verify-alert           |                          | FACTA_REVIEW CO_DEED_REQ | ALERT_DENIED
review-merchant        |                          | MERCHANT_REVIEW |
amend-lien             |                          | |
accept-correction      |                          | UNDERWRITING_REVIEW CORRECTION_REVIEW |
refuse-correction      | harsh                    | |
redrive                | after-the-end            | CREDIT_ERROR NAV_BPO_CANCELLED UNKNOWN |
verify-income          |                          | INCOME_REVIEW |
review-identity        |                          | IDENTITY_REVIEW |
agree-value            |                          | NAV_BPO_REVIEW NAV_BPO_CANCELLED NAV_RESI_EVAL_REVIEW ONSITE_APPRAISAL_REVIEW |
order-again            |                          | ONSITE_APPRAISAL_REVIEW |
clear-title            |                          | FINAL_TITLE_REVIEW |
certify-trust          |                          | TRUST_REVIEW |
approve-attorney       |                          | ATTORNEY_REVIEW |
record                 |                          | |
correct-recording      |                          | RECORDING | RECORDING_CORRECTED
request-more           |                          | |
add-condition          |                          | |
add-conditions         |                          | |
suspend                |                          | |
clear-condition        |                          | FUNDABLE SIGNING_CONDITIONS CLOSING_CONDITIONS |
waive-condition        |                          | | WAIVED_BY_TWO
change-condition       |                          | | PUT_OFF_BY_TWO
reopen-condition       |                          | |
accept-document        |                          | DOCUMENT_REVIEW |
reject-document        | harsh                    | |
mail-again             | after-the-end            | RETURNED_MAIL |
schedule               |                          | NOTARY_APPOINTMENT NOTARY_TIMES_PASSED |
notary-no-show         |                          | |
acknowledge-value      | version                  | |
record-manual-deed     | version                  | DEED_RETURN |
post-texas-disclosures |                          | |
note-spanish           |                          | |
review-account         | version shows-PAYEES     | ACCOUNT_REVIEW FUNDABLE | PAYEE_MISMATCH
refuse-account         | harsh version            | ACCOUNT_REVIEW |
record-payout-call     |                          | PAYOUT_CALL |
clear-final-checks     | shows-WATCH_LIST         | FUNDABLE | WATCH_LIST
approve-funding        | shows-FUNDING_SHEET      | FUNDING_DECISION | LARGE_LINE
record-payoff          |                          | | MONEY_BACK
hold-funding           |                          | |
release-hold           |                          | RECORDING RESCISSION | HOLD_RELEASED
decline                | harsh last               | REG_B_APPLICATION_COMPLETED REG_B_ADVERSE_ACTION REG_B_INCOMPLETE REG_B_COUNTEROFFER | REASON_CONTRADICTED DECISION_OVERRIDE
cancel                 | harsh last               | | REASON_CONTRADICTED BOUND DECISION_OVERRIDE
withdraw               | harsh last               | | WITHDRAWAL
record-rescission      | harsh                    | | RESCISSION_RECORDED
record-refund          | after-the-end            | APPRAISAL_REFUND RESCISSION_UNWIND RESCISSION_REFUND_SOON RESCISSION_REFUND_OVERDUE | MONEY_BACK
record-release         | after-the-end            | RESCISSION_UNWIND LIEN_RELEASE LIEN_RELEASE_LATE ENDED_RECORDING |
confirm-unwound        | after-the-end            | RESCISSION_UNWIND |
settle-after-end       | after-the-end            | ENDED_TRANSFER ENDED_PULL ENDED_ORDER ENDED_RECORDING |`;

/** Action and the fields of its form on an application with no facts: kind, longest text, * where it is required. */
const FORMS = `
clear: note lines 400*
approve: note lines 400*
counteroffer: counter decision*, reasons choices*, note lines 400*
clear-check: note lines 400*
verify-alert: dialed choice*, otherNumber text 20, callResult choice*, answeredBy text 80*, note lines 400
review-merchant:
amend-lien: lien.id choice*, lien.balance dollars, lien.payment dollars, note lines 400*
accept-correction: note lines 400
refuse-correction: textForBorrower lines 400*
redrive: note lines 400
verify-income: sources income*, note lines 400*
review-identity: note lines 400
agree-value: note lines 400
order-again: note lines 400
clear-title: note lines 400*
certify-trust: note lines 400
approve-attorney:
record: instrumentNo text 40*
correct-recording: note lines 400*
request-more: textForBorrower lines 400*
add-condition: category choice*, textForBorrower lines 400, note lines 400
add-conditions: conditions conditions*, note lines 400
suspend: conditions conditions*, note lines 400
clear-condition: conditionUuid choice*, note lines 400
waive-condition: conditionUuid choice*, waiverReason choice*, note lines 400*
change-condition: conditionUuid choice*, stage choice, dueOn date, ownerUuid choice
reopen-condition: conditionUuid choice*, note lines 400*
accept-document: documentUuid choice*
reject-document: documentUuid choice*, textForBorrower lines 400*
mail-again: address.street1 text 120, address.street2 text 60, address.city text 80, address.state choice, address.zip text 5
schedule: at instant*, meeting.notary text 80*, meeting.place text 200*
notary-no-show: missed choice*
acknowledge-value: officer.name text 80*, officer.title text 80*
record-manual-deed: returned.deed file*, returned.notary text 80*, returned.commission text 40*, returned.expires date*, returned.state text 40*, returned.county text 60*, returned.witnesses text 200
post-texas-disclosures:
note-spanish:
review-account: note lines 400
refuse-account: note lines 400*
record-payout-call: callResult choice*, answeredBy text 80*
clear-final-checks: note lines 400*
approve-funding: netTyped text 30*
record-payoff: instrumentNo text 40*
hold-funding: note lines 400*
release-hold: note lines 400*
decline: reasons choices*, note lines 400
cancel: reasons choices*, note lines 400
withdraw: note lines 400*
record-rescission: letter file*, canceledBy choice*, postmark date*, note lines 400
record-refund: instrumentNo text 40*, note lines 400*
record-release: instrumentNo text 40*
confirm-unwound:
settle-after-end: note lines 400*`;

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.replaceAll(/ +/g, ' ').trim());
const line = (...parts: readonly (readonly string[])[]) =>
  parts
    .map((part) => part.join(' '))
    .join(' | ')
    .replaceAll(/ +/g, ' ')
    .trim();

/** Nobody else signs, and no file has been sent. */
const NOTHING_STORED = { pool: { query: async () => ({ rows: [] }) } } as unknown as Context;
const formOf = async (action: StaffActionName, application: Application) =>
  (await formsOf(NOTHING_STORED, application, [action])).get(action) ?? [];
const inShort = ({ name, kind, maxLength, required }: Field) =>
  `${name} ${kind}${maxLength === null ? '' : ` ${maxLength}`}${required ? '*' : ''}`;

test('each action has the marks, ends the work and takes the rules of two people that the copy by hand says', () => {
  const is = Object.entries(ACTIONS).map(([name, row]) => {
    const marks = [
      row.isHarsh === true && 'harsh',
      row.endsApplication === true && 'last',
      row.isAfterTheEnd === true && 'after-the-end',
      row.needsVersion === true && 'version',
      row.shows !== undefined && `shows-${row.shows}`,
    ].filter((mark) => mark !== false);
    return line([name], marks, row.ends ?? [], row.twoPeople ?? []);
  });
  expect(is).toEqual(lines(ROWS));
});

test('each action has the fields that the copy by hand says', async () => {
  const forms = await formsOf(NOTHING_STORED, at('IN_PROGRESS'), STAFF_ACTIONS);
  const is = Object.keys(ACTIONS).map((name) => `${name}: ${(forms.get(name as StaffActionName) ?? []).map(inShort).join(', ')}`.trim());
  expect(is).toEqual(lines(FORMS));
  expect((await formsOf(NOTHING_STORED, at('IN_PROGRESS'), [])).size).toBe(0);
});

test('a form asks for more where the facts need it', async () => {
  const asked = async (action: StaffActionName, facts: object) => (await formOf(action, at('FUNDABLE', facts))).map(inShort).join(', ');
  const mismatch = { verification: { disbursement: account('PENDING_REVIEW', 'NAME_MISMATCH') } };
  expect(await asked('review-account', mismatch)).toBe('note lines 400*, evidence lines 400*');
  expect(await asked('cancel', bound())).toBe('reasons choices*, note lines 400*');
  expect(await asked('record-manual-deed', TEXAS)).toMatch(/, office choice\*$/);
});

test('what can be chosen is what the facts have', async () => {
  const choices = async (action: StaffActionName, facts: object, member: string) =>
    (await formOf(action, at('FUNDABLE', facts)))
      .find(({ name }) => name === member)
      ?.options.map(({ value, label }) => `${value} ${label}`);
  const liens = { liens: [LIEN, { ...LIEN, id: 'l2', position: 2 }] };
  expect(await choices('amend-lien', liens, 'lien.position')).toEqual(['1 1', '2 2']);
  expect(await choices('amend-lien', liens, 'lien.id')).toEqual([
    'l1 B: $1,000.00 owed, $10.00 a month, position 1',
    'l2 B: $1,000.00 owed, $10.00 a month, position 2',
  ]);
  const documents = [document('RECEIVED'), document('ACCEPTED'), document('RECEIVED', null)].map((one, i) => ({ ...one, id: `u${i}` }));
  expect(await choices('accept-document', { documents }, 'documentUuid')).toEqual(['u0 Support: file']);
  expect(await choices('record-rescission', {}, 'canceledBy')).toEqual(['borrower The borrower']);
  expect(await choices('notary-no-show', {}, 'missed')).toEqual(['SIGNER A signer', 'NOTARY The notary']);
  expect((await choices('record-payout-call', {}, 'callResult'))?.map((one) => one.split(' ')[0])).toEqual([
    'CONFIRMED',
    'DISOWNED',
    'NO_ANSWER',
  ]);
  expect(await choices('verify-alert', {}, 'callResult')).toEqual([
    'CONFIRMED Confirmed: they applied',
    'NO_ANSWER Not reached',
    'DISOWNED Denied: they did not apply',
  ]);
  expect(await choices('verify-alert', {}, 'dialed')).toEqual(['OTHER Another number']);
  expect(await choices('record-manual-deed', TEXAS, 'office')).toEqual([
    'TITLE_COMPANY A title company',
    'ATTORNEY An attorney',
    'LENDER The lender',
  ]);
  const accepted = { closing: { insurance: { accepted: true } } };
  const reasons = (await formOf('decline', at('UNDERWRITING_REVIEW', accepted)))[0]?.options ?? [];
  expect(reasons.length).toBeGreaterThan(0);
  expect(reasons.every(({ contradicted, figure }) => !contradicted || figure !== null)).toBe(true);
});

const field = (name: string, kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  name,
  label: name.toUpperCase(),
  hint: null,
  kind,
  required: false,
  maxLength: null,
  options: [],
  ...more,
});
const OPTIONS: Field['options'] = [
  { value: 'A', label: 'First', figure: null, contradicted: false },
  { value: 'B', label: 'Second', figure: '2 of 3', contradicted: false },
];

test('an answer that is missing or not on offer is refused at its field', () => {
  const fields = [
    field('a', 'text', { required: true }),
    field('b.c', 'choice', { required: true, options: OPTIONS }),
    field('d', 'choices', { options: OPTIONS }),
    field('e', 'text'),
  ];
  const refused = (body: object) => {
    try {
      requireFields(fields, body);
      return '';
    } catch (error) {
      return ((error as Problem).errors ?? []).map(({ field: at, message }) => `${at} ${message}`).join('; ');
    }
  };
  expect(refused({ a: 'x', b: { c: 'A' }, d: ['A', 'B'], e: 'anything' })).toBe('');
  expect(refused({ a: 0, b: { c: 'A' } })).toBe('');
  expect(refused({ a: ' ', b: {} })).toBe('a A: please answer; b.c B.C: please answer');
  expect(refused({ a: null })).toBe('a A: please answer; b.c B.C: please answer');
  expect(refused({ a: 'x', b: { c: 'C' }, d: ['A', 'C'] })).toBe('b.c B.C: choose from the list; d D: choose from the list');
});

test('the second person reads the answers in words, and no file', () => {
  const fields = [
    field('a', 'dollars'),
    field('b', 'choices', { options: OPTIONS }),
    field('c', 'file'),
    field('d', 'text'),
    field('e', 'choice', { options: OPTIONS }),
    field('f', 'text'),
  ];
  expect(answersOf(fields, { a: 1200.5, b: ['A', 'B'], c: 'JVBERi0=', d: 'As it is', e: 'C', f: ' ' }, 'America/Phoenix')).toEqual([
    { label: 'A', value: '$1,200.50' },
    { label: 'B', value: 'First; Second: 2 of 3' },
    { label: 'D', value: 'As it is' },
    { label: 'E', value: 'C' },
  ]);
});

/** Kinds of work by the roles that may end them; every other kind waits for a vendor, and every lending role may look after it. */
const KINDS = `
compliance: CREDIT_MINOR FACTA_REVIEW IDENTITY_REVIEW
processor: IDENTITY_CHANGE_STOPPED
funder processor: CREDIT_ERROR UNKNOWN
funder processor underwriter: NAV_BPO_CANCELLED
underwriter: DELINQUENCY_REVIEW OWNERSHIP_REVIEW NAV_BPO_REVIEW NAV_RESI_EVAL_REVIEW
closer: ATTORNEY_REVIEW DEED_RETURN LIEN_RELEASE LIEN_RELEASE_LATE
funder: FUNDING_DECISION APPRAISAL_REFUND RESCISSION_REFUND_SOON RESCISSION_REFUND_OVERDUE
agent closer: NOTARY_APPOINTMENT NOTARY_TIMES_PASSED
closer underwriter: FINAL_TITLE_REVIEW TRUST_REVIEW
compliance funder: RESCISSION ENDED_TRANSFER ENDED_PULL ENDED_ORDER
compliance processor: CREDIT_NO_MATCH_SSN ACCOUNT_REVIEW
compliance underwriter: CO_DEED_REQ REG_B_APPLICATION_COMPLETED REG_B_ADVERSE_ACTION REG_B_INCOMPLETE REG_B_COUNTEROFFER
processor underwriter: UNDERWRITING_REVIEW MERCHANT_REVIEW CORRECTION_REVIEW PROPERTY_DATA_REVIEW ONSITE_APPRAISAL_REVIEW INCOME_REVIEW
closer compliance funder: RECORDING RESCISSION_UNWIND ENDED_RECORDING
compliance funder processor: PAYOUT_CALL
agent closer compliance processor: RETURNED_MAIL
closer compliance processor underwriter: DOCUMENT_REVIEW SIGNING_CONDITIONS CLOSING_CONDITIONS
closer compliance funder processor underwriter: FUNDABLE`;

test('who may end which kind of work', () => {
  const named = new Map(
    lines(KINDS).flatMap((each) => {
      const [roles = '', kinds = ''] = each.split(': ');
      return kinds.split(' ').map((kind) => [kind, roles] as const);
    }),
  );
  const wrong = Object.entries(ROLES_OF_KIND).flatMap(([kind, roles]) => {
    const expected = named.get(kind) ?? LENDING_ROLES.toSorted().join(' ');
    return roles.toSorted().join(' ') === expected ? [] : [`${kind}: ${roles.join(' ')}`];
  });
  expect(wrong).toEqual([]);
  expect([...named.keys()].filter((kind) => !(kind in ROLES_OF_KIND))).toEqual([]);
  expect([isEndOf('DELINQUENCY_REVIEW', 'clear'), isEndOf('FACTA_REVIEW', 'approve'), isEndOf('COMPLETE', 'clear')]).toEqual([
    true,
    false,
    false,
  ]);
});
