import { DESK_FEEDBACK_ENDPOINTS } from '@hearthline/contract/desk/feedback.ts';
import { DESK_PAGE_SIZE, offsetOf } from '@hearthline/contract/desk/parts.ts';
import { feedbackCounts, feedbackPage } from '@hearthline/database/stores/lender/feedback.ts';
import { screenOf } from '@hearthline/journey/paths.ts';
import { betweenDays } from '../../../organizations/opening-hours.ts';
import { routes } from '../../http/route.ts';

/** A path without the id of an application, query and hash. */
const screenText = (path: string): string => screenOf(path) ?? path.split(/[?#]/, 1)[0] ?? path;

export const DESK_FEEDBACK_ROUTES = routes(DESK_FEEDBACK_ENDPOINTS, {
  deskFeedbackGet: async ({ ctx, caller, query: { page, kind, about, from, to } }) => {
    const days = { organization: caller.organization, ...betweenDays(ctx, caller.organization, { from, to }) };
    const counts = await feedbackCounts(ctx.pool, days);
    const wanted = counts.filter((one) => (kind === undefined || one.kind === kind) && (about === undefined || one.about === about));
    const filter = { ...days, kind: kind ?? null, about: about ?? null, limit: DESK_PAGE_SIZE, offset: offsetOf(page) };
    const rows = await feedbackPage(ctx.pool, filter);
    return {
      rows: rows.map((row) => ({ ...row, at: row.at.toISOString(), screen: screenText(row.screen) })),
      total: wanted.reduce((sum, { count }) => sum + count, 0),
      counts,
    };
  },
});
