import { helocCreate } from '@hearthline/contract/application.ts';
import { createApplication } from '../../checklist/create.ts';
import { route } from '../../http/route.ts';

export const register = route(helocCreate, async ({ body, query, caller, organisation, ctx }) => ({ uuid: (await createApplication(ctx, { identityUuid: caller.identityUuid, orgCode: organisation, state: query.state, body })).uuid }));
