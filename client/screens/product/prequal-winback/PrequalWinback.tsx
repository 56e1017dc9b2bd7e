import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { applicationApi } from '../../../services/application.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { Counteroffer } from './Counteroffer.tsx';
import { COPY } from './copy.ts';

/** No offer as requested, but one if debts are paid off from the line: the borrower accepts or declines it (lending §1.2, row 8b). */
export function PrequalWinback(): JSX.Element {
  const { uuid, status } = useFollowed();
  const query = useQuery({ ...applicationApi(uuid).counteroffer(), enabled: status.status === 'REQUALIFY' });
  if (query.data && !query.isFetching) return <Counteroffer uuid={uuid} offer={query.data} />;
  return (
    <Screen title={COPY.title}>
      <Loaded query={{ ...query, data: undefined }} label={COPY.loading}>
        {() => null}
      </Loaded>
    </Screen>
  );
}
