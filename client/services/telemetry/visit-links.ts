import { profilePatch } from '@hearthline/web/operations/service-profile.ts';
import { experimentsPatch, fullStoryLinkPut, optermizerlyGet, optermizerlyPatch } from '@hearthline/web/operations/service-application.ts';
import { decision } from '@hearthline/web/operations/service-optimize.ts';
import { quietApi } from '../api/api.ts';
import { organization } from '../organization/organization.ts';

type Known = { readonly trackerUuid: string | null; readonly optimizelyProfileUuid: string | null };

/**
 * Links the visit to the borrower's profile: its tracker where the profile has none (A §7.2), and the id for experiments, which it returns.
 * The tracker's own id is used, so that a visitor keeps the variations they were given.
 */
export async function identify(profile: Known, trackerUuid: string): Promise<string> {
  const { optimizelyProfileUuid: known, trackerUuid: held } = profile;
  if (held === null) await quietApi(profilePatch, { body: { trackerUuid } });
  if (known !== null) return known;
  const query = { identityUuid: held ?? trackerUuid };
  const found = await quietApi(optermizerlyGet, { query });
  const said = found.optimizelyProfileUuid
    ? found
    : await quietApi(optermizerlyPatch, { query, body: { optimizelyProfileUuid: query.identityUuid } });
  const uuid = said.optimizelyProfileUuid ?? query.identityUuid;
  await quietApi(profilePatch, { body: { optimizelyProfileUuid: uuid } });
  return uuid;
}

/** Records under which variation of each experiment an application started, for the tracker they were decided for. */
export async function assignExperiments(uuid: string, trackerId: string): Promise<void> {
  const data = await quietApi(decision, {
    path: { context: 'secure' },
    body: { optimizeUser: { trackerId, attributes: { organization: organization().orgCode, applicationUuid: uuid } } },
  });
  const experiments = data.decisions.map(({ flagKey, experimentKey = flagKey, enabled, variationKey }) => ({
    name: experimentKey,
    ...(enabled ? { variation: variationKey } : { control: true }),
  }));
  await quietApi(experimentsPatch, {
    path: { uuid },
    body: { experiments },
  });
}

/** Stores the link to the visit's recording with the application (A §7.9). */
export async function saveReplayLink(uuid: string, link: string | null): Promise<void> {
  if (link === null) return;
  await quietApi(fullStoryLinkPut, {
    path: { uuid },
    body: { link },
  });
}
