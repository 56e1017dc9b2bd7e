import { profileGet } from '@hearthline/web/operations/service-profile.ts';
import { affiliatePrefill, offerCode, referralPrefill } from '@hearthline/web/operations/organization.ts';
import type { PartialRegistration } from '@hearthline/journey/registration/data.ts';
import type { PrefillSources } from '@hearthline/journey/registration/prefill.ts';
import { displayPhone } from '@hearthline/rules/phone.ts';
import { SUFFIXES, type Suffix } from '@hearthline/rules/enums.ts';
import { ApiError, serverMessage } from '@hearthline/web/api/api-error.ts';
import { api } from '../api/api.ts';
import { attribution, rememberAttribution } from '../attribution.ts';
import { toasts } from '../toasts.ts';
import { session } from '../session/session.ts';
import { setAffiliate, setOfferCode } from './campaign.ts';

const suffixOf = (text: string): Suffix => SUFFIXES.find((suffix) => suffix === text) ?? '';

/** A source that fails or times out leaves its fields empty: registration never waits for it longer than that. */
async function quietly<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

async function fromProfile(): Promise<PartialRegistration | undefined> {
  const data = await api(profileGet);
  if (!data) return undefined;
  const home = data.addresses[0];
  const phone = data.phoneNumbers[0];
  return {
    name: { ...data.name, suffix: suffixOf(data.name.suffix) },
    ...(data.dob !== null && { dob: data.dob }),
    email: data.email,
    ...(phone && { phoneNumber: displayPhone(phone.number) }),
    ...(home && {
      homeAddress: { street1: home.street1, street2: home.street2, city: home.city, state: home.state as never, zip: home.zip },
    }),
  };
}

async function fromReferral(referralUuid: string): Promise<PartialRegistration | undefined> {
  const data = await api(referralPrefill, { path: { referralUuid } });
  if (!data) return undefined;
  const { firstName, lastName, suffix, street1, street2, city, state, zip, phoneNumber, email, referrerUuid } = data;
  if (referrerUuid !== null && attribution().referrer === undefined) rememberAttribution(`?referrer=${referrerUuid}`);
  return {
    name: { firstName, lastName, suffix: suffixOf(suffix) },
    propertyAddress: { street1, street2, city, state, zip },
    phoneNumber: displayPhone(phoneNumber),
    email,
  };
}

/** An offer that has expired or is unknown is reported; the registration continues without it (AMB-125). */
async function readOffer(code: string) {
  try {
    return await api(offerCode, { path: { code } });
  } catch (error) {
    const message = error instanceof ApiError && error.status === 404 ? serverMessage(error) : undefined;
    if (message) toasts.show(message);
    return undefined;
  }
}

async function fromOfferCode(code: string): Promise<PartialRegistration | undefined> {
  const data = await readOffer(code);
  if (!data) return undefined;
  setOfferCode({ code: data.offerCode, inHomeDate: data.inHomeDate, respondByDate: data.respondByDate });
  const { firstName, lastName, street1, street2, city, state, zip } = data;
  return { name: { firstName, lastName }, propertyAddress: { street1, street2, city, state, zip } };
}

async function fromAffiliate(affiliate: string): Promise<PartialRegistration | undefined> {
  const data = await api(affiliatePrefill, { query: { affiliate } });
  if (!data) return undefined;
  setAffiliate({ list: data.affiliateList, abVersion: data.abVersion });
  return {
    name: { ...data.name, suffix: suffixOf(data.name.suffix) },
    propertyAddress: data.address,
    ...(data.dob !== null && { dob: data.dob }),
    email: data.email,
    phoneNumber: displayPhone(data.phone),
    ...(data.income !== null && { income: { income: Math.floor(data.income) } }),
  };
}

/** Reads every prefill source in this visitor's attribution or session, in parallel (AMB-126). */
export async function readPrefillSources(): Promise<PrefillSources> {
  const { rid, offerCode, affiliate } = attribution();
  const [profile, wholesaleReferral, fromOffer, fromLead] = await Promise.all([
    session.isSignedIn() ? quietly(fromProfile) : undefined,
    rid === undefined ? undefined : quietly(() => fromReferral(rid)),
    offerCode === undefined ? undefined : quietly(() => fromOfferCode(offerCode)),
    affiliate === undefined ? undefined : quietly(() => fromAffiliate(affiliate)),
  ]);
  return { profile, wholesaleReferral, offerCode: fromOffer, affiliate: fromLead };
}
