import type { OperationBody } from '@hearthline/web/api/operation.ts';
import {
  LOAN_PURPOSES,
  MARITAL_STATUSES,
  OWNERSHIPS,
  isState,
  type LoanPurpose,
  type MaritalStatus,
  type Ownership,
} from '@hearthline/rules/enums.ts';
import { wholeForm } from '@hearthline/rules/fields/field.ts';
import { ssnField } from '@hearthline/rules/fields/ssn.ts';
import { isMarried, spouseMissing } from '@hearthline/rules/regulation/states.ts';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { schemaResolver } from '@hearthline/kit/form/schema-resolver.ts';
import type { Labels } from '@hearthline/web/form/sent-form.ts';
import type { Application } from '../../../services/application.ts';
import { accessCodeField } from '../../../parts/electronic/AccessCode.tsx';
import { COPY as ACCESS } from '../../../parts/electronic/copy.ts';
import { OWNER, OWNER_PROBLEMS } from '../../../parts/owners/copy.ts';
import {
  asksMarriage,
  isSpouse,
  keyOf,
  lawOfSpouses,
  marriageOf,
  marriageProblem,
  MOST_OWNERS,
  NO_OWNER,
  ownerBody,
  ownerFields,
  type OwnerValues,
} from '../../../parts/owners/owner-rules.ts';
import { COPY, PROBLEMS } from './copy.ts';

type Body = OperationBody<'info-put'>;

/** A person who signs besides the borrower; `key` tells the cards apart. */
export type Owner = OwnerValues & { key: string };
export type ContactValues = {
  /** Nine digits; '' when the number on file is kept. */
  ssn: string;
  maritalStatus: MaritalStatus | '';
  ownership: Ownership | '';
  otherOwners: Owner[];
  purpose: LoanPurpose | '';
  /** Of the consent to electronic documents; '' where it was given. */
  code: string;
  agree: boolean;
};
export const DEFAULTS: ContactValues = { ssn: '', maritalStatus: '', ownership: '', otherOwners: [], purpose: '', code: '', agree: false };

/** What the answers are checked against. */
export type ContactContext = {
  readonly property: Pick<Application['property'], 'state' | 'occupancyType'>;
  /** The borrower's own email address. */
  readonly email: string;
  readonly production: boolean;
};

let made = 0;
/** An empty card. */
export const newOwner = (role: OwnerValues['role']): Owner => ({ ...NO_OWNER, key: `owner-${(made += 1)}`, role });

type Household = Pick<ContactValues, 'maritalStatus' | 'ownership'>;

/** The name of the state whose law has the borrower's spouse sign who is not on the title; null where nobody has to (lending §1.4.5). */
export const spouseState = ({ maritalStatus, ownership }: Household, property: ContactContext['property']): string | null =>
  maritalStatus === '' || !isMarried(maritalStatus) || ownership === '' ? null : lawOfSpouses(property);

/** Whether the page asks who else signs. */
export const asksOwners = (values: Household, property: ContactContext['property']): boolean =>
  values.ownership === 'JOINT' || values.ownership === 'TRUST' || spouseState(values, property) !== null;

/** The cards shown when an answer opens the list: at least one co-owner, and the spouse whom the state's law names. */
export function openingOwners(owners: readonly Owner[], values: Household, property: ContactContext['property']): Owner[] {
  const needed = spouseState(values, property) !== null;
  // Of joint owners one may be the spouse.
  const isJoint = values.ownership === 'JOINT';
  const spouse = needed && !isJoint && !owners.some(({ role }) => role === 'SPOUSE') ? [newOwner('SPOUSE')] : [];
  const first = isJoint && owners.length === 0 ? [newOwner(needed ? '' : 'CO_DEEDER')] : [];
  return [...owners, ...first, ...spouse];
}

/** The borrower's email, and one that another person on the page has: each signs with their own. */
const emailProblems = (own: string) =>
  wholeForm<{ readonly email: string }[]>((owners) =>
    owners.flatMap(({ email }, at) => {
      const key = keyOf(email);
      if (key === '') return [];
      const isTwice = owners.some((other, place) => place < at && keyOf(other.email) === key);
      const message = key === keyOf(own) ? OWNER_PROBLEMS.own : isTwice ? OWNER_PROBLEMS.twice : null;
      return message === null ? [] : [{ path: [at, 'email'], message }];
    }),
  );

/** Where the law has the spouse sign, one of the people is the spouse: an owner, or one who owns nothing. */
const spouseProblems = wholeForm<{ readonly role: OwnerValues['role'] }[]>((owners) =>
  owners.length === 0 || owners.some(({ role }) => isSpouse(role)) || owners.some(({ role }) => role === '')
    ? []
    : [{ path: [owners.length - 1, 'role'], message: OWNER_PROBLEMS.spouse }],
);

/** Where the law has the spouse of each owner sign: those of the other owners are named too. */
const otherSpouseProblems = (property: ContactContext['property']) =>
  wholeForm<Pick<OwnerValues, 'role' | 'marital'>[]>((owners) => {
    const others = owners.map((owner) => marriageOf(owner, 'JOINT')).filter((other) => other !== null);
    const { state, occupancyType } = property;
    const household = { ownership: 'JOINT', maritalStatus: null, livesThere: occupancyType === 'HOME' } as const;
    if (!isState(state) || spouseMissing({ ...household, state }, others) === null) return [];
    const alone = owners.filter(({ marital }) => marital === 'MARRIED_TO_OWNER').length === 1;
    const at = owners.findIndex(
      (owner) =>
        asksMarriage(owner, 'JOINT') && (alone ? owner.marital === 'MARRIED_TO_OWNER' : ['MARRIED', 'SEPARATED'].includes(owner.marital)),
    );
    return [{ path: [at, 'marital'], message: alone ? OWNER_PROBLEMS.eachOther : OWNER_PROBLEMS.otherSpouse }];
  });

/** The rules of one page of answers: people are checked only while they are asked for. */
export function contactResolver(
  { property, email, production }: ContactContext,
  { asksSsn, asksCode }: { readonly asksSsn: boolean; readonly asksCode: boolean },
): Resolver<ContactValues, unknown, ContactValues> {
  const owner = (ownership: Ownership | '') =>
    z.object({ key: z.string(), ...ownerFields(production) }).check(marriageProblem(ownership || null));
  const schema = (ownership: Ownership | '', asked: boolean, spouse: boolean) =>
    z.object({
      ssn: asksSsn ? ssnField({ production }) : z.string(),
      maritalStatus: z.enum(MARITAL_STATUSES, PROBLEMS.marital),
      ownership: z.enum(OWNERSHIPS, PROBLEMS.ownership),
      otherOwners: asked
        ? z
            .array(owner(ownership))
            .check(
              emailProblems(email),
              ...(spouse ? [spouseProblems] : []),
              ...(ownership === 'JOINT' ? [otherSpouseProblems(property)] : []),
            )
        : z.array(z.unknown()),
      purpose: z.enum(LOAN_PURPOSES, PROBLEMS.purpose),
      code: asksCode ? accessCodeField : z.string(),
      agree: z.boolean().check(z.refine((isTicked) => isTicked, { error: PROBLEMS.agree })),
    });
  return (values, context, options) =>
    schemaResolver<ContactValues>(schema(values.ownership, asksOwners(values, property), spouseState(values, property) !== null))(
      values,
      context,
      options,
    );
}

/** The request body of valid answers; null for answers that cannot be sent. */
export function bodyOf(values: ContactValues, property: ContactContext['property']): Body | null {
  const { maritalStatus, ownership, purpose } = values;
  if (maritalStatus === '' || ownership === '' || purpose === '') return null;
  const otherOwners = asksOwners(values, property) ? values.otherOwners : [];
  return {
    maritalStatus,
    ownership,
    purpose,
    otherOwners: otherOwners.map((owner) => ownerBody(owner, ownership)).filter((owner) => owner !== null),
  };
}

const { emailHint: _, ...OWNER_FIELDS } = OWNER;

/** Labels of the error summary, in page order: "Person 2, Email address". */
export function labelsOf(street: string): Labels<ContactValues> {
  const owners = Array.from({ length: MOST_OWNERS }, (_, at) =>
    Object.entries(OWNER_FIELDS).map(([field, label]) => [`otherOwners.${at}.${field}`, `${COPY.owner('', at + 1)}, ${label}`]),
  ).flat();
  return {
    ssn: COPY.ssn,
    maritalStatus: COPY.marital,
    ownership: COPY.ownership(street),
    ...Object.fromEntries(owners),
    purpose: COPY.purpose,
    code: ACCESS.code,
    agree: COPY.consent,
  };
}
