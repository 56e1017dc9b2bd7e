import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { BASE, outside } from '@hearthline/journey/paths.ts';
import { useQuery } from '@tanstack/react-query';
import type { JSX } from 'react';
import { COPY as LIST } from '../../../parts/pdf/copy.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { applicationApi } from '../../../services/application.ts';
import { ConsentPage } from './ConsentPage.tsx';
import { COPY } from './copy.ts';
import { ReadableList } from './ReadableList.tsx';

/** The documents delivered so far, to read and download; in New York first the notice and the consent to the credit check. */
export function Disclosures(): JSX.Element {
  const { uuid } = useFollowed();
  const query = useQuery(applicationApi(uuid).disclosures());
  if (query.data?.consentNeeded) return <ConsentPage uuid={uuid} documents={query.data.documents} consent={query.data.consentNeeded} />;
  return (
    <Screen title={COPY.title} intro={COPY.intro}>
      <div className="section">
        <Loaded query={query} label={LIST.loadingList}>
          {({ documents }) => <ReadableList uuid={uuid} documents={documents} />}
        </Loaded>
      </div>
      <div className="section">
        <Stack row gap={8}>
          <PathLink to={`${BASE}/${uuid}`}>{COPY.back}</PathLink>
          <PathLink to={outside.dashboard()}>{COPY.dashboard}</PathLink>
        </Stack>
      </div>
    </Screen>
  );
}
