import { addDays, type IsoDate } from '../dates.ts';

/** Flood Disaster Protection Act, 42 USC 4012a, 4104a, 4104b; 12 CFR 22; lending §2.8. */

/** Maximum coverage in dollars of the national program on a home of one to four families (42 USC 4013(b)). */
export const NFIP_MAX = 250_000;
/** Days before closing that count as a reasonable time for the notice; the borrower may acknowledge sooner. */
const NOTICE_DAYS = 10;
/** Days in which a borrower may ask FEMA to review a determination (42 USC 4012a(e)(3)). */
export const FLOOD_REVIEW_DAYS = 45;
/** Days after a notice of missing coverage for the borrower to buy it, before the lender does (42 USC 4012a(e)). */
export const FORCE_PLACE_DAYS = 45;

export const FLOOD_PARTICIPATION = ['REGULAR', 'EMERGENCY', 'NO'] as const;
export type FloodParticipation = (typeof FLOOD_PARTICIPATION)[number];

/** A special flood hazard area: any zone whose name begins with A or V. */
export const isFloodHazardArea = (zone: string): boolean => /^[AV]/i.test(zone.trim());

/** Required coverage in whole dollars: the smallest of the debt (line and senior liens), the insurable value, and the program's maximum. */
export const floodCoverage = ({
  line,
  seniorLiens,
  insurableValue,
}: {
  line: number;
  seniorLiens: number;
  insurableValue: number;
}): number => Math.ceil(Math.min(line + seniorLiens, insurableValue, NFIP_MAX));

/** The first possible day of closing after a notice: ten days later, or the day it was acknowledged. */
export const floodEarliestClosing = (noticeSent: IsoDate, acknowledgedOn: IsoDate | null): IsoDate => {
  const waited = addDays(noticeSent, NOTICE_DAYS);
  return acknowledgedOn !== null && acknowledgedOn < waited ? acknowledgedOn : waited;
};
