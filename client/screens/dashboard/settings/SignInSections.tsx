import { identityGet, securityGet } from '@hearthline/web/operations/identity.ts';
import { profileGet } from '@hearthline/web/operations/service-profile.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { $api } from '../../../services/api/queries.ts';
import { EmailSection } from './EmailSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { EMAIL, PASSKEYS, TWO_STEP } from './security-copy.ts';
import { TwoStepSection } from './TwoStepSection.tsx';

/** The email address of an account, and how it is opened besides the password. */
export function SignInSections(): JSX.Element {
  const queries = useQueryClient();
  const identity = $api.useRead(identityGet, {}, { refetchOnMount: 'always' });
  const security = $api.useRead(securityGet, {}, { refetchOnMount: 'always' });
  const emailChanged = (): void => {
    void identity.refetch();
    void queries.invalidateQueries($api.read(profileGet));
  };
  const again = (): void => void security.refetch();
  return (
    <>
      <section className="section">
        <h2>{EMAIL.title}</h2>
        <Loaded query={identity} label={TWO_STEP.loading}>
          {({ email, emailVerified }) => <EmailSection email={email} isProved={emailVerified} onChanged={emailChanged} />}
        </Loaded>
      </section>
      <Loaded query={security} label={TWO_STEP.loading}>
        {({ twoStep, recoveryCodesLeft, passkeys }) => (
          <>
            <section className="section">
              <h2>{TWO_STEP.title}</h2>
              <TwoStepSection isOn={twoStep} codesLeft={recoveryCodesLeft} onChanged={again} />
            </section>
            <section className="section">
              <h2>{PASSKEYS.title}</h2>
              <PasskeysSection passkeys={passkeys} onChanged={again} />
            </section>
          </>
        )}
      </Loaded>
    </>
  );
}
