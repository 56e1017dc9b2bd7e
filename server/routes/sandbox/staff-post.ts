import { sandboxStaff } from '@hearthline/contract/sandbox.ts';
import { route } from '../../http/route.ts';
import { staffAction } from '../../sandbox/staff.ts';

export const register = route(sandboxStaff, async ({ ctx, params, body }) => staffAction(ctx, params.uuid, body));
