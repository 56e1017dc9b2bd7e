import { helocReferred } from '@hearthline/web/operations/service-application.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../services/api/api.ts';
import type { Reply } from '@hearthline/web/api/operation.ts';

type Page = Reply<'heloc-referred'>;
export type Referral = Page['applications'][number];
export type ReferralsView = 'open' | 'closed';

/** Page after page; the first one has no place to begin after. */
async function readPage(show: ReferralsView, after: string | null): Promise<Page> {
  return await api(helocReferred, { query: { show, ...(after !== null && { after }) } });
}

/** The applications that the person signed in referred, page by page, newest first; read again whenever the page is opened. */
export function useReferrals(show: ReferralsView) {
  const query = useInfiniteQuery({
    queryKey: ['referrals', show],
    queryFn: async ({ pageParam }) => readPage(show, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
    // the counts of both kinds stay while the other kind is loaded
    placeholderData: keepPreviousData,
  });
  const pages = query.data?.pages;
  return {
    query,
    referrals: query.isPlaceholderData ? undefined : pages?.flatMap(({ applications }) => applications),
    counts: pages?.at(-1)?.counts,
  };
}
