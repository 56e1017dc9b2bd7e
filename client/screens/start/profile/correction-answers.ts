import type { Reply, OperationBody } from '@hearthline/web/api/operation.ts';
import type { CorrectionKind } from '@hearthline/journey/corrections.ts';
import { isState, OCCUPANCY_TYPES, OWNERSHIPS, type OccupancyType, type Ownership } from '@hearthline/rules/enums.ts';
import { annualIncomeField, otherIncomeField } from '@hearthline/rules/fields/income.ts';
import { firstNameField, lastNameField } from '@hearthline/rules/fields/name.ts';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { homeAddressFields } from '../../../parts/address/address-rules.ts';
import type { AddressValues } from '../../../parts/address/address-values.ts';
import { schemaResolver } from '@hearthline/kit/form/schema-resolver.ts';
import { marriageProblem, NO_OWNER, ownerBody, ownerFields, type OwnerValues } from '../../../parts/owners/owner-rules.ts';
import { PROBLEMS } from './corrections-copy.ts';

type Body = OperationBody<'corrections-post'>;
type Answers = Reply<'corrections-get'>['answers'];

export const CORRECTED_KINDS = ['NAME', 'ADDRESS', 'INCOME', 'PROPERTY_USE', 'OWNERSHIP'] as const satisfies readonly CorrectionKind[];

export type CorrectionValues = {
  kind: CorrectionKind | '';
  firstName: string;
  middleName: string;
  lastName: string;
  home: AddressValues;
  incomePrimary: number | null;
  incomeOther: number | null;
  occupancy: OccupancyType | '';
  ownership: Ownership | '';
  owner: OwnerValues;
  note: string;
};

/** The form as it opens: the answers that stand. */
export function valuesOf({ name, address, incomePrimary, incomeOther, occupancy, ownership }: Answers): CorrectionValues {
  const { street1 = '', city = '', state = '', zip = '' } = address ?? {};
  return {
    kind: '',
    ...name,
    home: { isOpen: true, street1, street2: address?.street2 ?? '', city, state, zip },
    incomePrimary,
    incomeOther,
    occupancy,
    ownership: ownership ?? '',
    owner: NO_OWNER,
    note: '',
  };
}

/** Whether the other owner is asked for: a home that is now owned jointly, when nobody else signs yet. */
export const asksOwner = ({ ownership }: Pick<CorrectionValues, 'ownership'>, { signers }: Answers): boolean =>
  ownership === 'JOINT' && signers === 0;

type Context = { readonly answers: Answers; readonly production: boolean; readonly regulatorReview: boolean };

/** The rules of the answer that is corrected; the others are not checked. */
export function correctionResolver({
  answers,
  production,
  regulatorReview,
}: Context): Resolver<CorrectionValues, unknown, CorrectionValues> {
  return (values, context, options) => {
    const owner = asksOwner(values, answers)
      ? z.object(ownerFields(production)).check(marriageProblem(values.ownership || null))
      : z.unknown();
    const rows: Record<CorrectionKind | '', z.ZodMiniType> = {
      '': z.object({ kind: z.enum(CORRECTED_KINDS, PROBLEMS.kind) }),
      NAME: z.object({ firstName: firstNameField, lastName: lastNameField({ production }) }),
      ADDRESS: z.object({ home: homeAddressFields({ regulatorReview }) }),
      INCOME: z.object({ incomePrimary: annualIncomeField, incomeOther: otherIncomeField }),
      PROPERTY_USE: z.object({
        occupancy: z
          .enum(OCCUPANCY_TYPES, PROBLEMS.occupancy)
          .check(z.refine((value) => value !== answers.occupancy, { error: PROBLEMS.same })),
      }),
      OWNERSHIP: z.object({
        ownership: z.enum(OWNERSHIPS, PROBLEMS.ownership).check(z.refine((value) => value !== answers.ownership, { error: PROBLEMS.same })),
        owner,
      }),
    };
    return schemaResolver<CorrectionValues>(rows[values.kind])(values, context, options);
  };
}

/** What is sent of valid answers; null for answers that cannot be sent. */
export function correctionBody(values: CorrectionValues, answers: Answers): Body | null {
  const { kind, firstName, middleName, lastName, home, incomePrimary, incomeOther, occupancy, ownership, owner } = values;
  const note = values.note.trim() === '' ? {} : { note: values.note.trim() };
  const state = home.state.trim().toUpperCase();
  const otherOwner = asksOwner(values, answers) ? ownerBody(owner, ownership || null) : null;
  if (kind === 'NAME')
    return {
      kind,
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      ...(middleName.trim() !== '' && { middleName: middleName.trim() }),
      ...note,
    };
  if (kind === 'ADDRESS' && isState(state)) {
    const street2 = home.street2.trim();
    return {
      kind,
      street1: home.street1.trim(),
      ...(street2 !== '' && { street2 }),
      city: home.city.trim(),
      state,
      zip: home.zip.trim(),
      ...note,
    };
  }
  if (kind === 'INCOME') return { kind, incomePrimary: Math.floor(incomePrimary ?? 0), incomeOther: Math.floor(incomeOther ?? 0), ...note };
  if (kind === 'PROPERTY_USE' && occupancy !== '') return { kind, occupancy, ...note };
  if (kind === 'OWNERSHIP' && ownership !== '') return { kind, ownership, ...(otherOwner && { otherOwner }), ...note };
  return null;
}
