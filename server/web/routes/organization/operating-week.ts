import { operatingWeek } from '@hearthline/contract/organizations.ts';
import { route } from '../../http/route.ts';
import { hoursOf, weekOf } from '../../../organizations/opening-hours.ts';

export const get = route(operatingWeek, ({ params, query, organization }) =>
  weekOf(hoursOf(organization, params.department), query.display === 'true'),
);
