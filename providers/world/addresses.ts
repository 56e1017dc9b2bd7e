import { longForm, streetKey } from './address-key.ts';
import { CITIES, type City } from './cities.ts';
import { KNOWN_ADDRESSES } from './known-addresses.ts';
import { uniform } from './seeded-random.ts';
import { STREETS } from './streets.ts';

export interface FoundAddress {
  readonly street1: string;
  readonly street2: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly fullAddress: string;
}

const MAX_FOUND = 10;

const knownAddresses = KNOWN_ADDRESSES.map(indexed);

/**
 * Typeahead over the simulated addresses: known addresses first, then any house number on a few hundred streets in every city. Every typed word
 * must begin a word of the address, in order; "lane" finds "Ln". Fewer than 3 characters find nothing (lending §4.16).
 */
export function findAddresses(search: string): readonly FoundAddress[] {
  if (search.trim().length < 3) return [];
  const words = wordsOf(search);
  if (words.length === 0) return [];
  const known = knownAddresses.filter((address) => begins(words, address.words)).map(({ found }) => found);
  const seen = new Set(known.map(({ fullAddress }) => fullAddress));
  const invented = generatedAddresses(words, MAX_FOUND).filter(({ fullAddress }) => !seen.has(fullAddress));
  return [...known, ...invented].slice(0, MAX_FOUND);
}

function generatedAddresses(words: readonly string[], limit: number): FoundAddress[] {
  const [number = '', ...rest] = words;
  if (!/^\d{1,6}$/.test(number) || rest.length === 0) return [];
  const found: FoundAddress[] = [];
  for (const street of STREETS) {
    const streetWords = wordsOf(street);
    const used = prefixLength(rest, streetWords);
    if (used === 0) continue;
    const place = rest.slice(used);
    // Words after the street narrow the city; a half-typed street must not be read as one.
    if (place.length > 0 && used < streetWords.length - 1) continue;
    const cities = CITIES.filter((city) => place.length === 0 || begins(place, wordsOf(`${city.city} ${city.state} ${city.zip}`)));
    const ranked = cities.map((city) => ({ city, rank: uniform(street, city.zip) })).toSorted((a, b) => a.rank - b.rank);
    for (const { city } of ranked.slice(0, place.length > 0 ? limit : 4)) found.push(formatted(`${number} ${street}`, '', city));
    if (found.length >= limit) break;
  }
  return found.slice(0, limit);
}

/** How many of the typed words, from the first, match the beginnings of the street's words in order. */
function prefixLength(typed: readonly string[], street: readonly string[]): number {
  let used = 0;
  while (used < typed.length && used < street.length && starts(street[used], typed[used])) used += 1;
  return used;
}

/** Whether each typed word begins a word of the address, in the order typed, none skipped before the first. */
function begins(typed: readonly string[], address: readonly string[]): boolean {
  let at = 0;
  for (const [index, word] of typed.entries()) {
    while (at < address.length && !starts(address[at], word)) {
      if (index === 0) return false;
      at += 1;
    }
    if (at === address.length) return false;
    at += 1;
  }
  return true;
}

/** Whether a typed word begins a word of the address, in its short or its long form: "la", "lane" and "ln" begin "LN". */
function starts(word = '', typed = ''): boolean {
  return word.startsWith(typed) || longForm(word).startsWith(typed);
}

/** Upper-cased words with the usual abbreviations, so that long and short spellings match. */
function wordsOf(text: string): string[] {
  return streetKey(text.replaceAll(/[,#-]/g, ' '))
    .split(' ')
    .filter((word) => word !== '');
}

function indexed(line: string): { readonly found: FoundAddress; readonly words: readonly string[] } {
  const parts = line.split(', ');
  const [stateZip = '', city = ''] = parts.toReversed();
  const [state = '', zip = ''] = stateZip.split(' ');
  const found = formatted(parts[0] ?? '', parts.length === 4 ? (parts[1] ?? '') : '', { city, state, zip });
  return { found, words: wordsOf(found.fullAddress) };
}

function formatted(street1: string, street2: string, { city, state, zip }: Pick<City, 'city' | 'state' | 'zip'>): FoundAddress {
  return { street1, street2, city, state, zip, fullAddress: `${street1}${street2 === '' ? '' : ` ${street2}`}, ${city} ${state} ${zip}` };
}
