import { promptSecure } from '@hearthline/contract/consents.ts';
import { promptFor } from '../../consents/sms-prompts.ts';
import { route } from '../../http/route.ts';
import { lenderOf } from '../../organisations.ts';

export const get = route(promptSecure, ({ params, organisation }) => promptFor(params.type, lenderOf(organisation)));
