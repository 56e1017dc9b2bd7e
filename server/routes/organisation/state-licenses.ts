import { stateLicenses } from '@hearthline/contract/organisations.ts';
import { route } from '../../http/route.ts';
import { lenderOf } from '../../organisations.ts';

export const get = route(stateLicenses, ({ organisation }) => lenderOf(organisation).licensedStates.map((abbrev) => ({ abbrev })));
