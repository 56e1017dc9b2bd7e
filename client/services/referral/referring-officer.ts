import { loanOfficer, loanOfficerStates } from '@hearthline/web/operations/organization.ts';
import { api } from '../api/api.ts';
import { cachedQuery, useQueryResult } from '../api/first-page-query.ts';
import { attribution } from '../attribution.ts';
import { organization } from '../organization/organization.ts';

const TEN_MINUTES = 600_000;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export type Officer = {
  readonly originatorName: string;
  readonly brokerName: string | null;
  readonly avatarUri: string | null;
  readonly email: string;
  readonly phoneNumber: string;
  readonly nmls: string;
  readonly enforceLicensedStatesForReferral: boolean;
  readonly licensedStates: readonly string[];
};

/** The referring loan officer, or null; cached for 10 minutes. */
export async function referringOfficer(): Promise<Officer | null> {
  const { referrer = '' } = attribution();
  if (!UUID.test(referrer)) return null;
  const params = { path: { loanOriginatorUuid: referrer }, query: { organization: organization().orgCode } };
  return cachedQuery(`${loanOfficer} ${referrer}`, TEN_MINUTES, () => api(loanOfficer, params));
}

/** The states the referring loan officer is limited to; null without a limit. */
async function statesOfOfficer(): Promise<readonly string[] | null> {
  const officer = await referringOfficer();
  if (!officer?.enforceLicensedStatesForReferral) return null;
  const path = { loanOriginatorUuid: attribution().referrer ?? '' };
  const { states } = await cachedQuery(`${loanOfficerStates} ${path.loanOriginatorUuid}`, TEN_MINUTES, () =>
    api(loanOfficerStates, { path }),
  );
  return states;
}

/** True when the referring loan officer is not licensed in a state: the application cannot continue then. Cached 10 minutes. */
export function useIsUnlicensed(state: string): boolean {
  const states = useQueryResult(statesOfOfficer);
  return states != null && state.length === 2 && !states.includes(state.toUpperCase());
}
