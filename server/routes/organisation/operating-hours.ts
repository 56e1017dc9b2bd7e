import { operatingHours } from '@hearthline/contract/organisations.ts';
import { route } from '../../http/route.ts';
import { hoursOf, weekOf } from '../../opening-hours.ts';

export const get = route(operatingHours, ({ params, query, organisation }) =>
  weekOf(hoursOf(organisation, params.department), query.display === 'true'),
);
