import { ROOM_NAMES, ROOMS, type RoomName } from '@hearthline/orgs/rooms.ts';
import { ROOM_FIELDS } from './fields.ts';
import { LINE_LABELS } from './rates/line-fields.ts';

const LABELS: ReadonlyMap<string, string> = new Map([
  ...Object.values(ROOM_FIELDS).flatMap((fields) => fields.map(({ path, label }) => [path, label] as const)),
  ...LINE_LABELS,
  ['rateSheet', 'Rate sheet'],
  ['brand.color', 'Color'],
  ['brand.radius', 'Corners'],
  ['brand.fontText', 'Typeface of text'],
  ['brand.fontQuestion', 'Typeface of questions'],
  ['brand.mark', 'Logo'],
  ['brand.ownLoader', 'Logo and name while a page loads'],
]);

/** What a setting is called: the label of its field, or the names that lead to it, as words. */
export function labelOf(path: string): string {
  const words = path
    .split('.')
    .map((name) => name.replaceAll(/([A-Z])/g, ' $1').toLowerCase())
    .join(', ');
  return LABELS.get(path) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const OPTIONS: ReadonlyMap<string, string> = new Map(
  Object.values(ROOM_FIELDS).flatMap((fields) =>
    fields.flatMap(({ path, options = [] }) => options.map(({ value, text }) => [`${path} ${value}`, text] as const)),
  ),
);
/** What a value of a setting is called where it is chosen from a list; undefined elsewhere. */
export const optionOf = (path: string, value: unknown): string | undefined =>
  typeof value === 'string' ? OPTIONS.get(`${path} ${value}`) : undefined;

/** The room in which a setting is changed; undefined for one that is fixed. */
export const roomOf = (path: string): RoomName | undefined => {
  const [member = ''] = path.split('.');
  return path === 'rateSheet' ? 'rates' : ROOM_NAMES.find((room) => (ROOMS[room].members as readonly string[]).includes(member));
};

/** Where each room and page of the lender was opened from. */
export const ALL_ROOMS = { to: '/settings/lender', text: 'All rooms of the lender' } as const;

/** What is changed in a room. */
export const HOLDS: Readonly<Record<RoomName, string>> = {
  brand: 'Logo, color, corners and typefaces.',
  rates: 'Rate sheets, fees, terms, limits, discounts and what vendors are paid.',
  states: 'Where you lend, zip codes where you do not, and trustees.',
  texts: 'Names, address, license numbers and sentences of your own.',
  hours: 'Telephone, email address, hours, and what a chat leads to. Hours alone take one person, all else two.',
  menus: 'Where the entries of the menus lead.',
  officers: 'Whether borrowers need an officer or a broker.',
  features: 'Whether applications are taken, and which parts are shown. To open or close takes one of compliance.',
  vendors: 'Who sends emails and texts, and who values homes.',
  security: 'Who may be invited to the desk, and how they sign in.',
};

/** The same in a few words, for a list of rooms. */
export const PEOPLE_SHORT: typeof PEOPLE = {
  ONE: 'One person publishes.',
  TWO: 'Two people publish.',
  LAW: 'Two people publish, one of compliance.',
};

/** Who publishes a change of a room. */
export const PEOPLE: Readonly<Record<'ONE' | 'TWO' | 'LAW', string>> = {
  ONE: 'One person publishes a change.',
  TWO: 'A change is published when a colleague approves it.',
  LAW: 'Money or law is touched: a change is published when a colleague approves it, and one of the two is of compliance.',
};
