/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** A brand's mark, as image/svg+xml */
export const logo: Operation<'logo'> = 'GET /apps/frontend-private-label/{orgBrand}/logo.svg';

/** What is drawn from a brand’s mark: on dark, in one color, favicon, for links and for mails; SVG or PNG */
export const brandPicture: Operation<'brand-picture'> = 'GET /apps/frontend-private-label/{orgBrand}/{picture}';

/** States the organization lends in */
export const statesEligibility: Operation<'states-eligibility'> = 'GET /service-application/external/api/v2/heloc/states-eligibility';

/** Zips the organization does not lend in */
export const zipEligibility: Operation<'zip-eligibility'> = 'GET /service-application/external/api/v1/heloc/zip-eligibility';

/** Licensed states, for the footer */
export const stateLicenses: Operation<'state-licenses'> = 'GET /service-application/external/api/v1/heloc/state-licenses';

/** A department's week, Monday first, in the organization's time zone */
export const operatingHours: Operation<'operating-hours'> = 'GET /service-operating-hours/external/api/v1/hours/{department}';

/** The same, in the form the closed chat requests */
export const operatingWeek: Operation<'operating-week'> = 'GET /service-operating-hours/external/api/v1/hours/{department}/week';

/** Is the department open at this minute? */
export const openStatus: Operation<'open-status'> = 'GET /service-operating-hours/external/api/v1/hours/{department}/openStatus';

/** The referring loan officer */
export const loanOfficer: Operation<'loan-officer'> = 'GET /service-lead-portal/api/lo/{loanOriginatorUuid}';

/** States the referring loan officer is licensed in */
export const loanOfficerStates: Operation<'loan-officer-states'> = 'GET /service-lead-portal/api/lo/{loanOriginatorUuid}/licensed-states';

/** Whether a referral is still open, and its loan officer */
export const referralStatus: Operation<'referral-status'> = 'GET /service-application/external/api/v1/heloc/referral-id/{referralUuid}';

/** Prefill from a broker’s referral */
export const referralPrefill: Operation<'referral-prefill'> = 'GET /service-lead-portal/api/referrals/{referralUuid}';

/** The prescreened offer of a mailed code; unknown and expired codes get 404 */
export const offerCode: Operation<'offer-code'> = 'GET /offercode/{code}';

/** Prefill from an affiliate’s lead */
export const affiliatePrefill: Operation<'affiliate-prefill'> = 'GET /a/external/prepop';

/** Where the entries of the menus lead, who may give feedback, and where the banners are */
export const menusGet: Operation<'menus-get'> = 'GET /service-application/external/api/v1/heloc/menus';
