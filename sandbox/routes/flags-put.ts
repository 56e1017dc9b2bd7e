import { sandboxFlagsPut } from '@hearthline/contract/sandbox.ts';
import { setFlag } from '@hearthline/server/organizations/flags.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '@hearthline/server/web/http/route.ts';

export const register = route(sandboxFlagsPut, async ({ ctx, body }) => {
  const { key, enabled, variables, org } = body;
  if (!(await setFlag(ctx, { key, enabled, variables, org })))
    throw new Problem('invalid_request', { message: 'There is no such flag', errors: [{ field: 'key', message: 'is not a flag' }] });
  return { key, enabled, org: org ?? null };
});
