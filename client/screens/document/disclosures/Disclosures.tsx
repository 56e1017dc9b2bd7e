import { BASE, outside } from '@hearthline/journey/paths.ts';
import type { JSX } from 'react';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { useFollowed } from '../../../follow.ts';
import { $api } from '../../../services/api/queries.ts';
import { Loaded } from '../../../parts/requests/Loaded.tsx';
import { ConsentPage } from './ConsentPage.tsx';
import { PaperList } from './PaperList.tsx';
import { PATH } from './papers.ts';
import { COPY } from './copy.ts';

/** The papers given so far, to read and to keep; in New York first the notice and the consent to the credit check. */
export function Disclosures(): JSX.Element {
  const { uuid } = useFollowed();
  const asked = $api.useQuery('get', PATH, { params: { path: { uuid } } }, { staleTime: 0, refetchOnMount: 'always' });
  if (asked.data?.consentNeeded) return <ConsentPage uuid={uuid} papers={asked.data.documents} consent={asked.data.consentNeeded} />;
  return (
    <Screen title={COPY.title} intro={COPY.intro}>
      <div className="section">
        <Loaded asked={asked} label={COPY.loading}>
          {({ documents }) => <PaperList uuid={uuid} papers={documents} />}
        </Loaded>
      </div>
      <p className="section" style={{ display: 'flex', flexWrap: 'wrap', gap: '8px 24px' }}>
        <PathLink to={`${BASE}/${uuid}`}>{COPY.back}</PathLink>
        <PathLink to={outside.dashboard()}>{COPY.dashboard}</PathLink>
      </p>
    </Screen>
  );
}
