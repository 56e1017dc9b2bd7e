import { BASE, outside } from '@hearthline/journey/paths.ts';
import { Alert, GenericError } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { AsideNotes } from '@hearthline/kit/page-frame/AsideNotes.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { type JSX, useState } from 'react';
import { LoadingPage } from '../../../parts/requests/LoadingPage.tsx';
import { useGo } from '../../../parts/screen/PathLink.tsx';
import { useTitle } from '../../../parts/screen/use-title.ts';
import { takeAddressSecret } from '../../../services/address-secret.ts';
import { useSignedIn } from '../../../services/session/session.ts';
import { SetupForm } from './SetupForm.tsx';
import { useInvitation } from './use-invitation.ts';
import { ASIDE, COPY } from './copy.ts';

/** The borrower takes over an account and inquiry that a loan officer created: a password, and the attestation. */
export function AccountSetup(): JSX.Element {
  const go = useGo();
  const [secret] = useState(() => takeAddressSecret('invitation'));
  // the page itself signs the borrower in; its fields must not change in the middle of that
  const isSignedInNow = useSignedIn();
  const [isSignedIn] = useState(isSignedInNow);
  const invitation = useInvitation(secret, isSignedIn);
  useTitle(invitation.kind === 'over' ? COPY.overTitle : COPY.title);

  if (invitation.kind === 'asking') return <LoadingPage />;
  if (invitation.kind === 'over') {
    const target = isSignedIn ? outside.dashboard() : outside.authLogin();
    return (
      <DeadEndFrame>
        <PageHeading intro={COPY.over}>{COPY.overTitle}</PageHeading>
        <p className="section">
          <Button onClick={() => void go(target)}>{isSignedIn ? COPY.dashboard : COPY.login}</Button>
        </p>
      </DeadEndFrame>
    );
  }
  if (invitation.kind === 'failed')
    return (
      <DeadEndFrame aside={<AsideNotes notes={ASIDE} />}>
        <PageHeading>{COPY.title}</PageHeading>
        <GenericError />
        <Alert title={COPY.failed}>
          <Button variant="text" onClick={invitation.again}>
            {COPY.again}
          </Button>
        </Alert>
      </DeadEndFrame>
    );
  return (
    <SetupForm
      invitation={invitation}
      secret={secret}
      isSignedIn={isSignedIn}
      done={(uuid) => void go(`${BASE}/${uuid}`, { replace: true })}
    />
  );
}
