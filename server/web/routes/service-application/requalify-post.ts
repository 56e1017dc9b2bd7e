import { requalifyPost } from '@hearthline/contract/application/offers.ts';
import { edit, route } from '../../http/route.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { agreedPayoffs } from '@hearthline/journey/selectors.ts';

export const register = route(requalifyPost, async (call) => {
  const { accept, payoffs } = call.body;
  const after = await edit(call, ({ facts }) => {
    const wanted = facts.underwriting?.suggestedPayoffs ?? [];
    if (accept && wanted.some((id) => !payoffs.includes(id)))
      throw new Problem('conflict', { message: 'The offer depends on each of the debts named' });
    // What was agreed to before still holds: a counteroffer may follow another one.
    return [{ type: 'requalifyAnswered', accepted: accept, payoffs: accept ? [...new Set([...agreedPayoffs(facts), ...wanted])] : [] }];
  });
  return { version: after.version };
});
