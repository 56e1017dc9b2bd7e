/** Scenario besides finding addresses: nothing is found for this street name, so that "Address not listed" can be tested. */
export const UNLISTED_STREET = 'UNLISTED';

export function isUnlisted(search: string): boolean {
  return search.toUpperCase().includes(UNLISTED_STREET);
}
