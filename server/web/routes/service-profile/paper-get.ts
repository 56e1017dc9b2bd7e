import { paperGet } from '@hearthline/contract/papers.ts';
import { paperFor } from '@hearthline/documents/templates/consents/papers.ts';
import { route } from '../../http/route.ts';
import { lenderOf } from '../../../organizations/organizations.ts';

export const get = route(paperGet, ({ params, organization }) => paperFor(params.type, lenderOf(organization)));
