import { api } from '../../../services/api/api.ts';
import { remembered } from '../../../services/api/remembered.ts';
import { useAnswer } from '../../../services/api/use-answer.ts';
import { attribution } from '../../../services/attribution/attribution.ts';
import { organisation } from '../../../services/organisation/organisation.ts';

const TEN_MINUTES = 600_000;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const OFFICER = '/service-lead-portal/api/lo/{loanOriginatorUuid}';

/** The states the referring loan officer is held to; null when there is no such limit. */
async function statesOfOfficer(): Promise<readonly string[] | null> {
  const { referrer = '' } = attribution();
  if (!UUID.test(referrer)) return null;
  const params = { path: { loanOriginatorUuid: referrer }, query: { organization: organisation().orgCode } };
  const { data } = await remembered(`${OFFICER} ${referrer}`, TEN_MINUTES, () => api.GET(OFFICER, { params }));
  return data?.enforceLicensedStatesForReferral ? data.licensedStates : null;
}

/** True when the referring loan officer may not lend in a state: then the application cannot go on (A §5). Cached 10 minutes. */
export function useIsUnlicensed(state: string): boolean {
  const states = useAnswer(statesOfOfficer);
  return states != null && state.length === 2 && !states.includes(state.toUpperCase());
}
