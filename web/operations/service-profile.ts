/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** The caller's profile */
export const profileGet: Operation<'profile-get'> = 'GET /service-profile/api/v1/profile';

/** Birth date and home address */
export const profilePut: Operation<'profile-put'> = 'PUT /service-profile/api/v1/profile';

/** Set tracking identifiers; once set they do not change */
export const profilePatch: Operation<'profile-patch'> = 'PATCH /service-profile/api/v1/profile';

/** First, middle and last name, suffix */
export const profileName: Operation<'profile-name'> = 'PUT /service-profile/api/v1/profile/name';

/** The mobile phone */
export const profilePhone: Operation<'profile-phone'> = 'PUT /service-profile/api/v1/profile/phone';

/** Save the Social Security number, encrypted; returns its last four digits */
export const profileSsn: Operation<'profile-ssn'> = 'PUT /service-profile/api/v1/profile/ssn';

/** Versions of the privacy, terms and electronic-communication consents */
export const profileConsentTypes: Operation<'profile-consent-types'> = 'GET /service-profile/api/v1/profile/consent-types';

/** The full text of the terms, the privacy policy or the electronic communications policy */
export const agreementGet: Operation<'agreement-get'> = 'GET /service-profile/external/api/v1/agreements/{type}';

/** Remove the caller’s feedback where other owners are asked to sign */
export const feedbackCeo: Operation<'feedback-ceo'> = 'POST /service-profile/api/v1/feedback/ceo';
