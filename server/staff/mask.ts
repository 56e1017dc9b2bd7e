/**
 * How each datum of a person is shown to staff: the one table that every door asks (decision 0130). A list shows several people and is no look; a page
 * shows one application or person, and its opening is a line in the log of views; a look asks for one value, each time with a reason. A document or a
 * file is shown as it is, each time with a line.
 */
import type { ProfileReply } from '@hearthline/contract/identity/profile.ts';
import { REVEALING_ROLES, type StaffRole } from '@hearthline/contract/desk/roles.ts';
import { addressLines } from '@hearthline/rules/address.ts';
import { displayPhone } from '@hearthline/rules/phone.ts';

const DOTS = '•••';
type How = 'NOT_SHOWN' | 'DOTS' | 'MASKED' | 'FULL';
export type Door = 'list' | 'page' | 'look';
type Home = { readonly city: string; readonly state: string };
type Name = { readonly firstName: string; readonly lastName: string };

/** The masks: enough to compare with what a caller says, too little to misuse. */
const MASKS = {
  /** `Grace H.` */
  name: ({ firstName, lastName }: Name): string =>
    [firstName, lastName === '' ? '' : `${lastName.charAt(0)}.`].filter(Boolean).join(' ') || 'Name not given',
  /** `g•••@example.com` */
  email: (email: string): string => {
    const at = email.lastIndexOf('@');
    return at < 1 ? DOTS : `${email.slice(0, 1)}${DOTS}${email.slice(at)}`;
  },
  /** `(•••) •••-0101`, of ten digits. */
  phone: (digits: string): string => `(${DOTS}) ${DOTS}-${digits.slice(-4)}`,
  /** `••/••/1980`, of yyyy-MM-dd. */
  birthDate: (dob: string): string => `••/••/${dob.slice(0, 4)}`,
  /** `•••, Phoenix, AZ` */
  address: ({ city, state }: Home): string => `${DOTS}, ${city}, ${state}`,
  /** `•••-••-1001`, of the last four digits: the whole number is shown to nobody. */
  ssn: (last4: string): string => `${DOTS}-••-${last4}`,
} as const;
type Datum = keyof typeof MASKS;
type Value<D extends Datum> = Parameters<(typeof MASKS)[D]>[0];

/** What stands for a value of which nothing is shown but that it is known. */
const COVERS: Partial<Readonly<Record<Datum, string>>> = { ssn: `${DOTS}-••-••••` };

/** Each datum behind each door. Nothing in the list of a role without data is more than in a list. */
export const MASKING: Readonly<Record<Datum, Readonly<Record<Door, How>>>> = {
  name: { list: 'MASKED', page: 'FULL', look: 'FULL' },
  email: { list: 'MASKED', page: 'MASKED', look: 'FULL' },
  phone: { list: 'MASKED', page: 'MASKED', look: 'FULL' },
  address: { list: 'MASKED', page: 'MASKED', look: 'FULL' },
  birthDate: { list: 'NOT_SHOWN', page: 'MASKED', look: 'FULL' },
  ssn: { list: 'NOT_SHOWN', page: 'DOTS', look: 'MASKED' },
};

/** Whether a role reads a page as it is. One without borrowers' data, an administrator's, reads it as a list. */
const readsPages = (role: StaffRole): boolean => (REVEALING_ROLES as readonly StaffRole[]).includes(role);
/** How a datum is shown to a role. */
export const howShown = (datum: Datum, door: Door, role: StaffRole): How => MASKING[datum][readsPages(role) ? door : 'list'];
/** What no mask fits: words of colleagues about a borrower, what is paid, and accounts. Null to a role that reads a page as a list. */
export const onPage = <T>(value: T, role: StaffRole): T | null => (readsPages(role) ? value : null);

/** A datum as it is shown behind a door to a role; null where it is not known or not shown. @param full the value in words */
export function shownDatum<D extends Datum>(
  datum: D,
  { value, full }: { readonly value: Value<D> | null | undefined; readonly full?: string | undefined },
  door: Door,
  role: StaffRole,
): string | null {
  if (value === null || value === undefined || value === '') return null;
  const how = howShown(datum, door, role);
  if (how === 'NOT_SHOWN') return null;
  if (how === 'FULL') return full ?? (typeof value === 'string' ? value : null);
  return how === 'DOTS' ? (COVERS[datum] ?? DOTS) : (MASKS[datum] as (value: Value<D>) => string)(value);
}

/** A name in a list, as every role sees it. */
export const listedName: (name: Name) => string = MASKS.name;
/** An address of a message: of mail, or ten digits. */
export const listedRecipient = (to: string): string => (to.includes('@') ? MASKS.email(to) : MASKS.phone(to));

/** What is asked for of a person with a reason, one value at a time. */
export type LookedAt = 'BIRTH_DATE' | 'EMAIL' | 'PHONE' | 'ADDRESS' | 'SSN_LAST4';
type Known = Pick<ProfileReply, 'email'> & Partial<Pick<ProfileReply, 'dob' | 'phoneNumbers' | 'addresses' | 'ssnLast4'>>;

/** Every value that a look shows of a person; null where it is not known. */
export function lookedAt(
  { email, dob, phoneNumbers = [], addresses = [], ssnLast4 }: Known,
  role: StaffRole,
): Record<LookedAt, string | null> {
  const [phone, home] = [phoneNumbers[0]?.number, addresses[0]];
  return {
    EMAIL: shownDatum('email', { value: email }, 'look', role),
    PHONE: shownDatum('phone', { value: phone, full: phone && displayPhone(phone) }, 'look', role),
    BIRTH_DATE: shownDatum('birthDate', { value: dob }, 'look', role),
    ADDRESS: shownDatum('address', { value: home, full: home && addressLines(home).join(', ') }, 'look', role),
    SSN_LAST4: shownDatum('ssn', { value: ssnLast4 }, 'look', role),
  };
}
