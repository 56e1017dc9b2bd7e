import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { applicationApi } from '../../../services/application.ts';
import { Loaded } from '../../../parts/requests/Loaded.tsx';
import { Counteroffer } from './Counteroffer.tsx';
import { COPY } from './copy.ts';

/** No offer as requested, but one if debts are paid off from the line: the borrower accepts or declines it (lending §1.2, row 8b). */
export function PrequalWinback(): JSX.Element {
  const { uuid, status } = useFollowed();
  const asked = useQuery({ ...applicationApi(uuid).counteroffer(), enabled: status.status === 'REQUALIFY' });
  if (asked.data && !asked.isFetching) return <Counteroffer uuid={uuid} offer={asked.data} />;
  return (
    <Screen title={COPY.title}>
      <Loaded asked={{ ...asked, data: undefined }} label={COPY.loading}>
        {() => null}
      </Loaded>
    </Screen>
  );
}
