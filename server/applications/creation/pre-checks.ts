import type { FactOf } from '@hearthline/journey/facts/fact.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { dateInZone, type IsoDate } from '@hearthline/rules/dates.ts';
import { applicantReasons } from '@hearthline/rules/eligibility.ts';
import { timeZoneOf } from '@hearthline/rules/time-zone.ts';
import type { ReasonCode, StateCode } from '@hearthline/rules/enums.ts';

/** What the facts do not say: they are for good, names and birth dates are not. */
type About = {
  readonly place: { readonly state: StateCode; readonly zip: string };
  readonly homeState: StateCode;
  readonly birth: IsoDate;
  readonly at: Date;
};
type Stated = Pick<FactOf<'applicationCreated'>, 'listedForSale' | 'employmentType'>;

/** Why an application is ineligible at once (lending §1.2, row 1); none when it is not. The day is counted where the property is (AMB-128). */
export function preCheckReasons(
  lender: Lender,
  { listedForSale, employmentType }: Stated,
  { place, homeState, birth, at }: About,
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
