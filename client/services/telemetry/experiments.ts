import { quietApi } from '../api/quiet-api.ts';
import { organization } from '../organization/organization.ts';

/** Records which variation of each experiment an application was begun under (A §7), for the tracker they were decided for. */
export async function assignExperiments(uuid: string, trackerId: string): Promise<void> {
  const { data } = await quietApi.POST('/service-optimize/{context}/api/v2/decision', {
    params: { path: { context: 'secure' } },
    body: { optimizeUser: { trackerId, organization: organization().orgCode } },
  });
  const experiments = (data?.decisions ?? []).map(({ flagKey, enabled, variationKey }) => ({
    name: flagKey,
    ...(enabled ? { variation: variationKey } : { control: true }),
  }));
  await quietApi.PATCH('/service-application/api/v3/application/heloc/{uuid}/experiments', {
    params: { path: { uuid } },
    body: { experiments },
  });
}

/** Keeps the link to the recording of the visit beside the application (A402). */
export async function keepReplayLink(uuid: string, link: string | null): Promise<void> {
  if (link === null) return;
  await quietApi.PUT('/service-application/api/v1/application/heloc/{uuid}/full-story-link', {
    params: { path: { uuid } },
    body: { link },
  });
}
