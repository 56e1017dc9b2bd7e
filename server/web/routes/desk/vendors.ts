import { deskVendorAgain, deskVendorsGet } from '@hearthline/contract/desk/vendors.ts';
import { startVendorWork, vendorsFor } from '../../../staff/vendors.ts';
import { type Route, route } from '../../http/route.ts';

export const DESK_VENDOR_ROUTES: readonly Route[] = [
  route(deskVendorsGet, async ({ ctx, caller }) => vendorsFor(ctx, caller)),
  route(deskVendorAgain, async ({ ctx, caller, params, body }) => startVendorWork(ctx, caller, params.vendor, body.reason)),
];
