import { profileGet } from '@hearthline/web/operations/service-profile.ts';
import { identitySessions } from '@hearthline/web/operations/identity.ts';
import { outside } from '@hearthline/journey/paths.ts';
import { PageHeading } from '@hearthline/kit/page-frame/PageHeading.tsx';
import { DeadEndFrame } from '@hearthline/kit/page-frame/RegisterFrame.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { JSX } from 'react';
import { DOCUMENTS } from '../../../parts/electronic/copy.ts';
import { DocumentChoice } from '../../../parts/electronic/DocumentChoice.tsx';
import { PathLink } from '../../../parts/screen/PathLink.tsx';
import { useWalletAddress, WalletAddress } from '../../../parts/wallet/WalletAddress.tsx';
import { useTitle } from '../../../parts/screen/use-title.ts';
import { $api } from '../../../services/api/queries.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { LoadingPage } from '../../../parts/requests/LoadingPage.tsx';
import { useOwnApplications } from '../use-own-applications.ts';
import { Devices } from './Devices.tsx';
import { MessageChoices } from './MessageChoices.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SignInSections } from './SignInSections.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { DEVICES, MESSAGES, PASSWORD, PHONE, COPY, WALLET } from './copy.ts';

/** Phone, messages, password and devices of a signed-in person; each section saves by itself. */
export function Settings(): JSX.Element {
  useTitle(COPY.title);
  const queries = useQueryClient();
  const query = $api.useRead(profileGet, {}, { refetchOnMount: 'always' });
  const wallet = useWalletAddress();
  const { isOtherLender, newest } = useOwnApplications();
  const sessionsAgain = (): void => void queries.invalidateQueries($api.read(identitySessions));
  if (isOtherLender) return <LoadingPage />;
  return (
    <DeadEndFrame>
      <PageHeading intro={COPY.intro}>{COPY.title}</PageHeading>
      <Loaded query={query} label={PHONE.loading}>
        {({ phoneNumbers, email }) => {
          const phone = phoneNumbers.find(({ type }) => type === 'MOBILE')?.number ?? '';
          return (
            <>
              <section className="section">
                <h2>{PHONE.title}</h2>
                <PhoneForm number={phone} onSaved={() => void query.refetch()} />
              </section>
              <section className="section">
                <h2>{MESSAGES.title}</h2>
                <MessageChoices phone={phone} email={email} />
              </section>
            </>
          );
        }}
      </Loaded>
      {newest && (
        <section className="section">
          <h2>{DOCUMENTS.title}</h2>
          <DocumentChoice uuid={newest.uuid} />
        </section>
      )}
      {wallet !== null && (
        <section className="section stack">
          <h2>{WALLET.title}</h2>
          <p>{WALLET.text}</p>
          <WalletAddress address={wallet} />
        </section>
      )}
      <section className="section">
        <h2>{PASSWORD.title}</h2>
        <PasswordForm email={query.data?.email} onChanged={sessionsAgain} />
      </section>
      <SignInSections />
      <section className="section">
        <h2>{DEVICES.title}</h2>
        <Devices />
      </section>
      <p className="section">
        <PathLink to={outside.dashboard()}>{COPY.back}</PathLink>
      </p>
    </DeadEndFrame>
  );
}
