import { DESK_CREDIT_ENDPOINTS } from '@hearthline/contract/desk/application/credit.ts';
import { creditSubjects, creditOf } from '../../../../staff/application/credit.ts';
import { ownApplication } from '../../../../staff/own.ts';
import { recordView } from '../../../../staff/views.ts';
import { routes } from '../../../http/route.ts';

export const DESK_CREDIT_ROUTES = routes(DESK_CREDIT_ENDPOINTS, {
  /** Every look is a line of each person whose report is shown, before it is opened: what was not recorded is not shown. */
  deskCredit: async ({ ctx, caller, params }) => {
    const application = await ownApplication(ctx, caller, params.uuid);
    for (const subjectUuid of creditSubjects(application))
      await recordView(ctx, caller, {
        subjectUuid,
        applicationUuid: application.uuid,
        fields: ['credit report'],
        reason: 'WORK',
        note: 'Opened on the page of the application',
      });
    return creditOf(ctx, application, caller);
  },
});
