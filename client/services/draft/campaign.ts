/** The mailed offer a visitor came with: sent with the create request. */
export type OfferCode = { readonly code: string; readonly inHomeDate: string; readonly respondByDate: string };
/** What an affiliate sent in advance besides prefilled answers. */
export type Affiliate = { readonly list: readonly string[]; readonly abVersion: string | null };

let offerCode: OfferCode | null = null;
let affiliate: Affiliate | null = null;

/** Lead campaigns whose offers are shown live (fictional). */
export const LIVE_OFFER_CAMPAIGNS: readonly string[] = ['HOMEPATH_LIVE', 'RATEFINDER_LIVE'];

export function setOfferCode(found: OfferCode): void {
  offerCode = found;
}

export function setAffiliate(found: Affiliate): void {
  affiliate = found;
}

/** The campaign data of the create request, and whether this is the direct-mail flow, whose button reads 'Apply Now'. */
export const campaign = {
  offerCode: (): OfferCode | null => offerCode,
  affiliate: (): Affiliate | null => affiliate,
  hasLiveOffers: (): boolean => affiliate?.list.some((code) => LIVE_OFFER_CAMPAIGNS.includes(code)) ?? false,
} as const;
