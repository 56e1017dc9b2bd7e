import { agreementGet } from '@hearthline/contract/agreements.ts';
import { agreementFor } from '@hearthline/documents/templates/pre-application/agreements.ts';
import { lenderOf } from '../../organizations/organizations.ts';
import { type Route, route } from '../http/route.ts';

export const AGREEMENT_ROUTES: readonly Route[] = [
  route(agreementGet, ({ params, organization }) => agreementFor(params.type, lenderOf(organization))),
];
