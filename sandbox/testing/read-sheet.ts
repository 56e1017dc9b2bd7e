import type { Application } from '@hearthline/database/stores/application/application.ts';
import type { Context } from '@hearthline/server/config/context.ts';
import { fundingSheet, type SheetRead } from '@hearthline/server/steps/closing/funding-sheet.ts';

/** What a member of the staff sends who has read the funding sheet, and typed its amount; nothing where there is no sheet. */
export async function readSheet(ctx: Context, application: Application): Promise<SheetRead> {
  const sheet = await fundingSheet(ctx, application);
  return sheet ? { sheetRead: sheet.id, netTyped: sheet.net.toFixed(2) } : {};
}
