import { quietApi } from '../api/quiet-api.ts';

const PROFILE = '/service-profile/api/v1/profile';
const OPTERMIZERLY = '/service-application/api/v3/application/heloc/optermizerly-profile';

type Known = { readonly trackerUuid: string | null; readonly optimizelyProfileUuid: string | null };

/**
 * Ties the visit to the borrower's profile: its tracker where the profile has none (A364), and whom the experiments know them as.
 * Answers the latter. The tracker's own id serves, so that a visitor keeps the variations they were given.
 */
export async function identify(profile: Known, trackerUuid: string): Promise<string> {
  const { optimizelyProfileUuid: known, trackerUuid: held } = profile;
  if (held === null) await quietApi.PATCH(PROFILE, { body: { trackerUuid } });
  if (known !== null) return known;
  const query = { identityUuid: held ?? trackerUuid };
  const { data: found } = await quietApi.GET(OPTERMIZERLY, { params: { query } });
  const { data: said } = found?.optimizelyProfileUuid
    ? { data: found }
    : await quietApi.PATCH(OPTERMIZERLY, { params: { query }, body: { optimizelyProfileUuid: query.identityUuid } });
  const uuid = said?.optimizelyProfileUuid ?? query.identityUuid;
  await quietApi.PATCH(PROFILE, { body: { optimizelyProfileUuid: uuid } });
  return uuid;
}
