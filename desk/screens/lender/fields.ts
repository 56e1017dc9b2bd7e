/** The fields of the rooms where a lender's settings are changed: which settings they show, and how those are typed. */
import { ECOA_AGENCIES } from '@hearthline/rules/regulation/adverse-action.ts';
import { ANNOUNCEMENTS, STATES } from '@hearthline/rules/enums.ts';
import { CHOSEN_PORTS, type ChosenPort, VENDOR_WORDS } from '@hearthline/rules/vendors.ts';
import { MENU_ENTRIES } from '@hearthline/orgs/menus.ts';
import type { RoomName } from '@hearthline/orgs/rooms.ts';

/**
 * How a value is typed. line: as it is; number; numbers: a list of them, with commas between; toggle; choice of a list; items: a list, one a line; states: boxes; day: opening hours of a day,
 * "06:00-18:00", empty when closed; trustees: as on envelopes, with their states above.
 */
export type Kind = 'line' | 'number' | 'numbers' | 'toggle' | 'choice' | 'items' | 'states' | 'day' | 'trustees';
type FieldGroup = { readonly title: string; readonly hint?: string };
export type SettingField = {
  /** Names of the setting joined by dots. */
  readonly path: string;
  readonly label: string;
  readonly kind: Kind;
  readonly hint?: string;
  /** The heading that it stands below with others, and what is said of all of them once. */
  readonly group?: FieldGroup;
  /** Its label below that heading; absent: the whole one. */
  readonly short?: string;
  readonly options?: readonly { readonly value: string; readonly text: string; readonly disabled?: boolean }[];
  readonly optional?: true;
  /** What nothing typed means; absent: an empty text, which the schema refuses where there has to be one. */
  readonly empty?: null | undefined;
};
/** Rooms that are a form: rates have a page of their own, and the brand its studio. */
export type FieldRoom = Exclude<RoomName, 'rates' | 'brand'>;

const same = (values: readonly string[]) => values.map((value) => ({ value, text: value }));
const named = (texts: Readonly<Record<string, string>>) => Object.entries(texts).map(([value, text]) => ({ value, text }));
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const ZONES = named({
  'America/New_York': 'Eastern',
  'America/Chicago': 'Central',
  'America/Denver': 'Mountain',
  'America/Boise': 'Mountain, Boise',
  'America/Phoenix': 'Arizona',
  'America/Los_Angeles': 'Pacific',
  'America/Anchorage': 'Alaska',
  'Pacific/Honolulu': 'Hawaii',
});
/** The opening hours of a week: 24 hours a day, nothing on a day that is closed. */
function week(path: string, title: string): SettingField[] {
  const group = { title: `${title} hours`, hint: 'From and to, as in 08:00-17:00; nothing on a day that is closed' };
  const days = DAYS.map((day, at) => ({ path: `${path}.week.${at}`, short: day, kind: 'day' as const }));
  return [{ path: `${path}.timeZone`, short: 'Time zone', kind: 'choice' as const, options: ZONES }, ...days].map((field) => ({
    ...field,
    label: `${title}: ${field.short}`,
    group,
  }));
}
const IN_CHAT = { title: 'In a chat' };
const MENU = {
  title: 'Where each entry leads',
  hint: 'OURS: to the page of this site. An https address: to a page of yours. Nothing: the entry is in no menu.',
};
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
    { path: 'excludedZips', label: 'Zip codes where nothing is lent', kind: 'items', hint: 'One a line', optional: true },
    {
      path: 'trustees',
      label: 'Trustees of deeds of trust',
      kind: 'trustees',
      hint: 'A line with the states, as in AZ NM; then name, street, and city, state and zip code, a line each. An empty line between two trustees.',
    },
    { path: 'newYorkSite', label: 'This site is for homes in New York', kind: 'toggle' },
    { path: 'regulatorReview', label: 'The question of the address refuses homes in New York', kind: 'toggle' },
  ],
  texts: [
    { path: 'name', label: 'Name', kind: 'line', hint: 'As borrowers read it' },
    { path: 'legalName', label: 'Legal name', hint: 'As contracts name it', kind: 'line' },
    { path: 'address.street1', label: 'Street', kind: 'line' },
    { path: 'address.street2', label: 'Floor or suite', kind: 'line', empty: null, optional: true },
    { path: 'address.city', label: 'City', kind: 'line' },
    { path: 'address.state', label: 'State', kind: 'choice', options: same(STATES) },
    { path: 'address.zip', label: 'Zip code', kind: 'line' },
    {
      path: 'affiliates',
      label: 'Affiliates',
      kind: 'items',
      hint: 'Companies of the same group by legal name, one a line',
      optional: true,
    },
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
    {
      path: 'disclaimers',
      label: 'Sentences of the lender',
      kind: 'items',
      hint: 'Shown after the numbered disclosures, one a line',
      optional: true,
    },
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
    { path: 'supportEmail', label: 'Email address', kind: 'line', hint: 'Where borrowers write to' },
    ...week('phoneHours', 'Telephone'),
    ...week('chatHours', 'Chat'),
    {
      path: 'chat.surveyUrl',
      label: 'Survey after a chat',
      kind: 'line',
      hint: 'An https address',
      empty: null,
      optional: true,
      group: IN_CHAT,
    },
    {
      path: 'chat.linkDomains',
      label: 'Hosts that are links in a chat',
      kind: 'items',
      hint: 'One a line',
      optional: true,
      group: IN_CHAT,
    },
  ],
  menus: MENU_ENTRIES.map((entry) => ({
    path: `menus.${entry}`,
    label: MENUS[entry],
    kind: 'line',
    group: MENU,
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
      optional: true,
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
    {
      path: 'passwordDays',
      label: 'Days until a password is replaced',
      kind: 'number',
      hint: 'Nothing: never, as NIST asks',
      empty: null,
      optional: true,
    },
    { path: 'identityChangeHours', label: 'Hours in which an owner may stop a change of identity data', kind: 'number', hint: '24 to 72' },
  ],
};

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
