import { zipEligibility } from '@hearthline/contract/organizations.ts';
import { route } from '../../http/route.ts';
import { lenderOf } from '../../../organizations/organizations.ts';

export const get = route(zipEligibility, ({ organization }) => ({ excludedZips: lenderOf(organization).excludedZips }));
