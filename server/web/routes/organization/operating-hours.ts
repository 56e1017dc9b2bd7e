import { operatingHours } from '@hearthline/contract/organizations.ts';
import { route } from '../../http/route.ts';
import { hoursOf, weekOf } from '../../../organizations/opening-hours.ts';

export const get = route(operatingHours, ({ params, query, organization }) =>
  weekOf(hoursOf(organization, params.department), query.display === 'true'),
);
