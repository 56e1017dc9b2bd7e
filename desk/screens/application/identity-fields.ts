import type { IdentityChange } from './api.ts';
import { COPY } from './copy.ts';

const { change: copy } = COPY;
export type What = IdentityChange['what'];
export type Typed = Readonly<Record<string, string>>;

/** The fields of each datum: name in the request, label, and the type of the control. */
export const FIELDS: Readonly<
  Record<What, readonly { readonly name: string; readonly label: string; readonly type?: string; readonly optional?: true }[]>
> = {
  NAME: [
    { name: 'firstName', label: copy.firstName },
    { name: 'middleName', label: copy.middleName, optional: true },
    { name: 'lastName', label: copy.lastName },
  ],
  BIRTH_DATE: [{ name: 'dob', label: copy.dob, type: 'date' }],
  SSN: [{ name: 'ssn', label: copy.ssn }],
  ADDRESS: [
    { name: 'address.street1', label: copy.street1 },
    { name: 'address.street2', label: copy.street2, optional: true },
    { name: 'address.city', label: copy.city },
    { name: 'address.state', label: copy.state },
    { name: 'address.zip', label: copy.zip },
  ],
  PHONE: [{ name: 'phone', label: copy.phone, type: 'tel' }],
  EMAIL: [{ name: 'email', label: copy.email, type: 'email' }],
};
export const WHATS = Object.keys(FIELDS) as What[];

/** The request of what was typed: members with a dot are one level deeper, an empty optional one is left out. */
export function bodyOf(what: What, typed: Typed, why: { party: string; reason: string; evidence: string }): IdentityChange {
  const body: Record<string, unknown> = { what, ...why };
  for (const { name, optional } of FIELDS[what]) {
    const value = typed[name] ?? '';
    if (optional && value === '') continue;
    const [outer = '', inner] = name.split('.');
    body[outer] = inner === undefined ? value : { ...(body[outer] as object | undefined), [inner]: value };
  }
  return body as IdentityChange;
}
