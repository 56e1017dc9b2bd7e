import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { Announcer } from '@hearthline/kit/live-region/Announcer.tsx';
import { SkeletonCard } from '@hearthline/kit/skeleton/Skeleton.tsx';
import { RouterProvider } from '@tanstack/react-router';
import { type JSX, lazy, Suspense, useEffect, useState } from 'react';
import { Zone } from '../parts/zone.tsx';
import { Failed, Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { onSignedOut, queryClient } from '../services/api.ts';
import { type DeskSession, sessionRefused, useSession } from '../services/session.ts';
import { SignIn } from '../sign-in/SignIn.tsx';
import { SignInFrame } from '../sign-in/SignInFrame.tsx';
import { Welcome } from '../sign-in/Welcome.tsx';
import { CHROME } from './copy.ts';
import { MemberContext } from './member.ts';
import { deskRouter } from './router.tsx';

onSignedOut(sessionRefused);

/** The paths of links: of people who set their password, and of those who set up a lender. */
const WELCOME = '/desk/welcome';
const NEW_LENDER = '/desk/new-lender';

const NewLender = lazy(async () => ({ default: (await import('../screens/new-lender/NewLender.tsx')).NewLender }));

/** The desk, or the page that sets up a lender, for which nobody signs in. */
export function Desk(): JSX.Element {
  return window.location.pathname === NEW_LENDER ? (
    <Suspense fallback={<SkeletonCard />}>
      <Announcer />
      <NewLender />
    </Suspense>
  ) : (
    <OfLender />
  );
}

/** A sign-in, and behind it the pages of the member's role. */
function OfLender(): JSX.Element {
  const session = useSession();
  const [isWelcomed, setWelcomed] = useState(window.location.pathname !== WELCOME);
  if (!isWelcomed)
    return (
      <Welcome
        onDone={() => {
          window.history.replaceState(null, '', '/desk');
          setWelcomed(true);
        }}
      />
    );
  if (session.data === undefined)
    return (
      <SignInFrame title={CHROME.desk}>
        {session.error == null ? <Loaded query={session}>{() => null}</Loaded> : <Failed error={session.error} again={session.refetch} />}
      </SignInFrame>
    );
  return <SignedIn session={session.data} />;
}

/** Once signed in, the page stays when the session ends: a sign-in is asked for over it, and nothing typed is lost. */
function SignedIn({ session }: { readonly session: DeskSession }): JSX.Element {
  const [kept, setKept] = useState(session.member);
  const { member } = session;
  if (member && member !== kept && (kept === null || member.staffUuid === kept.staffUuid)) setKept(member);
  const isSomeoneElse = member !== null && kept !== null && member.staffUuid !== kept.staffUuid;
  useEffect(() => {
    if (isSomeoneElse) window.location.assign('/desk');
  }, [isSomeoneElse]);
  useEffect(() => {
    if (member) void queryClient.invalidateQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [member]);
  if (kept === null) return <SignIn session={session} />;
  return (
    <MemberContext value={kept}>
      <Zone value={kept.timeZone}>
        <Announcer />
        <RouterProvider router={deskRouter} />
        <Dialog open={member === null} title={CHROME.expired}>
          <p>{CHROME.expiredWhy}</p>
          <SignIn session={session} isInDialog email={kept.email} />
        </Dialog>
      </Zone>
    </MemberContext>
  );
}
