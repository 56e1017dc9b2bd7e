import { assetAddressOf, homeAddressOf, type RegistrationAddress, type RegistrationData } from '@hearthline/journey/registration/data.ts';
import { employmentAnswerFor, employmentTypeFor } from '@hearthline/rules/employment.ts';
import type { paths } from '../../../services/api/schema.d.ts';
import { type Attribution, utmParameters } from '../../../services/attribution.ts';
import type { Affiliate, OfferCode } from '../../../services/draft/campaign.ts';

export const CREATE = '/service-application/api/v3/application/helocs';
export type CreateBody = paths[typeof CREATE]['post']['requestBody']['content']['application/json'];
type Address = CreateBody['propertyRequest'];

/** A version of a consent's text, as the consent-types calls tell it. */
export type ConsentVersion = { readonly type: string; readonly version: string };

export type CreateFacts = {
  readonly data: RegistrationData;
  readonly attribution: Attribution;
  readonly offerCode: OfferCode | null;
  readonly affiliate: Affiliate | null;
  readonly hasLiveOffers: boolean;
  /** PRIVACY, TERMS, COMMUNICATIONS. */
  readonly consents: readonly ConsentVersion[];
  /** SOFT_CREDIT, HARD_CREDIT. */
  readonly creditConsents: readonly ConsentVersion[];
  /** fe-heloc-direct-debt-payoff. */
  readonly paysDebtsDirectly: boolean;
  /** fe-heloc-ny-fcra: the soft-credit consent is sent for New York too. */
  readonly newYorkConsents: boolean;
  readonly profile: { readonly homeAddressUuid: string | null; readonly optimizelyProfileUuid: string | null };
};

const addressOf = ({ street1, street2, city, state, zip }: RegistrationAddress): Omit<Address, 'type'> => ({
  street1: street1.trim(),
  ...(street2.trim() !== '' && { street2: street2.trim() }),
  city: city.trim(),
  state: state as Address['state'],
  zip: zip.trim(),
});

/** The whole body of the create call. Members that have nothing to say are left out; income in whole dollars a year. */
export function createBody(facts: CreateFacts): CreateBody {
  const { data, attribution, offerCode, affiliate, profile } = facts;
  const { name, income, propertyAddress } = data;
  const asset = assetAddressOf(data);
  const soft = facts.creditConsents.find(({ type }) => type === 'SOFT_CREDIT');
  const sendsSoft = soft && (propertyAddress.state !== 'NY' || facts.newYorkConsents);
  const answer = employmentAnswerFor(income.employmentType);
  const utm = utmParameters(attribution);
  const { totalExpertOwnerId, totalExpertContactId } = attribution;
  return {
    ...(facts.paysDebtsDirectly && { abVersionsRequest: { versions: [{ name: 'DIRECT_DEBT_PAYOFF', version: 'v1' }] } }),
    ...(affiliate?.abVersion && { affiliateAbVersion: affiliate.abVersion }),
    affiliateAppIndicator: affiliate !== null,
    affiliateLiveOffers: facts.hasLiveOffers,
    consentListRequest: { consents: facts.consents.map(({ type, version }) => ({ type: type as 'PRIVACY', version, optInOut: 'OPT_IN' })) },
    ...(sendsSoft && { consentRequests: [{ type: 'SOFT_CREDIT', version: soft.version }] }),
    income: { incomeCoDeeders: 0, incomePrimary: Math.floor(income.income ?? 0), incomeOther: Math.floor(income.otherIncome ?? 0) },
    ...((totalExpertOwnerId || totalExpertContactId) && {
      marketingTools: { ...(totalExpertOwnerId && { totalExpertOwnerId }), ...(totalExpertContactId && { totalExpertContactId }) },
    }),
    profileRequest: {
      name: {
        firstName: name.firstName.trim(),
        ...(name.middleName.trim() !== '' && { middleName: name.middleName.trim() }),
        lastName: name.lastName.trim(),
        dob: data.dob,
        ...(name.suffix !== '' && { suffix: name.suffix }),
      },
      email: data.email.trim(),
      homeAddress: {
        ...addressOf(homeAddressOf(data)),
        ...(profile.homeAddressUuid !== null && { uuid: profile.homeAddressUuid }),
        type: 'HOME',
      },
      ...(asset && { assetAddress: addressOf(asset) }),
    },
    propertyListedForSale: data.isListedForSale ?? false,
    propertyRequest: { ...addressOf(propertyAddress), type: propertyAddress.occupancyType ?? 'HOME' },
    publish: true,
    ...(Object.keys(utm).length > 0 && { utmParameters: utm }),
    employmentType: employmentTypeFor(income.employmentType),
    ...(answer && { employmentAnswer: answer }),
    ...(offerCode && { offerCode }),
    ...(profile.optimizelyProfileUuid && { optimizelyProfileRequest: { optimizelyProfileUuid: profile.optimizelyProfileUuid } }),
    ...(attribution.referrer && { referrerId: attribution.referrer }),
    ...(attribution.rid && { referralId: attribution.rid }),
  };
}
