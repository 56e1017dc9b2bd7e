import { useQueryClient } from '@tanstack/react-query';
import type { JSX } from 'react';
import { Loaded } from '../../../parts/requests/Loaded.tsx';
import { $api } from '../../../services/api/queries.ts';
import { EmailSection } from './EmailSection.tsx';
import { PasskeysSection } from './PasskeysSection.tsx';
import { EMAIL, PASSKEYS, TWO_STEP } from './security-copy.ts';
import { TwoStepSection } from './TwoStepSection.tsx';

/** The email address of an account, and how it is opened besides the password. */
export function SignInSections(): JSX.Element {
  const queries = useQueryClient();
  const identity = $api.useQuery('get', '/identity/secure/api/v1_1/identity', {}, { refetchOnMount: 'always' });
  const security = $api.useQuery('get', '/identity/secure/api/v1/security', {}, { refetchOnMount: 'always' });
  const emailChanged = (): void => {
    void identity.refetch();
    void queries.invalidateQueries($api.queryOptions('get', '/service-profile/api/v1/profile'));
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
