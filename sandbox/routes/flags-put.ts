import { sandboxFlagsPut } from '@hearthline/contract/sandbox.ts';
import { isFlagKey } from '@hearthline/server/flags/flag-table.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { route } from '@hearthline/server/web/http/route.ts';
import { putFlagRow } from '@hearthline/database/stores/lender/flags.ts';

export const register = route(sandboxFlagsPut, async ({ ctx, body }) => {
  if (!isFlagKey(body.key))
    throw new Problem('invalid_request', { message: 'There is no such flag', errors: [{ field: 'key', message: 'is not a flag' }] });
  await putFlagRow(ctx.pool, {
    key: body.key,
    organization_code: body.org ?? '',
    enabled: body.enabled,
    variables: body.variables ?? {},
    updated_at: ctx.clock.real(),
  });
  return { key: body.key, enabled: body.enabled, org: body.org ?? null };
});
