import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Screen } from '../../parts/screen/Screen.tsx';
import { useFollowed } from '../../parts/screen/followed.ts';
import { applicationApi } from '../../services/application.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { LiensForm } from './LiensForm.tsx';
import { COPY } from './copy.ts';

/** The recorded liens on the home; the borrower confirms or corrects each, says it is paid off, or adds one. */
export function Liens(): JSX.Element {
  const { uuid } = useFollowed();
  const query = useQuery(applicationApi(uuid).liens());
  if (query.data) return <LiensForm uuid={uuid} liens={query.data.liens} homeValue={query.data.homeValue} />;
  return (
    <Screen title={COPY.title} intro={COPY.intro} stayRail>
      <Loaded query={query} label={COPY.loading}>
        {() => null}
      </Loaded>
    </Screen>
  );
}
