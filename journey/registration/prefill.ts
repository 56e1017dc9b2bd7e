/** Prefill of registration from five sources, strongest first, never over typed answers (AMB-126). */
import { registrationOf } from './data.ts';
import type { PartialRegistration, RegistrationData } from './data.ts';
import { MEMBERS } from './members.ts';

/** Strongest first (AMB-126). */
export const PREFILL_SOURCES = ['profile', 'wholesaleReferral', 'offerCode', 'affiliate', 'draft'] as const;
export type PrefillSource = (typeof PREFILL_SOURCES)[number];
export type PrefillSources = { readonly [Source in PrefillSource]?: PartialRegistration | undefined };

/** The source of each prefilled member; members the borrower gave, now or in a draft, are not included. */
export type PrefilledFrom = { readonly [Field in keyof RegistrationData]?: PrefillSource };

type Unit = { readonly field: keyof RegistrationData; readonly parts: readonly string[]; readonly signal: readonly string[] };
type Row = { readonly field: keyof RegistrationData; readonly part: string | undefined; readonly prefill: string };

const ROWS: readonly Row[] = Object.entries(MEMBERS).map(([member, { prefill: how }]) => {
  const [field, part] = member.split('.') as [keyof RegistrationData, string | undefined];
  return { field, part, prefill: how };
});
const partsOf = (field: string, ...how: readonly string[]): readonly string[] =>
  ROWS.flatMap((row) => (row.field === field && row.part !== undefined && how.includes(row.prefill) ? [row.part] : []));

/**
 * Members prefilled together, so that a street of one source is never combined with the city of another, and the member that decides
 * whether a source has them.
 */
const UNITS: readonly Unit[] = ROWS.flatMap(({ field, part, prefill: how }) => {
  if (part === undefined) return [];
  if (how === 'alone') return [{ field, parts: [part], signal: [part] }];
  const signal = partsOf(field, 'leads');
  return part === signal[0] ? [{ field, parts: partsOf(field, 'leads', 'follows'), signal }] : [];
});
const SINGLES = ROWS.flatMap(({ field, part, prefill: how }) => (part === undefined && how === 'alone' ? [field] : []));

const given = (value: unknown) => value !== undefined && value !== null && value !== '';
const partOf = (record: PartialRegistration | undefined, field: string, part: string): unknown =>
  (record as Record<string, Record<string, unknown>> | undefined)?.[field]?.[part];

/**
 * The initial registration: typed answers, never overwritten, then the sources by strength. `contactKnown`: email and phone came from a
 * source other than the draft, so the contact step is skipped. `from` names the source of each prefilled member.
 */
export function prefill(
  typed: PartialRegistration,
  sources: PrefillSources,
): { data: RegistrationData; contactKnown: boolean; from: PrefilledFrom } {
  const order = [typed, ...PREFILL_SOURCES.map((source) => sources[source])];
  const filled: Record<string, unknown> = {};
  const from: { [Field in keyof RegistrationData]?: PrefillSource } = {};
  const mark = (field: keyof RegistrationData, winner: PartialRegistration): void => {
    const source = PREFILL_SOURCES.find((name) => name !== 'draft' && sources[name] === winner);
    if (source !== undefined) from[field] ??= source;
  };
  for (const { field, parts, signal } of UNITS) {
    const winner = order.find((record) => signal.some((part) => given(partOf(record, field, part))));
    if (winner === undefined) continue;
    mark(field, winner);
    filled[field] = {
      ...(filled[field] as object | undefined),
      ...Object.fromEntries(parts.map((part) => [part, partOf(winner, field, part)])),
    };
  }
  for (const field of SINGLES) {
    const winner = order.find((record) => given(record?.[field]));
    if (winner === undefined) continue;
    mark(field, winner);
    filled[field] = winner[field];
  }
  const before = [sources.profile, sources.wholesaleReferral, sources.offerCode, sources.affiliate];
  const knows = (field: 'email' | 'phoneNumber') => before.some((source) => given(source?.[field]));
  const data = registrationOf(filled);
  return {
    data: {
      ...data,
      isPrepopComplete: true,
      isEmailPrefilledByProfile: given(sources.profile?.email) && data.email === sources.profile?.email,
    },
    contactKnown: knows('email') && knows('phoneNumber'),
    from,
  };
}
