import { signerScreenOf } from '@hearthline/journey/paths.ts';
import { signerPlace } from '@hearthline/journey/signer-place.ts';
import { Outlet, useLocation } from '@tanstack/react-router';
import { type JSX, useMemo } from 'react';
import { useFollowSigner } from '../../follow.ts';
import { LoadingPage } from '../../parts/requests/LoadingPage.tsx';
import { FollowedContext, type SignerFollowed } from '../../parts/screen/followed.ts';
import { momentOf } from '../../services/clock.ts';
import { useLenderOf } from '../../services/organization/lender-of-application.ts';
import { CutOffNotice } from './CutOffNotice.tsx';

/** Held reads run at every step of a signer: nothing has to be begun for a page that waits. */
const watch = (): (() => void) => () => undefined;

/** Wraps every screen of another signer: follows their part of the application, and shows the screen of their next step. */
export function SignerLayout(): JSX.Element {
  const pathname = useLocation({ select: (location) => location.pathname });
  const { seen, follower } = useFollowSigner();
  const { signer, status, savedAt } = seen;
  const followed = useMemo<SignerFollowed | null>(
    () =>
      signer && status && follower
        ? {
            uuid: signer.applicationUuid,
            signer,
            status,
            savedAt: savedAt === null ? undefined : momentOf(savedAt),
            submit: follower.submit,
            done: follower.again,
            again: follower.again,
            watch,
          }
        : null,
    [signer, status, savedAt, follower],
  );
  const isOtherLender = useLenderOf(signer?.organizationCode);
  // on the way to the screen of the next step
  const isLeading = signer !== null && signerPlace(signer.next, signerScreenOf(pathname)) !== null;
  const notice = <CutOffNotice isShown={seen.isCutOff} />;
  if (!followed || isOtherLender || isLeading)
    return (
      <>
        {notice}
        <LoadingPage />
      </>
    );
  return (
    <FollowedContext value={followed}>
      {notice}
      <Outlet />
    </FollowedContext>
  );
}
