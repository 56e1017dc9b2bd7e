/** What the typeahead does besides finding addresses: nothing is known under this street's name, so "Address not listed" can be walked. */
export const UNLISTED_STREET = 'UNLISTED';

export function isUnlisted(search: string): boolean {
  return search.toUpperCase().includes(UNLISTED_STREET);
}
