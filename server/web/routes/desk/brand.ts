import { DESK_BRAND_ENDPOINTS } from '@hearthline/contract/desk/brand.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { inspectLogo } from '../../../uploads/content/inspector.ts';
import { routes } from '../../http/route.ts';

export const DESK_BRAND_ROUTES = routes(DESK_BRAND_ENDPOINTS, {
  deskLogoPost: async ({ body }) => {
    const cleaned = await inspectLogo(Buffer.from(body.svg, 'utf8'));
    if ('refused' in cleaned)
      throw new Problem('file_refused', { message: cleaned.refused, errors: [{ field: 'svg', message: cleaned.refused }] });
    return cleaned;
  },
});
