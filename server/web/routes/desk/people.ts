import { DESK_PAGE_SIZE, offsetOf } from '@hearthline/contract/desk/parts.ts';
import { DESK_PEOPLE_ENDPOINTS } from '@hearthline/contract/desk/people.ts';
import { membersOf } from '@hearthline/database/stores/lender/staff-members.ts';
import { staffViews } from '@hearthline/database/stores/lender/staff-views.ts';
import { detailsOf } from '../../../identity/access/security-events.ts';
import { betweenDays } from '../../../organizations/opening-hours.ts';
import { listedName } from '../../../staff/mask.ts';
import { expirePasswordOf, searchPeople, viewPerson } from '../../../staff/people.ts';
import { routes } from '../../http/route.ts';

export const DESK_PEOPLE_ROUTES = routes(DESK_PEOPLE_ENDPOINTS, {
  deskPeopleSearch: async ({ ctx, caller, body }) => searchPeople(ctx, caller, body),

  deskPersonView: async ({ ctx, caller, params, body }) => viewPerson(ctx, caller, params.subjectUuid, body),

  deskPasswordExpire: async ({ ctx, caller, params, body, request }) => {
    await expirePasswordOf(ctx, caller, params.subjectUuid, body);
    ctx.securityLog('password-expired', { ...detailsOf(request), identityUuid: params.subjectUuid });
    return null;
  },

  deskViewsGet: async ({ ctx, caller, query: { page, from, to, ...asked } }) => {
    const filter = { ...asked, ...betweenDays(ctx, caller.organization, { from, to }) };
    const { rows, total } = await staffViews(ctx.pool, caller.organization, filter, { limit: DESK_PAGE_SIZE, offset: offsetOf(page) });
    const staff = await membersOf(ctx.pool, caller.organization);
    return {
      rows: rows.map(({ firstName, lastName, at, ...row }) => ({
        ...row,
        at: at.toISOString(),
        subject: firstName === null ? null : listedName({ firstName, lastName: lastName ?? '' }),
      })),
      total,
      staff: staff.map(({ uuid, name }) => ({ staffUuid: uuid, name })),
    };
  },
});
