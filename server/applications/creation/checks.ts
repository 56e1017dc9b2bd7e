import type { helocCreate } from '@hearthline/contract/application/create.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type Application, applicationsOf, type Connection } from '@hearthline/database/stores/application/application.ts';
import { claimReferral } from '@hearthline/database/stores/lender/referrals.ts';
import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import { dayAtProperty } from '@hearthline/journey/today.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { dateInZone, type IsoDate } from '@hearthline/rules/dates.ts';
import { applicantReasons, isWaiting, NOT_REFERRED_MESSAGE, waitEndsOn } from '@hearthline/rules/eligibility.ts';
import { CONSENT_TYPES, type ReasonCode, type StateCode } from '@hearthline/rules/enums.ts';
import { timeZoneOf } from '@hearthline/rules/time-zone.ts';
import { isUuid } from '@hearthline/rules/uuid.ts';
import type { PoolClient } from 'pg';
import type { z } from 'zod';
import type { Context } from '../../config/context.ts';
import { isFlagOn } from '../../organizations/flags.ts';
import { isCurrentVersion } from '../../identity/consents/consent-texts.ts';

/**
 * Registers the borrower's referral; returns its id, or null where it is not theirs. A lender that accepts only referred borrowers refuses a borrower without one, and one whose referral is unknown,
 * expired, another lender's or another person's (AMB-75).
 */
export async function enterByReferral(
  client: PoolClient,
  lender: Lender,
  by: {
    readonly identityUuid: string;
    readonly referralId: string | undefined;
    readonly isReferredByOfficer: boolean;
    readonly today: string;
  },
): Promise<string | null> {
  const { identityUuid, referralId, today } = by;
  const isReferred =
    isUuid(referralId) && (await claimReferral(client, { uuid: referralId, organization: lender.orgCode, identityUuid, today }));
  const isLet = lender.wholesale ? isReferred : !lender.loRequired || isReferred || by.isReferredByOfficer;
  if (!isLet) throw new Problem('conflict', { message: NOT_REFERRED_MESSAGE });
  return isReferred ? referralId : null;
}

type Body = z.output<typeof helocCreate.body>;
type GivenConsent = Body['consentListRequest']['consents'][number] | NonNullable<Body['consentRequests']>[number];

const consentsOf = ({ consentListRequest, consentRequests = [] }: Body): GivenConsent[] => [
  ...consentListRequest.consents,
  ...consentRequests,
];

/** Refuses the body unless every required consent is there in its current version; the Problem invalid_request names each that is not. */
export function refuseConsents(body: Body): void {
  const given = consentsOf(body);
  const missing = CONSENT_TYPES.filter((type) => !given.some((c) => c.type === type));
  if (missing.length > 0)
    throw new Problem('invalid_request', {
      message: 'Consents are missing',
      errors: missing.map((type) => ({ field: `consentListRequest.consents.${type}`, message: 'Required' })),
    });
  const wrong = given.filter((c) => !isCurrentVersion(c.type, c.version));
  if (wrong.length > 0)
    throw new Problem('invalid_request', {
      message: 'A consent is not of the current version',
      errors: wrong.map((c) => ({ field: `consents.${c.type}`, message: 'Read the current version and consent again' })),
    });
}

/**
 * The body without consents that are given too early: New York requires the soft-inquiry consent on a page of its own, after its notices, so one
 * sent along does not count unless the flag allows it.
 */
export async function withoutEarlyConsents(ctx: Context, orgCode: string, body: Body): Promise<Body> {
  const { consentRequests, ...rest } = body;
  if (body.propertyRequest.state !== 'NY' || !consentRequests?.some(({ type }) => type === 'SOFT_CREDIT')) return body;
  return (await isFlagOn(ctx, 'fe-heloc-ny-fcra', orgCode)) ? body : rest;
}

/** What the body consents to. */
export const consentsOfBody = (body: Body) => consentsOf(body).map(({ type, version }) => ({ type, version }));

/** Data that facts do not contain: facts are permanent, names and birth dates are not. */
type ApplicantDetails = {
  readonly place: { readonly state: StateCode; readonly zip: string };
  readonly homeState: StateCode;
  readonly birth: IsoDate;
  readonly at: Date;
};
type Stated = Pick<FactOf<'applicationCreated'>, 'listedForSale' | 'employmentType'>;

/** Why an application is ineligible at once (lending §1.2, row 1); empty when it is eligible. The day is counted in the property's time zone (AMB-128). */
export function preCheckReasons(
  lender: Lender,
  { listedForSale, employmentType }: Stated,
  { place, homeState, birth, at }: ApplicantDetails,
): ReasonCode[] {
  return applicantReasons({
    place: { ...place, ...lender },
    listedForSale,
    birth,
    today: dateInZone(at, timeZoneOf(place.state)),
    states: [homeState, place.state],
    ageRestricted: lender.heloc.ageRestricted,
    employment: employmentType === 'UNRECOGNIZED' ? 'UNEMPLOYED' : employmentType,
  });
}

/** Whether a person may start an application: none is active, and the wait after the last HELOC is over (AMB-28, AMB-29). */
export type AbilityToStart = {
  readonly active: readonly Application[];
  readonly waitUntil: IsoDate | null;
  /** When each of the person's applications was begun. */
  readonly begun: readonly Date[];
};

/** Days are counted in the time zone of the last HELOC's property, by that application's clock: in the sandbox it may be ahead of others. */
export async function abilityToStart(ctx: Context, on: Connection, identityUuid: string): Promise<AbilityToStart> {
  const applications = await applicationsOf(on, identityUuid);
  const opened = applications.flatMap(({ uuid, completedAt, facts }) =>
    completedAt ? [{ uuid, facts, on: dayAtProperty(facts, completedAt) }] : [],
  );
  const last = opened.toSorted((a, b) => (a.on < b.on ? 1 : -1))[0];
  const waits = last && isWaiting(last.on, dayAtProperty(last.facts, ctx.clock.now(last.uuid)));
  return {
    active: applications.filter((a) => a.active),
    waitUntil: waits ? waitEndsOn(last.on) : null,
    begun: applications.map(({ createdAt }) => createdAt),
  };
}

/** Throws already_active or conflict when the person may not start now. */
export function refuseStart({ active, waitUntil }: { readonly active: boolean; readonly waitUntil: IsoDate | null }): void {
  if (active) throw new Problem('already_active', { message: 'Active application already exists.' });
  if (waitUntil) throw new Problem('conflict', { message: 'It looks like you have received a HELOC from us within the last 45 days.' });
}

const DAY_MS = 86_400_000;

/**
 * Throws too_many_requests when a person has begun as many applications within a day as one may. Each asks the credit bureau and other vendors, and one that is
 * withdrawn can be begun again at once. Counted from the applications themselves, in the transaction that adds one.
 */
export function refuseMany({ config }: Pick<Context, 'config'>, begun: readonly Date[], now: Date): void {
  const [oldest] = begun
    .map((at) => at.getTime() + DAY_MS - now.getTime())
    .filter((left) => left > 0)
    .toSorted((a, b) => b - a)
    .slice(config.throttles.applications - 1);
  if (oldest !== undefined) throw new Problem('too_many_requests', { headers: { 'retry-after': String(Math.ceil(oldest / 1000)) } });
}
