import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../services/api/api.ts';
import type { paths } from '../../../../generated/api.d.ts';

const REFERRED = '/service-application/api/v1/application/heloc/referred';
type Page = paths[typeof REFERRED]['get']['responses'][200]['content']['application/json'];
export type Referral = Page['applications'][number];
export type Shown = 'open' | 'closed';

/** Page after page; the first one has no place to begin after. */
async function readPage(show: Shown, after: string | null): Promise<Page> {
  const { data } = await api.GET(REFERRED, { params: { query: { show, ...(after !== null && { after }) } } });
  if (!data) throw new Error('The list of referrals has no reply');
  return data;
}

/** The applications that the person signed in referred, page by page, newest first; read again whenever the page is opened. */
export function useReferrals(show: Shown) {
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
