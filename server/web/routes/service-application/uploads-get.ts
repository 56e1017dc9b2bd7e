import { uploadsGet } from '@hearthline/contract/uploads.ts';
import { route } from '../../http/route.ts';
import { uploadsOf } from '@hearthline/database/stores/application/uploads.ts';
import { uploadView } from '../../../uploads/view.ts';

export const register = route(uploadsGet, async ({ ctx, params }) => (await uploadsOf(ctx.pool, [params.uuid])).map(uploadView));
