import { helocAll } from '@hearthline/web/operations/service-application.ts';
import { useQuery } from '@tanstack/react-query';
import { $api } from '../../services/api/queries.ts';
import { setHomeZone } from '../../services/dates.ts';
import { useLenderOf } from '../../services/organization/lender-of-application.ts';

/**
 * All applications of the person signed in; the newest, an active one first; and whether the page has to wait for the lender of that one
 * (`useLenderOf`).
 */
export function useOwnApplications() {
  const applicationsQuery = useQuery({
    ...$api.read(helocAll),
    refetchOnMount: 'always',
  });
  const { data, isError } = applicationsQuery;
  const newest = data?.find((application) => application.active) ?? data?.[0];
  // the days of the documents and messages are those of its home
  if (newest) setHomeZone(newest.timeZone);
  const isOtherLender = useLenderOf(newest?.organizationCode ?? (data || isError ? null : undefined));
  return { applicationsQuery, newest, isOtherLender };
}
