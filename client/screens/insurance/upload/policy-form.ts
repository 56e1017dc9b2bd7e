import type { OperationBody } from '@hearthline/web/api/operation.ts';
import { isYearAtLeast, parseIsoDate } from '@hearthline/rules/dates.ts';
import { moneyField } from '@hearthline/rules/fields/estimate.ts';
import { textField } from '@hearthline/rules/fields/field.ts';
import type { InsuranceGap } from '@hearthline/rules/regulation/insurance.ts';
import * as z from 'zod/mini';
import type { Insurance } from '../InsuranceLinks.tsx';
import { COPY, PROBLEMS } from './copy.ts';

/** A policy as it is typed; dollars, dates yyyy-MM-dd. The flood policy has the same members with a prefix. */
const PARTS = ['carrier', 'policyNumber', 'dwellingCoverage', 'effective', 'expires'] as const;
type PolicyPart = (typeof PARTS)[number];
export type PolicyField = PolicyPart | `flood_${PolicyPart}`;
type Typed<Part extends string> = Part extends `${string}dwellingCoverage` ? number | null : string;
export type PolicyValues = { [Part in PolicyField]: Typed<Part> };

const CARRIER_MAX = 80;
const NUMBER_MAX = 40;
const COVERAGE = { min: 1, max: 99_999_999 } as const;

const named = (problem: string, max: number) =>
  textField(problem, [
    [(text) => text.length >= 2, problem],
    [(text) => text.length <= max, PROBLEMS.tooLong],
  ]);
const isDate = (text: string): boolean => {
  const parts = parseIsoDate(text);
  return parts !== null && isYearAtLeast(parts.year);
};
const day = z.string().check(z.refine(isDate, { error: PROBLEMS.date }));

/** The rules of what is typed; the flood policy only where one is required. */
export function policySchema(needsFlood: boolean) {
  const fields = (prefix: '' | 'flood_') => ({
    [`${prefix}carrier`]: named(PROBLEMS.carrier, CARRIER_MAX),
    [`${prefix}policyNumber`]: named(PROBLEMS.policyNumber, NUMBER_MAX),
    [`${prefix}dwellingCoverage`]: moneyField(COVERAGE),
    [`${prefix}effective`]: day,
    [`${prefix}expires`]: day,
  });
  const isInOrder = (values: Record<string, unknown>, prefix: '' | 'flood_'): boolean => {
    const [starts, ends] = [String(values[`${prefix}effective`]), String(values[`${prefix}expires`])];
    return !isDate(starts) || !isDate(ends) || starts < ends;
  };
  return z.object({ ...fields(''), ...(needsFlood && fields('flood_')) }).check(
    z.refine((values) => isInOrder(values, ''), { error: PROBLEMS.order, path: ['expires'] }),
    z.refine((values) => !needsFlood || isInOrder(values, 'flood_'), { error: PROBLEMS.order, path: ['flood_expires'] }),
  );
}

export const LABELS: Readonly<Record<PolicyField, string>> = {
  carrier: COPY.carrier,
  policyNumber: COPY.policyNumber,
  dwellingCoverage: COPY.dwellingCoverage,
  effective: COPY.effective,
  expires: COPY.expires,
  flood_carrier: `${COPY.flood}, ${COPY.carrier}`,
  flood_policyNumber: `${COPY.flood}, ${COPY.policyNumber}`,
  flood_dwellingCoverage: COPY.floodCoverage,
  flood_effective: `${COPY.flood}, ${COPY.effective}`,
  flood_expires: `${COPY.flood}, ${COPY.expires}`,
};

/** The field that a gap is about. */
export const FIELD_OF_GAP: Readonly<Record<InsuranceGap, PolicyField>> = {
  COVERAGE_TOO_LOW: 'dwellingCoverage',
  NOT_IN_FORCE: 'effective',
  EXPIRES_SOON: 'expires',
  FLOOD_POLICY_MISSING: 'flood_carrier',
  FLOOD_COVERAGE_TOO_LOW: 'flood_dwellingCoverage',
  FLOOD_POLICY_NOT_IN_FORCE: 'flood_effective',
  FLOOD_POLICY_EXPIRES_SOON: 'flood_expires',
};

/** What the form begins with: the policies given last, or nothing. */
export function valuesOf(given: Insurance['given']): PolicyValues {
  const [home, flood] = [given, given?.flood];
  return {
    carrier: home?.carrier ?? '',
    policyNumber: home?.policyNumber ?? '',
    dwellingCoverage: home?.dwellingCoverage ?? null,
    effective: home?.effective ?? '',
    expires: home?.expires ?? '',
    flood_carrier: flood?.carrier ?? '',
    flood_policyNumber: flood?.policyNumber ?? '',
    flood_dwellingCoverage: flood?.dwellingCoverage ?? null,
    flood_effective: flood?.effective ?? '',
    flood_expires: flood?.expires ?? '',
  };
}

type Body = OperationBody<'insurance-put'>;

/** What is sent, from what was typed and the page that was uploaded. */
export function bodyOf(typed: PolicyValues, needsFlood: boolean, documentUuid: string | undefined): Body {
  return {
    carrier: typed.carrier.trim(),
    policyNumber: typed.policyNumber.trim(),
    dwellingCoverage: typed.dwellingCoverage ?? 0,
    effective: typed.effective,
    expires: typed.expires,
    ...(needsFlood && {
      flood: {
        carrier: typed.flood_carrier.trim(),
        policyNumber: typed.flood_policyNumber.trim(),
        dwellingCoverage: typed.flood_dwellingCoverage ?? 0,
        effective: typed.flood_effective,
        expires: typed.flood_expires,
      },
    }),
    ...(documentUuid !== undefined && { documentUuid }),
  };
}
