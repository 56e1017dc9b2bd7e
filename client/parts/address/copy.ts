/** Copy of the address fields, wherever they are used. */
export const ADDRESS = {
  label: 'Property address',
  hint: 'Start with the house number. Choose your address from the list.',
  home: 'Home address',
  street: 'Street address',
  unit: 'Unit',
  city: 'City',
  state: 'State',
  stateFix: 'Use its two letters, such as AZ.',
  zip: 'Zip code',
  list: 'Addresses',
  none: 'No address found',
  searching: 'Looking for addresses',
  count: (count: number) => (count === 1 ? '1 address found' : `${count} addresses found`),
  clear: 'Clear the address',
  notListed: 'Address not listed',
  search: 'Search for an address instead',
} as const;
