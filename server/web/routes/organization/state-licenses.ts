import { stateLicenses } from '@hearthline/contract/organizations.ts';
import { route } from '../../http/route.ts';
import { lenderOf } from '../../../organizations/organizations.ts';

export const get = route(stateLicenses, ({ organization }) => lenderOf(organization).licensedStates.map((abbrev) => ({ abbrev })));
