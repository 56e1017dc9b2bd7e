import type { JSX } from 'react';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { useFollowed } from '../../../follow.ts';
import { $api } from '../../../services/api/queries.ts';
import { Loaded } from '../../../parts/requests/Loaded.tsx';
import { AssetsForm } from './AssetsForm.tsx';
import { PATH } from './missing.ts';
import { COPY } from './copy.ts';

/** Only the month falls short: savings, other income and debts to pay off that may carry it (domain.md §1.2, row 8a). */
export function Assets(): JSX.Element {
  const { uuid, status } = useFollowed();
  const asked = $api.useQuery('get', PATH, { params: { path: { uuid } } }, { enabled: status.status === 'ASSETS_PREQUAL' });
  if (asked.data) return <AssetsForm uuid={uuid} missing={asked.data} />;
  return (
    <Screen title={COPY.title} stayRail>
      <Loaded asked={asked} label={COPY.loading}>
        {() => null}
      </Loaded>
    </Screen>
  );
}
