import { streetKey } from '../world/address-key.ts';

/** Streets that choose what becomes of a letter: nobody lives at the first, and the postal service does not know the second. */
const VACANT = '40 VACANT LOT';
const UNKNOWN = '41 UNKNOWN LN';

/** The endorsement of a letter that comes back; null for one that arrives. */
export const returnReason = (street1: string): string | null => (streetKey(street1) === VACANT ? 'UNABLE_TO_FORWARD' : null);

/** Whether the postal service knows the address. */
export const isDeliverable = (street1: string): boolean => streetKey(street1) !== UNKNOWN;

/** Seconds from the order to the postal service, from there to the door, and to the sender again. */
export const SECONDS = { toMailing: 4 * 3600, toDoor: 3 * 86_400, toSender: 8 * 86_400 } as const;
