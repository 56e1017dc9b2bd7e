/** Characters up to which a wallet's address is shown whole (AMB-110). */
const WHOLE = 11;

/** A wallet's address as people compare it: its first four and its last four characters, whole up to eleven (AMB-110). */
export const shortAddress = (address: string): string =>
  address.length > WHOLE ? `${address.slice(0, 4)}...${address.slice(-4)}` : address;
