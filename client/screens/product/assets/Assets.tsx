import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { applicationApi } from '../../../services/application.ts';
import { AssetsForm } from './AssetsForm.tsx';
import { COPY } from './copy.ts';

/** Only monthly income falls short: savings, other income and debts to pay off that may make up for it (lending §1.2, row 8a). */
export function Assets(): JSX.Element {
  const { uuid, status } = useFollowed();
  const query = useQuery({ ...applicationApi(uuid).missingIncome(), enabled: status.status === 'ASSETS_PREQUAL' });
  if (query.data) return <AssetsForm uuid={uuid} missing={query.data} />;
  return (
    <Screen title={COPY.title} stayRail>
      <Loaded query={query} label={COPY.loading}>
        {() => null}
      </Loaded>
    </Screen>
  );
}
