import { statesEligibility } from '@hearthline/contract/organisations.ts';
import { route } from '../../http/route.ts';
import { lenderOf } from '../../organisations.ts';

export const get = route(statesEligibility, ({ organisation }) => ({ states: lenderOf(organisation).licensedStates }));
