import { features } from '@hearthline/contract/flags.ts';
import { publicFlags } from '../../../organizations/flags.ts';
import { route } from '../../http/route.ts';

export const list = route(features, async ({ organization, ctx }) => publicFlags(ctx, organization));
