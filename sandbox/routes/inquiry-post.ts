import { sandboxInquiry } from '@hearthline/contract/account-setup.ts';
import { route } from '@hearthline/server/web/http/route.ts';
import { startInquiry } from '../inquiry.ts';

export const start = route(sandboxInquiry, async ({ ctx, body }) => startInquiry(ctx, body));
