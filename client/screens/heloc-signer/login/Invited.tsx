import { profileGet } from '@hearthline/web/operations/service-profile.ts';
import { signer as paths } from '@hearthline/journey/paths.ts';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button, buttonClass } from '@hearthline/kit/button/Button.tsx';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { useQuery } from '@tanstack/react-query';
import { type JSX, type ReactNode, useEffect, useState } from 'react';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { problemMessage } from '@hearthline/web/requests/problem-message.ts';
import { PathLink, useGo } from '../../../parts/screen/PathLink.tsx';
import { useTitle } from '../../../parts/screen/use-title.ts';
import { HelpList } from '../../../parts/waiting/HelpList.tsx';
import { codeOf, serverMessage } from '@hearthline/web/api/api-error.ts';
import { $api } from '../../../services/api/queries.ts';
import { organization } from '../../../services/organization/organization.ts';
import { logOut } from '../../../services/session/log-out.ts';
import { session } from '../../../services/session/session.ts';
import { acceptInvitation, type Invitation, readInvitation } from '../../../services/signer.ts';
import { COPY, ENDED_COPY, INVITED, WRONG } from './copy.ts';
import { InvitationForm } from './InvitationForm.tsx';

const CODES: Readonly<Record<string, string>> = { invitation_ended: ENDED_COPY.over, conflict: ENDED_COPY.signed };

/** What an emailed invitation opens: who asks, and a password for the person it was sent to. The secret leaves memory when it was accepted. */
export function Invited({ secret }: { secret: string }): JSX.Element {
  const query = useQuery({
    queryKey: ['invitation'],
    queryFn: ({ signal }) => readInvitation(secret, signal),
    staleTime: Infinity,
    gcTime: 0,
  });
  const { data, error, isFetching } = query;
  const code = codeOf(error);
  if (data) return <ForPerson secret={secret} invitation={data} />;
  if (!isFetching && (code === 'not_found' || code === 'invitation_ended' || code === 'conflict'))
    return (
      <DeadEnd title={CODES[code] ?? ENDED_COPY.unknown} intro={code === 'not_found' ? ENDED_COPY.unknownText : serverMessage(error)}>
        {code !== 'conflict' && <p className="section">{ENDED_COPY.again}</p>}
        <p className="section">
          <PathLink to={paths.login()} className={buttonClass({ variant: 'outline' })} onClick={forget}>
            {ENDED_COPY.login}
          </PathLink>
        </p>
        <HelpList />
      </DeadEnd>
    );
  return (
    <DeadEnd title={COPY.title}>
      <Loaded query={query} label={INVITED.loading}>
        {() => null}
      </Loaded>
    </DeadEnd>
  );
}

/** Takes the secret out of the entry of the tab's history, which keeps it over a reload (address-secret). */
const forget = (): void => window.history.replaceState(null, '', paths.login());

function DeadEnd({ title, intro, children }: { title: string; intro?: ReactNode; children: ReactNode }): JSX.Element {
  useTitle(title);
  return (
    <DeadEndFrame>
      <PageHeading key={title} intro={intro}>
        {title}
      </PageHeading>
      {children}
    </DeadEndFrame>
  );
}

/** The page of the invitation's lender, when this one was served for another; null where it names that lender already. */
function addressOf(orgCode: string, secret: string): string | null {
  const url = new URL(window.location.href);
  if (url.searchParams.get('org') === orgCode) return null;
  url.searchParams.set('org', orgCode);
  url.searchParams.set('invitation', secret);
  return url.href;
}

function ForPerson({ secret, invitation }: { secret: string; invitation: Invitation }): JSX.Element {
  // as it was before the invitation is accepted here
  const [isSignedIn, setSignedIn] = useState(session.isSignedIn);
  const isOther = invitation.organizationCode !== organization().orgCode;
  const target = isOther ? addressOf(invitation.organizationCode, secret) : null;
  useEffect(() => {
    if (target !== null) window.location.replace(target);
  }, [target]);
  if (isOther)
    return target === null ? (
      <DeadEnd title={ENDED_COPY.other} intro={ENDED_COPY.otherText}>
        <HelpList />
      </DeadEnd>
    ) : (
      <DeadEnd title={INVITED.loading}>{null}</DeadEnd>
    );
  return isSignedIn ? (
    <SignedIn secret={secret} invitation={invitation} onLogout={() => setSignedIn(false)} />
  ) : (
    <InvitationForm secret={secret} invitation={invitation} />
  );
}

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Someone is signed in here: the invited person accepts at once, anyone else is told whose it is. */
function SignedIn({ secret, invitation, onLogout }: { secret: string; invitation: Invitation; onLogout: () => void }): JSX.Element {
  const go = useGo();
  const profile = $api.useRead(profileGet);
  const [problem, setProblem] = useState<string | null>(null);
  const mine = profile.data?.email;
  const isTheirs = mine !== undefined && same(mine, invitation.email);
  useEffect(() => {
    if (!isTheirs) return;
    acceptInvitation(secret).then(
      () => go(paths.resume(), { replace: true }),
      (error: unknown) => setProblem(problemMessage(error)),
    );
  }, [isTheirs, secret, go]);
  if (mine === undefined || (isTheirs && problem === null))
    return (
      <DeadEnd title={INVITED.accepting}>
        <Loaded query={profile} label={INVITED.accepting}>
          {() => null}
        </Loaded>
      </DeadEnd>
    );
  return (
    <DeadEnd title={WRONG.title} intro={WRONG.intro(mine, invitation.email)}>
      {problem !== null && (
        <div className="section">
          <Alert kind="err" title={INVITED.failed}>
            {problem}
          </Alert>
        </div>
      )}
      <p className="section">{WRONG.text}</p>
      <div className="section">
        <Button onClick={() => void logOut().then(onLogout)}>{WRONG.leave}</Button>
      </div>
      <HelpList />
    </DeadEnd>
  );
}
