import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { applicationApi } from '../../../services/application.ts';
import { AttestationForm } from './AttestationForm.tsx';
import { COPY } from './copy.ts';

/** The liens as staff left them after a partner's review: the borrower attests to the list (lending §1.2, row 7m). */
export function LienAttestation(): JSX.Element {
  const { uuid } = useFollowed();
  // the list that staff changed, never the one of an earlier page
  const query = useQuery({ ...applicationApi(uuid).liens(), refetchOnMount: 'always', staleTime: 0 });
  if (query.data && query.isFetchedAfterMount) {
    const reload = async () => query.refetch();
    return <AttestationForm uuid={uuid} liens={query.data.liens} owed={query.data.totalOwed} reload={reload} />;
  }
  return (
    <Screen title={COPY.title} intro={COPY.intro}>
      <Loaded query={{ ...query, data: undefined }} label={COPY.loading}>
        {() => null}
      </Loaded>
    </Screen>
  );
}
