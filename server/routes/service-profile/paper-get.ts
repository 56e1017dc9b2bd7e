import { paperGet } from '@hearthline/contract/papers.ts';
import { paperFor } from '../../consents/papers/papers.ts';
import { route } from '../../http/route.ts';
import { lenderOf } from '../../organisations.ts';

export const get = route(paperGet, ({ params, organisation }) => paperFor(params.type, lenderOf(organisation)));
