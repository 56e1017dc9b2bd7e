import { sandboxStaff } from '@hearthline/contract/sandbox.ts';
import { route } from '../../http/route.ts';
import { staffAction } from '../../staff/actions.ts';

export const register = route(sandboxStaff, async ({ ctx, params, body }) => staffAction(ctx, params.uuid, body));
