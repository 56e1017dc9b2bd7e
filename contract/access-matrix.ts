/**
 * The expected result for every operation and every kind of caller: the matrix test sends each to a real server, and docs/access.md lists
 * it.
 */
import type { Endpoint, PartyKind } from './endpoint.ts';
import { STAFF_ROLES, type StaffRole } from './desk/roles.ts';

const staff = STAFF_ROLES.map((role) => `${role} of its lender` as const);

/** Kinds of callers. "it" is the application in the request. */
export const CALLERS = [
  'anonymous',
  'bad token',
  'another borrower',
  'borrower of it',
  'signer of it',
  'signer of another',
  'loan officer of it',
  'another loan officer',
  'loan officer of another lender',
  ...staff,
  'staff of another lender',
] as const;
export type CallerKind = (typeof CALLERS)[number];

/** Allowed, or the refusal: unauthenticated (401), forbidden (403), not found (404, as for an application that does not exist). */
export const CLASSES = ['in', 401, 403, 404] as const;
export type AnswerClass = (typeof CLASSES)[number];

/** A staff member of a lender; the one of another lender is in compliance there. */
export const isStaff = (caller: CallerKind) => caller === 'staff of another lender' || caller.endsWith(' of its lender');

/** The caller's relation to the application; undefined when there is none. */
function partyOf(caller: CallerKind): PartyKind | undefined {
  if (caller === 'borrower of it') return 'borrower';
  if (caller === 'signer of it') return 'signer';
  if (caller === 'loan officer of it') return 'officer';
  return caller.endsWith(' of its lender') ? 'staff' : undefined;
}
const isNobody = (caller: CallerKind) => caller === 'anonymous' || caller === 'bad token';

type AccessOf = Pick<Endpoint, 'access' | 'also'> & { readonly roles?: readonly StaffRole[] | undefined };

const roleOf = (caller: CallerKind): StaffRole => STAFF_ROLES.find((role) => caller === `${role} of its lender`) ?? 'compliance';

/** The result before the operation itself runs. Exhaustive: a new access rule does not compile until it has a line here. */
export function expectationOf({ access, also = [], roles = STAFF_ROLES }: AccessOf, caller: CallerKind): AnswerClass {
  switch (access) {
    case 'anyone':
    case 'sandbox':
      return 'in';
    // Without its token a chat does not exist for any of these callers, nor does a new lender without its link.
    case 'conversation':
    case 'lender-draft':
      return 404;
    case 'signed-in':
      return isNobody(caller) ? 401 : isStaff(caller) ? 403 : 'in';
    case 'broker':
      return isNobody(caller) ? 401 : caller.includes('loan officer') ? 'in' : 403;
    case 'staff':
      return isNobody(caller) ? 401 : isStaff(caller) && roles.includes(roleOf(caller)) ? 'in' : 403;
    case 'owner':
    case 'signer': {
      if (isNobody(caller)) return 401;
      const parties = access === 'signer' ? ['signer'] : ['borrower', ...also];
      // An administrator is no party of an application.
      if (isStaff(caller) && (!parties.includes('staff') || roleOf(caller) === 'admin')) return 403;
      const party = partyOf(caller);
      return party === undefined ? 404 : parties.includes(party) ? 'in' : 403;
    }
  }
}
