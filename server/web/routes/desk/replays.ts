import { DESK_PAGE_SIZE, offsetOf } from '@hearthline/contract/desk/parts.ts';
import { DESK_REPLAY_ENDPOINTS } from '@hearthline/contract/desk/replays.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { type ReplayRow, replayById, replayPieces, replaysOf } from '@hearthline/database/stores/lender/replays.ts';
import { hasViewSince } from '@hearthline/database/stores/lender/staff-views.ts';
import { recordView } from '../../../staff/views.ts';
import { openPiece } from '../../../uploads/replays.ts';
import { routes } from '../../http/route.ts';

/** How long one line of the log of views is good for the pieces of a recording. */
const VIEWING_MS = 60 * 60_000;
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

export const DESK_REPLAY_ROUTES = routes(DESK_REPLAY_ENDPOINTS, {
  deskReplaysGet: async ({ ctx, caller, query: { page, application } }) => {
    const place = { application: application ?? null, limit: DESK_PAGE_SIZE, offset: offsetOf(page) };
    const { rows, total } = await replaysOf(ctx.pool, caller.organization, place);
    return { rows: rows.map(shown), total };
  },

  deskReplayView: async ({ ctx, caller, params: { id }, body: { from, reason, note } }) => {
    const replay = await replayById(ctx.pool, caller.organization, id);
    if (!replay) throw new Problem('not_found');
    const fields = [`SESSION_RECORDING ${id}`];
    const { applicationUuid } = replay;
    // a viewing begins at any piece: what goes on with one of the last hour is part of it
    const since = new Date(ctx.clock.real().getTime() - VIEWING_MS);
    if (from === 0 || !(await hasViewSince(ctx.pool, caller.staffUuid, fields, since)))
      await recordView(ctx, caller, { subjectUuid: null, applicationUuid, fields, reason, note });
    const found = await replayPieces(ctx.pool, id, from, PIECES + 1);
    const pieces = found.slice(0, PIECES);
    const events = await Promise.all(pieces.map(async ({ seq, sealed }) => openPiece(ctx, { id, seq }, sealed)));
    return { ...shown(replay), events: events.flat() as Record<string, unknown>[], next: found[PIECES]?.seq ?? null };
  },
});
