import { openStatus } from '@hearthline/contract/organizations.ts';
import { route } from '../../http/route.ts';
import { hoursOf, isOpenAt } from '../../../organizations/opening-hours.ts';

export const get = route(openStatus, ({ params, organization, ctx }) => ({
  isOpen: isOpenAt(hoursOf(organization, params.department), ctx.clock.now()),
}));
