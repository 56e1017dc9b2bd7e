import { sandboxApplications } from '@hearthline/contract/sandbox.ts';
import { route } from '@hearthline/server/web/http/route.ts';
import { play } from '../play.ts';

export const register = route(sandboxApplications, async ({ ctx, body, request }) => play(ctx, request.server, body));
