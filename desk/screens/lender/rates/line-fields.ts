/** The settings of the line beside its rate sheet: how they are shown, typed, and sent. */
import type { HelocSettings } from '@hearthline/orgs/heloc-settings.ts';
import { DISCOUNT_TYPES } from '@hearthline/rules/enums.ts';
import { FEE_NAMES } from '@hearthline/rules/offers/costs.ts';
import { FEE_TYPES } from '@hearthline/rules/offers/types.ts';
import { get, set } from 'react-hook-form';
import { type Cells, partsOf } from './cells.ts';

export type Line = Omit<HelocSettings, 'rateSheet'>;

/** percent, dollars, number: a figure; toggle; choice of a list; picks: several of a list; byState: amounts by state, one a line. */
type Kind = 'percent' | 'dollars' | 'number' | 'toggle' | 'choice' | 'picks' | 'byState';
export type LineField = {
  /** Names of the setting within the line joined by dots. */
  readonly path: string;
  readonly label: string;
  readonly kind: Kind;
  readonly hint?: string;
  readonly options?: readonly { readonly value: string; readonly text: string }[];
  /** Nothing typed means that there is none. */
  readonly mayBeNone?: true;
};
type Group = { readonly title: string; readonly fields: readonly LineField[] };

const dollars = (path: string, label: string, more: Partial<LineField> = {}): LineField => ({ path, label, kind: 'dollars', ...more });
const percent = (path: string, label: string, more: Partial<LineField> = {}): LineField => ({ path, label, kind: 'percent', ...more });

/** Everything of the line but the margins, fees and terms, which belong to the rows of its sheet. */
export const LINE_GROUPS: readonly Group[] = [
  {
    title: 'Lines and caps',
    fields: [
      dollars('minLine', 'Smallest line'),
      dollars('maxLine', 'Largest line'),
      percent('maxHcltv', 'Most of the home’s value, all liens together', { hint: 'Open lines of credit count at their limit' }),
      dollars('feeCap', 'Most that the origination fee comes to', { mayBeNone: true, hint: 'Nothing: no cap' }),
      percent('laterDraws.maxRate', 'Highest rate of later draws'),
      {
        path: 'minDrawByState',
        label: 'Larger first draws by state',
        kind: 'byState',
        hint: 'A state and dollars, one a line, as in TX 25000',
      },
    ],
  },
  {
    title: 'Discounts and who may borrow',
    fields: [
      percent('autopayDiscount', 'Discount for automatic payments'),
      {
        path: 'membershipDiscount.type',
        label: 'Discount of members',
        kind: 'choice',
        options: DISCOUNT_TYPES.map((value) => ({ value, text: value.replaceAll('_', ' ').toLowerCase() })),
        mayBeNone: true,
      },
      percent('membershipDiscount.percent', 'Size of that discount', { mayBeNone: true }),
      { path: 'ageRestricted', label: 'Only for 62 or older, with interest-only payments', kind: 'toggle' },
    ],
  },
  {
    title: 'What vendors are paid',
    fields: [
      dollars('prices.avm', 'Automated valuation'),
      dollars('prices.bpo', 'Broker price opinion'),
      dollars('prices.evaluation', 'Evaluation from outside'),
      dollars('prices.appraisal', 'Appraisal inside the home'),
      dollars('prices.notary', 'Notary in person'),
      dollars('prices.recording', 'Recording fee, at most'),
      dollars('prices.recordingTax', 'Recording tax per $100,000, at most'),
      {
        path: 'lenderPaysInTexas',
        label: 'What you pay yourself on a Texas homestead',
        kind: 'picks',
        options: FEE_TYPES.map((value) => ({ value, text: FEE_NAMES[value] })),
      },
    ],
  },
  {
    title: 'Waiting times',
    fields: [
      { path: 'rescissionMailDays', label: 'Business days that mail is given after the right to cancel', kind: 'number', hint: '3 to 10' },
      { path: 'payoutWaitHours', label: 'Hours before money goes to a changed account', kind: 'number', hint: '24 to 48' },
    ],
  },
];
const FIELDS = LINE_GROUPS.flatMap(({ fields }) => fields);

/** What is typed: texts by the path of their field, toggles, several picks; margins by score, fees and terms as the sheet prints them. */
export type Typed = Readonly<Record<string, string | boolean | readonly string[]>>;

/** What the rows of a sheet need of the line, as its tables have them. */
export type Rows = { readonly scores: readonly string[]; readonly fees: readonly string[]; readonly terms: readonly string[] };
const TITLES = { scores: 'Score tiers', fees: 'Origination fees', terms: 'Terms' } as const;
export function rowsOf(cells: Cells): Rows {
  const parts = partsOf(cells);
  const first = (title: string): string[] =>
    [...new Set((parts.find((part) => part.title === title)?.rows ?? []).map((row) => (row.cells[0] ?? '').trim()))].filter(
      (cell) => cell !== '',
    );
  return { scores: first(TITLES.scores), fees: first(TITLES.fees), terms: first(TITLES.terms) };
}

const numberOf = (typed: string): unknown => (/^-?\d+(?:\.\d+)?$/.test(typed.trim()) ? Number(typed) : typed.trim());
/** A figure of a sheet's cell, however it is written: "4.99%" is 4.99. */
const figureOf = (cell: string): number => Number(cell.replaceAll(/[$%,\s]/g, ''));
const texts = (values: readonly (string | number)[]): string[] => values.map(String);

function typedValue(line: Line, { path, kind }: LineField): string | boolean | readonly string[] {
  const value: unknown = get(line, path);
  if (kind === 'toggle') return value === true;
  if (kind === 'picks') return texts(value as string[]);
  if (kind === 'byState')
    return Object.entries((value ?? {}) as Record<string, number>)
      .map(([state, amount]) => `${state} ${amount}`)
      .join('\n');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The line as its fields have it: margins by the score of their tier. */
export const typedOf = (line: Line): Typed => ({
  ...Object.fromEntries(FIELDS.map((field) => [field.path, typedValue(line, field)])),
  ...Object.fromEntries(line.laterDraws.margins.map(({ score, margin }) => [`margin ${score}`, String(margin)])),
  feePercents: texts(line.feePercents),
  terms: texts(line.terms),
});

/** The margin of a tier: what was typed for its score, or that of the tier in which the score is in force. */
export function marginOf(typed: Typed, line: Line, cell: string): string {
  const score = figureOf(cell);
  const given = typed[`margin ${score}`];
  if (typeof given === 'string') return given;
  return String(line.laterDraws.margins.find((row) => score >= row.score)?.margin ?? '');
}

function sentValue(typed: string | boolean | readonly string[], { kind, mayBeNone }: LineField): unknown {
  if (typeof typed !== 'string' || kind === 'choice') return typed;
  if (kind === 'byState') {
    const rows = typed.split('\n').map((row) => row.trim().split(/[\s:]+/));
    return Object.fromEntries(rows.filter(([state]) => state).map(([state = '', ...rest]) => [state, numberOf(rest.join(''))]));
  }
  return mayBeNone && typed.trim() === '' ? null : numberOf(typed);
}

/** The line with what was typed, for the rows of a sheet: a margin for each tier, and the fees and terms that are offered of those it prices. */
export function lineOf(line: Line, typed: Typed, { scores, fees, terms }: Rows): Record<string, unknown> {
  const after: Record<string, unknown> = structuredClone(line);
  const before = typedOf(line);
  if (after['membershipDiscount'] === null) after['membershipDiscount'] = {};
  for (const field of FIELDS) {
    const value = typed[field.path];
    if (value !== undefined && JSON.stringify(value) !== JSON.stringify(before[field.path]))
      set(after, field.path, sentValue(value, field));
  }
  if ((typed['membershipDiscount.type'] ?? '') === '') after['membershipDiscount'] = null;
  const picked = (name: 'feePercents' | 'terms', cells: readonly string[]): readonly number[] => {
    const wanted = ((typed[name] as readonly string[] | undefined) ?? []).map(Number);
    const figures = cells.map(figureOf).filter((figure) => wanted.includes(figure));
    const isSame = figures.length === line[name].length && figures.every((figure) => line[name].includes(figure));
    return isSame ? line[name] : figures;
  };
  const margins = scores.map((cell) => ({ score: figureOf(cell), margin: numberOf(marginOf(typed, line, cell)) }));
  return {
    ...after,
    laterDraws: { ...(after['laterDraws'] as object), margins },
    feePercents: picked('feePercents', fees),
    terms: picked('terms', terms),
  };
}

/** What is wrong, by the field at which it is shown; the rest has no field of the line. */
export function problemsByField(
  problems: readonly { readonly field: string | null; readonly message: string }[],
  scores: readonly string[],
) {
  const by = new Map<string, string>();
  const others: string[] = [];
  for (const { field, message } of problems) {
    if (field === null) continue;
    const path = field.replace(/^heloc\./, '');
    const [, row] = /^laterDraws\.margins\.(\d+)/.exec(path) ?? [];
    const at = row === undefined ? path : `margin ${figureOf(scores[Number(row)] ?? '')}`;
    const known = FIELDS.find((one) => at === one.path || at.startsWith(`${one.path}.`))?.path;
    const place =
      known ?? (/^(?:margin |feePercents|terms|laterDraws\.margins)/.test(at) ? at.replace(/^(feePercents|terms)\..*/, '$1') : null);
    if (place === null) others.push(message);
    else by.set(place, message);
  }
  return { by, others };
}

/** The label of each setting of the line by its whole path, for the differences of a change. */
export const LINE_LABELS: readonly (readonly [string, string])[] = [
  ...FIELDS.map(({ path, label }) => [`heloc.${path}`, label] as const),
  ['heloc.membershipDiscount', 'Discount of members'],
  ['heloc.laterDraws.margins', 'Margins of later draws'],
  ['heloc.feePercents', 'Origination fees that are offered, %'],
  ['heloc.terms', 'Terms that are offered, years'],
];
