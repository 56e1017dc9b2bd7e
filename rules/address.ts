/** An address for display. */
export interface Address {
  street1: string;
  street2?: string | null | undefined;
  city: string;
  state: string;
  zip: string;
}

/** The lines of an address: street, the second line when there is one, then city, state and zip. */
export function addressLines(address: Address): string[] {
  const { street1, street2, city, state, zip } = normalizeAddress(address);
  return [street1, street2, joined([city, joined([state, zip], ' ')], ', ')].filter((line): line is string => Boolean(line));
}

/** Spaces normalized, state in capitals, zip cut to five digits. */
export function normalizeAddress(address: Address): Address & { street2: string } {
  return {
    street1: tidy(address.street1),
    street2: tidy(address.street2 ?? ''),
    city: tidy(address.city),
    state: tidy(address.state).toUpperCase(),
    zip: /^\s*(\d{5})/.exec(address.zip)?.[1] ?? tidy(address.zip),
  };
}

const tidy = (text: string): string => text.trim().replace(/\s+/g, ' ');
const joined = (parts: string[], separator: string): string => parts.filter((part) => part !== '').join(separator);

/** A postal address as vendors accept it: street line, unit, five-digit (or nine-digit) ZIP. */
export interface PostalAddress {
  readonly street1: string;
  readonly street2?: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}
