/** The fields of the rooms where a lender's settings are changed: which settings they show, and how those are typed. */
import { ECOA_AGENCIES } from '@hearthline/rules/regulation/adverse-action.ts';
import { ANNOUNCEMENTS, STATES } from '@hearthline/rules/enums.ts';
import { CHOSEN_PORTS, type ChosenPort, VENDOR_WORDS } from '@hearthline/rules/vendors.ts';
import { MENU_ENTRIES } from '@hearthline/orgs/menus.ts';
import type { RoomName } from '@hearthline/orgs/rooms.ts';
import { get, set } from 'react-hook-form';

/**
 * How a value is typed. line: as it is; number; numbers: a list of them, with commas between; toggle; choice of a list; items: a list, one a line; states: boxes; day: opening hours of a day,
 * "06:00-18:00", empty when closed; trustees: as on envelopes, with their states above.
 */
type Kind = 'line' | 'number' | 'numbers' | 'toggle' | 'choice' | 'items' | 'states' | 'day' | 'trustees';
export type SettingField = {
  /** Names of the setting joined by dots. */
  readonly path: string;
  readonly label: string;
  readonly kind: Kind;
  readonly hint?: string;
  readonly options?: readonly { readonly value: string; readonly text: string; readonly disabled?: boolean }[];
  /** What nothing typed means; absent: an empty text, which the schema refuses where there has to be one. */
  readonly empty?: null | undefined;
};
/** Rooms that are a form: rates have a page of their own, and the brand its studio. */
export type FieldRoom = Exclude<RoomName, 'rates' | 'brand'>;

const same = (values: readonly string[]) => values.map((value) => ({ value, text: value }));
const named = (texts: Readonly<Record<string, string>>) => Object.entries(texts).map(([value, text]) => ({ value, text }));
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const week = (path: string): SettingField[] => [
  { path: `${path}.timeZone`, label: 'Time zone', kind: 'line', hint: 'As in America/Phoenix' },
  ...DAYS.map((label, at): SettingField => ({
    path: `${path}.week.${at}`,
    label,
    kind: 'day',
    hint: 'As in 08:00-17:00; empty when closed',
  })),
];
const ANNOUNCED = named({ [ANNOUNCEMENTS[0]]: 'With a waitlist', [ANNOUNCEMENTS[1]]: 'As coming soon' });
const MENUS: Readonly<Record<(typeof MENU_ENTRIES)[number], string>> = {
  dashboard: 'Dashboard',
  referrals: 'Referrals',
  settings: 'Settings',
  contact: 'Contact',
  exchange: 'Exchange',
  pay: 'Payments',
  marketplace: 'Marketplace',
  passport: 'Passport',
  portfolio: 'Portfolio',
  groupManager: 'Group manager',
};

const vendorField = (port: ChosenPort): SettingField => ({
  path: `vendors.${port}`,
  label: VENDOR_WORDS[port].port,
  kind: 'choice',
  options: named(VENDOR_WORDS[port].vendors),
  empty: undefined,
});

export const ROOM_FIELDS: Readonly<Record<FieldRoom, readonly SettingField[]>> = {
  states: [
    { path: 'licensedStates', label: 'States with a license', kind: 'states' },
    { path: 'excludedZips', label: 'Zip codes where nothing is lent', kind: 'items', hint: 'One a line' },
    {
      path: 'trustees',
      label: 'Trustees of deeds of trust',
      kind: 'trustees',
      hint: 'Their states, name, street and city as on an envelope, one a line; an empty line between two trustees',
    },
    { path: 'newYorkSite', label: 'This is the New York site', kind: 'toggle' },
    { path: 'regulatorReview', label: 'New York is refused in the form of the address', kind: 'toggle' },
  ],
  texts: [
    { path: 'name', label: 'Name', kind: 'line', hint: 'As borrowers read it' },
    { path: 'legalName', label: 'Legal name', hint: 'As contracts name it', kind: 'line' },
    { path: 'address.street1', label: 'Street', kind: 'line' },
    { path: 'address.street2', label: 'Floor or suite', kind: 'line', empty: null },
    { path: 'address.city', label: 'City', kind: 'line' },
    { path: 'address.state', label: 'State', kind: 'choice', options: same(STATES) },
    { path: 'address.zip', label: 'Zip code', kind: 'line' },
    { path: 'affiliates', label: 'Affiliates', kind: 'items', hint: 'Companies of the same group by legal name, one a line' },
    { path: 'nmls', label: 'NMLS number', kind: 'line' },
    {
      path: 'originatorNmls',
      label: 'NMLS number of the originator',
      kind: 'line',
      hint: 'Of the person, where no officer or broker brought the borrower',
    },
    { path: 'lei', label: 'Legal entity identifier', kind: 'line' },
    {
      path: 'ecoaAgency',
      label: 'Supervising agency',
      kind: 'choice',
      options: Object.entries(ECOA_AGENCIES).map(([value, { name }]) => ({ value, text: name })),
    },
    { path: 'disclaimers', label: 'Sentences of the lender', kind: 'items', hint: 'Shown after the numbered disclosures, one a line' },
    { path: 'termsLabel', label: 'The terms are called', kind: 'choice', options: same(['Terms of Service', 'Terms of Use']) },
    {
      path: 'listedForSaleWording',
      label: 'The question about a sale',
      kind: 'choice',
      options: named({ NOW: 'Is the home for sale?', NOW_OR_SOON: 'Is it, or will it be within 6 months?' }),
    },
  ],
  hours: [
    { path: 'supportPhone', label: 'Telephone', kind: 'line', hint: 'As in 602-555-0109' },
    { path: 'supportEmail', label: 'Email address', kind: 'line' },
    ...week('phoneHours').map((field) => ({ ...field, label: `Telephone: ${field.label}` })),
    ...week('chatHours').map((field) => ({ ...field, label: `Chat: ${field.label}` })),
    { path: 'chat.surveyUrl', label: 'Survey after a chat', kind: 'line', hint: 'An https address, or nothing', empty: null },
    { path: 'chat.linkDomains', label: 'Hosts that are links in a chat', kind: 'items', hint: 'One a line' },
  ],
  menus: MENU_ENTRIES.map((entry) => ({
    path: `menus.${entry}`,
    label: MENUS[entry],
    kind: 'line',
    hint: 'OURS for the page of this site, an https address of yours, or nothing: it is in no menu then',
    empty: undefined,
  })),
  officers: [
    { path: 'loRequired', label: 'Borrowers need a loan officer who referred them', kind: 'toggle' },
    { path: 'wholesale', label: 'Borrowers need a referral of a broker', kind: 'toggle' },
    {
      path: 'exemptBrokerNmls',
      label: 'Brokers whose borrowers are not asked to call them',
      kind: 'items',
      hint: 'NMLS numbers, one a line',
    },
  ],
  vendors: CHOSEN_PORTS.map(vendorField),
  features: [
    {
      path: 'serving',
      label: 'Applications',
      kind: 'choice',
      options: named({
        TEST: 'In test: served at the test host only',
        OPEN: 'Open: everybody may apply',
        CLOSED: 'Closed: no new applications, those that exist continue',
      }),
    },
    { path: 'cryptoLine', label: 'The crypto-backed line is announced', kind: 'choice', options: ANNOUNCED },
    { path: 'dscrLoan', label: 'The loan by rental income is announced', kind: 'choice', options: ANNOUNCED, empty: null },
    { path: 'leaveSurvey', label: 'Borrowers who log out in the middle are asked why', kind: 'toggle' },
    { path: 'redesignCheck', label: 'The flag of the redesigned registration is asked', kind: 'toggle' },
  ],
  security: [
    { path: 'staffDomains', label: 'Domains of staff', kind: 'items', hint: 'Nobody is invited to the desk at another; one a line' },
    { path: 'passwordDays', label: 'Days until a password is replaced', kind: 'number', hint: 'Nothing: never, as NIST asks', empty: null },
    { path: 'identityChangeHours', label: 'Hours in which an owner may stop a change of identity data', kind: 'number', hint: '24 to 72' },
  ],
};

type Trustee = {
  readonly states: readonly string[];
  readonly name: string;
  readonly address: {
    readonly street1: string;
    readonly street2: string | null;
    readonly city: string;
    readonly state: string;
    readonly zip: string;
  };
};
const envelope = ({ states, name, address: { street1, street2, city, state, zip } }: Trustee): string =>
  [states.join(', '), name, street1, ...(street2 === null ? [] : [street2]), `${city}, ${state} ${zip}`].join('\n');
function trusteeOf(typed: string): Trustee {
  const [states = '', name = '', street1 = '', ...rest] = typed.split('\n').map((line) => line.trim());
  const [, city = '', state = '', zip = ''] = /^(.*?),?\s+(\S+)\s+(\S+)$/.exec(rest.at(-1) ?? '') ?? [];
  return {
    states: states.split(/[\s,]+/).filter(Boolean),
    name,
    address: { street1, street2: rest.length > 1 ? (rest[0] ?? null) : null, city, state, zip },
  };
}

type Typed = string | boolean | readonly string[];
/** A value as its field has it. */
const TYPED: Readonly<Record<Kind, (value: never) => Typed>> = {
  line: (value: string | null | undefined) => value ?? '',
  number: (value: number | null) => (value === null ? '' : String(value)),
  numbers: (value: readonly number[]) => value.join(', '),
  toggle: (value: boolean) => value,
  choice: (value: string | null) => value ?? '',
  items: (value: readonly string[]) => value.join('\n'),
  states: (value: readonly string[]) => value,
  day: (value: { readonly from: string; readonly to: string } | null) => (value === null ? '' : `${value.from}-${value.to}`),
  trustees: (value: readonly Trustee[]) => value.map(envelope).join('\n\n'),
};
const numberOf = (typed: string): number | string => (/^-?\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : typed);

/** What is typed as a value; whether it is a good one the schema of settings says. */
const VALUES: Readonly<Record<Kind, (typed: never) => unknown>> = {
  line: (typed: string) => typed.trim(),
  numbers: (typed: string) =>
    typed
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(numberOf),
  number: (typed: string) => numberOf(typed.trim()),
  toggle: (typed: boolean) => typed,
  choice: (typed: string) => typed,
  items: (typed: string) =>
    typed
      .split('\n')
      .map((one) => one.trim())
      .filter(Boolean),
  states: (typed: readonly string[]) => STATES.filter((state) => typed.includes(state)),
  day: (typed: string) => {
    const [from = '', to = ''] = typed.split(/\s*[-–]\s*/).map((time) => time.trim());
    return typed.trim() === '' ? null : { from, to };
  },
  trustees: (typed: string) =>
    typed
      .split(/\n\s*\n/)
      .filter((one) => one.trim() !== '')
      .map((one) => trusteeOf(one.trim())),
};

type Settings = Readonly<Record<string, unknown>>;
export type FormValues = Record<string, unknown>;

/** The settings of a room as its form has them. */
export function typedOf(settings: Settings, fields: readonly SettingField[]): FormValues {
  const values: FormValues = {};
  for (const { path, kind } of fields) set(values, path, TYPED[kind](get(settings, path)));
  return values;
}

/** The members that a form changed, each with its whole new value. */
export function changesOf(settings: Settings, fields: readonly SettingField[], values: FormValues): Record<string, unknown> {
  const before = typedOf(settings, fields);
  const changed = fields.filter(({ path }) => JSON.stringify(get(values, path)) !== JSON.stringify(get(before, path)));
  const members = [...new Set(changed.map(({ path }) => path.split('.')[0] ?? ''))];
  const after = structuredClone(Object.fromEntries(members.map((member) => [member, settings[member]])));
  for (const field of changed) {
    const typed: unknown = get(values, field.path);
    const value = typed === '' && 'empty' in field ? field.empty : VALUES[field.kind](typed as never);
    set(after, field.path, value);
  }
  return JSON.parse(JSON.stringify(after)) as Record<string, unknown>;
}

/** Each problem at the field it is about: the one with its path, or the longest that leads to it. A problem of no field keeps its own place. */
export const atFields = (problems: readonly { readonly field: string; readonly message: string }[], fields: readonly SettingField[]) =>
  problems.map(({ field, message }) => {
    const [nearest] = fields
      .map(({ path }) => path)
      .filter((path) => field === path || field.startsWith(`${path}.`))
      .toSorted((a, b) => b.length - a.length);
    const rest = nearest === undefined ? '' : field.slice(nearest.length + 1);
    return { field: nearest ?? field, message: rest === '' ? message : `${rest}: ${message}` };
  });

type VendorToChoose = { readonly port: string; readonly vendor: string; readonly ready: boolean; readonly usual: boolean };

/** The fields of a room as this installation has them: of vendors, those that it is not set up with cannot be chosen. */
export const fieldsOf = (room: FieldRoom, vendors: readonly VendorToChoose[]): readonly SettingField[] =>
  room === 'vendors'
    ? CHOSEN_PORTS.map((port) => {
        const of = vendors.filter((one) => one.port === port);
        const words: Readonly<Record<string, string>> = VENDOR_WORDS[port].vendors;
        const usual = of.find((one) => one.usual)?.vendor ?? '';
        return {
          ...vendorField(port),
          hint: `The usual one: ${(words[usual] ?? usual).replace(/^A /, 'a ')}`,
          options: [
            { value: '', text: 'The usual one' },
            ...of.map(({ vendor, ready }) => ({
              value: vendor,
              text: ready ? (words[vendor] ?? vendor) : `${words[vendor] ?? vendor} (not set up here)`,
              disabled: !ready,
            })),
          ],
        };
      })
    : ROOM_FIELDS[room];
