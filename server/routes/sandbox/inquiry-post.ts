import { sandboxInquiry } from '@hearthline/contract/account-setup.ts';
import { route } from '../../http/route.ts';
import { startInquiry } from '../../sandbox/inquiry.ts';

export const start = route(sandboxInquiry, async ({ ctx, body }) => startInquiry(ctx, body));
