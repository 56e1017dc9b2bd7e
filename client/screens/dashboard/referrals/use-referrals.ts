import { keepPreviousData } from '@tanstack/react-query';
import { $api } from '../../../services/api/queries.ts';
import type { paths } from '../../../services/api/schema.d.ts';

const REFERRED = '/service-application/api/v1/application/heloc/referred';
type Page = paths[typeof REFERRED]['get']['responses'][200]['content']['application/json'];
export type Referral = Page['applications'][number];
export type Shown = 'open' | 'closed';

/** The applications that the person signed in referred, page by page, newest first; read again whenever the page is opened. */
export function useReferrals(show: Shown) {
  const query = $api.useInfiniteQuery(
    'get',
    REFERRED,
    { params: { query: { show } } },
    {
      pageParamName: 'after',
      initialPageParam: undefined,
      getNextPageParam: ({ next }: Page) => next ?? undefined,
      refetchOnMount: 'always',
      // the counts of both kinds stay while the other kind is loaded
      placeholderData: keepPreviousData,
    },
  );
  const pages = query.data?.pages;
  return {
    query,
    referrals: query.isPlaceholderData ? undefined : pages?.flatMap(({ applications }) => applications),
    counts: pages?.at(-1)?.counts,
  };
}
