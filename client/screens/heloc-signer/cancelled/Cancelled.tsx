import { signer as paths } from '@hearthline/journey/paths.ts';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import type { JSX } from 'react';
import { useSigner } from '../../../parts/screen/followed.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { HelpList } from '../../../parts/waiting/HelpList.tsx';
import { COPY } from './copy.ts';

/** The application has ended: what that means for the signer, and their documents, which stay. */
export function Cancelled(): JSX.Element {
  const { signer } = useSigner();
  const { title, intro, facts } = COPY[signer.ended ?? 'OTHER'];
  return (
    <Screen alone title={title} intro={intro}>
      <div className="section">
        <Facts items={facts} />
      </div>
      <p className="section">
        <PathLink to={paths.documents()}>{COPY.documents}</PathLink>
      </p>
      <HelpList />
    </Screen>
  );
}
