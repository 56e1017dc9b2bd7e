import type { StaffActionName } from '@hearthline/contract/desk/staff-actions.ts';
import { type FieldError, Problem } from '@hearthline/contract/problem.ts';
import type { Application } from '@hearthline/database/stores/application/application.ts';
import { uploadsOf } from '@hearthline/database/stores/application/uploads.ts';
import { signersOf } from '@hearthline/database/stores/person/parties.ts';
import { CONDITIONS } from '@hearthline/journey/conditions.ts';
import { refusalReasons } from '@hearthline/journey/application/refusal.ts';
import { CLOSING_OFFICES } from '@hearthline/journey/facts/closing.ts';
import { isTexas } from '@hearthline/journey/steps/application.ts';
import { mayCancel } from '@hearthline/journey/steps/rescission.ts';
import { CONDITION_CATEGORIES, STATES } from '@hearthline/rules/enums.ts';
import { STATE_NAMES } from '@hearthline/rules/labels.ts';
import { REASONS } from '@hearthline/rules/reasons.ts';
import type { Pool } from 'pg';
import { FORMS, type FieldName } from './forms.ts';

type Kind = 'text' | 'lines' | 'date' | 'instant' | 'choice' | 'choices' | 'file';
type Option = { readonly value: string; readonly label: string };
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

/** The members of a request that a field fills, in the order of the form. */
const PARTS: Readonly<Record<FieldName, readonly Part[]>> = {
  reason: [part('reason', 'Why', 'lines', { max: 400, hint: 'For the file. The borrower does not read it.' })],
  borrowerReason: [part('reason', 'What the borrower reads', 'lines', { max: 400 })],
  missed: [part('reason', 'Who did not come', 'choice')],
  reasons: [part('reasons', 'Principal reasons', 'choices', { hint: 'One to four. The notice names them (12 CFR 1002.9(b)(2)).' })],
  conditionUuid: [part('conditionUuid', 'Condition', 'choice')],
  documentUuid: [part('documentUuid', 'Document', 'choice')],
  category: [part('category', 'Condition', 'choice')],
  signerId: [part('signerId', 'Of which signer', 'choice', { hint: 'Left empty: of the borrower.' })],
  canceledBy: [part('signerId', 'Who canceled', 'choice', { hint: 'Left empty: the borrower.' })],
  at: [part('at', 'Day and time', 'instant')],
  postmark: [part('postmark', 'Day on which it was mailed or sent', 'date', { hint: 'The postmark, where the home is.' })],
  office: [part('office', 'Whose office everything was signed at', 'choice')],
  instrumentNo: [part('instrumentNo', 'Number', 'text', { max: 40 })],
  correction: [
    part('correction.firstName', 'First name', 'text', { max: 60 }),
    part('correction.lastName', 'Last name', 'text', { max: 60 }),
    part('correction.dob', 'Birth date', 'date'),
  ],
  officer: [part('officer.name', 'Officer who signs', 'text', { max: 80 }), part('officer.title', 'Their title', 'text', { max: 80 })],
  address: [
    part('address.street1', 'Street', 'text', { max: 120, hint: 'Left empty: the address on file.' }),
    part('address.street2', 'Unit', 'text', { max: 60, optional: true }),
    part('address.city', 'City', 'text', { max: 80 }),
    part('address.state', 'State', 'choice'),
    part('address.zip', 'ZIP code', 'text', { max: 5 }),
  ],
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

/** What may be chosen on this application now, by the member of the request. */
type Choices = Readonly<Record<string, Option[]>>;

async function choicesOf(pool: Pool, { uuid, facts, status }: Application): Promise<Choices> {
  const [signers, uploads] = await Promise.all([signersOf(pool, uuid), uploadsOf(pool, [uuid])]);
  const people = signers.map(({ id, first, last }) => ({ value: id, label: `${first} ${last}` }));
  const received = facts.documents.filter((d) => d.conditionId !== null && d.state === 'RECEIVED');
  const titleOf = (category: (typeof CONDITION_CATEGORIES)[number]) => {
    const { title } = CONDITIONS[category].copy;
    return typeof title === 'string' ? title : inWords(category);
  };
  return {
    reasons: refusalReasons(facts, status).map((code, _, all) => ({
      value: code,
      // Several codes print the same sentence: staff tell them apart.
      label:
        all.filter((one) => REASONS[one].text === REASONS[code].text).length > 1
          ? `${REASONS[code].text} (${inWords(code)})`
          : REASONS[code].text,
    })),
    conditionUuid: facts.openConditions.map(({ id, category }) => ({ value: id, label: titleOf(category) })),
    documentUuid: received.map(({ id, type }) => ({
      value: id,
      label: `${inWords(type)}: ${uploads.find((u) => u.id === id)?.label || 'file'}`,
    })),
    category: CONDITION_CATEGORIES.map((category) => ({ value: category, label: titleOf(category) })),
    signerId: people,
    canceledBy: people.filter(({ value }) => mayCancel(facts).includes(value)),
    missed: [
      { value: 'SIGNER', label: 'A signer' },
      { value: 'NOTARY', label: 'The notary' },
    ],
    office: CLOSING_OFFICES.map((office) => ({ value: office, label: OFFICES[office] })),
    'address.state': STATES.map((state) => ({ value: state, label: STATE_NAMES[state] })),
  };
}

const isNeeded = (field: FieldName, { facts }: Application) => field !== 'office' || isTexas(facts);

/** The forms of some actions on this application. */
export async function formsOf(
  pool: Pool,
  application: Application,
  actions: readonly StaffActionName[],
): Promise<ReadonlyMap<StaffActionName, Field[]>> {
  const choices: Choices = actions.length === 0 ? {} : await choicesOf(pool, application);
  const drawn = (name: FieldName, required: boolean, label: string | undefined): Field[] =>
    PARTS[name].map(({ member, label: usual, kind, max, hint, optional }) => ({
      name: member,
      label: label ?? usual,
      hint: hint ?? null,
      kind,
      required: required && optional === undefined,
      maxLength: max ?? null,
      options: choices[name === 'canceledBy' || name === 'missed' ? name : member] ?? [],
    }));
  return new Map(
    actions.map((action) => {
      const { required = [], optional = [], labels = {} } = FORMS[action];
      const texas = optional.includes('office') && isTexas(application.facts);
      return [
        action,
        [
          ...required.flatMap((name) => drawn(name, true, labels[name])),
          ...optional
            .filter((name) => isNeeded(name, application))
            .flatMap((name) => drawn(name, name === 'office' && texas, labels[name])),
        ].filter(({ kind, options, required: needed }) => kind !== 'choice' || options.length > 0 || needed),
      ];
    }),
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
    const known = options.map((option) => option.value);
    const chosen = kind === 'choices' ? (value as string[]) : kind === 'choice' ? [value as string] : [];
    return chosen.every((one) => known.includes(one)) ? [] : [{ field: name, message: `${label}: choose from the list` }];
  });
  if (errors.length > 0) throw new Problem('invalid_request', { message: 'Some answers are missing', errors });
}

/** What was answered, in words, for the second person. */
export function answersOf(fields: readonly Field[], body: object): { label: string; value: string }[] {
  return fields.flatMap(({ name, label, kind, options }) => {
    const value = valueAt(body, name);
    if (isMissing(value) || kind === 'file') return [];
    const words = (one: unknown) => options.find((option) => option.value === one)?.label ?? String(one);
    return [{ label, value: Array.isArray(value) ? value.map(words).join('; ') : words(value) }];
  });
}
