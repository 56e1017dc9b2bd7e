import type { Reply } from '@hearthline/web/api/operation.ts';
import { deskComparisonsGet } from '@hearthline/web/operations/desk.ts';
import { $api } from '../../services/api.ts';

export type Comparison = Reply<'desk-comparisons-get'>['comparisons'][number];
export type Row = Comparison['rows'][number];

/** Each reading is a line in the log of views: it is read when the part opens, never again by itself, and is not kept after. */
export const useComparisons = (uuid: string, of?: 'WATCHLIST') =>
  $api.useRead(deskComparisonsGet, { path: { uuid }, query: of === undefined ? {} : { of } }, { staleTime: 'static', gcTime: 0 });
