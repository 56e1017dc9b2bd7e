import { DESK_VENDOR_ENDPOINTS } from '@hearthline/contract/desk/vendors.ts';
import { sendUndelivered, startVendorWork, undeliveredFor, vendorFor, vendorsFor } from '../../../staff/work/vendors.ts';
import { routes } from '../../http/route.ts';

export const DESK_VENDOR_ROUTES = routes(DESK_VENDOR_ENDPOINTS, {
  deskVendorsGet: async ({ ctx, caller }) => vendorsFor(ctx, caller),
  deskVendorGet: async ({ ctx, caller, params }) => vendorFor(ctx, caller, params.vendor),
  deskVendorAgain: async ({ ctx, caller, params, body }) => startVendorWork(ctx, caller, params.vendor, body),
  deskUndeliveredGet: async ({ ctx, caller }) => undeliveredFor(ctx, caller),
  deskUndeliveredAgain: async ({ ctx, caller, body }) => sendUndelivered(ctx, caller, body),
});
