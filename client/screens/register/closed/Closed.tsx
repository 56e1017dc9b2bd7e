import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { outside } from '@hearthline/journey/paths.ts';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import type { JSX } from 'react';
import { useHere } from '../../../parts/screen/navigation.ts';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { useTitle } from '../../../parts/screen/use-title.ts';
import { company } from '../../../services/organization/organization.ts';
import { useSignedIn } from '../../../services/session/session.ts';
import { COPY } from './copy.ts';

/** A lender that takes no new applications: who has one signs in, and people who have begun to register read that nothing is lost. */
export function Closed(): JSX.Element {
  const { name, phone } = company();
  const isSignedIn = useSignedIn();
  const hasBegun = useHere(({ search }) => search['s'] !== undefined);
  useTitle(COPY.title(name));
  return (
    <DeadEndFrame>
      <PageHeading intro={COPY.intro}>{COPY.title(name)}</PageHeading>
      <div className="section stack">
        {hasBegun && <Alert title={COPY.kept.title}>{COPY.kept.text}</Alert>}
        <p>
          {isSignedIn || COPY.signIn}{' '}
          <PathLink to={isSignedIn ? outside.dashboard() : outside.authLogin()}>{isSignedIn ? COPY.dashboard : COPY.logIn}</PathLink>
        </p>
        <p>
          {COPY.call}{' '}
          <a className="num" href={`tel:+1${phone.replaceAll('-', '')}`}>
            {phone}
          </a>
        </p>
      </div>
    </DeadEndFrame>
  );
}
