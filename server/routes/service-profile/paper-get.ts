import { paperGet } from '@hearthline/contract/papers.ts';
import { paperFor } from '../../consents/papers/papers.ts';
import { route } from '../../http/route.ts';
import { lenderOf } from '../../organizations.ts';

export const get = route(paperGet, ({ params, organization }) => paperFor(params.type, lenderOf(organization)));
