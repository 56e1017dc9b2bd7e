import { DESK_RATE_SHEET_ENDPOINTS } from '@hearthline/contract/desk/rate-sheets.ts';
import { keepSheet, sheetAsCsv, sheetsOfLender } from '../../../staff/settings/rate-sheets.ts';
import { previewRates } from '../../../staff/settings/rates-preview.ts';
import { routes } from '../../http/route.ts';

export const DESK_RATE_SHEET_ROUTES = routes(DESK_RATE_SHEET_ENDPOINTS, {
  deskRateSheetsGet: async ({ ctx, caller }) => sheetsOfLender(ctx, caller),
  deskRateSheetGet: async ({ ctx, caller, params }) => sheetAsCsv(ctx, caller, params.sheetId),
  deskRateSheetPreview: async ({ ctx, caller, body }) => previewRates(ctx, caller, body),
  deskRateSheetPost: async ({ ctx, caller, body }) => keepSheet(ctx, caller, body),
});
