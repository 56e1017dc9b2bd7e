import { sandboxWork } from '@hearthline/contract/sandbox.ts';
import { route } from '@hearthline/server/web/http/route.ts';
import { finishWork } from '../hold.ts';

export const register = route(sandboxWork, async ({ ctx, params, body }) =>
  finishWork(ctx, params.uuid, body.name, body.outcome ?? 'finish'),
);
