import { agreementGet } from '@hearthline/contract/agreements.ts';
import { agreementFor } from '@hearthline/documents/templates/pre-application/agreements.ts';
import { route } from '../../http/route.ts';
import { lenderOf } from '../../../organizations/organizations.ts';

export const get = route(agreementGet, ({ params, organization }) => agreementFor(params.type, lenderOf(organization)));
