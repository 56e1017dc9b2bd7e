/** The steps of setting up a lender: the rooms of its settings in a row, and before them who it is. */
import type { LenderDraft } from './draft.ts';
import { ROOM_FIELDS, type SettingField } from '../lender/fields.ts';

export type StepName = LenderDraft['problems'][number]['step'];
export type Step = {
  readonly name: StepName;
  readonly title: string;
  readonly intro: string;
  /** Absent of the steps that are no plain form: the look and the rates. */
  readonly fields?: readonly SettingField[];
};

const LATER = ['disclaimers', 'termsLabel', 'listedForSaleWording'];
const isLater = ({ path }: SettingField): boolean => LATER.includes(path);
const HINTS: Readonly<Record<string, string>> = {
  nmls: 'Of the company, six to eight digits',
  lei: 'The LEI, 20 letters and digits',
  ecoaAgency: 'Notices of refusal name it',
};
const hinted = (field: SettingField): SettingField => ({
  ...field,
  ...(HINTS[field.path] !== undefined && { hint: HINTS[field.path] ?? '' }),
});

function grouped(title: string, fields: readonly SettingField[]): SettingField[] {
  const group = { title };
  return fields.map((field) => ({ ...field, group }));
}

const OFFERED: readonly SettingField[] = [
  { path: 'heloc.minLine', label: 'Smallest line, dollars', kind: 'number' },
  { path: 'heloc.maxLine', label: 'Largest line, dollars', kind: 'number' },
  { path: 'heloc.maxHcltv', label: 'Most of the home’s value for all liens, percent', kind: 'number' },
  {
    path: 'heloc.feePercents',
    label: 'Origination fees to choose from, percent',
    kind: 'numbers',
    hint: 'Of those that the rate sheet prices, highest first',
  },
  {
    path: 'heloc.feeCap',
    label: 'Most that the fee may be, dollars',
    kind: 'number',
    hint: 'Nothing: no limit but the law’s',
    empty: null,
    optional: true,
  },
  { path: 'heloc.terms', label: 'Terms, years', kind: 'numbers', hint: 'Of those that the rate sheet prices' },
  { path: 'heloc.autopayDiscount', label: 'Discount for automatic payments, points', kind: 'number' },
  { path: 'heloc.laterDraws.maxRate', label: 'Highest rate of later draws, percent', kind: 'number' },
];
const COSTS: readonly SettingField[] = [
  { path: 'heloc.prices.avm', label: 'An automated valuation costs, dollars', kind: 'number' },
  { path: 'heloc.prices.appraisal', label: 'An appraisal costs, dollars', kind: 'number' },
  { path: 'heloc.prices.notary', label: 'A notary costs, dollars', kind: 'number' },
  { path: 'heloc.prices.recording', label: 'Recording costs, dollars', kind: 'number' },
];

const LINE = [...grouped('What is offered', OFFERED), ...grouped('What borrowers pay to others', COSTS)];

export const STEPS: readonly Step[] = [
  {
    name: 'company',
    title: 'Company',
    intro: 'Who lends, as the license says. No two lenders share a number.',
    fields: [
      ...ROOM_FIELDS.texts.filter((field) => !isLater(field)).map(hinted),
      {
        path: 'hostPrefix',
        label: 'First part of the web address',
        kind: 'line',
        hint: 'Letters and digits; made from the name unless you type one',
        optional: true,
      },
    ],
  },
  { name: 'contacts', title: 'Contacts and hours', intro: 'Where borrowers reach you, and when.', fields: ROOM_FIELDS.hours },
  { name: 'look', title: 'Look', intro: 'Logo, color and typefaces, as borrowers see them, and whether everybody can read them.' },
  {
    name: 'states',
    title: 'States and licenses',
    intro: 'Where you hold a license. A deed of trust needs a trustee who is not the lender; the trustee holds the power of sale.',
    fields: ROOM_FIELDS.states,
  },
  { name: 'rates', title: 'Rates', intro: 'A sample sheet is there. Keep it, or load your own; both can be changed at the desk later.' },
  {
    name: 'line',
    title: 'Fees and limits',
    intro: 'Usual figures are filled in. Where the law sets a lower limit, the law counts.',
    fields: LINE,
  },
  {
    name: 'texts',
    title: 'Texts and disclaimers',
    intro: 'Sentences of your own; those of law are there already.',
    fields: ROOM_FIELDS.texts.filter(isLater),
  },
  { name: 'menus', title: 'Menus', intro: 'Each entry leads to a page of this site unless you say more.', fields: ROOM_FIELDS.menus },
  {
    name: 'administrator',
    title: 'First administrator',
    intro: 'Who signs in first, and invites the others. You get the link for them when the lender is published.',
    fields: [
      { path: 'admin.name', label: 'Name', kind: 'line', hint: 'As colleagues see it' },
      { path: 'admin.email', label: 'Work email address', kind: 'line' },
      {
        path: 'staffDomains',
        label: 'Domains of staff',
        kind: 'items',
        hint: 'Nobody is invited at another; that of the address above unless you say more, one a line',
        optional: true,
      },
    ],
  },
];
