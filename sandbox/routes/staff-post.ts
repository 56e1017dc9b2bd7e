import { sandboxStaff } from '@hearthline/contract/sandbox.ts';
import { route } from '@hearthline/server/web/http/route.ts';
import { staffAction } from '@hearthline/server/staff/actions.ts';

export const register = route(sandboxStaff, async ({ ctx, params, body }) => staffAction(ctx, params.uuid, body));
