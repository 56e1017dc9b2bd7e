import { DESK_COMPARISON_ENDPOINTS } from '@hearthline/contract/desk/application/comparisons.ts';
import { comparisonsLooked } from '../../../../staff/application/comparisons/comparisons.ts';
import { ownApplication } from '../../../../staff/own.ts';
import { recordView } from '../../../../staff/views.ts';
import { routes } from '../../../http/route.ts';

export const DESK_COMPARISON_ROUTES = routes(DESK_COMPARISON_ENDPOINTS, {
  deskComparisons: async ({ ctx, caller, params, query }) => {
    const application = await ownApplication(ctx, caller, params.uuid);
    const { looks, read } = await comparisonsLooked(ctx, application, caller, query.of);
    // what was not recorded is not shown
    for (const look of looks)
      await recordView(ctx, caller, {
        ...look,
        applicationUuid: application.uuid,
        reason: 'WORK',
        note: 'Opened on the page of the application',
      });
    return read();
  },
});
