import { DESK_PREVIEW_ENDPOINTS } from '@hearthline/contract/desk/preview.ts';
import { publicFlags } from '../../../organizations/flags.ts';
import { previewList, previewPdf, previewScreens, previewThing } from '../../../staff/preview/preview.ts';
import { routes } from '../../http/route.ts';

export const DESK_PREVIEW_ROUTES = routes(DESK_PREVIEW_ENDPOINTS, {
  deskPreviewList: async ({ ctx, caller, body }) => previewList(ctx, caller, body),
  deskPreviewShow: async ({ ctx, caller, body }) => previewThing(ctx, caller, body),
  deskPreviewPdf: async ({ ctx, caller, body, reply }) => {
    const bytes = await previewPdf(ctx, caller, body);
    void reply.type('application/pdf');
    return bytes;
  },
  deskPreviewScreens: async ({ ctx, caller, body }) => previewScreens(ctx, caller, body, await publicFlags(ctx, caller.organization)),
});
