import { DESK_PAGE_SIZE, offsetOf } from '@hearthline/contract/desk/parts.ts';
import { deskReplaysGet, deskReplayView } from '@hearthline/contract/desk/replays.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type ReplayRow, replayById, replayPieces, replaysOf } from '@hearthline/database/stores/lender/replays.ts';
import { recordView } from '../../../staff/views.ts';
import { openPiece } from '../../../uploads/replays.ts';
import { type Route, route } from '../../http/route.ts';

/** Pieces of one reply: a reply stays below a few megabytes. */
const PIECES = 8;

const shown = ({ id, at, seconds, width, applicationUuid, loanNumber }: ReplayRow) => ({
  id,
  at: at.toISOString(),
  seconds,
  width,
  applicationUuid,
  loanNumber,
});

export const DESK_REPLAY_ROUTES: readonly Route[] = [
  route(deskReplaysGet, async ({ ctx, caller, query: { page, application } }) => {
    const place = { application: application ?? null, limit: DESK_PAGE_SIZE, offset: offsetOf(page) };
    const { rows, total } = await replaysOf(ctx.pool, caller.organization, place);
    return { rows: rows.map(shown), total };
  }),

  route(deskReplayView, async ({ ctx, caller, params: { id }, body: { from, reason, note } }) => {
    const replay = await replayById(ctx.pool, caller.organization, id);
    if (!replay) throw new Problem('not_found');
    if (from === 0) {
      const { applicationUuid } = replay;
      await recordView(ctx, caller, { subjectUuid: null, applicationUuid, fields: ['SESSION_RECORDING'], reason, note });
    }
    const found = await replayPieces(ctx.pool, id, from, PIECES + 1);
    const pieces = found.slice(0, PIECES);
    const events = await Promise.all(pieces.map(async ({ seq, sealed }) => openPiece(ctx, { id, seq }, sealed)));
    return { ...shown(replay), events: events.flat() as Record<string, unknown>[], next: found[PIECES]?.seq ?? null };
  }),
];
