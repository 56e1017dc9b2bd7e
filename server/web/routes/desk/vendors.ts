import { DESK_VENDOR_ENDPOINTS } from '@hearthline/contract/desk/vendors.ts';
import { startVendorWork, vendorsFor } from '../../../staff/work/vendors.ts';
import { routes } from '../../http/route.ts';

export const DESK_VENDOR_ROUTES = routes(DESK_VENDOR_ENDPOINTS, {
  deskVendorsGet: async ({ ctx, caller }) => vendorsFor(ctx, caller),
  deskVendorAgain: async ({ ctx, caller, params, body }) => startVendorWork(ctx, caller, params.vendor, body.reason),
});
