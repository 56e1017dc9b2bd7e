import { DESK_DECISION_ENDPOINTS } from '@hearthline/contract/desk/application/decision.ts';
import { decisionPreview } from '../../../../staff/work/decision-preview.ts';
import { routes } from '../../../http/route.ts';

export const DESK_DECISION_ROUTES = routes(DESK_DECISION_ENDPOINTS, {
  deskDecisionPreview: async ({ ctx, caller, params, body }) => decisionPreview(ctx, caller, params.uuid, body),
});
