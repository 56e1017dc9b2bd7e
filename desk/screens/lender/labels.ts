import { ROOM_NAMES, ROOMS, type RoomName } from '@hearthline/orgs/rooms.ts';
import { ROOM_FIELDS } from './fields.ts';
import { LINE_LABELS } from './rates/line-fields.ts';

const LABELS: ReadonlyMap<string, string> = new Map([
  ...Object.values(ROOM_FIELDS).flatMap((fields) => fields.map(({ path, label }) => [path, label] as const)),
  ...LINE_LABELS,
  ['rateSheet', 'Rate sheet'],
  ['brand.color', 'Color'],
  ['brand.radius', 'Corners'],
  ['brand.fontText', 'Type of text'],
  ['brand.fontQuestion', 'Type of questions'],
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

/** The room in which a setting is changed; undefined for one that is fixed. */
export const roomOf = (path: string): RoomName | undefined => {
  const [member = ''] = path.split('.');
  return path === 'rateSheet' ? 'rates' : ROOM_NAMES.find((room) => (ROOMS[room].members as readonly string[]).includes(member));
};

/** Who publishes a change of a room. */
export const PEOPLE: Readonly<Record<'ONE' | 'TWO' | 'LAW', string>> = {
  ONE: 'One person publishes a change; a telephone number, an email address or a link takes two.',
  TWO: 'A change is published when a colleague approves it.',
  LAW: 'Money or law is touched: a change is published when a colleague approves it, and one of the two is of compliance.',
};
