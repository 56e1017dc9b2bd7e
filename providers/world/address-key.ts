/** One key for every spelling of an address: "101 Clear Path Lane" and "101 CLEAR PATH LN" (lending §6.2). */

const SUFFIXES: Readonly<Record<string, string>> = {
  STREET: 'ST',
  AVENUE: 'AVE',
  ROAD: 'RD',
  DRIVE: 'DR',
  LANE: 'LN',
  COURT: 'CT',
  PLACE: 'PL',
  BOULEVARD: 'BLVD',
  CIRCLE: 'CIR',
  TERRACE: 'TER',
  WAY: 'WAY',
  PARKWAY: 'PKWY',
};
const DIRECTIONS: Readonly<Record<string, string>> = {
  NORTH: 'N',
  SOUTH: 'S',
  EAST: 'E',
  WEST: 'W',
  NORTHEAST: 'NE',
  NORTHWEST: 'NW',
  SOUTHEAST: 'SE',
  SOUTHWEST: 'SW',
};

const LONG_FORMS = Object.fromEntries([...Object.entries(SUFFIXES), ...Object.entries(DIRECTIONS)].map(([long, short]) => [short, long]));

/** "LN" → "LANE"; other words are their own long form. */
export function longForm(word: string): string {
  return LONG_FORMS[word] ?? word;
}

export interface WorldAddress {
  readonly street1: string;
  readonly street2?: string | undefined;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** "101 Clear Path Lane" → "101 CLEAR PATH LN". */
export function streetKey(street1: string): string {
  return street1
    .toUpperCase()
    .replace(/[^A-Z0-9 #-]/g, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => DIRECTIONS[word] ?? SUFFIXES[word] ?? word)
    .join(' ');
}

/** LINE1|UNIT|CITY|ST|ZIP5. */
export function addressKey(address: WorldAddress): string {
  const unit = (address.street2 ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  return [streetKey(address.street1), unit, address.city.toUpperCase().trim(), address.state.toUpperCase(), address.zip.slice(0, 5)].join(
    '|',
  );
}
