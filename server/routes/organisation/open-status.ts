import { openStatus } from '@hearthline/contract/organisations.ts';
import { route } from '../../http/route.ts';
import { hoursOf, isOpenAt } from '../../opening-hours.ts';

export const get = route(openStatus, ({ params, organisation, ctx }) => ({
  isOpen: isOpenAt(hoursOf(organisation, params.department), ctx.clock.now()),
}));
