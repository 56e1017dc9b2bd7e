import { sandboxOutbox } from '@hearthline/contract/sandbox.ts';
import { route } from '@hearthline/server/web/http/route.ts';
import { bodyOf } from '@hearthline/server/messages/outbox.ts';
import { messagesTo } from '@hearthline/database/stores/lender/outbox.ts';

export const register = route(sandboxOutbox, async ({ ctx, query }) =>
  Promise.all(
    (await messagesTo(ctx.pool, query.to ?? null)).map(async (row) => ({
      id: row.id,
      to: row.recipient,
      channel: row.channel,
      subject: row.subject,
      body: await bodyOf(ctx, row),
      at: row.at.toISOString(),
    })),
  ),
);
