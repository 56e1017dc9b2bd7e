import { SANDBOX_PAGE_ENDPOINTS } from '@hearthline/contract/sandbox-page.ts';
import { Problem } from '@hearthline/contract/problem.ts';
import { messageById } from '@hearthline/database/stores/lender/outbox.ts';
import { bodyOf, htmlOf } from '@hearthline/server/messages/outbox.ts';
import { routes } from '@hearthline/server/web/http/route.ts';
import { choices, newest, signInAsBorrower } from './applications.ts';
import { seededStaff } from './seeded-staff.ts';
import { finishOrders, ordersOf, setBehavior, vendorsNow } from './vendors.ts';
import { lenderOf } from '@hearthline/server/organizations/organizations.ts';

/** An email is drawn with styles of its own and the picture of its lender, from the lender's host; only the sandbox's own page may show it. */
const FRAMED = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src http: https:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox",
  'x-frame-options': 'SAMEORIGIN',
};

/** The operations of the page `/sandbox`. */
export const SANDBOX_PAGE_ROUTES = routes(SANDBOX_PAGE_ENDPOINTS, {
  sandboxChoices: ({ ctx }) => choices(ctx),

  sandboxStaffGet: async ({ ctx, query }) => seededStaff(ctx, query.org),

  sandboxApplicationList: async ({ ctx, query }) => newest(ctx, query.search),

  sandboxSession: async ({ ctx, params }) => signInAsBorrower(ctx, params.uuid),

  /** The message itself: HTML of the product's own making, in a page that runs no script and whose links open in a new tab. */
  sandboxMail: async ({ ctx, params, reply }) => {
    const row = await messageById(ctx.pool, params.id);
    if (row?.channel !== 'MAIL') throw new Problem('not_found');
    const html = await htmlOf(ctx, { ...row, body: await bodyOf(ctx, row) }, lenderOf(ctx, row.org_code ?? ''));
    void reply.type('text/html; charset=utf-8').headers(FRAMED);
    return Buffer.from(html.replace('<head>', '<head><base target="_blank">'), 'utf8');
  },

  sandboxVendors: async ({ ctx }) => vendorsNow(ctx),

  sandboxVendorPut: async ({ ctx, params, body }) => setBehavior(ctx, params.name, body.behavior),

  sandboxOrders: async ({ ctx, params }) => ordersOf(ctx, params.uuid),

  sandboxOrderFinish: async ({ ctx, params, body }) => ({ finished: await finishOrders(ctx, params.uuid, body) }),
});
