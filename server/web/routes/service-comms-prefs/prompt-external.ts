import { promptExternal } from '@hearthline/contract/consents.ts';
import { promptFor } from '../../../identity/consents/sms-prompts.ts';
import { route } from '../../http/route.ts';
import { lenderOf } from '../../../organizations/organizations.ts';

export const get = route(promptExternal, ({ params, organization }) => promptFor(params.type, lenderOf(organization)));
