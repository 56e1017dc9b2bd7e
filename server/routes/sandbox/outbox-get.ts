import { sandboxOutbox } from '@hearthline/contract/sandbox.ts';
import { route } from '../../http/route.ts';

type Row = { id: string; to: string; channel: 'MAIL' | 'TEXT'; subject: string; body: string; at: Date };

export const register = route(sandboxOutbox, async ({ ctx, query }) => {
  const { rows } = await ctx.pool.query<Row>(
    'select id, recipient as "to", channel, subject, body, at from outbox where $1::text is null or lower(recipient) = lower($1) order by at desc limit 200',
    [query.to ?? null],
  );
  return rows.map((r) => ({ ...r, at: r.at.toISOString() }));
});
