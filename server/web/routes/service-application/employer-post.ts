import { employerPost } from '@hearthline/contract/application/income.ts';
import { edit, route } from '../../http/route.ts';
import { saveEmployer } from '@hearthline/database/stores/person/parties.ts';

export const register = route(employerPost, async (call) => {
  const { employer, phone, hrEmail, title, startDate } = call.body;
  const after = await edit(call, async ({ uuid }, client) => {
    await saveEmployer(client, uuid, { name: employer, phone, contact: hrEmail ?? null, title, startDate });
    return [{ type: 'employerGiven' }];
  });
  return { version: after.version };
});
