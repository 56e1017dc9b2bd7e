import { zipEligibility } from '@hearthline/contract/organisations.ts';
import { route } from '../../http/route.ts';
import { lenderOf } from '../../organisations.ts';

export const get = route(zipEligibility, ({ organisation }) => ({ excludedZips: lenderOf(organisation).excludedZips }));
