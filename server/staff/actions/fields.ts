import type { StaffActionMember, StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import { type FieldError, Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { closedConditions } from '@hearthline/database/stores/application/conditions.ts';
import { uploadsOf } from '@hearthline/database/stores/application/uploads.ts';
import { membersOf } from '@hearthline/database/stores/lender/staff-members.ts';
import { signersOf } from '@hearthline/database/stores/person/parties.ts';
import { CONDITIONS, titleForStaff } from '@hearthline/journey/conditions.ts';
import { isInUnderwritingReview } from '@hearthline/journey/application/underwriting-decision.ts';
import { stageOf } from '@hearthline/journey/steps/conditions.ts';
import { CONDITION_STAGES, STAGE_NAMES } from '@hearthline/rules/conditions/stages.ts';
import { WAIVER_REASON_CODES, WAIVER_REASONS } from '@hearthline/rules/conditions/waivers.ts';
import { knownLiens, statedAnnualIncome } from '@hearthline/journey/selectors.ts';
import { figureOf, TOLD_APART } from '@hearthline/journey/application/reason-figures.ts';
import { counterofferReasons, refusalReasons } from '@hearthline/journey/application/refusal.ts';
import { WATCH_LIST_DIFFERENCES } from '@hearthline/journey/facts/parts.ts';
import { ALERT_NUMBERS } from '@hearthline/journey/facts/prequalification.ts';
import { capitalized, WATCH_LIST_WORDS } from '@hearthline/journey/fact-sentences/row.ts';
import { CLOSING_OFFICES } from '@hearthline/journey/facts/closing.ts';
import { alertToCall } from '@hearthline/journey/steps/alerts.ts';
import { BORROWER_PARTY, mayCancel } from '@hearthline/journey/steps/rescission.ts';
import { CONDITION_CATEGORIES, type ReasonCode, STATES } from '@hearthline/rules/enums.ts';
import { STATE_NAMES } from '@hearthline/rules/labels.ts';
import { formatMoney } from '@hearthline/rules/money.ts';
import { timeInZone } from '@hearthline/rules/time-zone.ts';
import { REASONS } from '@hearthline/rules/reasons.ts';
import type { Context } from '../../config/context.ts';
import { alertPhones } from '../../steps/prequalification/stored-reports.ts';
import { listedRecipient } from '../mask.ts';
import { ACTIONS } from './all.ts';
import { decisionAnswers } from './decision-answers.ts';
import { debtNames } from '../application/why/debts-in-question.ts';
import type { FieldUse } from './row.ts';

type Kind = 'text' | 'lines' | 'dollars' | 'date' | 'instant' | 'choice' | 'choices' | 'file' | 'conditions' | 'income' | 'decision';
type Option = {
  readonly value: string;
  readonly label: string;
  /** Of a reason: the figure it rests on and its limit. */
  readonly figure: string | null;
  /** The figures contradict it: it needs a written reason and a second person. */
  readonly contradicted: boolean;
};
const option = (value: string, label: string): Option => ({ value, label, figure: null, contradicted: false });
export type Field = {
  readonly name: string;
  readonly label: string;
  readonly hint: string | null;
  readonly kind: Kind;
  readonly required: boolean;
  readonly maxLength: number | null;
  readonly options: Option[];
};
type Part = {
  readonly member: string;
  readonly label: string;
  readonly kind: Kind;
  readonly max?: number;
  readonly hint?: string;
  readonly optional?: true;
};
const part = (member: string, label: string, kind: Kind, more: Omit<Part, 'member' | 'label' | 'kind'> = {}): Part => ({
  member,
  label,
  kind,
  ...more,
});

/** What a page draws for each member of a request; what is shown and not typed has no part. */
const PARTS: Readonly<Record<StaffActionMember, readonly Part[]>> = {
  sheetRead: [],
  netTyped: [part('netTyped', 'Amount to the borrower, typed', 'text', { max: 30, hint: 'As the sheet has it, in dollars and cents.' })],
  note: [part('note', 'Why', 'lines', { max: 400, hint: 'For colleagues. The borrower does not read it.' })],
  textForBorrower: [part('textForBorrower', 'What the borrower reads', 'lines', { max: 400 })],
  missed: [part('missed', 'Who did not come', 'choice')],
  reasons: [part('reasons', 'Principal reasons', 'choices', { hint: 'One to four. The notice names them (12 CFR 1002.9(b)(2)).' })],
  // drawn by the form of decisions
  decision: [part('decision', 'Decision', 'decision')],
  counter: [part('counter', 'Terms', 'decision')],
  conditionUuid: [part('conditionUuid', 'Condition', 'choice')],
  documentUuid: [part('documentUuid', 'Document', 'choice')],
  conditions: [part('conditions', 'Conditions', 'conditions')],
  waiverReason: [part('waiverReason', 'Reason', 'choice')],
  stage: [part('stage', 'Stage', 'choice')],
  dueOn: [part('dueOn', 'Due', 'date')],
  ownerUuid: [part('ownerUuid', 'Owner', 'choice')],
  category: [part('category', 'Condition', 'choice')],
  evidence: [
    part('evidence', 'What proves that the account is theirs', 'lines', {
      max: 400,
      hint: 'Such as a bank statement among the documents, or a letter of the bank.',
    }),
  ],
  differs: [part('differs', 'Why it is another person', 'choices', { hint: 'What you compared. Say the rest below.' })],
  callResult: [part('callResult', 'What they said', 'choice')],
  dialed: [part('dialed', 'Number dialed', 'choice')],
  otherNumber: [
    part('otherNumber', 'The other number', 'text', { max: 20, hint: 'Only where you called another one: ten digits, and say why below.' }),
  ],
  answeredBy: [part('answeredBy', 'Who answered', 'text', { max: 80, hint: 'Nobody, where nobody did.' })],
  signerId: [part('signerId', 'Of which signer', 'choice', { hint: 'Left empty: of the borrower.' })],
  canceledBy: [part('canceledBy', 'Who canceled', 'choice', { hint: 'Who signed the letter. One owner cancels for all.' })],
  at: [part('at', 'Day and time', 'instant')],
  meeting: [
    part('meeting.notary', 'Notary', 'text', { max: 80, hint: 'The person who comes, as the notary’s office named them.' }),
    part('meeting.place', 'Where you meet', 'text', { max: 200 }),
  ],
  sources: [part('sources', 'Sources of income', 'income')],
  monthlyIncome: [],
  lien: [
    part('lien.id', 'Lien', 'choice'),
    part('lien.balance', 'Owed now', 'dollars', { hint: 'Left empty: as it is.', optional: true }),
    part('lien.payment', 'Payment a month', 'dollars', { hint: 'Left empty: as it is.', optional: true }),
    part('lien.position', 'Position', 'choice', { hint: 'Left empty: as it is. The others keep their order.', optional: true }),
  ],
  postmark: [part('postmark', 'Day on which it was mailed or sent', 'date', { hint: 'The postmark, where the home is.' })],
  office: [part('office', 'Whose office everything was signed at', 'choice')],
  instrumentNo: [part('instrumentNo', 'Number', 'text', { max: 40 })],
  officer: [part('officer.name', 'Officer who signs', 'text', { max: 80 }), part('officer.title', 'Their title', 'text', { max: 80 })],
  address: [
    part('address.street1', 'Street', 'text', { max: 120, hint: 'Left empty: the address that we have.' }),
    part('address.street2', 'Unit', 'text', { max: 60, optional: true }),
    part('address.city', 'City', 'text', { max: 80 }),
    part('address.state', 'State', 'choice'),
    part('address.zip', 'ZIP code', 'text', { max: 5 }),
  ],
  letter: [part('letter', 'The letter as it came', 'file', { hint: 'A PDF of at most 15 MB, with the envelope where it has a postmark.' })],
  returned: [
    part('returned.deed', 'The deed as it came back', 'file', { hint: 'A PDF of at most 15 MB.' }),
    part('returned.notary', 'Notary', 'text', { max: 80 }),
    part('returned.commission', 'Commission number', 'text', { max: 40 }),
    part('returned.expires', 'Commission ends on', 'date'),
    part('returned.state', 'State of the act', 'text', { max: 40 }),
    part('returned.county', 'County of the act', 'text', { max: 60 }),
    part('returned.witnesses', 'Witnesses', 'text', { max: 200, hint: 'Names, separated by commas.', optional: true }),
  ],
};

const OFFICES = { TITLE_COMPANY: 'A title company', ATTORNEY: 'An attorney', LENDER: 'The lender' } as const;
const inWords = (code: string): string => code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ');

/** The liens that are open on the home, as they stand, and their positions. */
function lienChoices(facts: Application['facts']): Choices {
  const liens = knownLiens(facts) ?? [];
  return {
    'lien.id': liens.map(({ id, lenderName, currentBalance, monthlyPayment, position }) =>
      option(id, `${lenderName}: ${formatMoney(currentBalance)} owed, ${formatMoney(monthlyPayment)} a month, position ${position}`),
    ),
    'lien.position': liens.map((_, at) => option(String(at + 1), String(at + 1))),
  };
}

/** What may be chosen on this application now, by the member of the request; behind an action and a dot, where that action has its own. */
type Choices = Readonly<Record<string, Option[]>>;

async function choicesOf(ctx: Context, application: Application, actions: readonly StaffActionName[], isSent: boolean): Promise<Choices> {
  const { uuid, facts, status } = application;
  const [signers, uploads, closed, staff, left, debts] = await Promise.all([
    signersOf(ctx.pool, uuid),
    uploadsOf(ctx.pool, [uuid]),
    actions.includes('reopen-condition') ? closedConditions(ctx.pool, uuid) : [],
    actions.includes('change-condition') ? membersOf(ctx.pool, application.orgCode) : [],
    actions.includes('verify-alert') ? alertPhones(ctx, application, alertToCall(facts, status)?.party ?? 'borrower') : [],
    // who looks at the form reads them in the preview of the decision, which is recorded
    isSent && actions.some((action) => ACTIONS[action].fields.decision) && isInUnderwritingReview(facts, status)
      ? debtNames(ctx, application)
      : [],
  ]);
  const called = signers.find(({ id }) => id === alertToCall(facts, status)?.party);
  const alerted = called ? `In the alert of ${called.first} ${called.last}` : 'The number in the alert';
  const people = signers.map(({ id, first, last }) => option(id, `${first} ${last}`));
  const received = facts.documents.filter((d) => d.conditionId !== null && d.state === 'RECEIVED');
  const titleOf = (category: (typeof CONDITION_CATEGORIES)[number]) => {
    const { title } = CONDITIONS[category].copy;
    return typeof title === 'string' ? title : inWords(category);
  };
  const reason = (code: ReasonCode): Option => {
    const { says = null, contradicts = false } = figureOf(facts, code) ?? {};
    const apart = TOLD_APART[code];
    return { value: code, label: `${REASONS[code].text}${apart ? `: ${apart}` : ''}`, figure: says, contradicted: contradicts };
  };
  return {
    reasons: refusalReasons(facts, status).map(reason),
    'counteroffer.reasons': counterofferReasons(facts, status).map(reason),
    decision: debts.map(({ id, name }) => option(id, name)),
    conditionUuid: facts.openConditions.map((one) => option(one.id, `${titleForStaff(one)}, ${STAGE_NAMES[stageOf(one)].toLowerCase()}`)),
    'reopen-condition.conditionUuid': closed.map((row) => option(row.uuid, titleForStaff(row))),
    waiverReason: WAIVER_REASON_CODES.map((code) => option(code, WAIVER_REASONS[code])),
    stage: CONDITION_STAGES.map((stage) => option(stage, STAGE_NAMES[stage])),
    ownerUuid: [option('NONE', 'Nobody'), ...staff.map(({ uuid: id, name }) => option(id, name))],
    documentUuid: received.map(({ id, type }) => option(id, `${inWords(type)}: ${uploads.find((u) => u.id === id)?.label || 'file'}`)),
    sources: facts.documents
      .filter(({ state }) => state === 'ACCEPTED')
      .map(({ id, type }) => option(id, `${inWords(type)}: ${uploads.find((u) => u.id === id)?.label || 'file'}`)),
    category: CONDITION_CATEGORIES.map((category) => option(category, titleOf(category))),
    signerId: people,
    canceledBy: [option(BORROWER_PARTY, 'The borrower'), ...people].filter(({ value }) => mayCancel(facts).includes(value)),
    callResult: [
      option('CONFIRMED', 'The borrower gave this account'),
      option('DISOWNED', 'The borrower did not give this account'),
      option('NO_ANSWER', 'Nobody answered'),
    ],
    'verify-alert.callResult': [
      option('CONFIRMED', 'Confirmed: they applied'),
      option('NO_ANSWER', 'Not reached'),
      option('DISOWNED', 'Denied: they did not apply'),
    ],
    dialed: [
      ...left.slice(0, ALERT_NUMBERS.length).map((phone, at) => option(ALERT_NUMBERS[at] ?? '', `${alerted}: ${listedRecipient(phone)}`)),
      option('OTHER', 'Another number'),
    ],
    differs: WATCH_LIST_DIFFERENCES.map((one) => option(one, capitalized(WATCH_LIST_WORDS[one]))),
    missed: [option('SIGNER', 'A signer'), option('NOTARY', 'The notary')],
    office: CLOSING_OFFICES.map((office) => option(office, OFFICES[office])),
    ...lienChoices(facts),
    'address.state': STATES.map((state) => option(state, STATE_NAMES[state])),
  };
}

const statedHint = (facts: Application['facts']): string =>
  `Stated: ${formatMoney(statedAnnualIncome(facts) / 12)} a month. What counts is what accepted files show.`;

/** The forms of some actions on this application. @param isSent an answer is put in words: the debts are named */
export async function formsOf(
  ctx: Context,
  application: Application,
  actions: readonly StaffActionName[],
  { isSent = false }: { readonly isSent?: boolean } = {},
): Promise<ReadonlyMap<StaffActionName, Field[]>> {
  const choices: Choices = actions.length === 0 ? {} : await choicesOf(ctx, application, actions, isSent);
  const drawn = (action: StaffActionName): Field[] =>
    (Object.entries(ACTIONS[action].fields) as [StaffActionMember, FieldUse][]).flatMap(([name, given]) => {
      const use = typeof given === 'function' ? given(application) : given;
      if (use === null) return [];
      return PARTS[name].map(({ member, label: usual, kind, max, hint, optional }) => ({
        name: member,
        label: use.label ?? usual,
        hint: name === 'sources' ? statedHint(application.facts) : (hint ?? null),
        kind,
        required: use.required && optional === undefined,
        maxLength: max ?? null,
        options: choices[`${action}.${member}`] ?? choices[member] ?? [],
      }));
    });
  return new Map(
    actions.map((action) => [
      action,
      drawn(action).filter(({ kind, options, required }) => kind !== 'choice' || options.length > 0 || required),
    ]),
  );
}

const valueAt = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], body);
const isMissing = (value: unknown) => value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Throws invalid_request for a required field that is missing, and for a choice that is not on offer, each at its field. */
export function requireFields(fields: readonly Field[], body: object): void {
  const errors: FieldError[] = fields.flatMap(({ name, label, kind, required, options }) => {
    const value = valueAt(body, name);
    if (isMissing(value)) return required ? [{ field: name, message: `${label}: please answer` }] : [];
    const known = options.map((each) => each.value);
    const chosen = kind === 'choices' ? (value as string[]) : kind === 'choice' ? [value as string] : [];
    return chosen.every((one) => known.includes(one)) ? [] : [{ field: name, message: `${label}: choose from the list` }];
  });
  if (errors.length > 0) throw new Problem('invalid_request', { message: 'Some answers are missing', errors });
}

/** What was answered, in words, for the second person; times are those of the home. */
export function answersOf(fields: readonly Field[], body: object, timeZone: string): { label: string; value: string }[] {
  return fields.flatMap(({ name, label, kind, options }) => {
    const value = valueAt(body, name);
    if (isMissing(value) || kind === 'file' || kind === 'income') return [];
    if (kind === 'decision') return decisionAnswers(name, value, options);
    const words = (one: unknown) => {
      if (kind === 'dollars') return formatMoney(Number(one));
      if (kind === 'instant') return timeInZone(String(one), timeZone);
      const chosen = options.find((each) => each.value === one);
      return chosen ? [chosen.label, chosen.figure].filter(Boolean).join(': ') : String(one);
    };
    return [{ label, value: Array.isArray(value) ? value.map(words).join('; ') : words(value) }];
  });
}
