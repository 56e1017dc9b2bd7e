import { sandboxApplications } from '@hearthline/contract/sandbox.ts';
import { route } from '../../http/route.ts';
import { play } from '../../sandbox/play.ts';

export const register = route(sandboxApplications, async ({ ctx, body, request }) => play(ctx, request.server, body));
