import { sandboxOutbox } from '@hearthline/contract/sandbox.ts';
import { route } from '../../http/route.ts';
import { messagesTo } from '../../stores/outbox.ts';

export const register = route(sandboxOutbox, async ({ ctx, query }) =>
  (await messagesTo(ctx.pool, query.to ?? null)).map(({ id, recipient, channel, subject, body, at }) => ({
    id,
    to: recipient,
    channel,
    subject,
    body,
    at: at.toISOString(),
  })),
);
